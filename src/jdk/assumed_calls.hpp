// Calls of the library for which the machine makes an assumption, which the verdict then states (vm/assumptions.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

enum class Assumption : std::uint8_t {
  OneOrder,
  NoSpuriousWakeups,
  SameHashCodes,
  ThreadNumbers,
  ProxyNumbers,
  SameClasses,
  LibraryCalls,
  UnshownCalls,
  IdleWorkers,
  LateTimeOuts,
  Fairness,
  ClockOfReaders,
  WallClock,
  Processors,
  StrongCompareAndSet,
  StrongModes,
  RacesInAtomic,
  StackTraces,
};

struct AssumedCall {
  std::string_view holder;   // a class, or the beginning of names if it ends in '/'
  std::string_view methods;  // with spaces between; '*' at the end of one: whatever follows. Empty: all
  Assumption assumption;
};
std::span<const AssumedCall> assumedCalls();

}  // namespace weaveproof::jdk
