// A Java program as a transition system: one machine, whose heap and threads are kept as leaves of a state.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "bytecode/operand_origins.hpp"
#include "jdk/lock_words.hpp"
#include "program/live_bystanders.hpp"
#include "program/shared_space.hpp"
#include "program/step_footprint.hpp"
#include "program/stored_machine.hpp"
#include "program/to_change.hpp"
#include "vm/acquire_call.hpp"

namespace weaveproof::program {

class JavaProgram final : public Program, private Footprints, private Facts, private vm::Teller {
 public:
  JavaProgram(SharedSpace& space, std::unique_ptr<vm::Machine> machine);
  ~JavaProgram() override;

  StoredMachine& store() { return store_; }
  vm::Machine& machine() { return vm_; }

  // From the base to the initial state.
  Outcome begin();
  // From there through the start-up, if the program has one (start_up.cpp); else it stays there.
  StartUp goThroughStartUp();

  StateId state() const override { return state_; }
  const Actions& enabled() override;
  std::span<const Pending> pending() override;
  Outcome execute(Action action) override;
  Outcome advance(Action action) override;
  void stopIf(std::function<bool()> wanted) override { stopWanted_ = std::move(wanted); }
  StateId keep() override;
  void restore(StateId state) override;
  bool meetsAnother(ThreadNumber thread) override;
  std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) override;
  Pending pendingOf(ThreadNumber thread) override { return pendingOf(*vm_.threads[thread - 1]); }
  bool enabledTogether() override;
  void showSwitches(bool show) override { tracker_.showsSwitches = show; }
  void keepTails(bool keep) override { tracker_.keepsQueueUses = keep; }
  std::span<const Touch> tail() override;
  bool concernsAll(const Pending& pending) override;
  bool mayEnd(const Pending& pending) const override { return pending.kind == ActionKind::Exit; }
  bool starts(const Pending& pending) override;
  ThreadNumber ownerFor(const Pending& pending) override;
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

