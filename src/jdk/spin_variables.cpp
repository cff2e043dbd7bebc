#include "jdk/spin_variables.hpp"

namespace weaveproof::jdk {

namespace {

constexpr SpinVariable kVariables[] = {
    {"java/util/concurrent/ForkJoinPool", "runWorker", "r", SpinKind::AnyNumber},
    {"java/util/concurrent/ForkJoinPool", "helpJoin", "r", SpinKind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpComplete", "r", SpinKind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpQuiescePool", "r", SpinKind::QueueIndex, kUntil17},
    {"java/util/concurrent/Exchanger", "slotExchange", "h", SpinKind::TurnCounts, kUntil21},
    {"java/util/concurrent/Exchanger", "slotExchange", "spins", SpinKind::TurnsLeft, kUntil21},
    {"java/util/concurrent/Exchanger", "arenaExchange", "h", SpinKind::TurnCounts, kUntil21},
    {"java/util/concurrent/Exchanger", "arenaExchange", "spins", SpinKind::TurnsLeft, kUntil21},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "acquire", "spins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "acquire", "postSpins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "acquire", "spins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "acquire", "postSpins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireWrite", "spins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireWrite", "postSpins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireRead", "spins", SpinKind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireRead", "postSpins", SpinKind::ExtraTurns},
};

}  // namespace

Rows<SpinVariable> spinVariables(int version) { return rowsOf<SpinVariable>(kVariables, version); }

}  // namespace weaveproof::jdk
