// A Java program as a transition system: one machine, whose heap and threads are kept as leaves of a state.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bytecode/operand_origins.hpp"
#include "jdk/lock_words.hpp"
#include "program/array_pieces.hpp"
#include "program/frame_shapes.hpp"
#include "program/garbage.hpp"
#include "program/independence.hpp"
#include "program/shared_space.hpp"
#include "program/stack_leaves.hpp"
#include "program/to_change.hpp"
#include "state/leaf_hash.hpp"
#include "state/state_vector.hpp"
#include "vm/acquire_call.hpp"

namespace weaveproof {

class JavaProgram final : public Program {
 public:
  JavaProgram(SharedSpace& space, std::unique_ptr<Machine> machine);
  ~JavaProgram() override;

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
  Pending pendingOf(ThreadNumber thread) override { return pendingOf(*vm_.threads[thread - 1]); }
  bool enabledTogether() override;
  void keepTails(bool keep) override { tracker_.keepsQueueUses = keep; }
  std::span<const Touch> tail() override;
  bool concernsAll(const Pending& pending) override;
  bool mayEnd(const Pending& pending) const override { return pending.kind == ActionKind::Exit; }
  ThreadNumber ownerOf(std::uint32_t object) override;
  ThreadNumber ownerFor(const Pending& pending) override;
  Footprint footprintOf(const Pending& pending, std::optional<std::uint32_t> alternative) override;
  void keepFootprints(bool keep) override { keepsFootprints_ = keep; }
  Footprint footprint() const override { return keepsFootprints_ ? kept_.footprint : Program::footprint(); }
  ToChange toChange(ThreadNumber thread) override;
  std::uint64_t hash() override;
  bool isTimeOut(Action action) override { return isTimeOut(*vm_.threads[action.thread - 1], action.alternative); }

  ActionText describe(Action action) override;
  std::vector<ThreadText> threads() override;
  std::string objectText(std::uint32_t object) override;
  std::string locationText(const Pending& access) override;
  std::string contentText(const Pending& access) override;
  std::string differenceText(StateId one, StateId other) override;
  void recordOutput(bool record) override { vm_.recordOutput = record; }
  std::string takeOutput() override { return std::exchange(vm_.output, {}); }
  std::uint64_t instructions() const override { return tracker_.instructions; }

 private:
  // ---- transitions (transitions.cpp)
  Outcome step(Action action);
  void run(Thread& thread);
  void noteUncaught();
  void noteExit(const ProgramExit& exit);
  void runLocally(Thread& thread);
  bool mayWaitUnseen(
      const Thread& thread) const;  // for another one, in a call of the library whose reads are not visible
  std::shared_ptr<const Failure> failureOf(std::uint32_t thread, Ref throwable);
  std::vector<std::string> backtraceOf(Ref throwable);
  UnsupportedFeature unsupported(const Unsupported& signal);
  void alternativesOf(const Thread& thread, Actions& actions) const;
  Pending pendingOf(const Thread& thread) const;
  bool isTimePassing() const;  // whatever is enabled is a sleep or a time-out
  void letOneThrough();
  bool collectsReads(const Thread& thread);
  void enableIdleWorkers();
  bool isIdleWorker(const Thread& thread) const;
  void enableEarliest();
  bool passesTime(const Thread& thread, std::uint32_t alternative) const;
  void noteTimeOut(Thread& thread, std::uint32_t alternative);
  void letOthersGoFirst();
  static bool isTimeOut(const Thread& thread, std::uint32_t alternative);
  bool isHeldOff(const Thread& thread) const;  // of one that has no enabled alternative
  // Alternatives of a thread that waits, parks or sleeps.
  static constexpr auto kGoOn = static_cast<std::uint32_t>(Way::GoOn), kTimeOut = static_cast<std::uint32_t>(Way::TimeOut),
                        kInterrupt = static_cast<std::uint32_t>(Way::Interrupt),
                        kOnTime = static_cast<std::uint32_t>(Way::OnTime);

  // ---- what steps touch (footprints.cpp)
  void touchWaiters(Footprint& footprint, Ref object, ThreadNumber chosen) const;
  void takeInterrupt(Footprint& footprint, const Thread& thread) const;
  void givePermit(Footprint& footprint, Ref javaThread) const;
  void beginFootprint(Action action);
  void noteStops(const Outcome& outcome);
  void noteChanges();
  void noteFreed(Ref ref);
  void noteMade();

  // ---- words (texts.cpp)
  std::string threadName(ThreadNumber number) const;
  std::string nameOf(Ref javaThread) const;  // of a Thread
  std::string runClassOf(Ref javaThread) const;
  bool joined(const Thread& thread) const;
  ThreadNumber holderOf(Ref lock) const;
  ThreadNumber numberOf(Ref javaThread) const;  // 0 if it does not live
  void describeWait(const Thread& thread, ThreadText& text);
  std::string whatText(const Thread& thread, std::uint32_t alternative);
  std::string statusText(const Thread& thread);
  std::pair<std::string, Kind> memberAt(Ref object, std::uint32_t offset) const;
  std::string valueText(Kind kind, std::int64_t bits);
  std::string valueAt(Ref object, std::uint32_t offset, Kind kind);

