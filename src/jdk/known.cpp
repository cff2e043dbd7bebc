#include "jdk/known.hpp"

#include "jdk/special_names.hpp"

namespace weaveproof::jdk {

namespace {

constexpr KnownClass kClasses[] = {
    {&Known::object, "java/lang/Object"},
    {&Known::klass, "java/lang/Class"},
    {&Known::string, "java/lang/String"},
    {&Known::throwable, "java/lang/Throwable"},
    {&Known::thread, "java/lang/Thread"},
    {&Known::threadGroup, "java/lang/ThreadGroup"},
    {&Known::classLoader, "java/lang/ClassLoader"},
    {&Known::module, "java/lang/Module"},
    {&Known::system, "java/lang/System"},
    {&Known::cloneable, "java/lang/Cloneable"},
    {&Known::serializable, "java/io/Serializable"},
    {&Known::reference, "java/lang/ref/Reference"},
    {&Known::error, "java/lang/Error"},
    {&Known::methodType, "java/lang/invoke/MethodType"},
    {&Known::methodHandle, "java/lang/invoke/MethodHandle"},
    {&Known::varHandle, "java/lang/invoke/VarHandle"},
    {&Known::stackTraceElement, "java/lang/StackTraceElement"},
    {&Known::shutdown, "java/lang/Shutdown"},
    {&Known::synchronizer, "java/util/concurrent/locks/AbstractQueuedSynchronizer"},
    {&Known::longSynchronizer, "java/util/concurrent/locks/AbstractQueuedLongSynchronizer"},
    {&Known::ownableSynchronizer, "java/util/concurrent/locks/AbstractOwnableSynchronizer"},
    {&Known::futureTask, kFutureTask},
    {&Known::virtualThread, "java/lang/BaseVirtualThread", kFrom21},
    {&Known::threadHolder, "java/lang/Thread$FieldHolder", kFrom21},
    {&Known::lazyVarHandle, "java/lang/invoke/LazyInitializingVarHandle", kFrom25},
};

constexpr KnownOffset kOffsets[] = {
    {&Known::stringValue, &Known::string, "value"},
    {&Known::stringCoder, &Known::string, "coder"},
    {&Known::stringHash, &Known::string, "hash"},
    {&Known::stringHashIsZero, &Known::string, "hashIsZero"},
    {&Known::classLoader_, &Known::klass, "classLoader"},
    {&Known::classModule, &Known::klass, "module"},
    {&Known::classComponentType, &Known::klass, "componentType"},
    {&Known::className, &Known::klass, "name"},
    {&Known::classData, &Known::klass, "classData"},
    {&Known::classModifiers, &Known::klass, "modifiers", kFrom25},
    {&Known::classPrimitive, &Known::klass, "primitive", kFrom25},
    {&Known::throwableMessage, &Known::throwable, "detailMessage"},
    {&Known::throwableCause, &Known::throwable, "cause"},
    {&Known::throwableStackTrace, &Known::throwable, "stackTrace"},
    {&Known::throwableBacktrace, &Known::throwable, "backtrace"},
    {&Known::throwableDepth, &Known::throwable, "depth"},
    {&Known::throwableSuppressed, &Known::throwable, "suppressedExceptions"},
    {&Known::threadName, &Known::thread, "name"},
    {&Known::threadHolder_, &Known::thread, "holder", kFrom21},
    {&Known::threadPriority, &Known::thread, "priority", kUntil17},
    {&Known::threadPriority, &Known::threadHolder, "priority", kFrom21},
    {&Known::threadDaemon, &Known::thread, "daemon", kUntil17},
    {&Known::threadDaemon, &Known::threadHolder, "daemon", kFrom21},
    {&Known::threadGroup_, &Known::thread, "group", kUntil17},
    {&Known::threadGroup_, &Known::threadHolder, "group", kFrom21},
    {&Known::threadStatus, &Known::thread, "threadStatus", kUntil17},
    {&Known::threadStatus, &Known::threadHolder, "threadStatus", kFrom21},
    {&Known::threadStackSize, &Known::thread, "stackSize", kUntil17},
    {&Known::threadStackSize, &Known::threadHolder, "stackSize", kFrom21},
    {&Known::threadTask, &Known::thread, "target", kUntil17},
    {&Known::threadTask, &Known::threadHolder, "task", kFrom21},
    {&Known::threadInterrupted, &Known::thread, "interrupted"},
    {&Known::threadEetop, &Known::thread, "eetop"},
    {&Known::threadTid, &Known::thread, "tid"},
    {&Known::threadParkBlocker, &Known::thread, "parkBlocker"},
    {&Known::threadLocals, &Known::thread, "threadLocals"},
    {&Known::threadInheritableLocals, &Known::thread, "inheritableThreadLocals"},
    {&Known::threadContainer, &Known::thread, "container", kFrom21},
    {&Known::threadScopes, &Known::thread, "headStackableScopes", kFrom21},
    {&Known::lazyTarget, &Known::lazyVarHandle, "target", kFrom25},
    {&Known::lazyClass, &Known::lazyVarHandle, "refc", kFrom25},
    {&Known::groupMaxPriority, &Known::threadGroup, "maxPriority"},
    {&Known::groupThreads, &Known::threadGroup, "threads", kUntil17},
    {&Known::loaderUnnamedModule, &Known::classLoader, "unnamedModule"},
    {&Known::loaderName, &Known::classLoader, "name"},
    {&Known::loaderNameAndId, &Known::classLoader, "nameAndId"},
    {&Known::moduleName, &Known::module, "name"},
    {&Known::moduleLoader, &Known::module, "loader"},
    {&Known::referenceReferent, &Known::reference, "referent"},
    {&Known::synchronizerState, &Known::synchronizer, "state"},
    {&Known::longSynchronizerState, &Known::longSynchronizer, "state"},
    {&Known::synchronizerOwner, &Known::ownableSynchronizer, "exclusiveOwnerThread"},
    {&Known::futureState, &Known::futureTask, "state"},
};

constexpr KnownStatic kStatics[] = {
    {&Known::throwableUnassignedStack, &Known::throwable, "UNASSIGNED_STACK"},
    {&Known::throwableSuppressedSentinel, &Known::throwable, "SUPPRESSED_SENTINEL"},
};

constexpr KnownMethod kMethods[] = {
    {&Known::threadRun, &Known::thread, "run", "()V"},
    {&Known::threadExit, &Known::thread, "exit", "()V"},
    {&Known::threadUncaught, &Known::thread, "dispatchUncaughtException"},
    {&Known::loaderLoadClass, &Known::classLoader, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"},
    {&Known::shutdownShutdown, &Known::shutdown, "shutdown", "()V"},
};

constexpr ClearedField kClearedAtEnd[] = {
    {"group", kUntil17},
    {"target", kUntil17},
    {"threadLocals"},
    {"inheritableThreadLocals"},
    {"inheritedAccessControlContext", kUntil21},
    {"blocker", kUntil17},
    {"nioBlocker", kFrom21},
    {"uncaughtExceptionHandler"},
};

}  // namespace

Rows<KnownClass> knownClasses(int version) { return rowsOf<KnownClass>(kClasses, version); }
Rows<KnownOffset> knownOffsets(int version) { return rowsOf<KnownOffset>(kOffsets, version); }
std::span<const KnownStatic> knownStatics() { return kStatics; }
std::span<const KnownMethod> knownMethods() { return kMethods; }
Rows<ClearedField> clearedAtEndOfThread(int version) { return rowsOf<ClearedField>(kClearedAtEnd, version); }

}  // namespace weaveproof::jdk
