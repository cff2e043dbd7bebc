// What people are told of a Java program: threads, actions, waits and calls of the library in words, and what a step did besides.
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
#include "vm/acquire_call.hpp"
#include "vm/teller.hpp"

namespace weaveproof::program {

class JavaProgram;

class JavaFacts final : public Facts, private vm::Teller {
 public:
  JavaFacts(SharedSpace& space, JavaProgram& program, vm::Machine& vm, StoredMachine& store)
      : space_(space), program_(program), vm_(vm), tracker_(*vm.tracker), store_(store) {}

  ActionText describe(Action action) override;
  std::vector<ThreadText> threads() override;
  std::string objectText(std::uint32_t object) override { return textOf(nameOfObject(object)); }
  Location locationOf(const Pending& access) override;
  std::string classOfField(const Pending& access) override;
  std::string contentText(const Pending& access) override;
  std::string differenceText(state::StateId one, state::StateId other) override;
  void recordOutput(bool record) override;
  std::string takeOutput() override { return std::exchange(vm_.output, {}); }
  std::vector<Aside> takeAsides() override;
  std::optional<UpdateText> takeUpdate() override { return std::exchange(update_, std::nullopt); }
  std::string takeResult() override { return std::exchange(result_, {}); }
  const std::string& outputBefore() const override { return outputBefore_; }
  std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) override;

  // What was printed so far comes before the initial state.
  void endBeginning() { outputBefore_ = takeOutput(); }
  std::string threadName(ThreadNumber number) const;
  ThreadNumber ownerFor(const Pending& pending);  // Program::ownerFor

 private:
  // ---- threads, objects and values (texts.cpp, action_texts.cpp)
  std::string nameOf(heap::Ref javaThread) const;  // of a Thread
  std::string runClassOf(heap::Ref javaThread) const;
  bool joined(const vm::Thread& thread) const;
  ThreadNumber holderOf(heap::Ref lock) const;
  ThreadNumber numberOf(heap::Ref javaThread) const;  // 0 if it does not live
  void describeWait(const vm::Thread& thread, ThreadText& text);
  std::string whatText(const vm::Thread& thread, std::uint32_t alternative);
  ActionText textAt(vm::Thread& thread);  // where it stands, and nothing else
  void nameAtomic(const vm::Thread& thread, vm::Frame& caller, const vm::Frame& entry, ActionText& text);
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

  // ---- what is no action (aside_texts.cpp)
  void signals(vm::Thread& thread, heap::Ref condition) override;
  void updates(vm::Thread& thread, heap::Ref object, std::uint32_t offset, bool written) override;
  bool throws(vm::Thread& thread, heap::Ref throwable, const vm::Method* callee) override;
  void catches(vm::Thread& thread, heap::Ref throwable) override;
  void returns(vm::Thread& thread, const vm::Method& method, std::int64_t value) override;
  void addAside(vm::Thread& thread, std::string what, bool isSignal);

  SharedSpace& space_;
  JavaProgram& program_;
  vm::Machine& vm_;
  vm::Tracker& tracker_;
  StoredMachine& store_;
  std::string outputBefore_;
  std::vector<std::pair<Aside, bool>> asides_;  // whether it is a signal
  std::size_t leftOutAsides_ = 0;
  std::optional<UpdateText> update_;
  std::string result_;
  std::set<std::pair<ThreadNumber, heap::Ref>> inFlight_;  // exceptions that were told of
};

}  // namespace weaveproof::program
