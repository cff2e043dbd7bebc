#include "report/code_place.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace weaveproof::report {

CodePlace codePlaceOf(const program::ActionText& text) {
  if (text.inUserCode || text.userClass.empty()) return {text.className, text.method, text.file, text.line};
  return {text.userClass, text.userMethod, text.userFile, text.userLine};
}

CodePlace codePlaceOf(const program::CodeFrame& frame) {
  return {frame.className, frame.method, frame.file, frame.line};
}

CodePlace ownPlaceOf(const program::CodeFrames& stack) {
  const auto own = std::ranges::min_element(stack, {}, &program::CodeFrame::owner);  // the first of several
  return own == stack.end() ? CodePlace() : codePlaceOf(*own);
}

std::vector<PlaceOfViolation> placesOf(const check::Violation& violation) {
  std::vector<PlaceOfViolation> places;
  for (const check::Stack& stack : violation.stacks)
    if (CodePlace place = ownPlaceOf(stack.frames); !place.className.empty())
      places.push_back({std::move(place), stack.title});
  return places;
}

std::vector<PlaceOfViolation> placesOf(const schedule::Counterexample& example) {
  std::vector<PlaceOfViolation> places = placesOf(example.violation);
  if (!places.empty() || example.steps.empty()) return places;
  const std::size_t at = example.schedule.cycleStart.value_or(example.steps.size() - 1);
  const program::ActionText& text = example.steps[std::min(at, example.steps.size() - 1)].text;
  return {{codePlaceOf(text), text.what}};
}

std::string shown(const CodePlace& place) {
  if (place.file.empty()) return place.className;
  return place.line < 0 ? place.file : fmt::format("{}:{}", place.file, place.line);
}

}  // namespace weaveproof::report
