// Classes of the library that the base of every program has (program/shared_space.cpp).
#pragma once

#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

// Boxing is everywhere; its caches belong into the base in any case. So do the synchronizers, which need some classes on rare
// schedules only.
inline constexpr std::string_view kAlwaysInitialized[] = {
    "java/lang/Integer$IntegerCache",
    "java/lang/Long$LongCache",
    "java/lang/Short$ShortCache",
    "java/lang/Byte$ByteCache",
    "java/lang/Character$CharacterCache",
    "java/util/concurrent/locks/LockSupport",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ThreadLocalRandom",
    "java/util/concurrent/TimeUnit",
    "java/lang/InterruptedException",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$SharedNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode",
    "java/util/concurrent/ConcurrentHashMap",
    "java/lang/Thread$State",
    "java/util/concurrent/TimeoutException",
    "java/util/concurrent/ExecutionException",
    "java/util/concurrent/CancellationException",
    "java/util/concurrent/BrokenBarrierException",
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/ForkJoinTask",
    "java/lang/AssertionError",
    "java/util/concurrent/RejectedExecutionException",
    "java/util/ConcurrentModificationException",
};

// Of these: what they read of the system's properties, the program may have set.
inline constexpr std::string_view kReadsProperties[] = {"java/util/concurrent/ForkJoinPool",
                                                        "java/util/concurrent/ThreadLocalRandom"};

// Arrays that are never written again once they are filled.
inline constexpr std::string_view kBoxCaches[] = {
    "java/lang/Integer$IntegerCache", "java/lang/Long$LongCache",           "java/lang/Short$ShortCache",
    "java/lang/Byte$ByteCache",       "java/lang/Character$CharacterCache",
};
inline constexpr std::string_view kBoxCacheField = "cache";

// Static fields that say how often a thread tries before it parks.
struct SpinCount {
  std::string_view holder, field;
  Versions versions = kAllVersions;
};
inline constexpr SpinCount kSpinCounts[] = {
    {"java/util/concurrent/Exchanger", "NCPU", kUntil21},
    {"java/util/concurrent/Phaser", "NCPU"},
    {"java/util/concurrent/Phaser", "SPINS_PER_ARRIVAL"},
};
inline Rows<SpinCount> spinCounts(int version) { return rowsOf<SpinCount>(kSpinCounts, version); }

}  // namespace weaveproof::jdk
