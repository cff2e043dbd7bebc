// java.util.TimeZone: which zone the host is in.
#include <cstdlib>
#include <ctime>

#include "natives/host/host.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace time_zone {
namespace {

NativeStatus getSystemTimeZoneId(NativeCall& call) {
  const HostFacts& recorded = call.vm.options.host;
  if (recorded.empty()) {
    const std::optional<std::string> zone = hostTimeZone();
    return call.returnRef(zone ? call.vm.newString(*zone) : 0);
  }
  const auto zone = recorded.find(kTimeZoneFact);
  return call.returnRef(zone == recorded.end() ? 0 : call.vm.newString(zone->second));
}

NativeStatus getSystemGmtOffsetId(NativeCall& call) {
  tzset();
  const std::time_t now = call.vm.epochMillisAtStart / 1000;
  std::tm local{};
  localtime_r(&now, &local);
  const long minutes = std::labs(local.tm_gmtoff) / 60;
  if (minutes == 0) return call.returnRef(call.vm.newString("GMT"));
  char text[32];
  std::snprintf(text, sizeof text, "GMT%c%02ld:%02ld", local.tm_gmtoff < 0 ? '-' : '+', minutes / 60, minutes % 60);
  return call.returnRef(call.vm.newString(text));
}

constexpr NativeEntry kTimeZone[] = {
    {"getSystemTimeZoneID", nullptr, getSystemTimeZoneId},
    {"getSystemGMTOffsetID", nullptr, getSystemGmtOffsetId},
};
constexpr ClassNatives kClasses[] = {{"java/util/TimeZone", kTimeZone}};

}  // namespace
}  // namespace time_zone

extern const std::span<const ClassNatives> kTimeZoneNatives = time_zone::kClasses;

}  // namespace weaveproof::natives
