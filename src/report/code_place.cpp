#include "report/code_place.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "words/action_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::report {

using program::Place;

Place ownPlaceOf(const program::Places& stack) {
  const auto own = std::ranges::min_element(stack, {}, &Place::owner);  // the first of several
  return own == stack.end() ? Place() : *own;
}

std::vector<PlaceOfViolation> placesOf(const check::Violation& violation) {
  std::vector<PlaceOfViolation> places;
  for (const check::Stack& stack : violation.stacks)
    if (Place place = ownPlaceOf(stack.frames); place.isKnown())
      places.push_back({std::move(place), words::titleOf(stack, violation)});
  return places;
}

std::vector<PlaceOfViolation> placesOf(const schedule::Counterexample& example) {
  std::vector<PlaceOfViolation> places = placesOf(example.violation);
  if (!places.empty() || example.steps.empty()) return places;
  const std::size_t at = example.schedule.cycleStart.value_or(example.steps.size() - 1);
  const program::DescribedAction& action = example.steps[std::min(at, example.steps.size() - 1)].described;
  return {{action.where.ownPlace(), words::textOf(action.act)}};
}

std::string shown(const Place& place) {
  if (place.file.empty()) return place.className;
  return place.line < 0 ? place.file : fmt::format("{}:{}", place.file, place.line);
}

}  // namespace weaveproof::report
