// When a wait with a time limit times out, while schedules are explored (--time), and which threads run first (--fair).
//
//   free         at any moment: code may take as long as it likes
//   last         code takes no time. Time passes only when no thread is enabled, and then up to the earliest limit
//   patient:1s   waits of a second or longer are as in `last`; shorter ones may also end before their time. The default
//                of every command that checks: a program that waits for seconds means "until it has happened"
//
// A wait that has to be patient is called *late* (PendingAction::kLate). The time that it has left is part of the state
// (Thread::deadline). The current time is not: states that differ only in it are equal.
//
// With --fair, a thread that yields, or that reaches its time limit, runs only when no other thread is enabled.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::spec {

struct TimePolicy {
  static constexpr std::int64_t kNone = INT64_MAX;
  // A wait of more than a year counts as a wait without a limit: programs write such limits to mean "none".
  static constexpr std::int64_t kForEver = std::int64_t{365} * 24 * 3600 * 1000000000;

  std::int64_t lateFrom = kNone;  // nanoseconds: waits that are as long, or longer, are late

  bool fair = false;

  bool isFree() const { return lateFrom == kNone; }
  bool isLate(std::int64_t nanos) const { return nanos > 0 && nanos >= lateFrom && lateFrom != kNone; }

  static TimePolicy last() { return {0, false}; }
  static TimePolicy usual() { return {1000000000, false}; }  // patient:1s
  static std::optional<TimePolicy> parse(std::string_view text);
  std::string text() const;   // "free", "last", "patient:1s"
  std::string limit() const;  // "1s"; empty if there is none
};

}  // namespace weaveproof::spec
