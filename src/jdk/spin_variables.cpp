#include "jdk/spin_variables.hpp"

namespace weaveproof::jdk {

namespace {

constexpr SpinVariable kVariables[] = {
    {"java/util/concurrent/ForkJoinPool", "runWorker", "r", SpinKind::AnyNumber},
    {"java/util/concurrent/ForkJoinPool", "helpJoin", "r", SpinKind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpComplete", "r", SpinKind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpQuiescePool", "r", SpinKind::QueueIndex},
    {"java/util/concurrent/Exchanger", "slotExchange", "h", SpinKind::TurnCounts},
    {"java/util/concurrent/Exchanger", "slotExchange", "spins", SpinKind::TurnsLeft},
    {"java/util/concurrent/Exchanger", "arenaExchange", "h", SpinKind::TurnCounts},
    {"java/util/concurrent/Exchanger", "arenaExchange", "spins", SpinKind::TurnsLeft},
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

std::span<const SpinVariable> spinVariables() { return kVariables; }

}  // namespace weaveproof::jdk