  // ---- what threads wait for in the library, in words (wait_texts.cpp)
  struct LibraryWait {
    Ref synchronizer = 0;        // that it wants to acquire; 0 if it waits for something else
    AcquireCall call;            // how
    bool untilAcquired = false;  // nothing ends the wait but that it gets it
    bool signalled = false;      // it has waited for a condition of it
    Ref condition = 0;           // that it waits for; or
    Ref blocker = 0;             // whatever else: a future, a queue
  };
  std::optional<LibraryWait> libraryWaitOf(const Thread& thread) const;
  ThreadNumber ownerInLibrary(Ref synchronizer) const;
  bool isOwnedByOther(const Thread& thread, Ref synchronizer) const;
  bool isInCondition(Ref condition, Ref javaThread) const;
  Ref fieldOf(Ref object, const jdk::NamedField& field) const;
  Ref wholeOf(Ref part) const;  // the object that the program knows, such as the lock of which this is the queue
  Ref futureThatWakes(Ref signaller) const;
  std::string conditionText(Ref condition, Ref& whole);
  std::string libraryWaitText(const Thread& thread, const LibraryWait& wait, ThreadText* text);

  // ---- calls of the library in words (call_texts.cpp)
  struct Operand {
    std::string name;  // of the field or variable that it came from; empty if that cannot be told
    std::optional<std::int64_t> bits;  // its value
  };
  void describeCall(const Thread& thread, ActionText& text);
  std::string callText(const Thread& thread, Frame& caller, Frame& entry);
  Ref referenceIn(Frame& frame, bool calls, std::uint32_t local);  // 0 if it has none there any more
  Operand operandOf(Frame& frame, const OperandOrigins& origins, std::uint32_t bci, std::uint32_t slot, int depth);
  std::string operandText(const Operand& operand, Kind kind);
  std::string plainText(Ref object);  // as the program would call it: a number for its box, a lambda

  // ---- states (java_program.cpp)
  void settle();  // what changed becomes leaves
  void settleObjects();
  void settleThreads();
  void settleStack(Thread& thread);
  void settleRecord(std::uint32_t index);
  void settleClock(Thread& thread);
  void settleClocks() {
    for (Thread* thread : ran_) settleClock(*thread);
  }
  void settleGlobals();
  std::vector<std::uint64_t> globals() const;
  void rawRoots(LeafValue value, bool add);
  void restoreGlobals(LeafValue before, LeafValue after);
  void set(Leaf leaf, LeafValue value);
  LeafValue valueOf(Leaf leaf, Ref ref, Object& object);
  void forgetCaches(Ref ref, Object& object);
  // Of an object's leaf; null if it is absent. Of a large array it is the header alone.
  const Object* contentOf(LeafValue value) const {
    return value ? reinterpret_cast<const Object*>(space_.contents.bytes(value).data()) : nullptr;
  }
  void restoreObject(std::uint32_t leaf, LeafValue before, LeafValue after);
  void restoreThread(std::uint32_t index);
  void verify();  // compares the whole heap with the leaves
  void findBaseObjects();
  std::vector<Ref> baseObjects_;  // for verify: where objects are in the base

  // ---- the start-up (start_up.cpp)
  static constexpr std::uint32_t kStartUpInterval = 1024;  // steps to the first one that is settled
  std::uint32_t startUpInterval() const;                   // from the one that was settled last to the next
  bool isForced();  // there is one thread, and it has no choice
  bool goesOn(Action action);

  struct Record;  // what is stored of a Thread
  struct SavedThread {
    ContentId record = 0;
    StackLeaves::Saved stack;
  };
  SavedThread& savedOf(std::uint32_t index) {
    if (index >= saved_.size()) saved_.resize(index + 1);
    return saved_[index];
  }
  Record recordOf(const Thread& thread) const;
  void rootsOf(const Record& record, bool add);
  void restoreRecord(Thread& thread, const Record& from);

  SharedSpace& space_;
  std::unique_ptr<Machine> machine_;
  Machine& vm_;
  Tracker& tracker_;
  FrameShapes shapes_;
  Garbage garbage_;
  MethodsByChange toChange_;
  StackLeaves stacks_;
  ArrayPieces pieces_;
  StateVector vector_;
  LeafHash hash_;
  bool keepsHash_ = false;  // from the first time that somebody asks for it
  StateId state_;
  std::vector<SavedThread> saved_;  // by thread number - 1
  std::vector<Thread*> ran_;        // whose frames may have changed
  std::vector<Ref> new_;            // objects that no stored state had
  std::vector<std::uint32_t> changedThreads_;
  std::function<bool()> stopWanted_;
  bool ended_ = false, looping_ = false, circles_ = false;
  bool unsettled_ = false;
  std::uint64_t settledBytes_ = 0;  // of objects, the last time
  // When the program stands in the start-up: steps until it is over, and until one is settled.
  std::uint32_t startUpLeft_ = 0, untilSettled_ = 0;
  std::shared_ptr<const Failure> failure_;
  Actions enabled_;
  std::vector<Pending> pending_;
  bool knowsEnabled_ = false, knowsPending_ = false;
  mutable bool keptAlive_ = false;  // an idle worker of a pool could give up
  mutable bool late_ = false;       // a thread waits for time to pass, and must
  std::set<LockDiscipline::Kind> readsOfLoop_;
  mutable bool heldOff_ = false;    // a thread would only find that it has to wait
  bool letThrough_ = false;         // and may
  std::vector<Touch> tail_;
  bool isAlone_ = false;            // the thread of the last step was
  bool letsThrough_ = false;        // one of the enabled actions is of such a thread
  bool assumesKeepAlive_ = false;   // and has been kept from it
  bool inAtomicBlock_ = false;      // what is enabled is all of one thread's, whatever others could do
  std::optional<IndependenceOracle> independence_;
  bool keepsFootprints_ = false;
  struct KeptFootprint {  // of the step under way, or the last one
    Footprint footprint;
    Ref thread = 0;              // whose step it is
    Ref updated = 0;             // the object of an Update
    std::vector<Ref> rawMemory;  // before the step
  } kept_;
};

}  // namespace weaveproof
