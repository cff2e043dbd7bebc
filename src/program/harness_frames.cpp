#include "program/harness_frames.hpp"

#include <algorithm>

namespace weaveproof {

void foldHarness(std::vector<std::string>& stack) {
  const auto isHarness = [](const std::string& place) { return place.starts_with("weaveproof.junit."); };
  const auto isReflection = [](const std::string& place) {
    return place.starts_with("jdk.internal.reflect.") || place.starts_with("java.lang.reflect.");
  };
  auto end = std::find_if(stack.begin(), stack.end(), isHarness);
  if (end == stack.end()) return;
  while (end != stack.begin() && isReflection(end[-1])) --end;
  if (end != stack.begin()) stack.erase(end, stack.end());
}

}  // namespace weaveproof
