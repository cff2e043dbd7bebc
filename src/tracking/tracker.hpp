// What a check has to know of an execution: the names of the objects that it makes, what changed, what other threads
// can reach and which of a thread's actions they might notice, and what each thread stands before. docs/design.md says
// why that is enough.
//
// A machine that runs one schedule has no tracker. A machine that is checked calls it at few places (see
// Machine::tracker): it asks for a permit before each action that other threads may notice, reports what it writes and
// where it stores a reference, and gets names for what it allocates. Code that runs only in a check, such as one of the
// two forms of the interpreter, calls the tracker itself.
#pragma once

#include <cassert>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "tracking/bystanders.hpp"
#include "tracking/changes.hpp"
#include "tracking/library_calls.hpp"
#include "tracking/machine.hpp"
#include "tracking/shared_facts.hpp"

namespace weaveproof::tracking {

class Tracker final : public Supervisor {
 public:
  Tracker(Machine& vm, SharedFacts& facts);

  SharedFacts& shared;
  const bool assumesDiscipline;  // as in SharedFacts, but nearer

  Left interpret(Thread& thread) override;

  // ---- permits
  bool permitAccess(Thread& thread, ActionKind kind, Ref object, std::uint32_t offset, std::uint32_t access,
                    std::uint16_t bytes) override;
  bool permitPrinting(Thread& thread, Ref stream) override;
  bool permitLock(Thread& thread, Ref object) override;  // that the thread has not got yet and that others can reach
  bool permitClock(Thread& thread, bool date) override;
  bool mayShowUnlock() const {
    return rules.everythingVisible || showsSwitches || (shared.shown.waits & LibraryWaits::kSections);
  }
  bool isStepToUnlock(const Thread& thread, Ref object) override;
  bool showsSwitches = false;  // Program::showSwitches
  bool mayShowBeginning() const { return showsSwitches || (shared.shown.waits & LibraryWaits::kBeginnings); }
  void standBefore(Thread& thread, const PendingAction& action) override {
    assert(!granted && "what was granted is done");
    thread.pending = action;
    if (action.object && vm_.classOf(action.object).isWaitedFor) noteWait(thread);
    vm_.left = Left::Visible;
  }

  // ---- what changed
  Changes changes;
  void touch(Ref ref) override;
  void touch(Ref ref, std::uint64_t offset, std::uint64_t bytes) override;
  void touchHeader(Ref ref) override;
  void touchRaw(std::int64_t address) override;
  void noteReference(Ref holder, std::uint32_t offset, Ref value) override;

  // ---- what other threads can reach
  void escape(Ref ref) override;

