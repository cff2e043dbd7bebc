// Local variables of the library that spinning threads count up or draw at random, and on whose exact value nothing depends.
// Left alone, each turn of such a loop would be a new state, for billions of turns.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/machine.hpp"

namespace weaveproof {

struct SpinLocal {
  enum class Kind : std::uint8_t {
    QueueIndex,  // where a ForkJoinPool looks next for work: an index modulo the number of its queues, a power of two
    AnyNumber,   // drawn at random each time that a worker looks for work, to say where it begins: always the same
    TurnCounts,  // a random number that decides by its sign whether a turn counts: one with which every turn does
    TurnsLeft,   // before the thread parks: one
    ExtraTurns,  // that a thread which was woken may try before it parks again: none
  };
  std::uint16_t local;
  Kind kind;

  // Another value that serves as well, the same for as many values as possible.
  void settle(Machine& vm, Slot* locals) const;
};

// Those of a Java method that are alive at the bci. They are found by name: without names in the class file there are none.
std::vector<SpinLocal> spinLocalsAt(const Method& method, std::uint32_t bci);

}  // namespace weaveproof
