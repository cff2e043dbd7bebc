// One virtual machine: a heap, threads, and what the program did to the outside. Machines share classes and code (World)
// and nothing else. What else a check has to know of an execution is known to its supervisor (supervisor.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "heap/heap.hpp"
#include "vm/identity_hash.hpp"
#include "vm/known.hpp"
#include "vm/native.hpp"
#include "vm/signals.hpp"
#include "vm/supervisor.hpp"
#include "vm/thread.hpp"
#include "vm/waiting.hpp"
#include "vm/world.hpp"

namespace weaveproof::vm {

// How a slow path leaves the interpreter.
enum class Resume : std::uint8_t {
  Next,     // the instruction is done, its results are on the stack
  Again,    // execute the same instruction again: it was replaced by a faster one
  Once,     // execute Machine::onceCell in its place
  Entered,  // as Reload, after a call that may need no slow path next time; then it counts as a use of fuel
  Reload,   // another frame is on top, or the same at another place
  Leave,    // the thread cannot continue now
};

// Why the interpreter stopped.
enum class Left : std::uint8_t {
  Blocked,   // thread.status says what the thread waits for
  Slice,     // its time slice is used up, or it yielded
  Visible,   // it stands before a visible action (thread.pending) that was not granted
  Finished,  // its first frame returned (or threw: thread.uncaught)
};

struct MachineOptions {
  std::uint64_t maxHeapBytes = std::uint64_t{4} << 30;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::map<std::string, std::string> host;  // what describes it (natives/host/host.hpp); empty: the one it is
  bool enableAssertions = false;
  std::int32_t processors = 2;                      // as Runtime.availableProcessors returns it
  bool weakCas = false;                             // a weakCompareAndSet may fail for no reason
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
  heap::Heap heap;
  Known known;
  const MachineOptions options;

  // ---- objects (objects.cpp)
  Object& at(Ref ref) const { return heap.at(ref); }
  Class& classOf(Ref ref) const { return vm::classOf(at(ref)); }
  // Under construction until a constructor that runs on it returns; throws JavaThrow (OutOfMemoryError).
  Ref newObject(Class& c);
  // One that no constructor runs on: the machine fills its fields before any code can see it.
  Ref newCompleteObject(Class& c);
  Ref newArray(Class& arrayClass, std::int32_t length);  // NegativeArraySizeException too
  Ref newPrimitiveArray(Kind kind, std::int32_t length) { return newArray(*world.primitiveArray(kind), length); }
  Ref newObjectArray(Class& element, std::int32_t length) { return newArray(*world.arrayOf(&element), length); }
  Ref clone(Ref ref);
  std::int32_t identityHash(Ref ref) const;  // identity_hash.cpp
  Ref mirror(Class& c);                      // the java.lang.Class of it
  Class& classOfMirror(Ref mirror) const { return subjectOf(at(mirror)); }
  void setReference(Ref holder, std::uint32_t offset, Ref value) {
    at(holder).set<Ref>(offset, value);
    if (supervisor) supervisor->noteReference(holder, offset, value);
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
  Resume runTopNative(Thread& thread);                // the top frame is native: starts or resumes it
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
  // Finds the handler. `executeAgain`: the frame on top stands before its instruction, as with Frame::kExecuteAgain.
  Resume throwObject(Thread& thread, Ref throwable, bool executeAgain = true);
  std::string messageOf(Ref throwable);  // as getMessage gives it, unless a subclass has one of its own; may be empty
  void fillInStackTrace(Thread& thread, Ref throwable, const StackTrace& above = {});

  // ---- threads (threads.cpp)
  std::vector<std::unique_ptr<Thread>> threads;  // by number - 1; null where free
  Thread* current = nullptr;
  bool threadsChanged = false;  // the record of one other than the current, or which there are
  Thread* threadOf(Ref javaThread) const;
  Thread& newThread(Ref javaThread);                       // throws OutOfMemoryError when there are too many
  Thread& threadAt(std::uint32_t number, Ref javaThread);  // made if there is none
  void freeThread(std::uint32_t number);
  bool hasStackFor(const Thread& thread, Ref javaThread) const {  // of the size that this one needs
    return thread.stackEnd == thread.stack + stackSlotsFor(javaThread);
  }
  void endThread(Thread& thread);
  // Whether Thread.exit does more, by Java code: take the thread off the list of its group, close the scopes that it has left open, and
  // tell its container, which may be waited for. In a check without any of these, the last action of the thread does all of it.
  bool leavesAtExit(Ref javaThread) const;

  // ---- monitors (monitors.cpp)
  bool owns(const Thread& thread, Ref object) const { return lockOwner(at(object).lock) == thread.number; }
  bool tryEnter(Thread& thread, Ref object);     // false: thread.status says that it waits
  void exitMonitor(Thread& thread, Ref object);  // throws IllegalMonitorStateException
  void notifyOne(Ref object);
  void notifyAll(Ref object);
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
      if (supervisor || signal.className != "java/lang/OutOfMemoryError") throw;  // a check collects between its steps
    }
    collectGarbage();
    return make();
  }
  void collectSoon() { collectionDue_ = true, fuel = 0; }
  void forEachRoot(const std::function<void(Ref)>& root);
  bool poll(Thread& thread);   // what is due between two instructions; false: the time slice is used up
  Left left{};                 // why the interpreter was left
  std::int32_t fuel = 0;       // backward branches and calls until the next poll
  bool stressRestore = false;  // save, scramble and restore at every visible action
  void visibleAction(Thread& thread);
  std::uint64_t visibleActions = 0;
  int exitStatus = 0;

