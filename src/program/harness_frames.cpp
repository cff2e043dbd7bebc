#include "program/harness_frames.hpp"

#include <algorithm>

#include "vm/class.hpp"

namespace weaveproof::program {

namespace {

constexpr const char* kHarnesses[] = {"weaveproof/",     "gov/nasa/jpf/vm/", "org/junit/",
                                      "org/opentest4j/", "junit/framework/", "org/hamcrest/"};

}  // namespace

bool isUserCode(const vm::Class& c) {
  const std::string_view name = c.name->text();
  return !c.trusted && std::ranges::none_of(kHarnesses, [&](const char* start) { return name.starts_with(start); });
}

void foldHarness(std::vector<std::string>& stack) {
  const auto isHarness = [](const std::string& place) { return place.starts_with("weaveproof.junit."); };
  const auto isReflection = [](const std::string& place) {
    return place.starts_with("jdk.internal.reflect.") || place.starts_with("java.lang.reflect.");
  };
  auto end = std::find_if(stack.begin(), stack.end(), isHarness);
  if (end == stack.end()) return;
  while (end != stack.begin() && isReflection(end[-1])) --end;
  if (end == stack.begin()) ++end;  // the harness itself complains: one frame of it says so
  stack.erase(end, stack.end());
}

}  // namespace weaveproof::program
