#include "program/carriers.hpp"

#include <algorithm>

#include "base/name_list.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

namespace {

// The machine's own frame below a class initialiser, and the one below a class loader of the program.
bool isUpcall(const vm::Frame& frame, const vm::Class& internal) {
  if (!frame.isNative()) return false;
  const vm::Method& method = *frame.method;
  if (method.holder == &internal) return true;
  return std::ranges::any_of(jdk::kPinningNatives, [&](const jdk::NamedMethods& pinning) {
    return method.name->text() == pinning.methods && method.holder->name->text() == pinning.holder;
  });
}

}  // namespace

Carriers::Carriers(const vm::Machine& vm, std::int32_t limit)
    : vm_(vm), limit_(limit), rules_(jdk::carrierRules(vm.world.jdk().feature)) {}

bool Carriers::isReplaced(const vm::Thread& thread) const {
  return rules_ != nullptr && rules_->waitsAreReplaced &&
         (thread.status == vm::ThreadStatus::Waiting || thread.pending.kind == vm::ActionKind::Relock);
}

// While threads are in Object.wait, the scheduler of JDK 21 lets fewer carriers run, but keeps half of them, and one.
bool Carriers::areFree() const {
  std::int32_t waiting = 0, mounted = 0;
  for (const auto& thread : vm_.threads) {
    if (!thread || !thread->mounted) continue;
    ++(isReplaced(*thread) ? waiting : mounted);
  }
  return mounted < std::max({limit_ - waiting, limit_ / 2, std::int32_t{1}});
}

// A monitor that the thread holds: of a synchronized method, or one that a local variable or an operand refers to, as compilers arrange
// it for the end of a synchronized block. The outermost frame of them.
std::optional<PinnedBy> Carriers::monitorOf(vm::Thread& thread) const {
  std::optional<PinnedBy> found;
  const auto look = [&](vm::Frame& frame, heap::Ref ref) {
    const bool isObject = ref != 0 && tracking::trackerOf(vm_).isObjectOrMirror(ref);
    if (isObject && vm_.owns(thread, ref)) found = {PinnedBy::Kind::HeldMonitor, &frame, ref};
  };
  const vm::Slot* end = thread.sp;
  for (vm::Frame* frame = thread.top; frame != nullptr; frame = frame->caller()) {
    if (!frame->isNative()) {
      if (frame->lock != 0) {
        found = {PinnedBy::Kind::HeldMonitor, frame, frame->lock};
      } else {
        for (const vm::Slot* slot = frame->localSlots(); slot < reinterpret_cast<const vm::Slot*>(frame); ++slot)
          look(*frame, *slot);
        for (const vm::Slot* slot = frame->operands(); slot < end; ++slot) look(*frame, *slot);
      }
    }
    end = frame->localSlots();
  }
  return found;
}

std::optional<PinnedBy> Carriers::pinOf(vm::Thread& thread) const {
  if (rules_ == nullptr || thread.top == nullptr) return std::nullopt;
  using Kind = PinnedBy::Kind;
  const vm::PendingAction& pending = thread.pending;
  if (pending.kind == vm::ActionKind::Initialize) return PinnedBy{Kind::OtherInitialiser, thread.top, pending.object};
  const vm::Class* const internal = vm_.world.internalClass();
  for (vm::Frame* frame = thread.top->caller(); frame != nullptr && frame->caller() != nullptr; frame = frame->caller())
    if (internal != nullptr && isUpcall(*frame, *internal)) {
      const bool initialises = frame->method->holder == internal && frame->method->name->text() == "initialize";
      return PinnedBy{initialises ? Kind::Initialiser : Kind::NativeMethod, frame,
                      initialises ? heap::Ref{frame->localSlots()[0]} : heap::Ref{0}};
    }
  if (!rules_->monitorsPin) return std::nullopt;
  if (thread.status == vm::ThreadStatus::Waiting || pending.kind == vm::ActionKind::Relock)
    return PinnedBy{Kind::Waiting, thread.top, thread.waitingFor};
  if (const auto held = monitorOf(thread)) return held;
  if (pending.kind == vm::ActionKind::Lock) return PinnedBy{Kind::Entering, thread.top, pending.object};
  return std::nullopt;
}

}  // namespace weaveproof::program
