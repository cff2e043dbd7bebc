#include "jdk/wait_roles.hpp"

namespace weaveproof::jdk {

namespace {

#define LOCKS "java/util/concurrent/locks/"
constexpr WaitingMethod kWaits[] = {
    {LOCKS "AbstractQueuedSynchronizer", "getState", WaitRole::ReadsState},
    {LOCKS "AbstractQueuedSynchronizer", "compareAndSetState", WaitRole::UpdatesState},
    {LOCKS "AbstractQueuedSynchronizer", "setState", WaitRole::SetsState},
    {LOCKS "AbstractQueuedSynchronizer", "acquire", WaitRole::Acquires, "(I)V"},
    {LOCKS "AbstractQueuedSynchronizer", "acquireInterruptibly acquireShared acquireSharedInterruptibly",
     WaitRole::Acquires},
    {LOCKS "AbstractQueuedSynchronizer", "acquire", WaitRole::AcquiresUnlessTimed,
     "(Ljava/util/concurrent/locks/AbstractQueuedSynchronizer$Node;IZZZJ)I"},
    {LOCKS "AbstractQueuedSynchronizer",
     "hasQueuedThreads hasContended getFirstQueuedThread isQueued getQueueLength getQueuedThreads "
     "getExclusiveQueuedThreads getSharedQueuedThreads",
     WaitRole::Asks},
    {LOCKS "AbstractQueuedSynchronizer$ConditionObject", "hasWaiters getWaitQueueLength getWaitingThreads",
     WaitRole::Asks},
    {LOCKS "AbstractQueuedSynchronizer", "hasQueuedPredecessors", WaitRole::AsksForProgram},
    {LOCKS "AbstractQueuedSynchronizer", "apparentlyFirstQueuedIsExclusive", WaitRole::AsksForTimed},
    {LOCKS "AbstractQueuedSynchronizer", "tryAcquireNanos tryAcquireSharedNanos", WaitRole::GivesUp},
    {LOCKS "AbstractQueuedSynchronizer", "release releaseShared", WaitRole::Releases},
    {LOCKS "AbstractOwnableSynchronizer", "getExclusiveOwnerThread", WaitRole::ReadsOwner},
    {LOCKS "AbstractOwnableSynchronizer", "setExclusiveOwnerThread", WaitRole::SetsOwner},
    {LOCKS "AbstractQueuedLongSynchronizer", "getState", WaitRole::ReadsState},
    {LOCKS "AbstractQueuedLongSynchronizer", "compareAndSetState", WaitRole::UpdatesState},
    {LOCKS "AbstractQueuedLongSynchronizer", "setState", WaitRole::SetsState},
    {LOCKS "AbstractQueuedLongSynchronizer", "acquire", WaitRole::Acquires, "(J)V"},
    {LOCKS "AbstractQueuedLongSynchronizer", "acquireInterruptibly acquireShared acquireSharedInterruptibly",
     WaitRole::Acquires},
    {LOCKS "AbstractQueuedLongSynchronizer", "acquire", WaitRole::AcquiresUnlessTimed,
     "(Ljava/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node;JZZZJ)I"},
    {LOCKS "AbstractQueuedLongSynchronizer", "tryAcquireNanos tryAcquireSharedNanos", WaitRole::GivesUp},
    {LOCKS "AbstractQueuedLongSynchronizer", "release releaseShared", WaitRole::Releases},
    {LOCKS "AbstractQueuedLongSynchronizer",
     "hasQueuedThreads hasContended getFirstQueuedThread isQueued getQueueLength getQueuedThreads "
     "getExclusiveQueuedThreads getSharedQueuedThreads",
     WaitRole::Asks},
    {LOCKS "AbstractQueuedLongSynchronizer$ConditionObject", "hasWaiters getWaitQueueLength getWaitingThreads",
     WaitRole::Asks},
    {LOCKS "AbstractQueuedLongSynchronizer", "hasQueuedPredecessors", WaitRole::AsksForProgram},
    {LOCKS "ReentrantLock$Sync", "lock lockInterruptibly", WaitRole::Acquires},
    {LOCKS "ReentrantLock$NonfairSync", "initialTryLock", WaitRole::TriesFreeOrOwn},
    {LOCKS "ReentrantLock$NonfairSync", "tryAcquire", WaitRole::TriesFree},
    {LOCKS "ReentrantReadWriteLock$Sync", "tryAcquire", WaitRole::TriesWrite},
    {LOCKS "ReentrantReadWriteLock$Sync", "tryAcquireShared fullTryAcquireShared", WaitRole::TriesRead},
    {"java/util/concurrent/Semaphore$Sync", "nonfairTryAcquireShared", WaitRole::TriesPermits},
    {"java/util/concurrent/Semaphore$NonfairSync", "tryAcquireShared", WaitRole::Relays},
    {"java/util/concurrent/CountDownLatch$Sync", "tryAcquireShared", WaitRole::TriesFree},
    {"java/util/concurrent/ThreadPoolExecutor$Worker", "tryAcquire", WaitRole::TriesFree},
    {"java/util/concurrent/FutureTask", "get", WaitRole::Gets, "()Ljava/lang/Object;"},
    {"java/lang/Thread", "join", WaitRole::Joins, "(J)V"},
    {"java/lang/Thread", "isInterrupted", WaitRole::AsksOfOther},
};
#undef LOCKS

}  // namespace

Rows<WaitingMethod> waitingMethods(int version) { return rowsOf<WaitingMethod>(kWaits, version); }

}  // namespace weaveproof::jdk
