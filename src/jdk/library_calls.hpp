// Which calls of the library take effect at one moment, and which methods of it are cut into such moments
// (tracking/library_calls.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

// How a method of the library takes part in calls that are single steps. Bits.
struct CallRole {
  using Bits = std::uint16_t;
  static constexpr Bits kNone = 0;
  // A call of it is a step of its own, also where the library calls it within a call that is divided.
  static constexpr Bits kOperation = 1;
  // The library's code in it is divided by code of the program that it calls: each part is a step.
  static constexpr Bits kDivided = 2;
  // If a call would have to wait, it does not begin: the thread stays before it.
  static constexpr Bits kWaits = 4;
  // Other threads can see that a thread waits in it. So the call has begun when its thread waits.
  static constexpr Bits kMeets = 16;
  // It tests whether the thread is interrupted. If so, it does something else, at another moment.
  static constexpr Bits kInterruptible = 32;
  // In a divided call, the code after it is another step.
  static constexpr Bits kEnds = 64;
  // It takes effect at one moment, or has no effect: its steps need no change. All methods that are not listed, of a
  // class that is listed, can see inside calls: if one of them is called, the calls of the class are explored step by
  // step.
  static constexpr Bits kSimple = 8;
  // No evidence was collected for it: what it does, and what calls it, is explored step by step.
  static constexpr Bits kExact = 128;
  // It interrupts threads. Others can know why before it does so: each interrupt is another step.
  static constexpr Bits kInterrupts = 256;
  // Once a call of its class has interrupted a thread: the code after it is another step.
  static constexpr Bits kEndsOnceInterrupted = 512;
  // Likewise: each visible action of the method itself is a step.
  static constexpr Bits kOpenOnceInterrupted = 1024;
};

struct LibraryCalls {
  std::string_view holder;   // a '*' at the end: whatever follows
  std::string_view methods;  // with spaces between
  CallRole::Bits role;
  std::string_view signature = {};  // a part of the descriptor
  Versions versions = kAllVersions;
};
Rows<LibraryCalls> libraryCalls(int version);

// The classes of the table, each once, without those that are nested in others: what is shown of calls is shown for one of them. A set
// of them is a number with a bit for each.
std::span<const std::string_view> contracts();
std::uint64_t contractBit(std::string_view holder);  // 0: it is none

}  // namespace weaveproof::jdk
