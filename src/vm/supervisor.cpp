#include "vm/supervisor.hpp"

#include "vm/machine.hpp"

namespace weaveproof::vm {

SharedLock::SharedLock(Machine& vm) : world_(vm.world.mutex(), std::defer_lock) {
  if (vm.supervisor) names_ = std::unique_lock(vm.supervisor->mutex);
  world_.lock();
}

bool NativeCall::permit(const PendingAction& action) const { return vm.permit(thread, action); }
bool NativeCall::permitRead(Ref ref, std::uint32_t offset) const {
  return vm.permitAccess(thread, ActionKind::Read, ref, offset, 0);
}
bool NativeCall::permitWrite(Ref ref, std::uint32_t offset) const {
  if (!vm.permitAccess(thread, ActionKind::Write, ref, offset, 0)) return false;
  vm.touch(ref);
  return true;
}
bool NativeCall::permitClock(bool date) const { return !vm.supervisor || vm.supervisor->permitClock(thread, date); }

// Usually the dry run has met what depends on them. If it happens on other schedules only, the search is done again.
void Machine::keepGroups() {
  if (habits.groupsKept) return;
  if (supervisor) {
    supervisor->showAllInternals();
    throw PathPruned{};
  }
  habits.groupsKept = true;
}

}  // namespace weaveproof::vm
