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

constexpr ConditionWords kConditions[] = {
    {CONCURRENT "LinkedBlockingQueue", "notEmpty", Condition::NotEmpty},
    {CONCURRENT "LinkedBlockingQueue", "notFull", Condition::NotFull},
    {CONCURRENT "ArrayBlockingQueue", "notEmpty", Condition::NotEmpty},
    {CONCURRENT "ArrayBlockingQueue", "notFull", Condition::NotFull},
    {CONCURRENT "LinkedBlockingDeque", "notEmpty", Condition::NotEmpty},
    {CONCURRENT "LinkedBlockingDeque", "notFull", Condition::NotFull},
    {CONCURRENT "PriorityBlockingQueue", "notEmpty", Condition::NotEmpty},
    {CONCURRENT "DelayQueue", "available", Condition::Due},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "available", Condition::Due},
    {CONCURRENT "CyclicBarrier", "trip", Condition::AllArrived},
    {CONCURRENT "ThreadPoolExecutor", "termination", Condition::Terminated},
    {CONCURRENT "ForkJoinPool", "termination", Condition::Terminated},
};
#undef CONCURRENT

}  // namespace

std::span<const LockWords> lockWords() { return kLockWords; }
std::span<const ConditionWords> conditionWords() { return kConditions; }

}  // namespace weaveproof::jdk
