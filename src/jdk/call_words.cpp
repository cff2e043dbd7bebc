#include "jdk/call_words.hpp"

namespace weaveproof::jdk {

namespace {

#define CONCURRENT "java/util/concurrent/"
constexpr CallWords kCallWords[] = {
    {CONCURRENT "locks/Lock", "lock lockInterruptibly", CallVerb::Locks},
    {CONCURRENT "locks/Lock", "tryLock", CallVerb::TriesToLock},
    {CONCURRENT "locks/Lock", "unlock", CallVerb::Unlocks},
    {CONCURRENT "locks/Condition", "await awaitUninterruptibly awaitNanos awaitUntil", CallVerb::WaitsForCondition},
    {CONCURRENT "locks/Condition", "signal", CallVerb::Signals},
    {CONCURRENT "locks/Condition", "signalAll", CallVerb::SignalsAll},
    {CONCURRENT "BlockingQueue", "take", CallVerb::Takes},
    {CONCURRENT "BlockingQueue", "put", CallVerb::Puts},
    {"java/util/Queue", "add", CallVerb::Adds},
    {"java/util/Queue", "offer", CallVerb::Offers},
    {"java/util/Queue", "remove", CallVerb::Takes},
    {"java/util/Queue", "poll", CallVerb::Polls},
    {CONCURRENT "Executor", "execute", CallVerb::Executes},
    {CONCURRENT "ExecutorService", "submit", CallVerb::Submits},
    {CONCURRENT "ExecutorService", "shutdown shutdownNow", CallVerb::ShutsDown},
    {CONCURRENT "ExecutorService", "awaitTermination", CallVerb::WaitsForEnd},
    {CONCURRENT "Future", "get", CallVerb::GetsResult},
    {CONCURRENT "CompletableFuture", "join", CallVerb::GetsResult},
    {CONCURRENT "CompletableFuture", "complete", CallVerb::Completes},
    {CONCURRENT "CountDownLatch", "await", CallVerb::WaitsForCount},
    {CONCURRENT "CountDownLatch", "countDown", CallVerb::CountsDown},
    {CONCURRENT "Semaphore", "acquire acquireUninterruptibly", CallVerb::Acquires},
    {CONCURRENT "Semaphore", "tryAcquire", CallVerb::TriesToAcquire},
    {CONCURRENT "Semaphore", "release", CallVerb::Releases},
    {CONCURRENT "CyclicBarrier", "await", CallVerb::WaitsForOthers},
    {"java/lang/Thread", "start", CallVerb::Starts},
    {"java/lang/Thread", "interrupt", CallVerb::Interrupts},
    {"java/lang/Thread", "join", CallVerb::WaitsForEnd},
};

constexpr CallWords kWorkerWords[] = {
    {CONCURRENT "ThreadPoolExecutor", "runWorker getTask", CallVerb::LooksForTask},
    {CONCURRENT "ThreadPoolExecutor", "processWorkerExit", CallVerb::Leaves},
    {CONCURRENT "FutureTask", "run runAndReset", CallVerb::RunsTask},
    {CONCURRENT "FutureTask", "set setException finishCompletion", CallVerb::SetsResult},
    {CONCURRENT "CompletableFuture", "postComplete", CallVerb::SetsResult},
    {CONCURRENT "ForkJoinPool", "runWorker", CallVerb::LooksForTask},
    {CONCURRENT "ForkJoinPool", "awaitWork", CallVerb::WaitsForWork},
    {CONCURRENT "ForkJoinPool", "helpJoin", CallVerb::JoinsTask},
    {CONCURRENT "ForkJoinPool", "deregisterWorker", CallVerb::Leaves},
    {"java/util/TimerThread", "mainLoop", CallVerb::LooksForTask},
};
#undef CONCURRENT

}  // namespace

std::span<const CallWords> callWords() { return kCallWords; }
std::span<const CallWords> workerWords() { return kWorkerWords; }

}  // namespace weaveproof::jdk
