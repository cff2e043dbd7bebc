// What can be wrong with a program. A property looks at each transition and the state that it led to.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/identity.hpp"
#include "program/program.hpp"
#include "spec/check_spec.hpp"

namespace weaveproof::check {

// A stack that a violation is about: of an exception or one of its causes, of a thread that waits or is about to access something.
struct Stack {
  std::string title;  // "java.lang.IllegalStateException: closed", ""T1" waits to lock Fork@2 held by "T2""
  program::ThreadNumber thread = 0;
  program::Places frames;
};

struct Violation {
  std::string kind;                  // "deadlock", "exception", "assertion", "race", "loop", "exit", "nonprogress"
  std::string message;               // one sentence
  std::string className;             // of the exception; empty otherwise
  std::vector<std::string> details;  // further lines: stack trace, who waits for what, the two accesses of a race
  std::vector<program::ThreadNumber> threads;  // involved
  std::vector<Stack> stacks;                   // the first is where it shows
  Identity identity;
};

class Property {
 public:
  virtual ~Property() = default;
  virtual std::string_view name() const = 0;

  // False when only a transition that failed can violate it: then states need not be shown to it.
  virtual bool looksAtStates() const { return true; }

  // After a transition that ended with `outcome`. The program stands in the new state. All that is wrong there: a search
  // that leaves out schedules may see two violations together only.
  virtual std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) = 0;
};

// The properties of this name in the order in which they are checked; throws std::invalid_argument with a sentence that
// names the ones that exist.
std::vector<std::unique_ptr<Property>> makeProperties(const spec::CheckSpec& spec);
std::vector<std::unique_ptr<Property>> makeProperties(const std::vector<std::string>& names);

}  // namespace weaveproof::check
