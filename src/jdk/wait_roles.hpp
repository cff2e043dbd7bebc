// Which methods of the library wait, and how (vm/library_waits.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

// How a method of the library takes part in waiting.
enum class WaitRole : std::uint8_t {
  None,
  // Work on the state of a synchronizer, for whoever calls them.
  ReadsState,
  UpdatesState,
  SetsState,
  Relays,  // hands the try on to the one that it calls
  // Tries that succeed if the synchronizer's state…
  TriesFree,       // …is 0
  TriesFreeOrOwn,  // …is 0, or the thread is the owner
  TriesWrite,      // of a read-write lock: is 0, or the thread is the owner
  TriesRead,       // of a read-write lock: has no writer but the thread itself
  TriesPermits,    // …is at least the argument
  Gets,            // waits until a FutureTask has its result
  Joins,           // waits for the end of a thread
  // Who calls a try and goes on until it succeeds.
  Acquires,
  AcquiresUnlessTimed,  // one of its parameters says which
  GivesUp,              // calls a try, and does not wait for ever
  Asks,                 // tells who waits
  AsksForProgram,       // likewise, and the library asks itself without harm
  AsksForTimed,         // likewise, as long as it does not give up by what it sees
  AsksOfOther,          // tells whether a thread is interrupted: who waits may take that away for a while
  // What else matters of a synchronizer of the program's own (vm/own_synchronizer.hpp).
  ReadsOwner,
  SetsOwner,
  Releases,  // calls a try, and wakes the first that waits if it returns true
};

struct WaitingMethod {
  std::string_view holder;
  std::string_view methods;  // with spaces between
  WaitRole role;
  std::string_view descriptor = {};  // any, if it is empty
  Versions versions = kAllVersions;
};
Rows<WaitingMethod> waitingMethods(int version);

// The methods that a synchronizer of the program's own overrides.
struct OwnTry {
  std::string_view name, descriptor, longDescriptor;  // the latter with AbstractQueuedLongSynchronizer
};
inline constexpr OwnTry kTryAcquire{"tryAcquire", "(I)Z", "(J)Z"};
inline constexpr OwnTry kTryAcquireShared{"tryAcquireShared", "(I)I", "(J)J"};
inline constexpr OwnTry kTryRelease{"tryRelease", "(I)Z", "(J)Z"};
inline constexpr OwnTry kTryReleaseShared{"tryReleaseShared", "(I)Z", "(J)Z"};
inline constexpr OwnTry kOwnTries[] = {kTryAcquire, kTryAcquireShared, kTryRelease, kTryReleaseShared};

// Slots of the parameters of AcquiresUnlessTimed. Those behind the amount are one further on where that is a long.
inline constexpr int kAmountParameter = 2, kSharedParameter = 3, kInterruptibleParameter = 4, kTimedParameter = 5;
inline constexpr std::int32_t kCompleting = 1;    // FutureTask: up to this state there is no result
inline constexpr std::int32_t kWriters = 0xffff;  // ReentrantReadWriteLock: the bits of the state that count writers

}  // namespace weaveproof::jdk
