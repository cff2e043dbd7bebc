#include "vm/time_policy.hpp"

#include <charconv>

namespace weaveproof {

namespace {

struct TimeUnit {
  std::string_view name;
  std::int64_t nanos;
};
// From the longest on.
constexpr TimeUnit kTimeUnits[] = {{"h", 3600000000000}, {"m", 60000000000}, {"s", 1000000000},
                                   {"ms", 1000000},      {"us", 1000},       {"ns", 1}};

std::optional<std::int64_t> parseDuration(std::string_view text) {
  std::int64_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc() || count <= 0) return std::nullopt;
  const std::string_view name(end, static_cast<std::size_t>(text.data() + text.size() - end));
  for (const TimeUnit& unit : kTimeUnits) {
    if (name != unit.name) continue;
    std::int64_t nanos = 0;
    if (__builtin_mul_overflow(count, unit.nanos, &nanos) || nanos > TimePolicy::kForEver) return std::nullopt;
    return nanos;
  }
  return std::nullopt;
}

}  // namespace

std::optional<TimePolicy> TimePolicy::parse(std::string_view text) {
  constexpr std::string_view kPatient = "patient:";
  if (text == "free") return TimePolicy{};
  if (text == "last") return last();
  if (!text.starts_with(kPatient)) return std::nullopt;
  const std::optional<std::int64_t> nanos = parseDuration(text.substr(kPatient.size()));
  return nanos ? std::optional(TimePolicy{*nanos, false}) : std::nullopt;
}

std::string TimePolicy::limit() const {
  if (isFree() || lateFrom == 0) return {};
  for (const TimeUnit& unit : kTimeUnits)
    if (lateFrom % unit.nanos == 0) return std::to_string(lateFrom / unit.nanos) + std::string(unit.name);
  return {};
}

std::string TimePolicy::text() const {
  if (isFree()) return "free";
  return lateFrom == 0 ? "last" : "patient:" + limit();
}

}  // namespace weaveproof
