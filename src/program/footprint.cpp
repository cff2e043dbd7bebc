#include "program/footprint.hpp"

#include <algorithm>
#include <functional>
#include <string>

#include "program/program.hpp"

namespace weaveproof::program {

void Footprint::add(const Touch& touch) {
  if (everything_) return;
  for (Touch& known : touches()) {
    if (known.object != touch.object || known.offset != touch.offset || known.width != touch.width) continue;
    known.writes |= touch.writes;
    return;
  }
  if (count_ == kMost) return touchEverything();
  touches_[count_++] = touch;
}

void Footprint::touchNames(std::uint32_t chain, bool writes) {
  const Touch name{0, chain, 1, writes};
  const auto known = std::ranges::find_if(touches(), [&](const Touch& touch) { return overlap(touch, name); });
  if (known != touches().end()) {
    known->writes |= writes;
  } else if (count_ < kRoomForNames) {
    add(name);
  } else {
    const auto isName = [](const Touch& touch) { return touch.object == 0 && touch.offset < kFirstPlace; };
    for (const Touch& touch : touches())
      if (isName(touch)) writes |= touch.writes;
    count_ = static_cast<std::uint8_t>(std::remove_if(touches_.begin(), touches_.begin() + count_, isName) -
                                       touches_.begin());
    add({0, 0, kFirstPlace, writes});
  }
}

bool dependent(const Footprint& a, const Footprint& b) {
  if (a.isEverything() || b.isEverything()) return true;
  for (const Touch& x : a.touches())
    for (const Touch& y : b.touches())
      if (conflict(x, y)) return true;
  return false;
}

Footprint accessesOf(const Pending& pending) {
  Footprint footprint;
  if (pending.kind == ActionKind::Copy) {
    footprint.reads(pending.object, pending.offset);
    footprint.writes(pending.target, pending.targetOffset);
  } else if (pending.isAccess() && pending.object) {
    footprint.add({pending.object, pending.offset, pending.bytes, pending.writes()});
  }
  return footprint;
}

Footprint Footprints::footprintOf(const Pending& pending, std::optional<std::uint32_t>) {
  if (pending.isAccess()) return accessesOf(pending);
  Footprint footprint;
  if (pending.object)
    footprint.writes(pending.object, 0, UINT32_MAX);
  else
    footprint.touchEverything();
  return footprint;
}

Pending Program::pendingOf(ThreadNumber thread) { return *std::ranges::find(pending(), thread, &Pending::thread); }

std::uint64_t Program::placeOf(ThreadNumber thread) {
  const Place at = facts().describe({thread, 0}).where.at;
  return std::hash<std::string>()(at.className + "." + at.method + ":" + std::to_string(at.line));
}

Footprint Footprints::footprint() const {
  Footprint footprint;
  footprint.touchEverything();
  return footprint;
}

}  // namespace weaveproof::program
