// Methods that mean something else while a program is checked: the harness API, and what sets system properties. In a
// single run all of them run their Java code.
#include <algorithm>
#include <vector>

#include "natives/registry.hpp"
#include "natives/shortcut.hpp"

namespace weaveproof::natives {
namespace check_shortcuts {
namespace {

constexpr NativeStatus kDeclined = NativeStatus::Declined;

// ---- weaveproof.Hooks

NativeStatus choose(NativeCall& call) {  // (lo, hi)
  if (!call.vm.supervisor || call.i(0) > call.i(1)) return kDeclined;
  const std::int64_t count = std::int64_t{call.i(1)} - call.i(0) + 1;
  constexpr std::int64_t kMost = 1 << 20;  // each is an action of its own
  if (count > kMost) throw Unsupported{"a data choice among more than 1,048,576 values"};
  if (!call.permit({.kind = ActionKind::Choice, .alternatives = static_cast<std::uint32_t>(count)}))
    return NativeStatus::Visible;
  return call.returnInt(static_cast<std::int32_t>(call.i(0) + std::int64_t{call.vm.supervisor->alternative}));
}
// An assumption that holds is no action. One that fails ends the path: what would follow is not explored. What other
// threads do before it still counts. So the thread stands before it as before any other action, unless there are no
// other threads.
NativeStatus assume(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.supervisor) return kDeclined;
  if (call.z(0)) return call.done();
  const auto isOther = [&](const auto& thread) { return thread && thread.get() != &call.thread; };
  if (std::any_of(vm.threads.begin(), vm.threads.end(), isOther) && !call.permit({.kind = ActionKind::Assume}))
    return NativeStatus::Visible;
  throw PathPruned{};
}
NativeStatus beginAtomic(NativeCall& call) {
  if (!call.vm.supervisor) return kDeclined;
  // What comes before is not part of the atomic block: others may act in between.
  if (!call.thread.atomicDepth && !call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  ++call.thread.atomicDepth;
  call.vm.supervisor->assume(Assumption::RacesInAtomic);
  return call.done();
}
NativeStatus beginAtomicAlone(NativeCall& call) {
  const NativeStatus status = beginAtomic(call);
  if (status == NativeStatus::Done) call.thread.atomicAlone = true;
  return status;
}
NativeStatus endAtomic(NativeCall& call) {
  if (!call.vm.supervisor) return kDeclined;
  if (call.thread.atomicDepth && --call.thread.atomicDepth == 0) call.thread.atomicAlone = false;
  return call.done();
}

// (the name of a class or interface): all objects of it that the program has made and can still reach, in an order that
// is the same in every run.
//
// Making an object, or dropping one, is no action, so other threads could do so unnoticed. So the call is only
// supported while there is one thread. Whether there is only one depends on what all others do, so the call is an
// action that conflicts with everything. A state has no garbage, and this call is the first thing that its step does,
// so it finds no garbage. Within an atomic block, it still finds what the block has dropped, but the same objects
// whenever the block runs.
NativeStatus objects(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.supervisor) return kDeclined;
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  const auto isOther = [&](const auto& thread) { return thread && thread.get() != &call.thread; };
  if (std::any_of(vm.threads.begin(), vm.threads.end(), isOther))
    throw Unsupported{
        "a choice among all objects of a type while other threads are alive, which may make some and drop some"};
  std::string type = vm.utf8(call.ref(0));
  std::ranges::replace(type, '.', '/');
  const std::vector<Ref> found = vm.supervisor->reachableObjects(type);
  const Ref array = vm.newObjectArray(*vm.known.object, static_cast<std::int32_t>(found.size()));
  std::ranges::copy(found, vm.at(array).elements<Ref>());
  return call.returnRef(array);
}
NativeStatus outcome(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.supervisor) return kDeclined;
  const std::string text = call.ref(0) ? vm.utf8(call.ref(0)) : "null";
  vm.supervisor->noteOutcome(text);
  return call.done();
}
// Reports the exception as if it had ended the thread, but calls no handlers. The caller ends afterwards.
NativeStatus fail(NativeCall& call) {
  if (!call.vm.supervisor) return kDeclined;
  call.vm.supervisor->noteUncaught(call.thread, call.ref(0));
  return call.done();
}
NativeStatus failWhere(NativeCall& call) {
  if (!call.vm.supervisor) return kDeclined;
  call.vm.supervisor->noteUncaught(call.thread, call.ref(0), call.vm.threadOf(call.ref(1)));
  return call.done();
}
NativeStatus unsupported(NativeCall& call) { throw Unsupported{call.vm.utf8(call.ref(0))}; }
NativeStatus isExplored(NativeCall& call) { return call.vm.supervisor ? call.returnInt(1) : kDeclined; }

// ---- jdk.internal.util.ArraysSupport

// (array, offset, array, offset, length, scale): how many elements are left to be compared one by one, negated. The Java code
// compares eight bytes at a time, and on a JVM it is more; of what others can reach, each element is read on its own.
NativeStatus mismatchOfShared(NativeCall& call) {
  const auto isOwn = [&](Ref array) { return array && !(call.vm.at(array).flags & heap::kEscaped); };
  if (!call.vm.supervisor || (isOwn(call.ref(0)) && isOwn(call.ref(3)))) return kDeclined;
  return call.returnInt(~call.i(6));
}

// ---- java.lang.System

NativeStatus changeProperties(NativeCall& call) {
  if (call.vm.beforePropertiesChange) std::exchange(call.vm.beforePropertiesChange, nullptr)();
  return kDeclined;
}

constexpr NativeEntry kHooks[] = {
    shortcut("choose0", "(II)I", choose),
    shortcut("assume0", "(Z)V", assume),
    shortcut("beginAtomic0", "()V", beginAtomic),
    shortcut("beginAtomicAlone0", "()V", beginAtomicAlone),
    shortcut("endAtomic0", "()V", endAtomic),
    shortcut("objects0", "(Ljava/lang/String;)[Ljava/lang/Object;", objects),
    shortcut("isExplored0", "()Z", isExplored),
    shortcut("unsupported0", "(Ljava/lang/String;)Ljava/lang/UnsupportedOperationException;", unsupported),
    shortcut("fail0", "(Ljava/lang/Throwable;)V", fail),
    shortcut("failWhere0", "(Ljava/lang/Throwable;Ljava/lang/Thread;)V", failWhere),
    shortcut("outcome0", "(Ljava/lang/String;)V", outcome),
};
constexpr NativeEntry kSystem[] = {
    shortcut("setProperty", nullptr, changeProperties),
    shortcut("setProperties", nullptr, changeProperties),
    shortcut("clearProperty", nullptr, changeProperties),
};
constexpr NativeEntry kArraysSupport[] = {
    shortcut("vectorizedMismatch", "(Ljava/lang/Object;JLjava/lang/Object;JII)I", mismatchOfShared),
};
constexpr ClassNatives kClasses[] = {
    {"jdk/internal/util/ArraysSupport", kArraysSupport},
    {"weaveproof/Hooks", kHooks},
    {"java/lang/System", kSystem},
};

}  // namespace
}  // namespace check_shortcuts

extern const std::span<const ClassNatives> kCheckShortcuts = check_shortcuts::kClasses;

}  // namespace weaveproof::natives
