// Who would only find that it has to wait stays where it is.
//
// `lock()` of a ReentrantLock is one blocking action to a person, and dozens of steps to the machine: a failed compareAndSet,
// a node in a queue, a second try, a park; and then an unpark and a further try. Seen from outside, a thread that stands in
// the queue and one that has not called yet are the same. So a thread that stands before the try of such a call is held off
// as long as the try would fail (Program::enabled); what it does when it is let through are the library's own steps, as
// always. Every schedule that is explored is thus one of the program as it is, and docs/library-waits.md has the argument
// why none is missing that anybody could tell from the others.
//
// It rests on nobody looking at who waits. Whoever does is noticed (LibraryWaits), and the search begins anew without it.
#pragma once

#include <cstdint>

namespace weaveproof::vm {

struct Class;

// Of what kind of waiting somebody has taken notice. Bits.
struct LibraryWaits {
  static constexpr std::uint8_t kQueues = 1;  // of whatever kind: queues, permits of parked threads, states of threads
  static constexpr std::uint8_t kSemaphores = 2;  // the order matters when one wants more permits than another
  static constexpr std::uint8_t kJoins = 4;       // a notify on a Thread may meet who joins it
  static constexpr std::uint8_t kOwn =
      8;  // synchronizers of the program's own, where waiting for one may be more than that
  static constexpr std::uint8_t kCalls = 64;  // calls that do something: they are no single steps (library_calls.hpp)
  static constexpr std::uint8_t kAll = 15 | kCalls;
  // Who looks at the states of threads may find one blocked by another that only takes a monitor and gives it back: to give it back is
  // a step then.
  static constexpr std::uint8_t kSections = 16;
  static constexpr std::uint8_t kLooks = kQueues | kSections;
  static constexpr std::uint8_t kEverything = kAll | kSections;
  // No waiting: what a thread does before its first step is a step of its own, for who counts switches of threads.
  static constexpr std::uint8_t kBeginnings = 32;
  static constexpr std::uint8_t kSwitches = kSections | kBeginnings;
  static_assert((kAll & kSwitches) == 0, "each is a bit of its own");
};

void markLibraryWaits(Class& c, int version);

}  // namespace weaveproof::vm
