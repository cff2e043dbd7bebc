#include "jdk/library_calls.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

namespace weaveproof::jdk {

namespace {

#define CONCURRENT "java/util/concurrent/"
constexpr CallRole::Bits kOperation = CallRole::kOperation;
constexpr CallRole::Bits kHeldOff = CallRole::kOperation | CallRole::kWaits;
constexpr CallRole::Bits kWaiting = kHeldOff | CallRole::kInterruptible;
constexpr CallRole::Bits kMeeting = CallRole::kOperation | CallRole::kMeets | CallRole::kInterruptible;
constexpr CallRole::Bits kDivided = CallRole::kDivided;
constexpr CallRole::Bits kPart =
    CallRole::kDivided | CallRole::kOperation;  // of a divided call, with a moment of its own
constexpr CallRole::Bits kDividedMeeting = kPart | CallRole::kMeets | CallRole::kInterruptible;
constexpr CallRole::Bits kSimple = CallRole::kSimple;
constexpr CallRole::Bits kLooks = CallRole::kNone;
constexpr CallRole::Bits kExact = CallRole::kExact;
constexpr std::string_view kTimed = "TimeUnit;)";

constexpr LibraryCalls kLibraryCalls[] = {
    // ---- queues
    {CONCURRENT "LinkedBlockingQueue", "offer poll peek remove contains clear drainTo", kOperation},
    {CONCURRENT "LinkedBlockingQueue", "put take", kWaiting},
    {CONCURRENT "LinkedBlockingQueue", "offer poll", kWaiting, kTimed},
    {CONCURRENT "LinkedBlockingQueue", "size remainingCapacity", kSimple},
    {CONCURRENT "ArrayBlockingQueue", "offer add poll peek size remainingCapacity remove contains clear drainTo",
     kOperation},
    {CONCURRENT "ArrayBlockingQueue", "put take", kWaiting},
    {CONCURRENT "ArrayBlockingQueue", "offer poll", kWaiting, kTimed},
    {CONCURRENT "LinkedBlockingDeque",
     "offerFirst offerLast pollFirst pollLast peekFirst peekLast size remainingCapacity removeFirstOccurrence "
     "removeLastOccurrence contains clear drainTo",
     kOperation},
    {CONCURRENT "LinkedBlockingDeque", "putFirst putLast takeFirst takeLast", kWaiting},
    {CONCURRENT "LinkedBlockingDeque", "offerFirst offerLast pollFirst pollLast", kWaiting, kTimed},
    {CONCURRENT "LinkedBlockingDeque",
     "addFirst addLast removeFirst removeLast getFirst getLast add offer put remove poll take element "
     "peek push pop",
     kSimple},
    {CONCURRENT "PriorityBlockingQueue", "offer poll peek size remove contains clear drainTo", kOperation},
    {CONCURRENT "PriorityBlockingQueue", "take", kWaiting},
    {CONCURRENT "PriorityBlockingQueue", "poll", kWaiting, kTimed},
    {CONCURRENT "PriorityBlockingQueue", "add put remainingCapacity", kSimple},
    {CONCURRENT "DelayQueue", "offer poll peek size remove clear drainTo", kOperation},
    {CONCURRENT "DelayQueue", "take", kWaiting},
    {CONCURRENT "DelayQueue", "poll", kWaiting, kTimed},
    {CONCURRENT "DelayQueue", "add put remainingCapacity", kSimple},
    {CONCURRENT "ConcurrentLinkedQueue", "offer poll peek isEmpty", kOperation},
    {CONCURRENT "ConcurrentLinkedQueue", "add first", kSimple},
    {CONCURRENT "SynchronousQueue", "put offer take poll", kMeeting},
    {CONCURRENT "LinkedTransferQueue", "put offer add transfer tryTransfer take poll", kMeeting},
    {CONCURRENT "LinkedTransferQueue", "xfer", kSimple},
    {CONCURRENT "Exchanger", "exchange", kMeeting, {}, kUntil21},
    {CONCURRENT "Exchanger", "*", kExact, {}, kFrom25},  // rewritten
    // ---- maps and lists
    {CONCURRENT "ConcurrentHashMap",
     "get putVal replaceNode merge compute computeIfAbsent computeIfPresent containsKey", kOperation},
    {CONCURRENT "ConcurrentHashMap", "put putIfAbsent remove replace getOrDefault spread tabAt casTabAt setTabAt",
     kSimple},
    {CONCURRENT "ConcurrentHashMap$KeySetView", "add remove contains", kSimple},
    {CONCURRENT "ConcurrentSkipListMap", "doGet doPut doRemove findNear replace merge compute*", kOperation},
    {CONCURRENT "ConcurrentSkipListMap",
     "get put putIfAbsent remove containsKey getOrDefault ceilingKey higherKey ceilingEntry higherEntry findNearEntry "
     "cpr comparator baseHead",
     kSimple},
    // `lowerKey` and `floorKey` are not linearizable: the node that they have passed may have been removed when they see that
    // a greater one is gone, although it was removed first (tests/cli/library_calls.sh).
    {CONCURRENT "CopyOnWriteArrayList", "add addIfAbsent remove set addAll clear", kOperation},
    {CONCURRENT "CopyOnWriteArrayList",
     "get size isEmpty contains iterator listIterator forEach toArray getArray setArray indexOf "
     "lastIndexOf equals hashCode toString elementAt indexOfRange",
     kSimple},
    // ---- numbers
    {CONCURRENT "atomic/LongAdder", "add increment decrement", kOperation},
    {CONCURRENT "atomic/LongAccumulator", "accumulate", kOperation},
    {CONCURRENT "atomic/DoubleAdder", "add", kOperation},
    // ---- synchronizers
    {CONCURRENT "Semaphore", "tryAcquire release", kOperation},
    {CONCURRENT "Semaphore", "acquire* availablePermits drainPermits reducePermits isFair", kSimple},
    {CONCURRENT "Semaphore", "tryAcquire", kSimple, kTimed},
    {CONCURRENT "CyclicBarrier", "dowait reset", kDividedMeeting},
    {CONCURRENT "CyclicBarrier", "await getParties isBroken getNumberWaiting", kSimple},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "lock tryLock unlock", kHeldOff},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "lockInterruptibly", kWaiting},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "tryLock", kWaiting, kTimed},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "toString newCondition", kSimple},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "lock tryLock unlock",
     CallRole::kOperation | CallRole::kMeets},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "lockInterruptibly", kMeeting},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "tryLock", kMeeting, kTimed},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "toString newCondition isHeldByCurrentThread getHoldCount",
     kSimple},
    // ---- pools
    // A pool that is stopped tells so before it interrupts its threads. A thread that takes a task before that, and looks afterwards
    // whether the pool was stopped, interrupts itself, and is interrupted once more.
    {CONCURRENT "ThreadPoolExecutor", "getTask", kHeldOff | CallRole::kEndsOnceInterrupted},
    {CONCURRENT "ThreadPoolExecutor", "awaitTermination", kWaiting},
    {CONCURRENT "ThreadPoolExecutor", "execute runWorker shutdown", kDivided},
    {CONCURRENT "ThreadPoolExecutor", "shutdownNow", kDivided | CallRole::kInterrupts},
    // A thread is counted before it is one of the pool's. If the pool is shut down in between, there will be no such thread; but
    // another call of execute may have seen the count, and left its task to it (tests/cli/library_calls.sh).
    {CONCURRENT "ThreadPoolExecutor", "compareAndIncrementWorkerCount", kSimple | CallRole::kEnds},
    {CONCURRENT "ThreadPoolExecutor", "ensurePrestart remove", kPart},
    // A worker has found the queue empty and leaves; execute, which has asked before the shutdown whether the pool runs, adds a task: the
    // worker finds it on its way out and starts another one. So the task is done, by another thread.
    {CONCURRENT "ThreadPoolExecutor", "processWorkerExit", kPart},
    {CONCURRENT "ThreadPoolExecutor",
     "isShutdown isTerminated isTerminating isStopped getThreadFactory getRejectedExecutionHandler "
     "getCorePoolSize getMaximumPoolSize beforeExecute afterExecute terminated finalize",
     kSimple},
    {CONCURRENT "ThreadPoolExecutor$Worker", "run", kSimple},
    {CONCURRENT "ScheduledThreadPoolExecutor", "*", kSimple},
    {CONCURRENT "ScheduledThreadPoolExecutor$ScheduledFutureTask", "*", kSimple},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "offer poll peek remove drainTo clear size",
     kOperation},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "take", kWaiting},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "poll", kWaiting, kTimed},
    {CONCURRENT "ScheduledThreadPoolExecutor$DelayedWorkQueue", "add put isEmpty remainingCapacity", kSimple},
    // Whether the pool still runs tasks is asked when one has been taken.
    {CONCURRENT "ScheduledThreadPoolExecutor$ScheduledFutureTask", "run", kPart},
    {CONCURRENT "AbstractExecutorService", "submit", kDivided},
    {CONCURRENT "AbstractExecutorService", "newTaskFor invokeAll invokeAny doInvokeAny cancelAll", kSimple},
    // Its set of threads is asked whether it is empty by this alone, when no more threads are added: a thread that adds itself later finds
    // the executor shut down, and one that leaves the set asks again.
    {CONCURRENT "ThreadPerTaskExecutor", "*", kSimple, {}, kFrom21},
    {CONCURRENT "ThreadPerTaskExecutor$*", "*", kSimple, {}, kFrom21},
    {CONCURRENT "ThreadPerTaskExecutor", "tryTerminate", kPart, {}, kFrom21},
    {CONCURRENT "ThreadPerTaskExecutor", "awaitTermination", kWaiting, kTimed, kFrom21},
    {CONCURRENT "FutureTask", "get", kWaiting},
    // A task is marked as cancelled before its thread is interrupted. Others can see the mark; and the thread may not have begun the
    // task, or be done with it. At the end it loops until it was interrupted.
    {CONCURRENT "FutureTask", "run runAndReset", kDivided | CallRole::kOpenOnceInterrupted},
    {CONCURRENT "FutureTask", "cancel", kDivided | CallRole::kInterrupts | CallRole::kOpenOnceInterrupted},
    {CONCURRENT "FutureTask", "handlePossibleCancellationInterrupt", kExact},
    {CONCURRENT "FutureTask", "isDone isCancelled done set setException", kSimple},
    {CONCURRENT "FutureTask", "state resultNow exceptionNow", kSimple, {}, kFrom21},  // what is done stays as it is
    // ---- completions
    // A thread that has waited then runs what depends on the future. A thread that finds the future done does not.
    {CONCURRENT "CompletableFuture", "get", kDividedMeeting},
    {CONCURRENT "CompletableFuture", "join", kPart | CallRole::kMeets},
    {CONCURRENT "CompletableFuture", "postComplete tryPushStack", kPart},
    {CONCURRENT "CompletableFuture$*", "tryFire", kPart},
    {CONCURRENT "CompletableFuture$*", "run exec accept execute delay newThread", kSimple},
    {CONCURRENT "CompletableFuture$Signaller", "tryFire", kPart | CallRole::kEnds},  // it wakes a thread that helps
    {CONCURRENT "CompletableFuture$AsyncSupply", "run", kDivided},
    {CONCURRENT "CompletableFuture$AsyncRun", "run", kDivided},
    {CONCURRENT "CompletableFuture",
     "supplyAsync runAsync thenApply* thenAccept* thenRun* thenCombine* runAfter* applyToEither* acceptEither* "
     "thenCompose* whenComplete* handle* exceptionally* complete* cancel obtrude* allOf anyOf copy orTimeout",
     kDivided},
    // A stage that is done forgets its source after that. Another thread that has registered the stage in between goes on with what else
    // depends on the source (tests/litmus/LitmusCallStageRegistered).
    {CONCURRENT "CompletableFuture", "completeNull completeValue completeThrowable completeRelay internalComplete",
     kSimple | CallRole::kEnds},
    {CONCURRENT "CompletableFuture",
     "isDone isCancelled isCompletedExceptionally getNow toCompletableFuture defaultExecutor "
     "newIncompleteFuture",
     kSimple},
    {CONCURRENT "CompletableFuture", "state resultNow exceptionNow", kSimple, {}, kFrom21},
    // ---- pools that steal: what a worker does between two tasks is divided where it looks for one, sleeps and wakes others
    {CONCURRENT "ForkJoinPool", "*", kSimple, {}, kUntil17},
    {CONCURRENT "ForkJoinPool",
     "getPoolSize getRunningThreadCount getActiveThreadCount isQuiescent getStealCount getQueuedTaskCount "
     "getQueuedSubmissionCount hasQueuedSubmissions pollSubmission drainTasksTo toString awaitQuiescence "
     "helpQuiescePool externalHelpQuiescePool getSurplusQueuedTaskCount",
     kLooks,
     {},
     kUntil17},
    {CONCURRENT "ForkJoinPool", "runWorker createWorker", kDivided, {}, kUntil17},
    {CONCURRENT "ForkJoinPool",
     "scan helpJoin helpComplete registerWorker deregisterWorker signalWork externalPush",
     kPart,
     {},
     kUntil17},
    {CONCURRENT "ForkJoinPool", "tryTerminate", kPart | CallRole::kInterrupts, {}, kUntil17},
    {CONCURRENT "ForkJoinPool", "awaitWork", kPart | CallRole::kMeets, {}, kUntil17},
    {CONCURRENT "ForkJoinPool", "awaitTermination", kDividedMeeting, {}, kUntil17},
    {CONCURRENT "ForkJoinPool$*", "*", kSimple, {}, kUntil17},
    {CONCURRENT "ForkJoinPool$WorkQueue", "queueSize isEmpty peek", kLooks, {}, kUntil17},
    {CONCURRENT "ForkJoinPool$WorkQueue", "topLevelExec", kDivided, {}, kUntil17},
    {CONCURRENT "ForkJoinPool$WorkQueue",
     "push tryRemove externalTryUnpush tryUnpush nextLocalTask tryPoll helpComplete helpAsyncBlocker",
     kPart,
     {},
     kUntil17},
    {CONCURRENT "ForkJoinTask", "*", kSimple, {}, kUntil17},
    {CONCURRENT "ForkJoinTask",
     "tryUnfork getQueuedTaskCount getSurplusQueuedTaskCount peekNextLocalTask pollNextLocalTask pollTask "
     "pollSubmission helpQuiesce*",
     kLooks,
     {},
     kUntil17},
    {CONCURRENT "ForkJoinTask", "doExec invoke invokeAll quietlyInvoke", kDivided, {}, kUntil17},
    {CONCURRENT "ForkJoinTask", "join quietlyJoin* awaitDone", kPart | CallRole::kMeets, {}, kUntil17},
    {CONCURRENT "ForkJoinTask", "get", kDividedMeeting, {}, kUntil17},
    {CONCURRENT "ForkJoinTask",
     "setDone trySetThrown trySetCancelled quietlyComplete",
     kPart | CallRole::kEnds,
     {},
     kUntil17},
    {CONCURRENT "ForkJoinTask$*", "*", kSimple, {}, kUntil17},
    {CONCURRENT "CountedCompleter", "*", kSimple, {}, kUntil17},
    {CONCURRENT "CountedCompleter", "tryComplete propagateCompletion", kPart, {}, kUntil17},
    {CONCURRENT "CountedCompleter",
     "helpComplete nextComplete quietlyCompleteRoot getPendingCount",
     kLooks,
     {},
     kUntil17},
    // Their code is another one in each version from 21 on, and has not been divided yet.
    {CONCURRENT "ForkJoinPool", "*", kExact, {}, kFrom21},
    {CONCURRENT "ForkJoinTask", "*", kExact, {}, kFrom21},
    {CONCURRENT "CountedCompleter", "*", kExact, {}, kFrom21},
};
#undef CONCURRENT

}  // namespace

Rows<LibraryCalls> libraryCalls(int version) { return rowsOf<LibraryCalls>(kLibraryCalls, version); }

std::span<const std::string_view> contracts() {
  static const std::vector<std::string_view> kContracts = [] {
    std::vector<std::string_view> all;
    for (const LibraryCalls& calls : kLibraryCalls) {
      const std::string_view outer = calls.holder.substr(0, calls.holder.find('$'));
      if (std::ranges::find(all, outer) == all.end()) all.push_back(outer);
    }
    assert(all.size() <= 64 && "a bit for each");
    return all;
  }();
  return kContracts;
}

std::uint64_t contractBit(std::string_view holder) {
  const auto found = std::ranges::find(contracts(), holder);
  return found == contracts().end() ? 0 : std::uint64_t{1} << (found - contracts().begin());
}

}  // namespace weaveproof::jdk
