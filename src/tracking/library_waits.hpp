// A thread that is about to call the library, and would have to wait there, stays before the call (it is *held off*).
//
// `lock()` of a ReentrantLock is one blocking action for the user, and dozens of steps for the machine: a failed
// compareAndSet, a node in a queue, a second try, a park; and then an unpark and a further try. The program cannot
// distinguish a thread in the queue from one that has not called yet. So a thread that stands before the try of such a
// call is not enabled as long as the try would fail (Program::enabled). When it runs, it does the library's own steps,
// unchanged. So every explored schedule is a schedule of the unmodified program. docs/library-waits.md has the argument
// why no schedule is missing that the program could distinguish from the explored ones.
//
// The argument needs that no code asks which threads wait. Code that does so is noticed (LibraryWaits), and the search
// restarts with the rule switched off.
#pragma once

#include <cstdint>

namespace weaveproof::tracking {

// The kinds of waiting that the program was seen to observe. Bits.
struct LibraryWaits {
  static constexpr std::uint8_t kQueues = 1;      // all kinds: queues, permits of parked threads, states of threads
  static constexpr std::uint8_t kSemaphores = 2;  // the order matters if threads want different numbers of permits
  static constexpr std::uint8_t kJoins = 4;       // a notify on a Thread may wake a thread that joins it
  static constexpr std::uint8_t kOwn =
      8;  // synchronizers of the program's own, where waiting for one may be more than that
  static constexpr std::uint8_t kCalls = 64;  // calls that do something: they are no single steps (library_calls.hpp)
  static constexpr std::uint8_t kAll = 15 | kCalls;
  // A thread that reads the states of threads may see one blocked by another that only takes and releases a monitor.
  // Then the release is a step.
  static constexpr std::uint8_t kSections = 16;
  static constexpr std::uint8_t kLooks = kQueues | kSections;
  static constexpr std::uint8_t kEverything = kAll | kSections;
  // Not a kind of waiting: what a thread does before its first visible action is a step of its own. Needed where
  // context switches are counted.
  static constexpr std::uint8_t kBeginnings = 32;
  static constexpr std::uint8_t kSwitches = kSections | kBeginnings;
  static_assert((kAll & kSwitches) == 0, "each is a bit of its own");
};

}  // namespace weaveproof::tracking
