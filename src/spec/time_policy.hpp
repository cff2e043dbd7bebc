// When waits that have a time limit end by it, while schedules are explored (--time), and who goes first (--fair).
//
//   free         at any moment: code may take as long as it likes
//   last         code takes no time. Time passes only when no thread can go on, and then up to the earliest limit
//   patient:1s   waits of a second or longer are as in `last`; shorter ones may also end before their time. The default of every
//                command that checks: a program that waits for seconds means "until it has happened"
//
// A wait that has to be patient is called *late* (PendingAction::kLate). How long it still has is part of the state, and
// is kept as what is left (Thread::deadline): states that differ only in what time it is are one.
//
// Where threads are fair, who yields or whose time is up goes on only when no other thread can.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::spec {

struct TimePolicy {
  static constexpr std::int64_t kNone = INT64_MAX;
  // Who waits for more than a year waits for ever: such limits only stand for "none".
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
