#include "base/duration.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace weaveproof::base {

namespace {

struct TimeUnit {
  std::string_view name;
  std::int64_t nanos;
};
constexpr double kMinute = 60, kHour = 3600;
constexpr double kMostSeconds = 1e15;  // that is no time that anything took

// From the longest on.
constexpr TimeUnit kTimeUnits[] = {{"h", 3600000000000}, {"m", 60000000000}, {"s", 1000000000},
                                   {"ms", 1000000},      {"us", 1000},       {"ns", 1}};

// Takes a number that may begin a time off the text.
std::optional<double> takeNumber(std::string_view& text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || !std::isfinite(number) || number < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

}  // namespace

std::optional<std::int64_t> parseDuration(std::string_view text) {
  const std::optional<double> count = takeNumber(text);
  if (!count) return std::nullopt;
  for (const TimeUnit& unit : kTimeUnits) {
    if (text != unit.name) continue;
    const double nanos = *count * static_cast<double>(unit.nanos);
    if (nanos >= std::ldexp(1.0, 63)) return std::nullopt;
    return std::llround(nanos);
  }
  return std::nullopt;
}

std::optional<double> parseSeconds(std::string_view text) {
  std::string_view rest = text;
  const std::optional<double> number = takeNumber(rest);
  if (number && rest.empty()) return number;
  const std::optional<std::int64_t> nanos = parseDuration(text);
  return nanos ? std::optional(static_cast<double>(*nanos) / 1e9) : std::nullopt;
}

std::string durationText(std::int64_t nanos) {
  for (const TimeUnit& unit : kTimeUnits)
    if (nanos % unit.nanos == 0) return std::to_string(nanos / unit.nanos) + std::string(unit.name);
  return {};
}

std::string limitText(double seconds) {
  const double rounded = std::round(seconds * 1e6) / 1e6;  // sums of limits are not exact
  if (rounded >= 2 * kHour && std::fmod(rounded, kHour) == 0) return fmt::format("{} hours", rounded / kHour);
  if (rounded >= 2 * kMinute && std::fmod(rounded, kMinute) == 0) return fmt::format("{} minutes", rounded / kMinute);
  return fmt::format("{} s", rounded);
}

std::string spentText(double seconds) {
  if (!(seconds < kMostSeconds)) return fmt::format("{:.2f} s", seconds);
  if (seconds < 2 * kMinute) return fmt::format("{:.2f} s", seconds);
  const auto whole = static_cast<std::int64_t>(std::llround(seconds));
  constexpr std::int64_t kSecondsOfHour = 3600, kSecondsOfMinute = 60;
  if (whole < 2 * kSecondsOfHour) return fmt::format("{} min {} s", whole / kSecondsOfMinute, whole % kSecondsOfMinute);
  return fmt::format("{} h {} min", whole / kSecondsOfHour, whole % kSecondsOfHour / kSecondsOfMinute);
}

}  // namespace weaveproof::base
