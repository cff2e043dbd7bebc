// Calls of the library that a report has a verb for. Any other is "calls ConcurrentHashMap.put(…) on map".
#pragma once

#include <span>
#include <string_view>

#include "jdk/call_verb.hpp"

namespace weaveproof::jdk {

struct CallWords {
  std::string_view holder;   // a class or an interface that the receiver is of
  std::string_view methods;  // with spaces between
  CallVerb verb;
};
std::span<const CallWords> callWords();

// Of a thread that has none of the program's own code on its stack: what it does in the innermost of these methods. The object is `this`.
std::span<const CallWords> workerWords();

// Objects that stand for a value, which is in the field of this name.
inline constexpr std::string_view kBoxes[] = {"java/lang/Integer", "java/lang/Long",      "java/lang/Short",
                                              "java/lang/Byte",    "java/lang/Character", "java/lang/Boolean",
                                              "java/lang/Double",  "java/lang/Float"};
inline constexpr std::string_view kBoxedValue = "value", kBoxing = "valueOf";
// Most of their calls are single steps, which say everything.
inline constexpr std::string_view kAtomics = "java/util/concurrent/atomic/", kInvoke = "java/lang/invoke/";
inline constexpr std::string_view kLambda = "$$Lambda";  // in the names of their classes
inline constexpr std::string_view kAtomicBoolean = "java/util/concurrent/atomic/AtomicBoolean";

}  // namespace weaveproof::jdk
