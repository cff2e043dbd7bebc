#include "jdk/library_calls.hpp"

namespace weaveproof::jdk {

namespace {

#define CONCURRENT "java/util/concurrent/"
constexpr std::uint8_t kOperation = CallRole::kOperation;
constexpr std::uint8_t kWaiting = CallRole::kOperation | CallRole::kWaits;
constexpr std::uint8_t kDivided = CallRole::kDivided;
constexpr std::uint8_t kDividedWaiting = CallRole::kDivided | CallRole::kOperation | CallRole::kWaits;

constexpr LibraryCalls kLibraryCalls[] = {
    // ---- queues
    {CONCURRENT "LinkedBlockingQueue", "put offer take poll peek remove contains clear drainTo", kWaiting},
    {CONCURRENT "ArrayBlockingQueue", "put offer take poll peek size remainingCapacity remove contains clear drainTo",
     kWaiting},
    {CONCURRENT "LinkedBlockingDeque",
     "putFirst putLast offerFirst offerLast takeFirst takeLast pollFirst pollLast peekFirst peekLast size "
     "remainingCapacity removeFirstOccurrence removeLastOccurrence contains clear drainTo",
     kWaiting},
    {CONCURRENT "PriorityBlockingQueue", "offer take poll peek size remove contains clear drainTo", kWaiting},
    {CONCURRENT "DelayQueue", "offer take poll peek size remove clear drainTo", kWaiting},
    {CONCURRENT "ConcurrentLinkedQueue", "offer poll peek", kOperation},
    // ---- maps
    {CONCURRENT "ConcurrentHashMap",
     "get putVal replaceNode merge compute computeIfAbsent computeIfPresent containsKey getOrDefault", kOperation},
    {CONCURRENT "ConcurrentSkipListMap", "doGet doPut doRemove findNear", kOperation},
    {CONCURRENT "CopyOnWriteArrayList", "add addIfAbsent remove set addAll clear", kOperation},
    // ---- numbers
    {CONCURRENT "atomic/LongAdder", "add increment decrement", kOperation},
    // ---- pools
    {CONCURRENT "ThreadPoolExecutor", "getTask awaitTermination", kWaiting},
    {CONCURRENT "ThreadPoolExecutor", "execute runWorker shutdown shutdownNow", kDivided},
    {CONCURRENT "AbstractExecutorService", "submit", kDivided},
    {CONCURRENT "FutureTask", "get", kWaiting},
    {CONCURRENT "FutureTask", "run runAndReset cancel", kDivided},
    {CONCURRENT "CompletableFuture", "get join", kDividedWaiting},
};
#undef CONCURRENT

}  // namespace

std::span<const LibraryCalls> libraryCalls() { return kLibraryCalls; }

}  // namespace weaveproof::jdk