  // ---- what they might notice
  // Of an access to an object that they can reach.
  [[gnu::always_inline]] bool isVisible(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset,
                                        std::uint32_t flags, std::uint32_t access) {
    if (rules.everythingVisible) return true;
    if (!isSeen(thread, kind, ref, offset, flags, access)) return false;
    if (bystanders) bystanders->noteAccess(kind, ref, offset);
    return !assumesDiscipline || isContended(thread, kind, ref, offset);
  }
  // The same for an access that is made as soon as it is not, or is granted. (Native methods that work on many elements ask
  // again and again what is visible, and want the same answer.)
  [[gnu::always_inline]] bool isStep(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset,
                                     std::uint32_t flags, std::uint32_t access) {
    return isVisible(thread, kind, ref, offset, flags, access) &&
           (!bystanders || mayBeNoticed(thread, kind, ref, offset));
  }
  void refuseChangeOfFinal(Ref object) const override;
  bool isVisibleElement(const Thread& thread, ActionKind kind, Ref array, std::uint64_t offset) override;
  Bystanders* bystanders = nullptr;  // null: what other threads could once reach is visible to them
  // What the library keeps for itself (internal_calls.cpp).
  enum InternalUse : std::uint8_t {
    kReadWithin = 1,
    kWrittenWithin = 2,
    kReadOutside = 4,
    kWrittenOutside = 8,
    kTable = 16,
    kShown = 32,  // it is one of SharedFacts::shown
    kAsked = 64,  // whether it is
  };
  void markTable(Ref array);        // reading it is local
  void markTables(const Class& c);  // all that the class has
  void noteUseOfInternals(Ref ref, std::uint64_t offset, std::uint8_t use);
  // Statics that threads use while another one initialises the class (shared_statics.cpp): whether the use is visible
  // to other threads. The thread that initialises the class calls the first; code that uses the static by a VarHandle,
  // a Field or Unsafe calls the second.
  bool isShownToHandles(const Thread& thread, Ref mirror, std::uint64_t offset) override;
  bool isShownToInitializer(const Thread& thread, Ref mirror, std::uint64_t offset, std::uint32_t bytes) override;
  void showAllInternals() override;  // in the next search
  // What was used without being visible, for footprints.
  static constexpr std::uint8_t kInternalsRead = 1, kInternalsWritten = 2;
  std::uint8_t internalsUsed = 0;
  bool isOutput(Ref ref) const { return ref == rules.systemOut || ref == rules.systemErr; }
  // Memory that two threads never use at once: its uses are not visible to other threads (lock_discipline.cpp).
  bool othersLive = false;                                 // there are threads besides the current one
  std::set<LockDiscipline::Kind>* disciplinedReads = nullptr;  // null: not wanted
  void noteUses(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint64_t bytes) override;
  void learnContended(LockDiscipline::Kind kind);
  // What the library's calls wait for (library_waits.cpp). Invisible uses of a synchronizer's queue still have an
  // order, which reductions have to know. So they are kept if `keepsQueueUses` is set.
  bool wouldOnlyWait(const Thread& thread) const;  // of one whose pending action has kUnlessItWaits
  // Calls of the library that are single steps (library_calls.hpp).
  CallPosition callPositionOf(const Thread& thread) const;
  void beginCalls(Thread& thread) const;              // those that the thread stands before, or within, have begun
  void learnExactCalls(const Class& c);               // the search restarts, with its calls explored step by step
  // If the thread is about to interrupt another one in a call whose interrupts are steps of their own: that call; else null.
  const Method* interruptingCall(const Thread& thread) const;
  bool learnInterrupts(const Method& call);  // which does so; whether that was not known
  bool isOpen(const Thread& thread) const;   // what it stands before is a step because calls interrupt threads
  // The class of the innermost method in the table, if it is not explored step by step; else null.
  const Class* innermostCallee(const Thread& thread) const;
  const Class* lookerOf(const Thread& thread) const;  // the class of a method that sees inside its calls; null: none
  bool waitsInQueue(const Thread& thread) const;      // it loops there without a visible action
  void notePark(const Thread& thread) override;
  void noteReturn(Thread& thread, Frame& frame) override;
  void noteLookAtThreads() override;
  void noteNotifyOfThread() override;
  void noteReadByMachine(Ref ref, std::uint32_t offset) override;
  void showWaits(std::uint8_t kinds) const;           // LibraryWaits: in the next search
  struct QueueUse {
    Ref object;
    std::uint32_t offset;
    bool writes;
    friend bool operator==(const QueueUse&, const QueueUse&) = default;
  };
  bool keepsQueueUses = false;
  std::vector<QueueUse> queueUses;  // each once

  // ---- names
  // Memory for an object that gets its name from where it is allocated; 0 if there is none.
  Ref allocate(std::uint64_t bytes, std::uint32_t site);
  // The same for the current instruction, or the native method that it called.
  Ref allocate(std::uint64_t bytes) override { return allocate(bytes, siteOfAllocation()); }
  // The same for an instance. This is the only place that marks an object as under construction, whether an
  // instruction, reflection, a method handle or Unsafe allocates it. The mark stays until the outermost constructor
  // that runs on the object returns (slow::constructed). Without the mark, its finals count as set.
  Ref allocateInstance(std::uint32_t bytes, std::uint32_t site) {
    const Ref ref = allocate(bytes, site);
    if (ref) vm_.at(ref).flags |= heap::kConstructing;
    return ref;
  }
  Ref allocateInstance(std::uint32_t bytes) override { return allocateInstance(bytes, siteOfAllocation()); }
  void release(Ref ref);  // it is garbage
  bool isYoung(Ref ref) const { return ref - youngBegin_ < youngUnits_; }
  // Whether a slot that may be no reference is that of an object of the program, or of a class.
  bool isObjectOrMirror(Ref ref) const;
  std::uint64_t usedBytes() const override { return youngBytes; }
  std::uint64_t youngBytes = 0;
  std::uint64_t newBytes = 0;  // allocated since garbage was last looked for
  std::optional<std::uint32_t> nameHash(Ref ref) const override;
  std::vector<Ref> reachableObjects(std::string_view type) const override;
  std::uint32_t threadNumberFor(Ref javaThread) override;
  std::uint32_t nameNumberFor(Ref javaThread) override;
  std::uint32_t idFor(Ref javaThread) override;
  Class* findInitiated(std::uint64_t key) override;
  void recordInitiated(std::uint64_t key, Class* c) override;
  // What is added to the base (immortals.cpp).
  void updateFromBase() override;
  Ref literal(std::uint32_t number) override;
  void addMirrorToBase(Class& c) override;

