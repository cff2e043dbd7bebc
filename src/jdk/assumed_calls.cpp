#include "jdk/assumed_calls.hpp"

#include "base/name_list.hpp"

namespace weaveproof::jdk {

namespace {

constexpr AssumedCall kCalls[] = {
    {"java/lang/Runtime", "availableProcessors", Assumption::Processors},
    {"java/util/concurrent/ForkJoinPool", "", Assumption::Processors},
    {"java/util/concurrent/ForkJoinTask", "fork invoke invokeAll", Assumption::Processors},
    {"java/util/concurrent/Executors", "newWorkStealingPool", Assumption::Processors},
    // All that ends in Async runs in the common pool, or, with less than three processors, each in a thread of its own.
    {"java/util/concurrent/CompletableFuture",
     "supplyAsync runAsync thenApplyAsync thenAcceptAsync thenRunAsync thenCombineAsync thenAcceptBothAsync "
     "runAfterBothAsync applyToEitherAsync acceptEitherAsync runAfterEitherAsync thenComposeAsync whenCompleteAsync "
     "handleAsync exceptionallyAsync exceptionallyComposeAsync completeAsync defaultExecutor",
     Assumption::Processors},
    {"java/util/Collection", "parallelStream", Assumption::Processors},
    {"java/util/stream/BaseStream", "parallel", Assumption::Processors},
    {"java/util/stream/IntStream", "parallel", Assumption::Processors},
    {"java/util/stream/LongStream", "parallel", Assumption::Processors},
    {"java/util/stream/DoubleStream", "parallel", Assumption::Processors},
    {"java/util/Arrays", "parallelPrefix parallelSetAll parallelSort", Assumption::Processors},
    {"java/lang/invoke/VarHandle", "weakCompareAndSet*", Assumption::StrongCompareAndSet},
    {"java/util/concurrent/atomic/", "weakCompareAndSet*", Assumption::StrongCompareAndSet},
    {"java/lang/invoke/VarHandle",
     "getOpaque setOpaque getAcquire setRelease compareAndExchangeAcquire compareAndExchangeRelease "
     "weakCompareAndSetPlain weakCompareAndSetAcquire weakCompareAndSetRelease getAndSetAcquire getAndSetRelease "
     "getAndAddAcquire getAndAddRelease getAndBitwise* acquireFence releaseFence loadLoadFence storeStoreFence",
     Assumption::StrongModes},
    {"java/util/concurrent/atomic/",
     "getOpaque setOpaque getAcquire setRelease getPlain setPlain lazySet compareAndExchangeAcquire "
     "compareAndExchangeRelease weakCompareAndSetPlain weakCompareAndSetAcquire weakCompareAndSetRelease",
     Assumption::StrongModes},
};

}  // namespace

std::span<const AssumedCall> assumedCalls() { return kCalls; }

std::uint32_t assumptionsOfCalling(std::string_view holder, std::string_view method) {
  std::uint32_t bits = 0;
  for (const AssumedCall& use : kCalls) {
    const bool here = use.holder.ends_with('/') ? holder.starts_with(use.holder) : holder == use.holder;
    if (here && (use.methods.empty() || base::listsName(use.methods, method))) bits |= bitOf(use.assumption);
  }
  return bits;
}

}  // namespace weaveproof::jdk