  // ---- while a program is checked
  std::unique_ptr<Supervisor> supervisor;  // null: the machine runs one schedule, without a check
  // Called before an action that other threads may notice: whether it may happen now. If not, the thread stands before
  // it, and `left` says so.
  bool permit(Thread& thread, const PendingAction& action) { return !supervisor || supervisor->permit(thread, action); }
  bool permitAccess(Thread& thread, ActionKind kind, Ref object, std::uint32_t offset, std::uint32_t access,
                    std::uint16_t bytes = 0) {
    return !supervisor || !(at(object).flags & heap::kEscaped) ||
           supervisor->permitAccess(thread, kind, object, offset, access, bytes);
  }
  bool permitLock(Thread& thread, Ref object) { return !supervisor || supervisor->permitLock(thread, object); }
  bool permitUnlock(Thread& thread, Ref object) {
    return !supervisor || !supervisor->isStepToUnlock(thread, object) ||
           supervisor->permit(thread, {.kind = ActionKind::Unlock, .object = object});
  }
  void dropGrant() {  // what was granted has become needless meanwhile
    if (supervisor) supervisor->granted = false;
  }
  // What is written: anything of an object, bytes of it, its header.
  void touch(Ref ref) {
    if (supervisor) supervisor->touch(ref);
  }
  void touch(Ref ref, std::uint64_t offset, std::uint64_t bytes) {
    if (supervisor) supervisor->touch(ref, offset, bytes);
  }
  void touchHeader(Ref ref) {
    if (supervisor) supervisor->touchHeader(ref);
  }
  void touchRaw(std::int64_t address) {  // the block of rawMemory that it belongs to
    if (supervisor) supervisor->touchRaw(address);
  }
  void escape(Ref ref) {  // others can reach it from now on
    if (supervisor) supervisor->escape(ref);
  }
  // Of what is accessed without being visible, or in larger parts than actions have.
  void noteUses(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint64_t bytes) {
    if (supervisor) supervisor->noteUses(thread, kind, ref, offset, bytes);
  }
  // What the program does that most do not. A dry run notices it, and then a check knows.
  struct Habits {
    bool streamsChange = false;   // it calls System.setOut and its like
    bool handlersChange = false;  // and setUncaughtExceptionHandler of threads that run, and its like
    bool groupsKept = false;      // it asks for the threads of a ThreadGroup, so their lists are kept
  } habits;
  void keepGroups();                             // the program depends on the lists of thread groups
  std::function<void()> beforePropertiesChange;  // called once, when the program is about to set a system property
  BaseNumbers* baseNumbers = nullptr;
  std::uint32_t nameHash(Ref ref) const;

