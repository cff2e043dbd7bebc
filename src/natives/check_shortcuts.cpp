// Methods that mean something else while a program is checked: the harness API, and what sets system properties. In a
// single run all of them run their Java code.
#include "natives/registry.hpp"

namespace weaveproof {
namespace {

constexpr NativeStatus kDeclined = NativeStatus::Declined;

// ---- weaveproof.Hooks

NativeStatus choose(NativeCall& call) {  // (lo, hi)
  if (!call.vm.names || call.i(0) > call.i(1)) return kDeclined;
  const std::int64_t count = std::int64_t{call.i(1)} - call.i(0) + 1;
  constexpr std::int64_t kMost = 1 << 20;  // each is an action of its own
  if (count > kMost) throw Unsupported{"a data choice among more than 1,048,576 values"};
  if (!call.permit({.kind = ActionKind::Choice, .alternatives = static_cast<std::uint32_t>(count)}))
    return NativeStatus::Visible;
  return call.returnInt(static_cast<std::int32_t>(call.i(0) + std::int64_t{call.vm.alternative}));
}
NativeStatus assume(NativeCall& call) {
  if (!call.vm.names) return kDeclined;
  if (!call.z(0)) throw PathPruned{};
  return call.done();
}
NativeStatus beginAtomic(NativeCall& call) {
  if (!call.vm.names) return kDeclined;
  // What comes before is not part of the atomic block: others may act in between.
  if (!call.thread.atomicDepth && !call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  ++call.thread.atomicDepth;
  return call.done();
}
NativeStatus endAtomic(NativeCall& call) {
  if (!call.vm.names) return kDeclined;
  if (call.thread.atomicDepth) --call.thread.atomicDepth;
  return call.done();
}
NativeStatus outcome(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.names) return kDeclined;
  const std::string text = call.ref(0) ? vm.utf8(call.ref(0)) : "null";
  std::lock_guard lock(vm.names->mutex);
  vm.names->outcomes.insert(text);
  return call.done();
}

// ---- java.lang.System

NativeStatus changeProperties(NativeCall& call) {
  if (call.vm.beforePropertiesChange) std::exchange(call.vm.beforePropertiesChange, nullptr)();
  return kDeclined;
}

constexpr NativeEntry shortcut(const char* name, const char* descriptor, NativeFunction function) {
  return {name, descriptor, function, 0, false, true};
}
constexpr NativeEntry kHooks[] = {
    shortcut("choose0", "(II)I", choose),
    shortcut("assume0", "(Z)V", assume),
    shortcut("beginAtomic0", "()V", beginAtomic),
    shortcut("endAtomic0", "()V", endAtomic),
    shortcut("outcome0", "(Ljava/lang/String;)V", outcome),
};
constexpr NativeEntry kSystem[] = {
    shortcut("setProperty", nullptr, changeProperties),
    shortcut("setProperties", nullptr, changeProperties),
    shortcut("clearProperty", nullptr, changeProperties),
};
constexpr ClassNatives kClasses[] = {
    {"weaveproof/Hooks", kHooks},
    {"java/lang/System", kSystem},
};

}  // namespace

extern const std::span<const ClassNatives> kCheckShortcuts = kClasses;

}  // namespace weaveproof
