// The sequence of Luby, Sinclair and Zuckerman: 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, ...
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace weaveproof::search {

// l_i for i >= 1, by the two equations in section 4.3 of dfs-rb.txt:
//   l_i = 2^(n-1)              if i = 2^n - 1
//   l_i = l_(i - 2^(n-1) + 1)  if 2^(n-1) <= i < 2^n - 1
constexpr std::uint64_t luby_num(std::uint64_t i) {
  assert(i >= 1 && "positions of the Luby sequence count from 1");
  for (;;) {
    const unsigned n = std::bit_width(i);
    if (std::has_single_bit(i + 1)) return std::uint64_t{1} << (n - 1);
    i = i - (std::uint64_t{1} << (n - 1)) + 1;
  }
}

}  // namespace weaveproof::search
