// Records which threads change which object, and chooses from that where in the tree of a state the objects' leaves
// should be.
//
// A state is a pair of halves (tree_shape.hpp), and what the states cost is the number of different halves. An object that one
// thread alone changes is, more or less, a function of how far that thread has got: beside the thread it costs next to nothing,
// in the other half it multiplies with all that the threads over there do. An object that threads of both halves change is at
// home in neither, and goes where less happens.
//
// What is known comes from one schedule. Where it misleads, states take more memory, and nothing else.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "program/action.hpp"
#include "state/leaf.hpp"

namespace weaveproof::program {

class LeafTraffic {
 public:
  // The thread has taken a step...
  void noteStep(ThreadNumber thread);
  // ...which gave an object's leaf this value. `leaf` is the index of a cold leaf.
  void noteChange(ThreadNumber thread, std::uint32_t leaf, state::LeafValue value);

  // A new place for each of these leaves: old and new index, from 1 to below `end`. Empty if there is not enough room.
  using Move = std::pair<std::uint32_t, std::uint32_t>;
  std::vector<Move> arrange(std::span<const std::uint32_t> leaves, std::uint32_t end) const;

 private:
  struct Traffic {
    ThreadNumber maker = 0;                // gave it its first value
    std::uint64_t threads = 0;             // changed it after that: a set of numbers, modulo 64
    std::uint32_t changes[2] = {};         // by threads of either half
    std::vector<state::LeafValue> values;  // the first different ones
  };
  struct Placed {
    std::uint32_t leaf;
    std::uint64_t threads;
    std::uint32_t changes;
    bool hasManyValues;
    double cost[2];  // in either half
  };

  Placed unplaced(std::uint32_t leaf) const;
  static void lineUp(std::vector<Placed>& objects, unsigned half, std::vector<Move>& moves);

  std::vector<std::uint32_t> steps_;  // by thread number
  std::unordered_map<std::uint32_t, Traffic> objects_;
};

}  // namespace weaveproof::program
