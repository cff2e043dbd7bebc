// Which of the library's inner workings are visible (internal_calls.cpp). A search begins with none. What turns out to be used
// by the program too is added, and the search begins anew.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>

namespace weaveproof {

struct VisibleInternals {
  // An object's name, which is the same in every process (Machine::nameHash), and where in it.
  using Location = std::uint64_t;

  bool all = false;
  std::set<Location> locations;

  bool empty() const { return !all && locations.empty(); }
  bool covers(const VisibleInternals& other) const {
    return all || (!other.all && std::ranges::includes(locations, other.locations));
  }
  void add(const VisibleInternals& other) {
    all |= other.all;
    locations.insert(other.locations.begin(), other.locations.end());
  }
  friend bool operator==(const VisibleInternals&, const VisibleInternals&) = default;
};

}  // namespace weaveproof
