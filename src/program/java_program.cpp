// The transitions as they are seen from outside: with states.
#include "program/java_program.hpp"

#include <cassert>

namespace weaveproof::program {

JavaProgram::JavaProgram(SharedSpace& space, std::unique_ptr<vm::Machine> machine)
    : Program(static_cast<Footprints&>(*this), facts_),
      space_(space),
      machine_(std::move(machine)),
      vm_(*machine_),
      tracker_(tracking::trackerOf(*machine_)),
      store_(space, vm_),
      facts_(space, *this, vm_, store_),
      toChange_(space.options.change.get()),
      carriers_(vm_, space.options.spec.carriers),
      step_(vm_, store_) {
  if (dependOnOthers(space.options.spec.steps))
    tracker_.bystanders = store_.bystanders =
        &bystanders_.emplace(vm_, store_.shapes(), space.options.future.get(), space.budget);
}

JavaProgram::~JavaProgram() = default;

void JavaProgram::restore(StateId target) {
  assert(target.bits != 0 && "a stored state");
  store_.moveTo(target);
  state_ = target;
  startUpLeft_ = target == space_.initial() ? space_.startUp().steps : 0;
  untilSettled_ = kStartUpInterval;
  failure_.reset();
  forgetWhatIsKnown();
}

Outcome JavaProgram::advance(Action action) {
  assert(action.thread != 0 && "threads are numbered from 1");
  Outcome outcome = step(action);
  if (startUpLeft_ == 0) [[likely]] {
    store_.settle();
  } else if (--startUpLeft_ == 0 || --untilSettled_ == 0) {
    store_.settle();
    untilSettled_ = startUpInterval();
  } else {
    store_.settleClocks();
  }
  return outcome;
}

Outcome JavaProgram::execute(Action action) {
  assert(action.thread != 0 && "threads are numbered from 1");
  Outcome outcome = step(action);
  if (startUpLeft_ != 0) [[unlikely]]
    --startUpLeft_;
  store_.settle();
  state_ = store_.commit();
  return outcome;
}

StateId JavaProgram::keep() {
  store_.settle();
  return state_ = store_.commit();
}

Outcome JavaProgram::begin() {
  store_.beginChange();
  Outcome outcome;
  vm::Thread& main = *vm_.threads[0];
  store_.noteRan(main);
  if (bystanders_) bystanders_->beginStep(main, true);
  vm_.recordOutput = space_.options.recordBeginning;
  try {
    run(main);
  } catch (const vm::ProgramExit& exit) {
    noteExit(exit);
    outcome.kind = Outcome::Kind::Ended;
  } catch (const vm::PathPruned&) {
    outcome.kind = Outcome::Kind::Pruned;
  } catch (const vm::Unsupported& signal) {
    throw unsupported(signal);
  }
  if (failure_) outcome = {Outcome::Kind::Failed, failure_, !store_.hasEnded};
  vm_.recordOutput = false;
  facts_.endBeginning();
  store_.settle();
  state_ = store_.commit();
  forgetWhatIsKnown();
  return outcome;
}

}  // namespace weaveproof::program
