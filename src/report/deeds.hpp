// What a person is told of a schedule: not each step, but what a thread does, of which a call of the library is one thing.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "schedule/counterexample.hpp"

namespace weaveproof::report {

struct Deed {
  std::size_t first = 0, last = 0;             // steps, all of one thread
  std::string what;                            // "locks stats (ReentrantLock@2)"
  bool interacts = false;                      // one of the steps does
  bool isCall = false;                         // of the library, and told as such
  const program::Aside* aside = nullptr;  // it is no step, but comes behind those of the deed before
};

// All steps, in their order. With `internals` each is told by itself.
std::vector<Deed> deedsOf(const schedule::Counterexample& example, bool internals);

// Of an action in the library, with the method that does it.
std::string whatOf(const program::ActionText& text);

}  // namespace weaveproof::report
