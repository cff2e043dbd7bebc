#include "program/harness_frames.hpp"

#include <algorithm>

namespace weaveproof::program {

// At its outer end a stack has frames of the harness and of the JDK, by which it was called and calls the test.
void foldHarness(Places& stack) {
  const auto isHarness = [](const Place& place) { return place.owner == CodeOwner::Harness; };
  const auto isOthers = [&](const Place& place) { return !isHarness(place) && place.owner != CodeOwner::Jdk; };
  const auto test =
      std::find_if(stack.rbegin(), stack.rend(), isOthers).base();  // what is called from there on is the test's
  auto end = std::find_if(test, stack.end(), isHarness);
  if (end == stack.end()) return;
  if (test != stack.begin())
    end = test;  // between the two the harness calls by reflection
  else if (end == stack.begin())
    ++end;  // the harness itself complains: one frame of it says so
  stack.erase(end, stack.end());
}

}  // namespace weaveproof::program
