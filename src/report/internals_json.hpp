// VisibleInternals as they stand in traces and in what is kept of earlier checks.
#pragma once

#include <nlohmann/json.hpp>

#include "vm/visible_internals.hpp"

namespace weaveproof::report {

inline nlohmann::ordered_json internalsJson(const vm::VisibleInternals& internals) {
  if (internals.all) return "visible";
  if (internals.empty()) return "local";
  return internals.locations;
}

inline vm::VisibleInternals internalsOf(const nlohmann::ordered_json& json) {
  vm::VisibleInternals internals;
  if (json.is_array())
    internals.locations = json.get<std::set<vm::VisibleInternals::Location>>();
  else
    internals.all = json == "visible";
  return internals;
}

}  // namespace weaveproof::report
