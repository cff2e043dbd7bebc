// One virtual machine: a heap, threads, and what the program did to the outside. Machines share classes and code (World)
// and nothing else.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "heap/base_image.hpp"
#include "heap/heap.hpp"
#include "heap/identities.hpp"
#include "heap/pieces.hpp"
#include "vm/assumptions.hpp"
#include "vm/identity_hash.hpp"
#include "vm/known.hpp"
#include "vm/lock_discipline.hpp"
#include "vm/native.hpp"
#include "vm/signals.hpp"
#include "vm/thread.hpp"
#include "vm/thread_numbers.hpp"
#include "vm/time_policy.hpp"
#include "vm/visible_internals.hpp"
#include "vm/world.hpp"

namespace weaveproof {

// How a slow path leaves the interpreter.
enum class Resume : std::uint8_t {
  Next,     // the instruction is done, its results are on the stack
  Again,    // execute the same instruction again: it was replaced by a faster one
  Once,     // execute Machine::onceCell in its place
  Entered,  // the same as Reload after a call that next time may need no slow path, and then counts as a use of fuel
  Reload,   // another frame is on top, or the same at another place
  Leave,    // the thread cannot go on now
};

// Why the interpreter stopped.
enum class Left : std::uint8_t {
  Blocked,   // thread.status tells what the thread waits for
  Slice,     // its time slice is used up, or it yielded
  Visible,   // it stands before a visible action (thread.pending) that was not granted
  Finished,  // its first frame returned (or threw: thread.uncaught)
};

struct MachineOptions {
  std::uint64_t maxHeapBytes = std::uint64_t{4} << 30;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::map<std::string, std::string> host;  // what describes it (natives/host/host.hpp); empty: the one it is
  bool enableAssertions = false;
  std::int32_t processors = 2;                      // as Runtime.availableProcessors tells it
  bool weakCas = false;                             // a weakCompareAndSet may fail for no reason
  TimePolicy time;                                  // when waits time out, while schedules are explored
  std::function<void(std::uint64_t)> beforeTaking;  // so many bytes of fresh memory for objects; may throw
};

using StackTrace = std::vector<std::pair<Method*, int>>;  // the innermost frame first; each with its bci
StackTrace loaderFrames(World& world, std::uint32_t definitions, bool notFound);

class Machine {
 public:
  Machine(World& world, MachineOptions options);
  ~Machine();
  Machine(const Machine&) = delete;

  World& world;
  Heap heap;
  Known known;
  const MachineOptions options;

  // ---- objects (objects.cpp)
  Object& at(Ref ref) const { return heap.at(ref); }
  Class& classOf(Ref ref) const { return weaveproof::classOf(at(ref)); }
  Ref newObject(Class& c);                               // throws JavaThrow (OutOfMemoryError)
  Ref newArray(Class& arrayClass, std::int32_t length);  // NegativeArraySizeException too
  Ref newPrimitiveArray(Kind kind, std::int32_t length) { return newArray(*world.primitiveArray(kind), length); }
  Ref newObjectArray(Class& element, std::int32_t length) { return newArray(*world.arrayOf(&element), length); }
  Ref clone(Ref ref);
  std::int32_t identityHash(Ref ref) const;  // identity_hash.cpp
  Ref mirror(Class& c);                      // the java.lang.Class of it
  Class& classOfMirror(Ref mirror) const { return subjectOf(at(mirror)); }
  void setReference(Ref holder, std::uint32_t offset, Ref value) {
    at(holder).set<Ref>(offset, value);
    if (names) noteReference(holder, offset, value);
  }
  Ref getReference(Ref holder, std::uint32_t offset) const { return at(holder).get<Ref>(offset); }

  // ---- strings (strings.cpp)
  Ref newString(std::string_view utf8);  // standard UTF-8
  Ref newStringModified(std::string_view modifiedUtf8);
  Ref newStringUtf16(const std::uint16_t* chars, std::int32_t length);
  std::u16string utf16(Ref string) const;
  std::string utf8(Ref string) const;  // standard UTF-8, unpaired surrogates as '?'
  std::string modifiedUtf8(Ref string) const;
  Ref literal(std::uint32_t number);  // the interned string with this number
  Ref knownLiteral(std::uint32_t number) const { return number < literals_.size() ? literals_[number] : 0; }
  Ref intern(Ref string);

