#include "jdk/upcalls.hpp"

#include <algorithm>
#include <iterator>

#include "base/name_list.hpp"

namespace weaveproof::jdk {

namespace {

// The first that fits counts.
constexpr UpcallRule kUpcalls[] = {
    {"java/lang/Object", "<init> getClass notify notifyAll wait clone finalize", Upcalls::None},
    {"java/lang/Object", "", Upcalls::OfObjects},
    {"java/lang/Thread",
     "start join sleep yield currentThread interrupt interrupted isInterrupted isAlive getName setName isDaemon "
     "setDaemon getId "
     "getPriority setPriority onSpinWait getState holdsLock getThreadGroup setUncaughtExceptionHandler "
     "setDefaultUncaughtExceptionHandler getAllStackTraces activeCount",
     Upcalls::None},
    {"java/lang/Thread", "<init>", Upcalls::OfObjects},  // InheritableThreadLocal.childValue
    {"java/lang/System",
     "currentTimeMillis nanoTime identityHashCode arraycopy getProperty getenv lineSeparator gc exit", Upcalls::None},
    {"java/lang/Runtime",
     "getRuntime availableProcessors totalMemory freeMemory maxMemory gc addShutdownHook halt exit", Upcalls::None},
    {"java/lang/Math", "", Upcalls::None},
    {"java/lang/StrictMath", "", Upcalls::None},
    {"java/lang/Number", "", Upcalls::None},
    {"java/lang/Integer", "", Upcalls::None},
    {"java/lang/Long", "", Upcalls::None},
    {"java/lang/Short", "", Upcalls::None},
    {"java/lang/Byte", "", Upcalls::None},
    {"java/lang/Character", "", Upcalls::None},
    {"java/lang/Boolean", "", Upcalls::None},
    {"java/lang/Float", "", Upcalls::None},
    {"java/lang/Double", "", Upcalls::None},
    {"java/lang/Enum", "<init> name ordinal compareTo equals hashCode toString getDeclaringClass", Upcalls::None},
    {"java/lang/Record", "<init>", Upcalls::None},
    {"java/lang/Class", "desiredAssertionStatus getName getSimpleName isInstance cast hashCode equals getComponentType",
     Upcalls::None},
    {"java/lang/Class", "", Upcalls::All},
    {"java/lang/ClassLoader", "", Upcalls::All},
    {"java/lang/String", "transform", Upcalls::Tasks},
    {"java/lang/String", "", Upcalls::OfObjects},
    {"java/lang/StringBuilder", "", Upcalls::OfObjects},
    {"java/lang/StringBuffer", "", Upcalls::OfObjects},
    {"java/lang/CharSequence", "", Upcalls::OfObjects},
    {"java/lang/Comparable", "", Upcalls::OfObjects},
    {"java/lang/Throwable", "", Upcalls::OfObjects},
    {"java/lang/StackTraceElement", "", Upcalls::None},
    {"java/lang/invoke/VarHandle", "", Upcalls::None},
    {"java/lang/invoke/MethodHandles", "lookup", Upcalls::None},
    {"java/lang/invoke/MethodHandles$Lookup", "findVarHandle findStaticVarHandle", Upcalls::None},
    {"java/lang/invoke/", "", Upcalls::All},
    {"java/lang/reflect/Array", "", Upcalls::None},
    {"java/lang/reflect/", "", Upcalls::All},
    {"java/io/PrintStream", "", Upcalls::OfObjects},

    {"java/util/concurrent/atomic/LongAccumulator", "", Upcalls::Tasks},
    {"java/util/concurrent/atomic/DoubleAccumulator", "", Upcalls::Tasks},
    {"java/util/concurrent/atomic/", "getAndUpdate updateAndGet getAndAccumulate accumulateAndGet", Upcalls::Tasks},
    {"java/util/concurrent/atomic/", "toString", Upcalls::OfObjects},
    {"java/util/concurrent/atomic/", "", Upcalls::None},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "", Upcalls::Tasks},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "", Upcalls::Tasks},
    {"java/util/concurrent/locks/", "", Upcalls::None},
    {"java/util/concurrent/CountDownLatch", "", Upcalls::None},
    {"java/util/concurrent/Semaphore", "", Upcalls::None},
    {"java/util/concurrent/Exchanger", "", Upcalls::None},
    {"java/util/concurrent/TimeUnit", "", Upcalls::None},
    {"java/util/concurrent/ThreadLocalRandom", "current nextInt nextLong nextBoolean nextDouble nextFloat",
     Upcalls::None},
    {"java/util/Random", "<init> nextInt nextLong nextBoolean nextDouble nextFloat setSeed", Upcalls::OfObjects},

