// What threads wait for in java.util.concurrent: a synchronizer hides its parts, and a report names the whole.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

enum class LockWord : std::uint8_t {
  Lock,       // one owner
  ReadWrite,  // one known writer, or readers
  Permits,
  Count,     // comes down to 0
  Result,    // of a task
  Stamped,   // unknown readers and writers
  Exchange,  // two threads meet
  Arrival,   // of others
  Work,      // for a worker
};

struct LockWords {
  std::string_view holder;  // or what inherits from it
  LockWord word;
};
std::span<const LockWords> lockWords();

// What threads wait for at a condition of the library.
enum class Condition : std::uint8_t { NotEmpty, Due, NotFull, AllArrived, Terminated };

// A field with a condition.
struct ConditionWords {
  std::string_view holder, field;
  Condition condition;
};
std::span<const ConditionWords> conditionWords();

// A thread that has one of these has it alone, and no other thread can release it.
inline constexpr std::string_view kOwnedLocks[] = {"java/util/concurrent/locks/ReentrantLock$Sync",
                                                   "java/util/concurrent/locks/ReentrantReadWriteLock$Sync"};

// Fields of the library that lead from what a thread is parked for to what it waits for.
struct NamedField {
  std::string_view holder, field;
};
inline constexpr NamedField kCondition{"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
                                       "firstWaiter"};
inline constexpr NamedField kNextWaiter{"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode",
                                        "nextWaiter"};
inline constexpr NamedField kWaiter{"java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "waiter"};
inline constexpr NamedField kDependents{"java/util/concurrent/CompletableFuture", "stack"};
inline constexpr NamedField kNextDependent{"java/util/concurrent/CompletableFuture$Completion", "next"};
inline constexpr NamedField kRunner{"java/util/concurrent/FutureTask", "runner"};
inline constexpr NamedField kEnumName{"java/lang/Enum", "name"};
inline constexpr std::string_view kSignal = "signal", kSignalAll = "signalAll";
// In the status of a node: its thread waits for a condition and was not signalled yet.
inline constexpr NamedField kWaitStatus{"java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "status"};
inline constexpr std::int32_t kInCondition = 2;
inline constexpr NamedField kLockWordFields[] = {kCondition,     kNextWaiter, kWaiter,     kDependents,
                                                 kNextDependent, kRunner,     kWaitStatus, kEnumName};

inline constexpr int kSharedCountShift = 16;  // ReentrantReadWriteLock: the bits of the state above it count readers

}  // namespace weaveproof::jdk
