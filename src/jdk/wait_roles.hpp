// Which methods of the library wait, and how (tracking/library_waits.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

// How a method of the library takes part in waiting.
enum class WaitRole : std::uint8_t {
  None,
  // Access the state of a synchronizer, for their caller.
  ReadsState,
  UpdatesState,
  SetsState,
  Relays,  // leaves the try to the method that it calls
  // Tries that succeed if the synchronizer's state…
  TriesFree,       // …is 0
  TriesFreeOrOwn,  // …is 0, or the thread is the owner
  TriesWrite,      // of a read-write lock: is 0, or the thread is the owner
  TriesRead,       // of a read-write lock: has no writer but the thread itself
  TriesPermits,    // …is at least the argument
  Gets,            // waits until a FutureTask has its result
  Joins,           // waits for the end of a thread
  // Calls a try again and again until it succeeds.
  Acquires,
  AcquiresUnlessTimed,  // one of its parameters says which
  GivesUp,              // calls a try, and does not wait for ever
  Asks,                 // returns which threads wait
  AsksForProgram,       // likewise; matters only if the program calls it, not if the library does
  AsksForTimed,         // likewise; harmless as long as the caller does not give up because of the result
  AsksOfOther,          // returns whether a thread is interrupted: a thread that waits may clear the flag for a while
  // What else matters of a synchronizer of the program's own (tracking/own_synchronizer.hpp).
  ReadsOwner,
  SetsOwner,
  Releases,  // calls a try; if it returns true, wakes the first waiting thread
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

// Slots of the parameters of AcquiresUnlessTimed. If the amount is a long, the slots after it are one higher.
inline constexpr int kAmountParameter = 2, kSharedParameter = 3, kInterruptibleParameter = 4, kTimedParameter = 5;
inline constexpr std::int32_t kCompleting = 1;    // FutureTask: up to this state there is no result
inline constexpr std::int32_t kWriters = 0xffff;  // ReentrantReadWriteLock: the bits of the state that count writers

}  // namespace weaveproof::jdk
