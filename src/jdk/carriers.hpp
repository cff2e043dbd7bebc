// When a blocked virtual thread keeps its carrier (it is *pinned*), by version of the JDK.
//
// JDK 21: the frames between the bottom of the thread and the place where it blocks must neither hold a monitor nor be native; to enter
// a monitor, and to wait on one, blocks the carrier. For the time of Object.wait the scheduler makes up for that: it lets fewer carriers
// run, but not less than half of them. From JDK 24 on monitors belong to the virtual thread itself (JEP 491). Native frames, which
// include the machine's own below a class initialiser, and to wait for a class initialiser of another thread, still block the carrier.
#pragma once

#include "jdk/special_names.hpp"

namespace weaveproof::jdk {

struct CarrierRules {
  bool monitorsPin;       // that are held, or waited for
  bool waitsAreReplaced;  // by another carrier
  Versions versions;
};
inline constexpr CarrierRules kCarrierRules[] = {{true, true, {.first = 21, .last = 23}},
                                                 {false, false, {.first = 24}}};

// Null before there were virtual threads.
constexpr const CarrierRules* carrierRules(int version) {
  const auto* const found =
      std::ranges::find_if(kCarrierRules, [&](const CarrierRules& rules) { return rules.versions.has(version); });
  return found == std::end(kCarrierRules) ? nullptr : found;
}

// Native methods that call Java code, which may block.
inline constexpr NamedMethods kPinningNatives[] = {
    {"java/lang/Class", "forName0", kFrom21},
    {"java/lang/StackStreamFactory$AbstractStackWalker", "callStackWalk", kFrom21}};

}  // namespace weaveproof::jdk
