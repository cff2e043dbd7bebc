#include "program/harness_frames.hpp"

#include <algorithm>

namespace weaveproof::program {

void foldHarness(CodeFrames& stack) {
  const auto isHarness = [](const CodeFrame& frame) { return frame.className.starts_with("weaveproof.junit."); };
  const auto isReflection = [](const CodeFrame& frame) {
    return frame.className.starts_with("jdk.internal.reflect.") || frame.className.starts_with("java.lang.reflect.");
  };
  auto end = std::find_if(stack.begin(), stack.end(), isHarness);
  if (end == stack.end()) return;
  while (end != stack.begin() && isReflection(end[-1])) --end;
  if (end == stack.begin()) ++end;  // the harness itself complains: one frame of it says so
  stack.erase(end, stack.end());
}

}  // namespace weaveproof::program
