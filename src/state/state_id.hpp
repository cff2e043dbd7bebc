// The identity of a state: the roots of the two halves of its tree. Equal ids mean equal states, exactly, within one
// TreeStore; and the id is all that is needed to restore the state.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

#include "base/mix.hpp"

namespace weaveproof::state {

struct StateId {
  std::uint64_t bits = 0;  // 0 is the state in which every leaf is absent

  static constexpr unsigned kHalfBits = 31;  // a root's number has no more

  static constexpr StateId of(std::uint32_t left, std::uint32_t right) { return {std::uint64_t{left} << 32 | right}; }
  constexpr std::uint32_t half(unsigned which) const {
    return static_cast<std::uint32_t>(which == 0 ? bits >> 32 : bits);
  }
  friend constexpr auto operator<=>(const StateId&, const StateId&) = default;
};

}  // namespace weaveproof::state

template <>
struct std::hash<weaveproof::state::StateId> {
  std::size_t operator()(const weaveproof::state::StateId& id) const { return weaveproof::base::mixWord(id.bits); }
};