  // ---- classes (classes.cpp)
  Class* loadClass(Loader* loader, Symbol* name);     // throws NoClassDefFoundError; LoadingNeeded
  Class* tryLoadClass(Loader* loader, Symbol* name);  // null if there is none
  Class* findLoaded(Loader* loader, Symbol* name);
  void recordInitiated(Loader* loader, Symbol* name, Class* c);
  void recordFailedResolution(const Class& from, const Symbol* name, const JavaThrow& error);
  const JavaThrow* failedResolution(const Class& from, const Symbol* name) const;
  Class* classFromDescriptor(Loader* loader, std::string_view descriptor);  // primitives included
  InitStatus statusOf(const Class& c) const { return initStatus(at(c.mirror)); }
  bool isInitialized(const Class& c) const { return statusOf(c) == InitStatus::Done; }
  // Returns if the class is initialised, or by this thread being so; else throws InitializationNeeded.
  // When another thread runs the initialisation, the pushed frame waits for it.
  void requireInitialized(Thread& thread, Class& c);
  void linkForUse(Class& c);  // verifies; throws VerifyError and others
  // ---- modules (modules.cpp)
  void setModule(Class& c);                        // the mirror's module field
  std::unordered_map<const Symbol*, Ref> modules;  // java.lang.Module of each module of the JDK
  // Those that the program itself defined (proxies are in such), and the packages of each.
  void addProgramModule(Ref module, Ref packages);
  Ref programModule(Ref loader, std::string_view package) const;  // 0 if there is none
  Ref bootUnnamedModule = 0;
  Ref preparedOutOfMemory = 0;  // thrown when there is no room even for that error; made at boot, for good

  // ---- frames and calls (invoke.cpp)
  // Arguments are on top of the operand stack, below `extra` slots that go with them.
  Resume invoke(Thread& thread, Method& method, int extra = 0);
  void pushFrame(Thread& thread, Method& method, Slot* locals, std::uint8_t flags);
  // A frame above the operands, to be run next. The method may be native.
  void pushCall(Thread& thread, Method& method, const Slot* arguments, int count, std::uint8_t flags);
  Resume returnFrom(Thread& thread, std::int64_t value);  // the slow cases of a return; value of the callee's kind
  Resume runNative(Thread& thread, NativeCall& call);
  Resume runTopNative(Thread& thread);                  // the top frame is native: starts or resumes it
  Method* select(Class& receiver, Method& resolved);  // interface and virtual selection; throws
  void prepare(Method& method);                       // translates; throws VerifyError, AbstractMethodError, …
  // Acts on a signal that code for the current instruction threw.
  Resume quicken(Thread& thread, Cell* pc, Cell cell);  // an instruction's slow form (quicken.cpp)
  Cell onceCell = 0;
  Resume actOn(Thread& thread, const JavaThrow& signal);
  Resume actOn(Thread& thread, const InitializationNeeded& signal);
  Resume actOn(Thread& thread, const LoadingNeeded& signal);
  // Runs `work` for the current instruction, and acts on what it signals.
  template <class Work>
  Resume guarded(Thread& thread, Work&& work) {
    try {
      return work();
    } catch (const JavaThrow& signal) {
      return actOn(thread, signal);
    } catch (const InitializationNeeded& signal) {
      return actOn(thread, signal);
    } catch (const LoadingNeeded& signal) {
      return actOn(thread, signal);
    }
  }

  // ---- exceptions (exceptions.cpp)
  Ref makeThrowable(Thread& thread, const JavaThrow& signal);  // throws InitializationNeeded
  Resume throwObject(Thread& thread, Ref throwable);             // finds the handler
  // Says on standard error that the handler of uncaught exceptions has itself thrown.
  void reportHandlerFailure(Thread& thread, Ref throwable);
  std::string messageOf(Ref throwable);  // as getMessage gives it, unless a subclass has one of its own; may be empty
  std::optional<std::string> workedOutMessage(Ref throwable);  // of a NullPointerException, in modified UTF-8
  void fillInStackTrace(Thread& thread, Ref throwable, const StackTrace& above = {});
  StackTrace stackTrace(Thread& thread,
                   int maxDepth = 1024);  // visible frames, innermost first

