// Calls of the library for which the machine makes an assumption, which the verdict then states (words/assumption_text.hpp).
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
  ManyCarriers,  // the last one: kAssumptions
};

inline constexpr std::uint32_t kAssumptions = static_cast<std::uint32_t>(Assumption::ManyCarriers) + 1;
constexpr std::uint32_t bitOf(Assumption assumption) { return std::uint32_t{1} << static_cast<unsigned>(assumption); }
// Those that every verdict makes.
inline constexpr std::uint32_t kAlwaysAssumed =
    bitOf(Assumption::OneOrder) | bitOf(Assumption::NoSpuriousWakeups) | bitOf(Assumption::SameHashCodes);

struct AssumedCall {
  std::string_view holder;   // a class, or the beginning of names if it ends in '/'
  std::string_view methods;  // with spaces between; '*' at the end of one: whatever follows. Empty: all
  Assumption assumption;
};
std::span<const AssumedCall> assumedCalls();

// What user code takes for granted that calls this method of the library, as bits.
std::uint32_t assumptionsOfCalling(std::string_view holder, std::string_view method);

}  // namespace weaveproof::jdk
