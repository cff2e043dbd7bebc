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
  bool byDefault;
  std::unique_ptr<Property> (*make)(const PropertyOptions& options);
};

// In the order in which they are checked: what went wrong in a transition comes before what is wrong with the state
// behind it.
constexpr std::array kProperties = {
    Entry{"exception", true, [](const PropertyOptions&) { return makeExceptionProperty(); }},
    Entry{"loop", true, [](const PropertyOptions&) { return makeLoopProperty(); }},
    Entry{"exit", true, [](const PropertyOptions&) { return makeExitProperty(); }},
    Entry{"deadlock", true, [](const PropertyOptions&) { return makeDeadlockProperty(); }},
    Entry{"race", false, [](const PropertyOptions& options) { return makeRaceProperty(options.raceInLibrary); }},
    Entry{"nonprogress", false, [](const PropertyOptions&) { return makeNonprogressProperty(); }},
};

void requireKnown(const std::string& name) {
  if (std::ranges::any_of(kProperties, [&](const Entry& entry) { return entry.name == name; })) return;
  std::string known;
  for (const Entry& entry : kProperties) known += (known.empty() ? "" : ", ") + std::string(entry.name);
  throw std::invalid_argument("There is no property '" + name + "'; the ones that exist are " + known + ".");
}

}  // namespace

std::vector<std::unique_ptr<Property>> makeProperties(const std::vector<std::string>& names,
                                                      const PropertyOptions& options) {
  std::ranges::for_each(names, requireKnown);
  std::vector<std::unique_ptr<Property>> properties;
  for (const Entry& entry : kProperties) {
    if (std::ranges::find(names, entry.name) != names.end()) properties.push_back(entry.make(options));
  }
  return properties;
}

std::vector<std::string> defaultProperties() {
  std::vector<std::string> names;
  for (const Entry& entry : kProperties) {
    if (entry.byDefault) names.emplace_back(entry.name);
  }
  return names;
}

}  // namespace weaveproof::check
