// Which calls of the library ask for more than their arguments hold: for classes by name and for resources, or for what a class
// declares. The answer depends on files that no instruction of the program names.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

enum class Question : std::uint8_t {
  Nothing,
  Places,      // the classes, methods, files and lines of a stack
  Members,     // what a class declares or inherits: fields, methods, annotations, supertypes
  Classes,     // members; and any class or resource on the class path, by a name that the program may make up
  Everything,  // all of these
};
inline bool asksForPlaces(Question question) {
  return question == Question::Places || question == Question::Everything;
}
inline bool asksForMembers(Question question) { return question >= Question::Members; }
inline bool asksForClasses(Question question) { return question >= Question::Classes; }

// The first rule that fits is the one.
struct QuestionRule {
  std::string_view holder;   // a class, or the beginning of names if it ends in '/'; empty: all
  std::string_view methods;  // with spaces between, each with or without its descriptor; empty: all
  Question question;
};
std::span<const QuestionRule> questionRules();

// Of a method of the library; names with slashes. What is not known is taken for the worst.
Question questionOf(std::string_view holder, std::string_view method, std::string_view descriptor);

}  // namespace weaveproof::jdk
