// Restarts of a randomised search (section 9 of dfs-rb.txt, after Parízek and Kalibera): the k-th run may use l_k
// units. After that, the search restarts with other random numbers and no visited states.
#pragma once

#include <cstdint>
#include <string_view>

#include "search/watch.hpp"

namespace weaveproof::search {

struct Restarts {
  enum class Strategy : std::uint8_t {
    Fixed,  // 1, 1, 1, ...
    Luby,   // 1, 1, 2, 1, 1, 2, 4, ...
    Walsh,  // 1, r, r², ... with r = √2
  } strategy = Strategy::Fixed;
  RunLimit unit;

  RunLimit limitOf(std::uint64_t run) const;  // from 1
};

// "luby:5s", "fixed:10000". Throws BadSearchOptions.
Restarts parseRestarts(std::string_view notation);

// "5s" or "10000" (states). Throws BadSearchOptions, in which the value is said to be a `what`.
RunLimit parseRunLimit(std::string_view what, std::string_view notation);

}  // namespace weaveproof::search
