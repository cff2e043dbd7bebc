#include "jdk/call_words.hpp"

namespace weaveproof::jdk {

namespace {

#define CONCURRENT "java/util/concurrent/"
constexpr CallWords kCallWords[] = {
    {CONCURRENT "locks/Lock", "lock lockInterruptibly", "locks @"},
    {CONCURRENT "locks/Lock", "tryLock", "tries to lock @"},
    {CONCURRENT "locks/Lock", "unlock", "unlocks @"},
    {CONCURRENT "locks/Condition", "await awaitUninterruptibly awaitNanos awaitUntil", "waits for @"},
    {CONCURRENT "locks/Condition", "signal", "signals @"},
    {CONCURRENT "locks/Condition", "signalAll", "signals all at @"},
    {CONCURRENT "BlockingQueue", "take", "takes from @"},
    {CONCURRENT "BlockingQueue", "put", "puts # into @"},
    {"java/util/Queue", "add", "adds # to @"},
    {"java/util/Queue", "offer", "offers # to @"},
    {"java/util/Queue", "remove", "takes from @"},
    {"java/util/Queue", "poll", "polls @"},
    {CONCURRENT "Executor", "execute", "hands # to @"},
    {CONCURRENT "ExecutorService", "submit", "submits # to @"},
    {CONCURRENT "ExecutorService", "shutdown shutdownNow", "shuts down @"},
    {CONCURRENT "ExecutorService", "awaitTermination", "waits for the end of @"},
    {CONCURRENT "Future", "get", "gets the result of @"},
    {CONCURRENT "CompletableFuture", "join", "gets the result of @"},
    {CONCURRENT "CompletableFuture", "complete", "completes @ with #"},
    {CONCURRENT "CountDownLatch", "await", "waits for @"},
    {CONCURRENT "CountDownLatch", "countDown", "counts down @"},
    {CONCURRENT "Semaphore", "acquire acquireUninterruptibly", "acquires from @"},
    {CONCURRENT "Semaphore", "tryAcquire", "tries to acquire from @"},
    {CONCURRENT "Semaphore", "release", "releases to @"},
    {CONCURRENT "CyclicBarrier", "await", "waits for the others at @"},
    {"java/lang/Thread", "start", "starts @"},
    {"java/lang/Thread", "interrupt", "interrupts @"},
    {"java/lang/Thread", "join", "waits for the end of @"},
};
#undef CONCURRENT

}  // namespace

std::span<const CallWords> callWords() { return kCallWords; }

}  // namespace weaveproof::jdk