  // ---- monitors and waiting (monitors.cpp)
  bool tryEnter(Thread& thread, Ref object);     // false: thread.status says that it waits
  void exitMonitor(Thread& thread, Ref object);  // throws IllegalMonitorStateException
  void wake(Thread& thread);
  void leaveWaitSet(Thread& thread);
  bool notifyOne(Ref object);  // false: nobody waits
  void notifyAll(Ref object);
  void interrupt(Thread& thread);
  bool isEnabled(Thread& thread);  // can go on now
  Thread* threadOf(Ref javaThread) const;
  Thread& newThread(Ref javaThread);  // throws OutOfMemoryError when there are too many
  void endThread(Thread& thread);
  Thread& threadAt(std::uint32_t number, Ref javaThread);  // made if there is none
  void freeThread(std::uint32_t number);
  bool hasStackFor(const Thread& thread, Ref javaThread) const {  // of the size that this one needs
    return thread.stackEnd == thread.stack + stackSlotsFor(javaThread);
  }
  std::string describeDeadlock();
  std::vector<std::unique_ptr<Thread>> threads;  // by number - 1; null where free
  Thread* current = nullptr;
  std::uint64_t arrivals = 0;

  // ---- running (scheduler.cpp)
  enum class Outcome { Finished, Exited, Deadlock, Cut };
  // Runs this one thread until its first frame returns; for the boot sequence. False: it threw (thread.uncaught).
  bool runAlone(Thread& thread);
  Outcome runAll(std::uint64_t turns = UINT64_MAX);  // Cut: after so many turns
  void copyFactsFrom(const Machine& other);          // for a further machine of a check
  void collectGarbage();
  // Tries `make`, which allocates, a second time after a collection if memory ran out.
  template <class Make>
  auto collectIfFull(Make&& make) {
    try {
      return make();
    } catch (const JavaThrow& signal) {
      if (names || signal.className != "java/lang/OutOfMemoryError") throw;  // a check collects between its steps
    }
    collectGarbage();
    return make();
  }
  void collectSoon() { collectionDue_ = true, fuel = 0; }
  void forEachRoot(const std::function<void(Ref)>& root);
  void fireTimeouts();
  bool poll(Thread& thread);   // what is due between two instructions; false: the time slice is used up
  Left left{};                 // why the interpreter was left
  std::int32_t fuel = 0;       // backward branches and calls until the next poll
  bool stressRestore = false;  // save, scramble and restore at every visible action
  void visibleAction(Thread& thread);
  std::uint64_t visibleActions = 0;
  int exitStatus = 0;

