// The facts about a Java program that reports show: threads, actions, waits, calls of the library, and what a step did besides.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bytecode/operand_origins.hpp"
#include "jdk/lock_words.hpp"
#include "program/facts.hpp"
#include "program/stored_machine.hpp"
#include "tracking/acquire_call.hpp"
#include "vm/teller.hpp"

namespace weaveproof::program {

class JavaProgram;

class JavaFacts final : public Facts, private vm::Teller {
 public:
  JavaFacts(SharedSpace& space, JavaProgram& program, vm::Machine& vm, StoredMachine& store)
      : space_(space), program_(program), vm_(vm), tracker_(tracking::trackerOf(vm)), store_(store) {}

  DescribedAction describe(Action action) override;
  std::vector<DescribedThread> threads() override;
  ObjectName nameOfObject(std::uint32_t object) override;
  Location locationOf(const Pending& access) override;
  std::string classOfField(const Pending& access) override;
  Value contentOf(const Pending& access) override;
  std::string differenceText(state::StateId one, state::StateId other) override;
  void recordOutput(bool record) override;
  std::string takeOutput() override { return std::exchange(vm_.output, {}); }
  std::vector<SideEvent> takeSideEvents() override;
  std::optional<Update> takeUpdate() override { return std::exchange(update_, std::nullopt); }
  Value takeResult() override { return std::exchange(result_, {}); }
  const std::string& outputBefore() const override { return outputBefore_; }
  std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) override;

  // What was printed so far comes before the initial state.
  void endBeginning() { outputBefore_ = takeOutput(); }
  std::string threadName(ThreadNumber number) const;  // "thread 3" if it has none
  ThreadNumber ownerFor(const Pending& pending);      // Program::ownerFor

 private:
  // ---- objects and values (described_values.cpp)
  std::pair<Location, bytecode::Kind> memberAt(heap::Ref object, std::uint32_t offset) const;
  Value valueOf(bytecode::Kind kind, std::int64_t bits);
  Value valueAt(heap::Ref object, std::uint32_t offset, bytecode::Kind kind);
  Value plainValue(heap::Ref object);  // as the program would call it: a number for its box, a thread for its Thread
  std::string constantName(heap::Ref object) const;
  NamedObject named(heap::Ref object);
  std::string ownFieldWith(heap::Ref object);
  heap::Ref fieldOf(heap::Ref object, const jdk::NamedField& field) const;
  // The object that the program knows, such as the lock of which this is the queue.
  heap::Ref wholeOf(heap::Ref part) const;

  // ---- threads (described_threads.cpp)
  std::string nameOf(heap::Ref javaThread) const;  // of a Thread
  std::string runClassOf(heap::Ref javaThread) const;
  bool joined(const vm::Thread& thread) const;
  ThreadNumber holderOf(heap::Ref lock) const;
  ThreadNumber numberOf(heap::Ref javaThread) const;  // 0 if it does not live
  Wait waitOf(const vm::Thread& thread);
  void addWaitedFor(const vm::Thread& thread, DescribedThread& described);

  // ---- actions (described_actions.cpp)
  Act actOf(const vm::Thread& thread, std::uint32_t alternative);
  void addChoice(const vm::Thread& thread, std::uint32_t alternative, Act& act);
  std::vector<std::string> namesOfWaiters(heap::Ref monitor) const;
  Standpoint standpointOf(vm::Thread& thread);

  // ---- what threads wait for in the library (described_waits.cpp)
  struct LibraryWait {
    heap::Ref synchronizer = 0;  // that it wants to acquire; 0 if it waits for something else
    tracking::AcquireCall call;  // how
    bool untilAcquired = false;  // nothing ends the wait but that it gets it
    bool signalled = false;      // it has waited for a condition of it
    heap::Ref condition = 0;     // that it waits for; or
    heap::Ref blocker = 0;       // whatever else: a future, a queue
  };
  struct Described {  // a wait, and the thread that could end it
    Wait wait;
    ThreadNumber helper = 0;
  };
  std::optional<LibraryWait> libraryWaitOf(const vm::Thread& thread) const;
  Described describedWait(const vm::Thread& thread, const LibraryWait& wait);
  void describeCondition(heap::Ref condition, Wait& wait);
  void describeAcquire(const vm::Thread& thread, const LibraryWait& wait, Described& described);
  void describeBlocker(heap::Ref blocker, Described& described);
  std::optional<jdk::LockWord> findWhole(heap::Ref part, Wait& wait);
  Holder holderFor(const vm::Thread& thread, heap::Ref javaThread, Described& described) const;
  ThreadNumber ownerInLibrary(heap::Ref synchronizer) const;
  bool isOwnedByOther(const vm::Thread& thread, heap::Ref synchronizer) const;
  bool hasEnded(ThreadNumber number) const;
  heap::Ref synchronizerOf(heap::Ref condition) const;
  std::vector<heap::Ref> waitersOf(heap::Ref condition) const;
  bool isInCondition(heap::Ref condition, heap::Ref javaThread) const;
  heap::Ref futureThatWakes(heap::Ref signaller) const;

  // ---- calls of the library (described_calls.cpp)
  struct FoundOperand {
    std::string name = {};  // of the field or variable that it came from; empty if it came from none
    std::optional<std::int64_t> bits = {};
    Value value = {};  // without `bits`: a constant
  };
  void describeCall(const vm::Thread& thread, DescribedAction& action);
  LibraryCall callBy(const vm::Thread& thread, vm::Frame& caller, vm::Frame& entry);
  LibraryCall workOf(const vm::Thread& thread, const vm::Frame& outermost);
  std::optional<Operand> atomicVariable(const vm::Thread& thread, vm::Frame& caller, const vm::Frame& entry);
  heap::Ref referenceIn(vm::Frame& frame, bool calls, std::uint32_t local);  // 0 if it has none there any more
  FoundOperand operandOf(vm::Frame& frame, const bytecode::OperandOrigins& origins, std::uint32_t bci,
                         std::uint32_t slot, int depth);
  Operand described(const FoundOperand& found, bytecode::Kind kind);

  // ---- what is no action (side_events.cpp)
  void signals(vm::Thread& thread, heap::Ref condition) override;
  void updates(vm::Thread& thread, heap::Ref object, std::uint32_t offset, bool written) override;
  bool throws(vm::Thread& thread, heap::Ref throwable, const vm::Method* callee) override;
  void catches(vm::Thread& thread, heap::Ref throwable) override;
  void returns(vm::Thread& thread, const vm::Method& method, std::int64_t value) override;
  void add(vm::Thread& thread, SideEvent event);

  SharedSpace& space_;
  void addCarrier(vm::Thread& thread, DescribedThread& described);

  JavaProgram& program_;
  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  StoredMachine& store_;
  std::string outputBefore_;
  std::vector<SideEvent> sideEvents_;
  std::size_t skippedEvents_ = 0;
  std::optional<Update> update_;
  Value result_;
  std::set<std::pair<ThreadNumber, heap::Ref>> inFlight_;  // exceptions that were reported
};

}  // namespace weaveproof::program
