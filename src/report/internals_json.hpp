// VisibleInternals as they stand in traces and in what is kept of earlier checks.
#pragma once

#include <nlohmann/json.hpp>

#include "tracking/visible_internals.hpp"

namespace weaveproof::report {

inline nlohmann::ordered_json internalsJson(const tracking::VisibleInternals& internals) {
  if (internals.all) return "visible";
  if (internals.empty()) return "local";
  return internals.locations;
}

inline tracking::VisibleInternals internalsOf(const nlohmann::ordered_json& json) {
  tracking::VisibleInternals internals;
  if (json.is_array())
    internals.locations = json.get<std::set<tracking::VisibleInternals::Location>>();
  else
    internals.all = json == "visible";
  return internals;
}

}  // namespace weaveproof::report
