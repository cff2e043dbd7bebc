#include "spec/time_policy.hpp"

#include "base/duration.hpp"

namespace weaveproof::spec {

std::optional<TimePolicy> TimePolicy::parse(std::string_view text) {
  constexpr std::string_view kPatient = "patient:";
  if (text == "free") return TimePolicy{};
  if (text == "last") return last();
  if (!text.starts_with(kPatient)) return std::nullopt;
  const std::optional<std::int64_t> nanos = base::parseDuration(text.substr(kPatient.size()));
  if (!nanos || *nanos == 0 || *nanos > kForEver) return std::nullopt;
  return TimePolicy{*nanos, false};
}

std::string TimePolicy::limit() const {
  if (isFree() || lateFrom == 0) return {};
  return base::durationText(lateFrom);
}

std::string TimePolicy::text() const {
  if (isFree()) return "free";
  return lateFrom == 0 ? "last" : "patient:" + limit();
}

}  // namespace weaveproof::spec
