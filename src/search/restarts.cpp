#include "search/restarts.hpp"

#include <cmath>
#include <string>

#include "base/duration.hpp"
#include "search/luby.hpp"
#include "search/notation.hpp"

namespace weaveproof::search {

RunLimit Restarts::limitOf(std::uint64_t run) const {
  double units = 1;
  if (strategy == Strategy::Luby) units = static_cast<double>(luby_num(run));
  if (strategy == Strategy::Walsh) units = std::pow(2.0, static_cast<double>(run - 1) / 2);
  RunLimit limit;
  if (unit.seconds) limit.seconds = *unit.seconds * units;
  if (unit.states) {
    const double states = std::ceil(static_cast<double>(*unit.states) * units);
    limit.states = states < 1e18 ? static_cast<std::uint64_t>(states) : Watch::kNoLimit;
  }
  return limit;
}

Restarts parseRestarts(std::string_view notation) {
  const std::size_t colon = notation.find(':');
  const std::string_view name = notation.substr(0, colon);
  Restarts restarts;
  if (name == "luby") {
    restarts.strategy = Restarts::Strategy::Luby;
  } else if (name == "walsh") {
    restarts.strategy = Restarts::Strategy::Walsh;
  } else if (name != "fixed" || colon == std::string_view::npos) {
    throw BadSearchOptions("'" + std::string(notation) +
                           "' is no way to restart; it must be fixed:UNIT, luby:UNIT or walsh:UNIT, as in luby:5s.");
  }
  restarts.unit = parseRunLimit("unit of restarts", colon == std::string_view::npos ? "" : notation.substr(colon + 1));
  return restarts;
}

RunLimit parseRunLimit(std::string_view what, std::string_view notation) {
  RunLimit limit;
  limit.states = parseNumber<std::uint64_t>(notation);
  if (const auto nanos = base::parseDuration(notation)) limit.seconds = static_cast<double>(*nanos) / 1e9;
  if (limit.seconds.value_or(0) == 0 && limit.states.value_or(0) == 0) {
    throw BadSearchOptions("'" + std::string(notation) + "' is no " + std::string(what) +
                           "; it must be a number of states (10000) or a time (5s).");
  }
  return limit;
}

}  // namespace weaveproof::search
