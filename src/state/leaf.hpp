// Which part of a state: the leaves of the state's tree, numbered by the caller in two classes.
//
// Hot leaves belong to a thread and change with nearly every step that it takes: its record, its topmost frames, the
// object that it works on. Cold leaves are everything else, numbered in the order in which the search meets them; the
// numbers should be dense, as every worker keeps a table of them.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace weaveproof::state {

struct Leaf {
  static constexpr std::uint32_t kThreads = 4096;
  static constexpr std::uint32_t kHotPerThread = 4;
  static constexpr std::uint32_t kHot = kThreads * kHotPerThread;
  static constexpr std::uint32_t kCold = 0xffffffff - kHot;

  std::uint32_t number;

  static constexpr Leaf hot(std::uint32_t thread, std::uint32_t which) {
    assert(thread < kThreads && which < kHotPerThread && "a hot leaf within bounds");
    return {thread * kHotPerThread + which};
  }
  static constexpr Leaf cold(std::uint32_t index) {
    assert(index < kCold && "a cold leaf within bounds");
    return {kHot + index};
  }

  constexpr bool isHot() const { return number < kHot; }
  constexpr std::uint32_t thread() const { return number / kHotPerThread; }  // of a hot leaf
  constexpr std::uint32_t which() const { return number % kHotPerThread; }   // of a hot leaf
  constexpr std::uint32_t index() const { return number - kHot; }            // of a cold leaf

  friend constexpr auto operator<=>(const Leaf&, const Leaf&) = default;
};

using LeafValue = std::uint32_t;  // usually a ContentId; 0: the leaf is absent

}  // namespace weaveproof::state
