// Classes and methods of the library that the machine recognises by their names. If a new JDK no longer had a name,
// nothing would fail: the name would only never be met. So a test looks for each of them in the JDK, with the list at
// the end.
#pragma once

#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

struct NamedMethods {
  std::string_view holder;
  std::string_view methods;  // with spaces between; '*' at the end of one: whatever follows
  Versions versions = kAllVersions;
};

// They number the classes and modules of dynamic proxies.
inline constexpr NamedMethods kNumberingProxies{"java/lang/reflect/Proxy$ProxyBuilder",
                                                "defineProxyClass lambda$getDynamicModule$*"};
// An idle worker waits for work in these, and gives up after a long time; a queue of delayed tasks waits for the tasks as well.
inline constexpr NamedMethods kPoolWorker{"java/util/concurrent/ThreadPoolExecutor", "getTask"};
inline constexpr NamedMethods kForkJoinWorker{"java/util/concurrent/ForkJoinPool", "awaitWork"};
inline constexpr NamedMethods kDelayedTasks{"java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue",
                                            "poll"};
// They wait again and again for a time of which they remember nothing: neither when it began nor how long it took.
inline constexpr NamedMethods kForgetsTime[] = {
    {"java/util/concurrent/ExecutorService", "close", kFrom21},
    {"java/util/concurrent/ForkJoinPool", "close", kFrom21},
    {"java/util/concurrent/ThreadPerTaskExecutor", "awaitTermination", kFrom21}};
inline constexpr NamedMethods kCurrentThread{"java/lang/Thread", "currentThread"};
inline constexpr NamedMethods kJoin{"java/lang/Thread", "join"};
inline constexpr NamedMethods kReflectiveCall{"java/lang/reflect/Method", "invoke"};
inline constexpr NamedMethods kPrivileged{"java/security/AccessController", "executePrivileged", kUntil21};

// The native methods that threads wait in.
inline constexpr NamedMethods kNativeWaits[] = {{"java/lang/Object", "wait", kUntil17},
                                                {"java/lang/Object", "wait0", kFrom21}};
inline constexpr NamedMethods kNativeSleeps[] = {{"java/lang/Thread", "sleep", kUntil17},
                                                 {"java/lang/Thread", "sleep0", kOnly21},
                                                 {"java/lang/Thread", "sleepNanos0", kFrom25}};
// The row for a version, of a table that has one for each.
template <std::size_t count>
constexpr const NamedMethods& rowFor(int version, const NamedMethods (&table)[count]) {
  return *std::ranges::find_if(table, [&](const NamedMethods& row) { return row.versions.has(version); });
}

inline constexpr NamedMethods kSpecialMethods[] = {kNumberingProxies, kPoolWorker, kForkJoinWorker, kDelayedTasks,
                                                   kCurrentThread,    kJoin,       kReflectiveCall, kPrivileged};

// The methods that bind scoped values: the first argument is the bindings.
inline constexpr std::string_view kBindingMethod = "runWith";
inline constexpr std::string_view kBindingClasses = "java/lang/Thread java/lang/ScopedValue$Carrier";

inline constexpr std::string_view kThread = "java/lang/Thread";
inline constexpr std::string_view kFutureTask = "java/util/concurrent/FutureTask";
inline constexpr std::string_view kScheduledPool = "java/util/concurrent/ScheduledThreadPoolExecutor";
inline constexpr std::string_view kSynchronizer = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
inline constexpr std::string_view kLongSynchronizer = "java/util/concurrent/locks/AbstractQueuedLongSynchronizer";
inline constexpr std::string_view kConditionObject =
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
inline constexpr std::string_view kLongConditionObject =
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject";
inline constexpr std::string_view kReadWriteLock = "java/util/concurrent/locks/ReentrantReadWriteLock";
inline constexpr std::string_view kLockSupport = "java/util/concurrent/locks/LockSupport";
inline constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";
// What parks and unparks for its caller: all that may lie between a call of LockSupport and the native method.
inline constexpr std::string_view kParking =
    "java/util/concurrent/locks/LockSupport jdk/internal/misc/Unsafe jdk/internal/misc/VirtualThreads "
    "java/lang/System$* "
    "java/lang/ThreadBuilders$BoundVirtualThread";
// They go through the set of their threads, a ConcurrentHashMap, to interrupt each. A call that adds or removes one writes what such a
// walk reads at one moment, and does so once. How many there are is counted elsewhere.
inline constexpr std::string_view kWalkThreads =
    "jdk/internal/misc/ThreadFlock java/util/concurrent/StructuredTaskScope "
    "java/util/concurrent/StructuredTaskScopeImpl";
// Threads are waited for in it as in java.util.concurrent: it parks in loops that look again at what they wait for.
inline constexpr std::string_view kThreadFlock = "jdk/internal/misc/ThreadFlock";
inline constexpr std::string_view kMutableCallSite = "java/lang/invoke/MutableCallSite";
inline constexpr std::string_view kVolatileCallSite = "java/lang/invoke/VolatileCallSite";
inline constexpr std::string_view kStackWalker = "java/lang/StackWalker";
inline constexpr std::string_view kReflectionLoader = "jdk/internal/reflect/DelegatingClassLoader";  // until 21
inline constexpr std::string_view kMethodAccessor = "jdk/internal/reflect/MethodAccessorImpl";
inline constexpr std::string_view kConstructorAccessor = "jdk/internal/reflect/ConstructorAccessorImpl";
// Classes with buffers that the library keeps for one thread and never passes on: only that thread knows their
// addresses.
inline constexpr std::string_view kBuffersOfOneThread[] = {"sun/nio/ch/Util", "sun/nio/ch/IOVecWrapper",
                                                           "sun/nio/fs/NativeBuffer"};

inline constexpr std::string_view kSpecialClasses[] = {kThread,
                                                       kFutureTask,
                                                       kScheduledPool,
                                                       kSynchronizer,
                                                       kLongSynchronizer,
                                                       kConditionObject,
                                                       kLongConditionObject,
                                                       kReadWriteLock,
                                                       kLockSupport,
                                                       kUnsafe,
                                                       kMutableCallSite,
                                                       kVolatileCallSite,
                                                       kStackWalker,
                                                       kMethodAccessor,
                                                       kConstructorAccessor,
                                                       kBuffersOfOneThread[0],
                                                       kBuffersOfOneThread[1],
                                                       kBuffersOfOneThread[2]};

// Beginnings and ends of names.
inline constexpr std::string_view kConcurrent = "java/util/concurrent/";
inline constexpr std::string_view kLocks = "java/util/concurrent/locks/";
inline constexpr std::string_view kSynchronizers = "java/util/concurrent/locks/Abstract";
inline constexpr std::string_view kFair = "$FairSync";  // of a lock at which threads wait in order of arrival

}  // namespace weaveproof::jdk