  // ---- time
  std::int64_t clock = 0;  // virtual, in nanoseconds since the start
  std::int64_t epochMillisAtStart = 0;
  // In a check every thread has a clock of its own.
  std::int64_t readClock(Thread& thread) { return supervisor ? supervisor->readClock(thread) : clock += 1000; }
  std::int64_t clockOf(const Thread& thread) const { return supervisor ? thread.clock : clock; }
  std::int64_t deadlineIn(const Thread& thread, std::int64_t count, std::int64_t unitNanos) const {  // saturates
    std::int64_t nanos;
    if (__builtin_mul_overflow(count, unitNanos, &nanos) || __builtin_add_overflow(nanos, clockOf(thread), &nanos))
      return kNever - 1;
    return nanos;
  }
  std::int64_t deadlineAt(const Thread& thread, std::int64_t epochMillis) const {
    return deadlineIn(thread, epochMillis - epochMillisAtStart, 1000000) - clockOf(thread);
  }
  static std::int64_t nanosOf(std::int64_t millis) {  // saturates
    return millis > kNever / 1000000 ? kNever - 1 : millis * 1000000;
  }
  std::int64_t epochMillis(Thread& thread) { return epochMillisAtStart + readClock(thread) / 1000000; }
  void yieldSoon() { fuel = 0; }   // another thread first
  std::vector<Ref> rawMemory;      // blocks that Unsafe.allocateMemory handed out
  OpenFiles openFiles;             // what the program reads of the host
  const std::uint64_t imageBytes;  // size of the JDK's image, see jdk_image.hpp

  // ---- output
  bool recordOutput = false;
  bool muted = false;            // nothing is printed
  std::string output;            // what the program printed, if it is recorded
  std::string pendingOutput[3];  // by file descriptor
  void write(int descriptor, const char* data, std::size_t size);
  void flush();

  // ---- boot (boot.cpp)
  Thread& boot();

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

  // Cache of what is known of the fields that an access of Unsafe to these bytes touches (natives/memory/unsafe.cpp).
  struct KnownAccess {
    const Class* type = nullptr;
    std::uint32_t offset = 0, bytes = 0;
    std::uint32_t access = 0;  // FieldAccess
    std::uint32_t start = 0;   // of the first of them
    std::uint16_t extent = 0;  // up to the end of the last one; 0 if there is one only
    bool isFinal = false;      // one of them is
  };
  std::array<KnownAccess, 256> knownAccesses;

 private:
  Slot* allocateStack(std::size_t slots);
  static void unmapStack(Slot* stack, std::size_t slots);
  std::int64_t stackSizeOf(Ref javaThread) const;  // that was wished for
  std::size_t stackSlotsFor(Ref javaThread) const;
  void freeStack(const Thread& thread);
  void freeStacks();
  void endWaits();                            // of threads that are interrupted, or that have reached their time limit
  Thread* passedOverBy(const Thread& owner);  // a thread that has waited long enough for its monitor
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
};

// Held by code that changes what machines share. Code that holds the names of a check may need the world, for instance
// to make a mirror, and code that defines a class may need the names. So all code takes both locks, in this order, and
// no deadlock can occur.
class SharedLock {
 public:
  explicit SharedLock(Machine& vm);

 private:
  std::unique_lock<std::recursive_mutex> names_, world_;
};

// Prepares the main thread to run main; throws base::Error if there is no such class or method (main_thread.cpp).
void startMain(Machine& vm, Thread& thread, const std::string& mainClass, const std::vector<std::string>& arguments);
// Says on standard error that the handler of uncaught exceptions has itself thrown (exceptions.cpp).
void reportHandlerFailure(Machine& vm, Thread& thread, Ref throwable);
std::optional<std::string> workedOutMessage(Machine& vm,
                                            Ref throwable);  // of a NullPointerException, in modified UTF-8
StackTrace stackTrace(Thread& thread, int maxDepth = 1024);  // visible frames, innermost first
std::string describeDeadlock(Machine& vm);                   // monitors.cpp

std::uint32_t accessOf(const Field& field);  // FieldAccess
void assignConstants(Machine& vm, Class& c, Object& mirror);
int lineNumber(const Method& method, int bci);        // -1 if unknown
std::string lineText(const Method& method, int bci);  // "(File.java:12)", "(Native Method)"

// The interpreter: runs the thread's frames until the thread cannot continue.
Left interpret(Machine& machine, Thread& thread);

}  // namespace weaveproof::vm
