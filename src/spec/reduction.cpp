#include "spec/reduction.hpp"

#include <array>
#include <utility>

namespace weaveproof::spec {

namespace {

constexpr std::array<std::pair<Steps, std::string_view>, 5> kSteps = {{{Steps::All, "none"},
                                                                       {Steps::Shared, "local"},
                                                                       {Steps::Reachable, "reachability"},
                                                                       {Steps::Interfering, "hybrid"},
                                                                       {Steps::Contended, "locks"}}};
constexpr std::string_view kSleep = "sleep", kFull = "full";

}  // namespace

std::string_view nameOf(Steps steps) {
  for (const auto& [one, name] : kSteps)
    if (one == steps) return name;
  return {};
}

std::optional<Steps> stepsNamed(std::string_view name) {
  for (const auto& [steps, known] : kSteps)
    if (known == name) return steps;
  return std::nullopt;
}

Reduction Reduction::named(std::string_view name) {
  if (const std::optional<Steps> steps = stepsNamed(name)) return {*steps, Orders::All, {}};
  if (name == kSleep) return {Steps::Contended, Orders::SleepSets, {}};
  if (name == kFull) return {Steps::Contended, Orders::SourceSets, {}};
  return {Steps::Contended, Orders::Published, std::string(name)};
}

std::string Reduction::name() const {
  if (steps != Steps::Contended || orders == Orders::All) return std::string(nameOf(steps));
  if (orders == Orders::Published) return algorithm;
  return std::string(orders == Orders::SleepSets ? kSleep : kFull);
}

}  // namespace weaveproof::spec
