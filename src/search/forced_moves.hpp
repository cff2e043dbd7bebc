// A path is written as its choices; the forced moves in between are found again by executing it.
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "program/program.hpp"

namespace weaveproof::search {

// The first `length` actions of the path from `start` that makes these choices. Moves the program.
inline std::vector<program::Action> withForcedMoves(program::Program& program, state::StateId start,
                                                    std::span<const program::Action> choices, std::size_t length) {
  std::vector<program::Action> path;
  path.reserve(length);
  if (length != 0) program.restore(start);
  while (path.size() < length) {
    const program::Actions& enabled = program.enabled();
    if (enabled.empty() || (enabled.size() > 1 && choices.empty()))
      throw std::logic_error("a path that was explored cannot be gone again");
    const program::Action action = enabled.size() == 1 ? enabled.front() : choices.front();
    if (enabled.size() != 1) choices = choices.subspan(1);
    path.push_back(action);
    if (path.size() < length) program.advance(action);
  }
  return path;
}

}  // namespace weaveproof::search
