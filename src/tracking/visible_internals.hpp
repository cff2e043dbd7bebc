// Which of the library's inner workings are visible (internal_calls.cpp). A search begins with none. If the program
// turns out to use one of them too, it is added, and the search restarts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>

#include "tracking/library_waits.hpp"

namespace weaveproof::tracking {

struct VisibleInternals {
  // An object's name, which is the same in every process (Machine::nameHash), and where in it.
  using Location = std::uint64_t;

  bool all = false;
  std::uint8_t waits = LibraryWaits::kCalls;  // LibraryWaits: how the library's calls wait is seen, too; what they do
  std::set<Location> locations;
  std::set<std::uint64_t> contended;  // kinds of memory that several threads use at the same time (LockDiscipline)

  static VisibleInternals everything() { return {true, LibraryWaits::kEverything, {}, {}}; }
  bool empty() const { return !all && locations.empty(); }
  bool covers(const VisibleInternals& other) const {
    return (waits & other.waits) == other.waits && std::ranges::includes(contended, other.contended) &&
           (all || (!other.all && std::ranges::includes(locations, other.locations)));
  }
  void add(const VisibleInternals& other) {
    all |= other.all;
    waits |= other.waits;
    locations.insert(other.locations.begin(), other.locations.end());
    contended.insert(other.contended.begin(), other.contended.end());
  }
  friend bool operator==(const VisibleInternals&, const VisibleInternals&) = default;
};

}  // namespace weaveproof::tracking
