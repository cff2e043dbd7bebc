#include "jdk/lock_words.hpp"

namespace weaveproof::jdk {

namespace {

#define CONCURRENT "java/util/concurrent/"
constexpr LockWords kLockWords[] = {
    {CONCURRENT "locks/ReentrantLock", LockWord::Lock},
    {CONCURRENT "locks/ReentrantReadWriteLock", LockWord::ReadWrite},
    {CONCURRENT "locks/StampedLock", LockWord::Stamped},
    {CONCURRENT "Semaphore", LockWord::Permits},
    {CONCURRENT "CountDownLatch", LockWord::Count},
    {CONCURRENT "FutureTask", LockWord::Result},
    {CONCURRENT "CompletableFuture", LockWord::Result},
    {CONCURRENT "ForkJoinTask", LockWord::Result},
    {CONCURRENT "SynchronousQueue", LockWord::Exchange},
    {CONCURRENT "LinkedTransferQueue", LockWord::Exchange},
    {CONCURRENT "Exchanger", LockWord::Exchange},
    {CONCURRENT "Phaser", LockWord::Arrival},
    {CONCURRENT "ForkJoinPool", LockWord::Work},
};

constexpr std::string_view kElement = "waits for an element of ", kRoom = "waits for room in ";
constexpr std::string_view kEmpty = "it is empty", kFull = "it is full", kGoesOn = "it has not ended";
constexpr ConditionWords kConditions[] = {
    {CONCURRENT "LinkedBlockingQueue", "notEmpty", kElement, "", kEmpty},
    {CONCURRENT "LinkedBlockingQueue", "notFull", kRoom, "", kFull},
    {CONCURRENT "ArrayBlockingQueue", "notEmpty", kElement, "", kEmpty},
    {CONCURRENT "ArrayBlockingQueue", "notFull", kRoom, "", kFull},
    {CONCURRENT "LinkedBlockingDeque", "notEmpty", kElement, "", kEmpty},
    {CONCURRENT "LinkedBlockingDeque", "notFull", kRoom, "", kFull},
    {CONCURRENT "PriorityBlockingQueue", "notEmpty", kElement, "", kEmpty},
    {CONCURRENT "DelayQueue", "available", kElement, " that is due"},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "available", kElement, " that is due"},
    {CONCURRENT "CyclicBarrier", "trip", "waits for the others at ", "", "others have not come"},
    {CONCURRENT "ThreadPoolExecutor", "termination", "waits for the end of ", "", kGoesOn},
    {CONCURRENT "ForkJoinPool", "termination", "waits for the end of ", "", kGoesOn},
};
#undef CONCURRENT

}  // namespace

std::span<const LockWords> lockWords() { return kLockWords; }
std::span<const ConditionWords> conditionWords() { return kConditions; }

}  // namespace weaveproof::jdk
