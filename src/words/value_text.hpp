// Values, objects, locations and names in words.
#pragma once

#include <string>
#include <vector>

#include "program/location.hpp"
#include "program/value.hpp"

namespace weaveproof::words {

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

std::string textOf(const program::ObjectName& object);   // "Account@2"
std::string textOf(const program::Location& location);   // "Account@2.balance", "int[]@1[3]"
std::string textOf(const program::Value& value);         // "100", "Account@2"; empty if it is unknown
std::string textOf(const program::Operand& operand);     // "stats (ReentrantLock@2)"; "…" if nothing is known
std::string textOf(const program::NamedObject& object);  // likewise
std::string textOf(const program::MethodName& method);   // "ReentrantLock.lock", "new Semaphore"

std::string withArticle(const std::string& name);  // "an Exchanger"

// "\"a\"", "\"a\" and \"b\"", "\"a\", \"b\" and \"c\""
std::string quotedList(const std::vector<std::string>& names);

}  // namespace weaveproof::words
