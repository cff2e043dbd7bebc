// That the old version does not have a violation is known if all of it was searched, and none of its violations can be the same one under
// another name.
#include "proof/error_origin.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/grouped.hpp"

namespace weaveproof::proof {

using schedule::Origin;

namespace {

change::Place placeOf(const program::Place& place) {
  change::Place same{place.className, place.method, std::max(place.line, 0)};
  std::ranges::replace(same.className, '.', '/');
  return same;
}

change::Fault faultOf(const check::Identity& identity) {
  change::Fault fault{identity.kind, {}, {}, identity.early, identity.kind == "race"};
  if (!identity.what.empty()) fault.names.push_back(identity.what);
  for (const check::Sight& sight : identity.sights) {
    if (!sight.thread.empty()) fault.names.push_back(sight.thread);
    if (sight.at.isKnown()) fault.places.push_back(placeOf(sight.at));
    if (sight.user.isKnown()) fault.places.push_back(placeOf(sight.user));
  }
  return fault;
}

}  // namespace

Origin originOf(const schedule::Counterexample& error, const verdict::CheckResult& old,
                const change::SamePlaces& places) {
  const std::string states =
      fmt::format("{} states, {:.2f} s", base::grouped(old.statistics.states), old.statistics.seconds);
  bool perhaps = false;
  for (const schedule::Counterexample& one : old.errors) {
    const change::Likeness likeness = change::likenessOf(faultOf(one.identity()), faultOf(error.identity()), places);
    if (likeness == change::Likeness::Same)
      return {Origin::AlreadyThere, fmt::format("the old version has the same one ({}).", states)};
    perhaps = perhaps || likeness == change::Likeness::Perhaps;
  }
  if (!old.complete)
    return {Origin::Unknown,
            fmt::format("the check of the old version ({}) does not find it, but is not complete.", states)};
  if (perhaps)
    return {Origin::Unknown,
            fmt::format("the old version ({}) has one of its kind in a method that has no counterpart in the other "
                        "version; the code may have been renamed or moved.",
                        states)};
  return {Origin::Introduced, fmt::format("a complete check of the old version ({}) does not find it.", states)};
}

}  // namespace weaveproof::proof