  // ---- time (clocks.cpp)
  // Every thread has a clock of its own, which stands still until a wait of the thread times out.
  std::int64_t readClock(Thread& thread) override;
  std::uint64_t clockReads = 0;  // by whatever thread
  bool isClockShown(const Thread& thread) const;
  std::int64_t showClock(Thread& thread);
  std::int64_t sharedClock = 0;  // the latest time that user code was shown
  // Where waits may be late (time_policy.hpp), it is kept how long they still have.
  std::uint8_t beginTimedWait(Thread& thread, std::int64_t nanos) override;
  void passTime(std::int64_t nanos);  // for all threads
  std::int64_t nanosUntil(const Thread& thread, std::int64_t epochMillis) const override;

  // ---- what a step has done besides
  std::uint64_t instructions = 0;  // by all steps
  std::vector<Thread*> started;    // threads that have not run to their first visible action
  struct Uncaught {                // what ended a thread
    std::uint32_t thread;
    Ref throwable;
    std::uint32_t waiting = 0;  // the thread that shows where, if it is another one
  };
  std::vector<Uncaught> uncaughtExceptions;
  void noteStart(const Thread& starter, Thread& begun) override;
  void noteUncaught(const Thread& thread, Ref throwable, const Thread* shows) override;
  void noteOutcome(const std::string& text) override;
  void assume(Assumption assumption) override { shared.assume(assumption); }

 private:
  // Of an object that others can reach: whether they might notice, whatever locks are held.
  bool isSeen(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t flags,
              std::uint32_t access) {
    if (access & FieldAccess::kSpecial) [[unlikely]]
      return isSpecialSeen(thread, kind, ref, offset, flags, access);
    if (flags & heap::kInternal) return isVisibleOfInternals(thread, kind, ref, offset);
    return !(thread.top->flags & Frame::kInternal) || shared.shown.all || isVisibleOfClass(kind, ref, offset, access);
  }
  // The Thread itself, or the object that has some of its fields.
  bool isOwn(const Thread& thread, Ref ref) const {
    return thread.object && (ref == thread.object || ref == threadFields(vm_, thread.object));
  }
  bool isSpecialSeen(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t flags,
                     std::uint32_t access);
  bool isVisibleOfQueue(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleOfOwner(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleSettable(ActionKind kind, Ref ref);
  bool isVisibleOfThread(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleOfInternals(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleOfClass(ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t access);
  bool isShown(Ref ref, std::uint64_t offset);
  void learnLocation(Ref ref, std::uint64_t offset);  // visible in the next search
  void noteUseOfStatic(const Thread& thread, Ref mirror, std::uint64_t offset, unsigned shift);
  bool mayBeNoticed(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
    const PendingAction& pending = thread.pending;
    const bool isGranted = granted && pending.kind == kind && pending.object == ref && pending.offset == offset;
    return isGranted || bystanders->mayNotice(thread, kind, ref, offset);
  }
  bool isContended(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  LockDiscipline::Kind kindOfLocation(Ref ref, std::uint64_t offset) const;
  void noteWait(Thread& thread);  // which now has a pending action
  // The same for synchronizers of the program's own (own_waits.cpp).
  void noteUse(Thread& thread, const OwnSynchronizer& own);
  void noteOwner(const Thread& thread);
  void noteParkFor(Frame& acquire);
  bool wouldOnlyWait(const Thread& thread, const OwnSynchronizer& own) const;
  bool isVisibleOfOwnQueue(const Thread& thread, Ref ref) const;

  std::uint32_t numberIn(ThreadNumbers& numbers, Ref javaThread);
  std::uint32_t siteOfAllocation() const;
  heap::Identities::Names namesOf(const heap::Origin& origin) const;
  Ref immortalMemory(std::uint64_t bytes);  // hold shared.mutex
  bool becomesInitialized(Class& c);        // initialises a new class if no thread can notice that

  Machine& vm_;
  const Known& known_;
  const Ref youngBegin_, youngUnits_;
  struct ChainUse {
    heap::Origin origin{};
    heap::Chain* chain = nullptr;
  };
  static constexpr std::uint32_t kChainUses = 1024;
  std::vector<ChainUse> chainUses_;       // a cache
  std::vector<std::uint32_t> firstFree_;  // by chain: no number below this is free
  std::size_t baseAdditions_ = 0;
  std::vector<Ref> escaping_;
};

// Of a machine on which a program is checked.
inline Tracker& trackerOf(const Machine& vm) {
  assert(vm.supervisor && "a program is checked");
  return static_cast<Tracker&>(*vm.supervisor);
}

}  // namespace weaveproof::tracking
