// A Java program as a transition system: one machine, with its heap and threads kept as leaves of a state.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "program/action_rules.hpp"
#include "program/carriers.hpp"
#include "program/java_facts.hpp"
#include "program/live_bystanders.hpp"
#include "program/shared_space.hpp"
#include "program/step_footprint.hpp"
#include "program/stored_machine.hpp"
#include "program/to_change.hpp"

namespace weaveproof::program {

class JavaProgram final : public Program, private Footprints {
 public:
  JavaProgram(SharedSpace& space, std::unique_ptr<vm::Machine> machine);
  ~JavaProgram() override;

  StoredMachine& store() { return store_; }
  vm::Machine& machine() { return vm_; }

  // From the base to the initial state.
  Outcome begin();
  // From there through the start-up, if the program has one (start_up.cpp); else it stays there.
  StartUp goThroughStartUp();

  // What a thread could do where it stands, and what that is (enabled_actions.cpp).
  void alternativesOf(const vm::Thread& thread, Actions& actions);
  bool isBlocked(const vm::Thread& thread);  // it could only find that its wait is over, if anything
  Pending pendingOf(const vm::Thread& thread) const;
  const Carriers& carriers() const { return carriers_; }
  ThreadNumber ownerOf(std::uint32_t object) const;  // of a monitor, or of the initialisation of the class
  static constexpr auto kGoOn = ActionView::kGoOn, kTimeOut = ActionView::kTimeOut, kInterrupt = ActionView::kInterrupt,
                        kOnTime = ActionView::kOnTime;
  static bool isTimeOut(const vm::Thread& thread, std::uint32_t alternative);

  StateId state() const override { return state_; }
  const Actions& enabled() override;
  std::span<const Pending> pending() override;
  Outcome execute(Action action) override;
  Outcome advance(Action action) override;
  void stopIf(std::function<bool()> wanted) override { stopWanted_ = std::move(wanted); }
  StateId keep() override;
  void restore(StateId state) override;
  bool meetsAnother(ThreadNumber thread) override;
  Pending pendingOf(ThreadNumber thread) override { return pendingOf(*vm_.threads[thread - 1]); }
  bool enabledTogether() override;
  void showSwitches(bool show) override { tracker_.showsSwitches = show; }
  void keepTails(bool keep) override { tracker_.keepsQueueUses = keep; }
  std::span<const Touch> tail() override;
  bool concernsAll(const Pending& pending) override;
  bool mayEnd(const Pending& pending) const override { return pending.kind == ActionKind::Exit; }
  bool starts(const Pending& pending) override;
  ThreadNumber ownerFor(const Pending& pending) override { return facts_.ownerFor(pending); }
  Footprint footprintOf(const Pending& pending, std::optional<std::uint32_t> alternative) override;
  void keepFootprints(bool keep) override {
    keepsFootprints_ = keep;
    store_.footprint = keep ? &step_ : nullptr;
  }
  Footprint footprint() const override { return keepsFootprints_ ? step_.footprint() : Footprints::footprint(); }
  ToChange toChange(ThreadNumber thread) override;
  std::uint32_t pastBehind(std::uint32_t past) override { return bystanders_ ? bystanders_->behind(past) : past; }
  bool mayInterfere(ThreadNumber thread, std::uint32_t past) override {
    return !bystanders_ || bystanders_->mayInterfere(*vm_.threads[thread - 1], past);
  }
  std::uint64_t placeOf(ThreadNumber thread) override;
  std::uint64_t hash() override { return store_.hash(); }
  bool isTimeOut(Action action) override;

  std::uint64_t instructions() const override { return tracker_.instructions; }

 private:
  // ---- transitions (transitions.cpp)
  Outcome step(Action action);
  void run(vm::Thread& thread);
  void runOnce(vm::Thread& thread);
  void noteUncaught();
  void noteExit(const vm::ProgramExit& exit);
  void runLocally(vm::Thread& thread);
  void noteMonitorInAtomicBlock(ActionKind pending);
  bool mayWaitUnseen(
      const vm::Thread& thread) const;  // for another one, in a call of the library with reads that are not visible
  std::shared_ptr<const Failure> failureOf(const tracking::Tracker::Uncaught& uncaught);
  Places backtraceOf(heap::Ref throwable);
  UnsupportedFeature unsupported(const vm::Unsupported& signal);
  bool collectsReads(const vm::Thread& thread);
  void noteTimeOut(vm::Thread& thread, std::uint32_t alternative);