  // ---- checking (tracking.cpp): names of objects, what changed, what other threads can reach
  struct Names {  // what the machines of one check share
    Names(Ref begin, Ref end) : identities(begin, end), usesOfInternals(std::uint64_t{1} << 32) {}
    Identities identities;
    BaseImage base;
    std::recursive_mutex mutex;
    std::unordered_map<Ref, std::uint32_t> threadNumbers;
    std::unordered_map<std::uint32_t, Ref> literals;
    std::unordered_map<std::uint64_t, Class*> initiated;    // as Machine::initiated_, on whatever path
    ThreadNumbers nameNumbers, threadIds;                   // of Thread objects: "Thread-0", and getId
    std::unordered_map<Ref, std::uint32_t> displayNumbers;  // of objects, as reports name them
    std::unordered_map<const Class*, std::uint32_t> displayCounts;
    std::set<std::string> outcomes;
    std::atomic<std::uint32_t> assumed = 0;  // bits of Assumption
    std::atomic<bool> cameToStop = false;    // some schedule has come to an end, whatever that is
    void assume(Assumption assumption) {
      if (!(assumed.load(std::memory_order_relaxed) & bitOf(assumption))) assumed.fetch_or(bitOf(assumption));
    }
    // What of the library's inner workings is visible although others are not, and what is to be (internal_calls.cpp).
    VisibleInternals shown, learned;
    std::set<std::string> learnedClasses;
    std::atomic<bool> internalsShared = false;  // something was learned
    LockDiscipline discipline;
    Ref nextImmortal = 0;
    SparseArray<std::atomic<std::uint8_t>> usesOfInternals;  // by address / 8: InternalUses
  };
  Names* names = nullptr;  // null: the machine runs one schedule
  BaseNumbers* baseNumbers = nullptr;
  std::uint32_t nameHash(Ref ref) const;
  bool granted = false;                          // the next visible action may be done
  std::function<void()> beforePropertiesChange;  // called once, when the program is about to set a system property
  bool streamsChange = false;                    // the program calls System.setOut and its like
  bool handlersChange = false;                   // and setUncaughtExceptionHandler of threads that run, and its like
  bool groupsKept = false;                       // it asks for the threads of a ThreadGroup, so their lists are kept
  bool keepAliveTimesOut = false;                // an idle worker of a pool may give up at any time
  bool everythingVisible = false;                // every heap access and monitor operation is visible
  std::uint32_t alternative = 0;                 // which one of a granted action's
  std::vector<Ref> dirty;                        // objects that changed since they were last stored
  std::uint64_t instructions = 0;
  bool recordOutput = false;
  bool muted = false;                // nothing is printed
  std::string output;                // what the program printed, if it is recorded
  Ref systemOut = 0, systemErr = 0;  // the original streams, whose output is intercepted
  // Memory for an object that gets its name from where it is allocated; 0 if there is none.
  Ref allocateNamed(std::uint64_t bytes, std::uint32_t site);
  void release(Ref ref);  // it is garbage
  // What changes: of a large array its header alone, of other objects anything.
  void note(Object& object, Ref ref) {
    if (object.flags & kDirty) return;
    object.flags |= kDirty;
    dirty.push_back(ref);
  }
  // An element of an array.
  void noteElement(Object& object, Ref ref, std::uint64_t offset) {
    if ((object.flags & (kDirty | kInPieces)) == kDirty) return;
    note(object, ref);
    if (object.flags & kInPieces) notePiece(ref, pieceAt(offset));
  }
  // The same for native methods, and all that is not known better: anything of an object, bytes of an array, a header.
  void touch(Ref ref) {
    if (!names) return;
    note(at(ref), ref);
    at(ref).flags &= ~kInPieces;
  }
  void touch(Ref ref, std::uint64_t offset, std::uint64_t bytes);
  void touchHeader(Ref ref) {
    if (names) note(at(ref), ref);
  }
  struct DirtyPiece {
    Ref array;
    std::uint32_t piece;
    friend auto operator<=>(const DirtyPiece&, const DirtyPiece&) = default;
  };
  std::vector<DirtyPiece> dirtyPieces;  // of large arrays, each once
  void forgetDirty();                   // all of it is stored
  void touchRaw(std::int64_t address);  // the block of rawMemory that it belongs to
  void noteReference(Ref holder, std::uint32_t offset, Ref value);
  void escape(Ref ref);
  bool isVisible(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t flags,
                 std::uint32_t access) {
    if (everythingVisible) return true;
    return isSeen(thread, kind, ref, offset, flags, access) && (!orderly || isContended(thread, kind, ref, offset));
  }
  // Of an object that others can reach: whether they might notice, whatever locks are held.
  bool isSeen(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t flags,
              std::uint32_t access) {
    if (access & FieldAccess::kFinal) return flags & (kConstructing | kLeaked);
    if (access & FieldAccess::kQueue) return isVisibleOfQueue(thread, kind, ref, offset);
    if (access & FieldAccess::kCache) return false;
    if ((access & FieldAccess::kUnseen) && classOf(ref).trusted) return isVisibleOfOwner(thread, kind, ref, offset);
    if (access & FieldAccess::kSettable) return isVisibleSettable(kind, ref);
    if ((access & FieldAccess::kGuarded) && lockOwner(at(ref).lock) == thread.number) return false;
    if (access & FieldAccess::kRarely) return isVisibleOfThread(thread, kind, ref, offset);
    if ((access & FieldAccess::kOwn) && ref == thread.object) return false;
    if (flags & kInternal) return isVisibleOfInternals(thread, kind, ref, offset);
    return !(thread.top->flags & Frame::kInternal) || names->shown.all || isVisibleOfClass(kind, ref, offset, access);
  }
  // What was used without being visible, for footprints.
  static constexpr std::uint8_t kInternalsRead = 1, kInternalsWritten = 2;
  std::uint8_t internalsUsed = 0;
  // Memory that is never used by two threads at once is no matter of others (lock_discipline.cpp).
  bool orderly = false;     // it is taken for that until the contrary is seen
  bool othersLive = false;  // there are threads besides the current one
  std::set<LockDiscipline::Kind>* orderlyReads = nullptr;  // if somebody wants to know
  bool isContended(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  void noteUses(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint64_t bytes);
  LockDiscipline::Kind kindOfLocation(Ref ref, std::uint64_t offset) const;
  void learnContended(LockDiscipline::Kind kind);
  // What java.lang.Class remembers of a class of the program's.
  bool isFieldOfClass(Ref ref, std::uint64_t offset, std::uint32_t access) const {
    return !(access & FieldAccess::kMonitor) && &classOf(ref) == known.klass && offset < known.klass->instanceBytes;
  }
  bool isVisibleOfClass(ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t access);
  // Of an object that belongs to the library's inner workings (internal_calls.cpp).
  bool isVisibleOfInternals(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleOfThread(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  bool isVisibleSettable(ActionKind kind, Ref ref);
  bool isVisibleOfOwner(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  // Of a queue of a synchronizer (library_waits.cpp). What is not visible there still has an order, which reductions have to
  // know: it is kept when somebody wants it.
  bool isVisibleOfQueue(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset);
  struct QueueUse {
    Ref object;
    std::uint32_t offset;
    bool writes;
    friend bool operator==(const QueueUse&, const QueueUse&) = default;
  };
  bool keepsQueueUses = false;
  std::vector<QueueUse> queueUses;  // each once
  bool isOutput(Ref ref) const { return ref == systemOut || ref == systemErr; }
  enum InternalUse : std::uint8_t {
    kReadWithin = 1,
    kWrittenWithin = 2,
    kReadOutside = 4,
    kWrittenOutside = 8,
    kTable = 16,
    kShown = 32,  // it is one of Names::shown
    kAsked = 64,  // whether it is
  };
  void markTable(Ref array);        // reading it is local
  void markTables(const Class& c);  // all that the class has
  void noteUseOfInternals(Ref ref, std::uint64_t offset, std::uint8_t use);
  bool isShown(Ref ref, std::uint64_t offset);
  // Of a class that is being initialised: whether others get at this static nevertheless.
  bool isShownStatic(Ref mirror, std::uint64_t offset) { return names->shown.all || isShown(mirror, offset); }
  void showAllInternals();  // in the next search
  // False: it is not granted; the thread now stands before it, and `left` says so.
  bool permit(Thread& thread, const PendingAction& action) {
    if (!names) return true;
    if (granted) return granted = false, true;
    standBefore(thread, action);
    return false;
  }
  void standBefore(Thread& thread, const PendingAction& action) {
    thread.pending = action;
    if (action.object && classOf(action.object).isWaitedFor) noteWait(thread);
    left = Left::Visible;
  }
  // What the library's calls wait for (library_waits.cpp).
  void noteWait(Thread& thread);                   // which now has a pending action
  bool wouldOnlyWait(const Thread& thread) const;  // of one whose pending action has kUnlessItWaits
  bool waitsInQueue(const Thread& thread) const;   // it turns in circles there, unseen
  void notePark(const Thread& thread);             // which is about to park or to unpark
  void showWaits(std::uint8_t kinds);              // LibraryWaits: in the next search
  bool permitAccess(Thread& thread, ActionKind kind, Ref object, std::uint32_t offset, std::uint32_t access,
                    std::uint16_t bytes = 0) {
    if (!names || !(at(object).flags & kEscaped)) return true;
    bool visible = isVisible(thread, kind, object, offset, at(object).flags, access);
    for (std::uint32_t more = 4; orderly && more < bytes; more += 4)
      visible |= isVisible(thread, kind, object, offset + more, at(object).flags, access);
    if (!visible) return true;
    return permit(thread, {.kind = kind,
                           .flags = static_cast<std::uint8_t>(access & FieldAccess::kPendingFlags),
                           .bytes = bytes,
                           .object = object,
                           .offset = offset});
  }
  // A monitor that the thread has not got yet and that others can reach.
  bool permitLock(Thread& thread, Ref object) {
    if (!names || (!everythingVisible && lockOwner(at(object).lock) == thread.number)) return true;
    return permitAccess(thread, ActionKind::Lock, object, 0, FieldAccess::kMonitor);
  }
  std::uint32_t siteOfAllocation() const;
  std::uint32_t threadNumberFor(Ref javaThread);
  void updateFromBase();                    // what other machines have added since
  Ref immortalMemory(std::uint64_t bytes);  // hold names->mutex
  Ref immortalLiteral(std::uint32_t number);
  void addMirrorToBase(Class& c);
  bool becomesInitialized(Class& c);  // a new class whose initialisation nobody can notice: does it
  static constexpr Ref kImmortalUnits = Ref{1} << 24;
  bool threadsChanged = false;   // the record of a thread other than the current one, or which threads there are
  std::vector<Thread*> started;  // threads that have not run to their first visible action
  struct Uncaught {              // what ended a thread
    std::uint32_t thread;
    Ref throwable;
  };
  std::vector<Uncaught> uncaughtExceptions;
  void keepGroups();                                       // the program depends on the lists of thread groups
  void clearEndedThread(Ref javaThread);                   // what Thread.exit does
  static constexpr std::uint32_t kMostSeenEitherWay = 10;  // threads, by one action that looks at all
  // Which bit of the alternative of such an action says that this thread is seen waiting; of one that looks at a single
  // thread the first.
  static std::uint32_t bitOfSeen(const Thread& thread, bool single) {
    return single ? 1 : 1u << (thread.number - 1) % 32;
  }
  ThreadStatus observedStatus(const Thread& thread) const;  // as Thread.getState tells it
  bool mayBeSeenRunning(const Thread& thread) const {
    return thread.status == ThreadStatus::Runnable && !thread.seenBlocked &&
           observedStatus(thread) != ThreadStatus::Runnable;
  }
  Ref youngBegin = 0, youngEnd = 0;
  bool isYoung(Ref ref) const { return ref - youngBegin < youngEnd - youngBegin; }
  std::uint64_t youngBytes = 0;
  std::uint64_t newBytes = 0;  // allocated since garbage was last looked for
  struct KnownAccess {         // what is known of the fields that an access to these bytes touches
    const Class* type = nullptr;
    std::uint32_t offset = 0, bytes = 0;
    std::uint32_t access = 0;  // FieldAccess
    std::uint32_t start = 0;   // of the first of them
    std::uint16_t extent = 0;  // up to the end of the last one; 0 if there is one only
    bool isFinal = false;      // one of them is
  };
  std::array<KnownAccess, 256> knownAccesses;  // a cache of natives/memory/unsafe.cpp

  // ---- time
  std::int64_t clock = 0;  // virtual, in nanoseconds since the start
  std::int64_t epochMillisAtStart = 0;
  // In a check every thread has a clock of its own, which stands still until a wait of the thread times out (clocks.cpp).
  std::int64_t readClock(Thread& thread) { return names ? readOwnClock(thread) : clock += 1000; }
  std::int64_t readOwnClock(Thread& thread);
  std::uint64_t clockReads = 0;  // by whatever thread
  bool isClockShown(const Thread& thread) const;
  std::int64_t showClock(Thread& thread);
  std::int64_t sharedClock = 0;  // the latest time that user code was shown
  std::int64_t clockOf(const Thread& thread) const { return names ? thread.clock : clock; }
  std::int64_t deadlineIn(const Thread& thread, std::int64_t count, std::int64_t unitNanos) const {  // saturates
    std::int64_t nanos;
    if (__builtin_mul_overflow(count, unitNanos, &nanos) || __builtin_add_overflow(nanos, clockOf(thread), &nanos))
      return kNever - 1;
    return nanos;
  }
  std::int64_t deadlineAt(const Thread& thread, std::int64_t epochMillis) const {
    return deadlineIn(thread, epochMillis - epochMillisAtStart, 1000000) - clockOf(thread);
  }
  // Late waits (time_policy.hpp).
  bool isLate(std::int64_t nanos) const { return names && options.time.isLate(nanos); }
  void beginLateWait(Thread& thread, std::int64_t nanos);
  void passTime(std::int64_t nanos);                                              // for all threads
  std::int64_t nanosUntil(const Thread& thread, std::int64_t epochMillis) const;  // not below 0
  static std::int64_t nanosOf(std::int64_t millis) {                              // saturates
    return millis > kNever / 1000000 ? kNever - 1 : millis * 1000000;
  }
  std::int64_t epochMillis(Thread& thread) { return epochMillisAtStart + readClock(thread) / 1000000; }
  void yieldSoon() { fuel = 0; }   // another thread first
  std::vector<Ref> rawMemory;      // blocks that Unsafe.allocateMemory handed out
  OpenFiles openFiles;             // what the program reads of the host
  const std::uint64_t imageBytes;  // size of the JDK's image, see jdk_image.hpp

  // ---- output
  std::string pendingOutput[3];  // by file descriptor
  void write(int descriptor, const char* data, std::size_t size);
  void flush();

  // ---- boot (boot.cpp)
  Thread& boot();
  // Prepares the main thread to run main; throws image::Error if there is no such class or method (main_thread.cpp).
  void startMain(Thread& thread, const std::string& mainClass, const std::vector<std::string>& arguments);
  static Method* mainMethodOf(Class& c);

  struct Snapshot;
  void save(Snapshot& snapshot);
  void scramble();
  void restore(const Snapshot& snapshot);

  // Cache of selections: (class, method called) -> method run. Facts, so never invalid.
  struct Selection {
    const Class* receiver;
    const Method* called;
    Method* selected;
  };
  static constexpr std::uint32_t kSelections = 4096;
  std::vector<Selection> selections;
  static std::uint32_t selectionIndex(const Class* c, const Method* m) {
    return ((toLow(c) >> 4) ^ (toLow(m) >> 3)) & (kSelections - 1);
  }

 private:
  void notePiece(Ref array, std::uint32_t piece);
  Slot* allocateStack(std::size_t slots);
  static void unmapStack(Slot* stack, std::size_t slots);
  std::size_t stackSlotsFor(Ref javaThread) const;
  void freeStack(const Thread& thread);
  void freeStacks();
  Thread* passedOverBy(const Thread& owner);  // who waits for its monitor has waited long enough
  Resume enterMethod(Thread& thread, Method& method, Slot* locals);
  Resume enterSynchronized(Thread& thread, Method& method, Slot* locals);

  std::int32_t sliceLeft_ = 0;
  Ref handOver_ = 0;  // the time slice ends when this monitor is free, or after so many polls
  std::int32_t handOverPolls_ = 0;
  bool alone_ = false;
  bool collectionDue_ = false;
  std::unique_ptr<Snapshot> stressSnapshot_;
  std::vector<Ref> literals_;
  std::unordered_map<std::uint64_t, Class*> initiated_;  // user loaders: (loader object, name) -> class
  bool isInitiatedHere(const Loader& loader, Class& c) const;
  std::unordered_map<std::uint64_t, JavaThrow> failedResolutions_;  // (class, name) -> error
  std::vector<Slot*> freeStacks_;                                   // of the usual size
  struct ChainUse {
    Origin origin{};
    Chain* chain = nullptr;
  };
  static constexpr std::uint32_t kChainUses = 1024;
  std::vector<ChainUse> chainUses_;                                // a cache
  std::vector<std::uint32_t> firstFree_;                           // by chain: no number below this is free
  SparseArray<std::uint8_t> notedPieces_{std::uint64_t{1} << 32};  // see notePiece
  std::size_t baseAdditions_ = 0;
  std::vector<Ref> escaping_;
};

// Held to change what machines share. Whoever has the names of a check may come to need the world, to make a mirror, say; and
// who defines a class may come to need the names. So all take both in this order.
class SharedLock {
 public:
  explicit SharedLock(Machine& vm) : world_(vm.world.mutex(), std::defer_lock) {
    if (vm.names) names_ = std::unique_lock(vm.names->mutex);
    world_.lock();
  }

 private:
  std::unique_lock<std::recursive_mutex> names_, world_;
};

std::uint32_t accessOf(const Field& field);           // FieldAccess
int lineNumber(const Method& method, int bci);        // -1 if unknown
std::string lineText(const Method& method, int bci);  // "(File.java:12)", "(Native Method)"

// The interpreter: runs the thread's frames until it cannot go on.
Left interpret(Machine& machine, Thread& thread);

}  // namespace weaveproof
