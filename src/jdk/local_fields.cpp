#include "jdk/local_fields.hpp"

#include "jdk/field_access.hpp"

namespace weaveproof::jdk {

namespace {

constexpr std::string_view kQueueReason =
    "the order in which threads wait, of which the program sees nothing: they act on each other by the state of the "
    "synchronizer, by parking and by unparking; a call that asks for queues is noticed";

constexpr std::string_view kOwnReason = "only the thread itself uses them";
constexpr std::string_view kInheritedReason =
    "read by the thread when it makes another, which inherits them; if others use them, that is noticed";
constexpr std::string_view kGroupReason = "private to the group, which uses them under its own monitor only";
constexpr std::string_view kFixedReason = "cannot change while the thread runs, as far as the thread itself can see";

// Fields of the library that are local although shared, each with its reason.
constexpr LocalField kLocalFields[] = {
    {"java/lang/String", "hash hashIsZero", FieldAccess::kCache,
     "a function of the contents, which never change; two threads store the same"},
    // See initClassName.
    {"java/lang/Class", "name", FieldAccess::kCache,
     "the name as a String, the interned one; so the same whichever thread asks first"},
    // For the calls that show the owner to other threads, see isVisibleOfOwner. A synchronizer that the program defines
    // may use the field in any way: there it is visible.
    {"java/util/concurrent/locks/AbstractOwnableSynchronizer", "exclusiveOwnerThread", FieldAccess::kUnseen,
     "a thread only asks whether it is the owner itself, and only it makes itself the owner or stops being it; "
     "getOwner and toString, which show it to other threads, are noticed"},
    // See docs/library-waits.md.
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "head tail", FieldAccess::kQueue, kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "prev next waiter status", FieldAccess::kQueue,
     kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode", "nextWaiter", FieldAccess::kQueue,
     kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "firstWaiter lastWaiter",
     FieldAccess::kQueue, kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "head tail", FieldAccess::kQueue, kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node", "prev next waiter status", FieldAccess::kQueue,
     kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionNode", "nextWaiter", FieldAccess::kQueue,
     kQueueReason},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "firstWaiter lastWaiter",
     FieldAccess::kQueue, kQueueReason},
    {"java/util/concurrent/locks/ReentrantReadWriteLock$Sync", "cachedHoldCounter", FieldAccess::kForgotten,
     "it stays null: the count of the thread that was the last to take a read lock, which threads look up in readHolds "
     "if it is null "
     "or of another thread"},
    {"java/lang/System", "allowSecurityManager security", FieldAccess::kCache,
     "set when the machine starts; there is no security manager, and setting one is refused", kUntil21},
    {"java/lang/Thread", "threadLocals inheritableThreadLocals", FieldAccess::kOwn | FieldAccess::kKept,
     "only the thread itself uses them; what they hold does not escape by that"},
    {"java/lang/Thread", "threadLocalRandomSeed threadLocalRandomProbe threadLocalRandomSecondarySeed",
     FieldAccess::kOwn, kOwnReason},
    {"java/lang/Thread", "inheritedAccessControlContext", FieldAccess::kOwn, kOwnReason, kUntil21},
    {"java/lang/Thread", "scopedValueBindings headStackableScopes", FieldAccess::kOwn, kOwnReason, kFrom21},
    {"java/lang/Thread", "container", FieldAccess::kOwn, "set before the thread is started, and never again", kFrom21},
    {"java/lang/ThreadBuilders$BoundVirtualThread", "runInvoked", FieldAccess::kOwn, kOwnReason, kFrom21},
    {"java/lang/Thread", "parkBlocker", FieldAccess::kOwn | FieldAccess::kRarely,
     "written by the thread itself; if another one reads it (LockSupport.getBlocker), that is noticed"},
    {"java/lang/Thread", "contextClassLoader", FieldAccess::kOwn | FieldAccess::kRarely, kInheritedReason},
    {"java/lang/Thread", "priority", FieldAccess::kOwn | FieldAccess::kRarely, kInheritedReason, kUntil17},
    {"java/lang/Thread$FieldHolder", "priority", FieldAccess::kOwn | FieldAccess::kRarely, kInheritedReason, kFrom21},
    {"java/lang/Thread", "group daemon target threadStatus", FieldAccess::kOwn, kFixedReason, kUntil17},
    {"java/lang/Thread$FieldHolder", "daemon threadStatus", FieldAccess::kOwn, kFixedReason, kFrom21},
    {"java/lang/Thread$FieldHolder", "terminatingThreadLocals", FieldAccess::kOwn, kOwnReason, kFrom25},
    {"java/lang/Thread", "uncaughtExceptionHandler defaultUncaughtExceptionHandler", FieldAccess::kSettable,
     "read when there is an uncaught exception, and set, if at all, before threads are started, as the dry run has "
     "seen; if not, that is noticed"},
    // The group's threads escape by being started.
    {"java/lang/ThreadGroup", "ngroups groups", FieldAccess::kGuarded, kGroupReason},
    {"java/lang/ThreadGroup", "nweaks weaks", FieldAccess::kGuarded, kGroupReason, kFrom21},
    {"java/lang/ThreadGroup", "nthreads nUnstartedThreads destroyed", FieldAccess::kGuarded, kGroupReason, kUntil17},
    {"java/lang/ThreadGroup", "threads", FieldAccess::kGuarded | FieldAccess::kKept,
     "the same; what it holds does not escape by that", kUntil17},
};

}  // namespace

std::span<const LocalField> localFieldsOfAllVersions() { return kLocalFields; }
Rows<LocalField> localFields(int version) { return rowsOf<LocalField>(kLocalFields, version); }

}  // namespace weaveproof::jdk
