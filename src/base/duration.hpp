// Times as people write them: a number and a unit, as in 500ms, 5s, 1.5s, 2m, 1h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::base {

// In nanoseconds. Units are h, m, s, ms, us and ns. Empty if it is no such time, below zero, or more than 64 bits hold.
std::optional<std::int64_t> parseDuration(std::string_view text);

// In seconds: a duration, or a number without a unit ("60", "0.5").
std::optional<double> parseSeconds(std::string_view text);

// In the largest unit that leaves a whole number: "2m", "90s".
std::string durationText(std::int64_t nanos);

// A limit, as a sentence names it: "0.5 s", "90 s", "2 minutes", "12 hours".
std::string limitText(double seconds);

// What something took, as it is read: "0.51 s", "2 min 5 s", "3 h 20 min".
std::string spentText(double seconds);

}  // namespace weaveproof::base
