// The properties by name.
#include "check/property.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

struct Entry {
  std::string_view name;
  std::unique_ptr<Property> (*make)(const spec::CheckSpec& spec);
};

// In the order in which they are checked: what went wrong in a transition comes before what is wrong with the state
// after it.
constexpr std::array kProperties = {
    Entry{"exception", [](const spec::CheckSpec&) { return makeExceptionProperty(); }},
    Entry{"loop", [](const spec::CheckSpec&) { return makeLoopProperty(); }},
    Entry{"exit", [](const spec::CheckSpec&) { return makeExitProperty(); }},
    Entry{"deadlock", [](const spec::CheckSpec&) { return makeDeadlockProperty(); }},
    Entry{"race", [](const spec::CheckSpec& spec) { return makeRaceProperty(spec.raceInLibrary); }},
    Entry{"nonprogress", [](const spec::CheckSpec&) { return makeNonprogressProperty(); }},
};

void requireKnown(const std::string& name) {
  if (std::ranges::any_of(kProperties, [&](const Entry& entry) { return entry.name == name; })) return;
  std::string known;
  for (const Entry& entry : kProperties) known += (known.empty() ? "" : ", ") + std::string(entry.name);
  throw std::invalid_argument("There is no property '" + name + "'; the ones that exist are " + known + ".");
}

}  // namespace

std::vector<std::unique_ptr<Property>> makeProperties(const spec::CheckSpec& spec) {
  std::ranges::for_each(spec.properties, requireKnown);
  std::vector<std::unique_ptr<Property>> properties;
  for (const Entry& entry : kProperties) {
    if (std::ranges::find(spec.properties, entry.name) != spec.properties.end()) properties.push_back(entry.make(spec));
  }
  return properties;
}

std::vector<std::unique_ptr<Property>> makeProperties(const std::vector<std::string>& names) {
  spec::CheckSpec spec;
  spec.properties = names;
  return makeProperties(spec);
}

}  // namespace weaveproof::check