  // ---- calls of the library that are single steps (call_steps.cpp)
  struct Attempt {  // what a thread's next step, which is of such a call, would do
    bool isKnown = false;
    bool waits = false;                                     // the call would have to wait: it has not begun
    bool mayTimeOut = false;                                // it waits for a time, which may be up at once
    bool late = false, keptAlive = false, heldOff = false;  // as below
    bool starts = false;                                    // other threads
    Footprint footprint;
  };
  struct AttemptTooLong {};
  bool callsAreSteps() const;
  bool isInCall(const vm::Thread& thread) const;
  Attempt& attemptOf(vm::Thread& thread);
  void attempt(vm::Thread& thread, Attempt& result);
  bool wouldHaveToWait(vm::Thread& thread);
  bool goesOnInCall(vm::Thread& thread);
  void noteLook(const vm::Thread& thread);
  [[noreturn]] void beExact(const vm::Method& operation);
  void noteWhatIsWritten(Footprint& footprint);

  // ---- what is enabled (enabled_actions.cpp)
  // Of all the actions that the thread has enabled.
  static void countAlternatives(const vm::Thread& thread, std::span<const Action> own, Pending& pending);
  bool isTimeUp(const vm::Thread& thread);
  void addWays(const vm::Thread& thread, Actions& actions);
  void addWaiters(const vm::Thread& thread, Actions& actions) const;
  void addSeen(const vm::Thread& thread, Actions& actions) const;
  bool isTimePassing() const;  // whatever is enabled is a sleep or a time-out
  void letHeldOffThrough();
  bool waitsForLibrary(vm::Thread& thread);
  void enableIdleWorkers();
  bool isIdleWorker(const vm::Thread& thread) const;
  void enableEarliest();
  bool passesTime(const vm::Thread& thread, std::uint32_t alternative) const;
  void letOthersGoFirst();
  void addActions(const vm::Thread& thread);  // to enabled_, if it has a carrier or can get one
  void unmountBlocked();
  void notePinned();
  bool isHeldOff(const vm::Thread& thread);  // of one that has no enabled alternative

  // ---- the start-up (start_up.cpp)
  static constexpr std::uint32_t kStartUpInterval = 1024;  // steps to the first one that is settled
  std::uint32_t startUpInterval() const;                   // from the one that was settled last to the next
  bool isForced();                                         // there is one thread, and it has no choice
  bool goesOn(Action action);

  SharedSpace& space_;
  std::unique_ptr<vm::Machine> machine_;
  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  StoredMachine store_;
  JavaFacts facts_;
  std::optional<ThreadReach> reach_;  // once a step looks at what calls are made of
  MethodsByChange toChange_;
  StateId state_;
  std::function<bool()> stopWanted_;
  bool looping_ = false, circles_ = false;
  bool othersRan_ = false;  // in the last step: threads that it has started
  // When the program stands in the start-up: steps until it is over, and until one is settled.
  std::uint32_t startUpLeft_ = 0, untilSettled_ = 0;
  std::shared_ptr<const Failure> failure_;
  Actions enabled_;
  std::vector<Pending> pending_;
  Carriers carriers_;
  bool assumesCarriers_ = false;  // some virtual thread is pinned
  bool knowsEnabled_ = false, knowsPending_ = false;
  void forgetWhatIsKnown() {
    knowsEnabled_ = knowsPending_ = false;
    for (Attempt& attempt : attempts_) attempt.isKnown = false;
  }
  mutable bool keptAlive_ = false;                         // an idle worker of a pool could give up
  mutable bool late_ = false;                              // a thread waits for time to pass, and must
  std::set<tracking::LockDiscipline::Kind> readsOfLoop_;
  mutable bool heldOff_ = false;  // a thread would only find that it has to wait
  bool letThrough_ = false;       // and may
  std::vector<Touch> tail_;
  std::vector<Attempt> attempts_;  // by thread number - 1
  vm::Thread* inCall_ = nullptr;   // the step under way is of this thread, and of a call that is a single step
  bool asksWithinCall_ = false;    // what is asked for is a part of such a step
  Attempt* attempt_ = nullptr;     // the step under way is only an attempt
  bool isAlone_ = false;           // the thread of the last step was
  bool letsThrough_ = false;       // one of the enabled actions is of such a thread
  bool assumesKeepAlive_ = false;  // and has been kept from it
  bool inAtomicBlock_ = false;     // what is enabled is all of one thread's, whatever others could do
  std::uint64_t allSlices_ = 0;    // of steps that take long
  std::optional<LiveBystanders> bystanders_;
  StepFootprint step_;
  bool keepsFootprints_ = false;
};

}  // namespace weaveproof::program