    {"java/util/ServiceLoader", "", Upcalls::All},
    {"java/util/ResourceBundle", "", Upcalls::All},
    {"java/util/Timer", "<init> schedule scheduleAtFixedRate cancel purge", Upcalls::None},
    // While a thread waits for a parallel stream, or for a task of a fork-join pool, it runs tasks of other threads.
    {"java/util/stream/", "", Upcalls::Tasks},
    {"java/util/Arrays", "parallel*", Upcalls::Tasks},
    {"java/util/Collection", "parallelStream", Upcalls::Tasks},
    {"java/util/concurrent/ConcurrentHashMap", "forEach* search* reduce*", Upcalls::Tasks},
    {"java/util/concurrent/ConcurrentHashMap", "", Upcalls::OfObjects},
    {"java/util/concurrent/ConcurrentMap", "", Upcalls::OfObjects},
    {"java/util/concurrent/ConcurrentLinkedQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/ConcurrentLinkedDeque", "", Upcalls::OfObjects},
    {"java/util/concurrent/ConcurrentSkipListMap", "", Upcalls::OfObjects},
    {"java/util/concurrent/ConcurrentSkipListSet", "", Upcalls::OfObjects},
    {"java/util/concurrent/CopyOnWriteArrayList", "", Upcalls::OfObjects},
    {"java/util/concurrent/CopyOnWriteArraySet", "", Upcalls::OfObjects},
    {"java/util/concurrent/BlockingQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/BlockingDeque", "", Upcalls::OfObjects},
    {"java/util/concurrent/ArrayBlockingQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/LinkedBlockingQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/LinkedBlockingDeque", "", Upcalls::OfObjects},
    {"java/util/concurrent/PriorityBlockingQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/SynchronousQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/LinkedTransferQueue", "", Upcalls::OfObjects},
    {"java/util/concurrent/", "", Upcalls::Tasks},
    {"java/util/", "", Upcalls::OfObjects},
    {"java/lang/Iterable", "", Upcalls::OfObjects},
    {"java/lang/ThreadLocal", "", Upcalls::OfObjects},
    {"java/", "", Upcalls::Tasks},
    // The API for harnesses.
    {"weaveproof/Check", "atomic", Upcalls::Tasks},
    {"weaveproof/Check", "", Upcalls::OfObjects},
    {"weaveproof/Hooks", "", Upcalls::None},
    {"gov/nasa/jpf/vm/Verify", "", Upcalls::OfObjects},
};

struct Overridden {
  std::string_view type;
  std::string_view methods;  // as above
};

constexpr std::string_view kOfObject = "equals hashCode toString finalize clone";
constexpr Overridden kOverridden[] = {
    {"java/lang/Object", kOfObject},
    {"java/lang/Runnable", "run"},
    {"java/util/concurrent/Callable", "call"},
    {"java/lang/Comparable", "compareTo"},
    {"java/lang/Cloneable", ""},
    {"java/io/Serializable", ""},
    {"java/lang/constant/Constable", "describeConstable"},
    {"java/lang/AutoCloseable", "close"},
    {"java/lang/Enum", ""},
    {"java/lang/Record", ""},
    {"java/lang/Thread",
     "run interrupt isInterrupted toString getContextClassLoader getUncaughtExceptionHandler getId getStackTrace "
     "getState"},
    {"java/lang/Throwable",
     "getMessage getLocalizedMessage getCause fillInStackTrace printStackTrace getStackTrace toString"},
    {"java/lang/Exception",
     "getMessage getLocalizedMessage getCause fillInStackTrace printStackTrace getStackTrace toString"},
    {"java/lang/RuntimeException",
     "getMessage getLocalizedMessage getCause fillInStackTrace printStackTrace getStackTrace toString"},
};

// All of them have constructors that fill in the stack trace, and methods that return message, cause and stack trace.
bool isThrowable(std::string_view holder) {
  return holder.starts_with("java/") && (holder.ends_with("Exception") || holder.ends_with("Error"));
}

}  // namespace

std::span<const UpcallRule> upcallRules() { return kUpcalls; }

Upcalls upcallsOf(std::string_view holder, std::string_view method) {
  if (holder.starts_with('[')) return Upcalls::None;  // an array's clone
  if (isThrowable(holder)) return Upcalls::OfObjects;
  for (const UpcallRule& entry : kUpcalls) {
    const bool fits = entry.holder.ends_with('/') ? holder.starts_with(entry.holder) : holder == entry.holder;
    if (fits && (entry.methods.empty() || base::listsName(entry.methods, method))) return entry.upcalls;
  }
  return Upcalls::All;
}

bool mayBeOverridden(std::string_view type, std::string_view method) {
  const auto known = std::ranges::find(kOverridden, type, &Overridden::type);
  return known == std::end(kOverridden) || base::listsName(known->methods, method) ||
         base::listsName(kOfObject, method);
}

}  // namespace weaveproof::jdk
