// What a violation is known by. Equal identities are the same error, met again on another schedule or on another day: so there is
// nothing in them that differs from schedule to schedule, such as the message of an exception or the number of an object.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "program/place.hpp"

namespace weaveproof::check {

// Where a thread stands that a violation is about.
struct Sight {
  program::Place at;
  program::Place user = {};  // of a deadlock: the innermost place in user code, if there is one
  std::string thread = {};   // its name, if it stands nowhere

  friend auto operator<=>(const Sight&, const Sight&) = default;
};

struct Identity {
  std::string kind;       // of the violation
  std::string what = {};  // "java.lang.IllegalStateException", "3" of an exit, "Account.balance" of a race; or empty
  std::vector<Sight> sights = {};  // sorted
  bool early = false;              // it needs a wait that ends early
  std::string of = {};             // the program or test that has it, where results of several are put together

  friend auto operator<=>(const Identity&, const Identity&) = default;
};

}  // namespace weaveproof::check