  ActionText describe(Action action) override;
  std::vector<ThreadText> threads() override;
  std::string objectText(std::uint32_t object) override { return textOf(nameOfObject(object)); }
  Location locationOf(const Pending& access) override;
  std::string classOfField(const Pending& access) override;
  std::string contentText(const Pending& access) override;
  std::string differenceText(StateId one, StateId other) override;
  void recordOutput(bool record) override;
  std::string takeOutput() override { return std::exchange(vm_.output, {}); }
  std::vector<Aside> takeAsides() override;
  std::optional<UpdateText> takeUpdate() override { return std::exchange(update_, std::nullopt); }
  std::string takeResult() override { return std::exchange(result_, {}); }
  const std::string& outputBefore() const override { return outputBefore_; }
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
      const vm::Thread& thread) const;  // for another one, in a call of the library whose reads are not visible
  std::shared_ptr<const Failure> failureOf(std::uint32_t thread, heap::Ref throwable);
  Places backtraceOf(heap::Ref throwable);
  const vm::Class* mainClass();  // null if it is not loaded
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
  void alternativesOf(const vm::Thread& thread, Actions& actions);
  Pending pendingOf(const vm::Thread& thread) const;
  // Of all the actions that the thread has enabled.
  static void countAlternatives(const vm::Thread& thread, std::span<const Action> own, Pending& pending);
  ThreadNumber ownerOf(std::uint32_t object) const;
  bool isTimePassing() const;  // whatever is enabled is a sleep or a time-out
  void letHeldOffThrough();
  bool waitsForLibrary(vm::Thread& thread);
  void enableIdleWorkers();
  bool isIdleWorker(const vm::Thread& thread) const;
  void enableEarliest();
  bool passesTime(const vm::Thread& thread, std::uint32_t alternative) const;
  void letOthersGoFirst();
  static bool isTimeOut(const vm::Thread& thread, std::uint32_t alternative);
  bool isHeldOff(const vm::Thread& thread);  // of one that has no enabled alternative
  // Alternatives of a thread that waits, parks or sleeps.
  static constexpr auto kGoOn = static_cast<std::uint32_t>(vm::Way::GoOn),
                        kTimeOut = static_cast<std::uint32_t>(vm::Way::TimeOut),
                        kInterrupt = static_cast<std::uint32_t>(vm::Way::Interrupt),
                        kOnTime = static_cast<std::uint32_t>(vm::Way::OnTime);

  // ---- what steps touch (footprints.cpp)
  void touchWaiters(Footprint& footprint, heap::Ref object, ThreadNumber chosen) const;
  void takeInterrupt(Footprint& footprint, const vm::Thread& thread) const;
  void givePermit(Footprint& footprint, heap::Ref javaThread) const;

  // ---- words (texts.cpp)
  std::string threadName(ThreadNumber number) const;
  std::string nameOf(heap::Ref javaThread) const;  // of a Thread
  std::string runClassOf(heap::Ref javaThread) const;
  bool joined(const vm::Thread& thread) const;
  ThreadNumber holderOf(heap::Ref lock) const;
  ThreadNumber numberOf(heap::Ref javaThread) const;  // 0 if it does not live
  void describeWait(const vm::Thread& thread, ThreadText& text);
  std::string whatText(const vm::Thread& thread, std::uint32_t alternative);
  ActionText textAt(vm::Thread& thread);  // where it stands, and nothing else
  void nameAtomic(const vm::Thread& thread, vm::Frame& caller, const vm::Frame& entry, ActionText& text);
  void signals(vm::Thread& thread, heap::Ref condition) override;
  void updates(vm::Thread& thread, heap::Ref object, std::uint32_t offset, bool written) override;
  bool throws(vm::Thread& thread, heap::Ref throwable, const vm::Method* callee) override;
  void catches(vm::Thread& thread, heap::Ref throwable) override;
  void returns(vm::Thread& thread, const vm::Method& method, std::int64_t value) override;
  void addAside(vm::Thread& thread, std::string what, bool isSignal);
  std::string wokenText(heap::Ref monitor);
  std::string choiceText(const vm::Thread& thread, std::uint32_t alternative);
  std::string statusText(const vm::Thread& thread);
  ObjectName nameOfObject(heap::Ref object);
  std::pair<Location, bytecode::Kind> memberAt(heap::Ref object, std::uint32_t offset) const;
  std::string valueText(bytecode::Kind kind, std::int64_t bits);
  std::string valueAt(heap::Ref object, std::uint32_t offset, bytecode::Kind kind);

  // ---- what threads wait for in the library, in words (wait_texts.cpp)
  struct LibraryWait {
    heap::Ref synchronizer = 0;  // that it wants to acquire; 0 if it waits for something else
    vm::AcquireCall call;        // how
    bool untilAcquired = false;  // nothing ends the wait but that it gets it
    bool signalled = false;      // it has waited for a condition of it
    heap::Ref condition = 0;     // that it waits for; or
    heap::Ref blocker = 0;       // whatever else: a future, a queue
  };
  std::optional<LibraryWait> libraryWaitOf(const vm::Thread& thread) const;
  ThreadNumber ownerInLibrary(heap::Ref synchronizer) const;
  bool isOwnedByOther(const vm::Thread& thread, heap::Ref synchronizer) const;
  std::string constantName(heap::Ref object) const;
  std::string ownFieldWith(heap::Ref object);
  std::string namedText(heap::Ref object);
  bool hasEnded(ThreadNumber number) const;
  heap::Ref synchronizerOf(heap::Ref condition) const;
  std::vector<heap::Ref> waitersOf(heap::Ref condition) const;
  bool isInCondition(heap::Ref condition, heap::Ref javaThread) const;
  heap::Ref fieldOf(heap::Ref object, const jdk::NamedField& field) const;
  heap::Ref wholeOf(
      heap::Ref part) const;  // the object that the program knows, such as the lock of which this is the queue
  heap::Ref futureThatWakes(heap::Ref signaller) const;
  std::string conditionText(heap::Ref condition, heap::Ref& whole, std::string& because);
  std::string libraryWaitText(const vm::Thread& thread, const LibraryWait& wait, ThreadText* text);

  // ---- calls of the library in words (call_texts.cpp)
  struct Operand {
    std::string name;                  // of the field or variable that it came from; empty if that cannot be told
    std::optional<std::int64_t> bits;  // its value
  };
  void describeCall(const vm::Thread& thread, ActionText& text);
  std::string callText(const vm::Thread& thread, vm::Frame& caller, vm::Frame& entry);
  heap::Ref referenceIn(vm::Frame& frame, bool calls, std::uint32_t local);  // 0 if it has none there any more
  Operand operandOf(vm::Frame& frame, const bytecode::OperandOrigins& origins, std::uint32_t bci, std::uint32_t slot,
                    int depth);
  std::string operandText(const Operand& operand, bytecode::Kind kind);
  std::string plainText(heap::Ref object);  // as the program would call it: a number for its box, a lambda

  // ---- the start-up (start_up.cpp)
  static constexpr std::uint32_t kStartUpInterval = 1024;  // steps to the first one that is settled
  std::uint32_t startUpInterval() const;                   // from the one that was settled last to the next
  bool isForced();                                         // there is one thread, and it has no choice
  bool goesOn(Action action);

  SharedSpace& space_;
  std::unique_ptr<vm::Machine> machine_;
  vm::Machine& vm_;
  vm::Tracker& tracker_;
  StoredMachine store_;
  std::optional<ThreadReach> reach_;  // once somebody has looked at what calls are made of
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
  bool knowsEnabled_ = false, knowsPending_ = false;
  void forgetWhatIsKnown() {
    knowsEnabled_ = knowsPending_ = false;
    for (Attempt& attempt : attempts_) attempt.isKnown = false;
  }
  std::string outputBefore_;
  std::vector<std::pair<Aside, bool>> asides_;  // whether it is a signal
  std::size_t leftOutAsides_ = 0;
  std::optional<UpdateText> update_;
  std::string result_;
  std::set<std::pair<ThreadNumber, heap::Ref>> inFlight_;  // exceptions that were told of
  mutable bool keptAlive_ = false;                         // an idle worker of a pool could give up
  mutable bool late_ = false;                              // a thread waits for time to pass, and must
  std::set<vm::LockDiscipline::Kind> readsOfLoop_;
  mutable bool heldOff_ = false;  // a thread would only find that it has to wait
  bool letThrough_ = false;       // and may
  std::vector<Touch> tail_;
  std::vector<Attempt> attempts_;  // by thread number - 1
  vm::Thread* inCall_ = nullptr;   // whose step under way is of a call that is a single step
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
