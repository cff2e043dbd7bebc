// Local variables of the library that spinning threads count up or draw at random (program/spin_locals.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

enum class SpinKind : std::uint8_t {
  QueueIndex,  // where a ForkJoinPool looks next for work: an index modulo the number of its queues, a power of two
  AnyNumber,   // drawn at random each time that a worker looks for work, to say where it begins: always the same
  TurnCounts,  // a random number that decides by its sign whether a turn counts: one with which every turn does
  TurnsLeft,   // before the thread parks: one
  ExtraTurns,  // that a thread which was woken may try before it parks again: none
};

struct SpinVariable {
  std::string_view holder, method, variable;
  SpinKind kind;
  Versions versions = kAllVersions;
};
Rows<SpinVariable> spinVariables(int version);

}  // namespace weaveproof::jdk
