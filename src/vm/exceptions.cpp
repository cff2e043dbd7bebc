// Throwing: making the throwable, finding its handler, stack traces.
#include <cassert>

#include "base/utf8.hpp"
#include "bytecode/npe_message.hpp"
#include "vm/machine.hpp"
#include "vm/resolve.hpp"
#include "vm/translate.hpp"

namespace weaveproof::vm {

Ref Machine::makeThrowable(Thread& thread, const JavaThrow& signal) {
  if (signal.object) return signal.object;
  Class* c = world.bootClass(signal.className);
  const bool running = thread.top != nullptr && known.throwableUnassignedStack != nullptr;
  if (running) requireInitialized(thread, *c);
  const std::uint32_t definitions = running && signal.showsLoader ? signal.definitions : 0;
  Ref cause = signal.cause;
  if (!signal.missing.empty() && running) {
    JavaThrow notFound("java/lang/ClassNotFoundException", signal.missing);
    cause = makeThrowable(thread, notFound);
    const StackTrace frames = signal.showsLoader ? loaderFrames(world, definitions, true) : StackTrace();
    fillInStackTrace(thread, cause, frames);
  }
  const Ref throwable = newCompleteObject(*c);
  if (signal.hasMessage) setReference(throwable, known.throwableMessage, newStringModified(signal.message));
  // What the constructors of Throwable do. A class that is made with a cause, even null, is not open for another.
  const bool closedCause = signal.className == "java/lang/ClassNotFoundException" ||
                           signal.className == "java/lang/ExceptionInInitializerError" ||
                           signal.className == "java/lang/reflect/InvocationTargetException";
  setReference(throwable, known.throwableCause, cause || closedCause ? cause : throwable);
  const Object& statics = at(mirror(*known.throwable));
  setReference(throwable, known.throwableStackTrace, statics.get<Ref>(known.throwableUnassignedStack->offset));
  setReference(throwable, known.throwableSuppressed, statics.get<Ref>(known.throwableSuppressedSentinel->offset));
  fillInStackTrace(thread, throwable, loaderFrames(world, definitions, false));
  // Its constructor would note that the message can still be worked out from where it happened.
  if (signal.className == "java/lang/NullPointerException" && !signal.hasMessage)
    at(throwable).set<std::int32_t>(fieldNamed(*c, "extendedMessageState").offset, 1);
  return throwable;
}

Resume Machine::actOn(Thread& thread, const JavaThrow& signal) {
  const bool overflow = signal.className == "java/lang/StackOverflowError";
  const bool outOfMemory = signal.className == "java/lang/OutOfMemoryError";
  if (overflow) thread.handlingOverflow = true;
  try {
    if (outOfMemory) heap.openReserve(true);
    const Ref throwable = makeThrowable(thread, signal);
    heap.openReserve(false);
    const Resume step = throwObject(thread, throwable);
    if (overflow) thread.handlingOverflow = false;
    return step;
  } catch (const InitializationNeeded& needed) {
    return actOn(thread, needed);
  } catch (const JavaThrow& other) {
    heap.openReserve(false);
    if (outOfMemory && other.className == signal.className) return throwObject(thread, preparedOutOfMemory);
    if (other.className == signal.className)
      throw Unsupported{"cannot throw " + bytecode::dotted(signal.className) + ": " + signal.message};
    return actOn(thread, other);
  }
}

namespace {

// True if an object of class `thrown` is caught by a handler for the class at `index` of `holder`'s constants.
bool catches(Machine& vm, Class& holder, std::uint16_t index, Class& thrown) {
  if (index == 0) return true;
  if (const std::uint64_t found = holder.pool[index]) return thrown.isSubclassOf(reinterpret_cast<Class*>(found));
  // Not resolved yet: only a class of that name among the superclasses can match.
  Symbol* name = vm.world.symbol(holder.file->className(index));
  for (Class* c = &thrown; c; c = c->super)
    if (c->name == name) {
      try {
        return thrown.isSubclassOf(resolveClass(vm, holder, index));
      } catch (const LoadingNeeded&) {
        return true;
      } catch (const JavaThrow&) {
        return false;
      }
    }
  return false;
}

// Whether the handler is for certain exceptions. A handler for all exceptions is mostly a `finally`, or closes the
// resources of a `try`, and then throws the exception again.
bool wantsJustThese(const Class& holder, std::uint16_t catchType) {
  return catchType != 0 && holder.file->className(catchType) != "java/lang/Throwable";
}

// (the monitor, the exception): a synchronized method that is left by an exception leaves the monitor in a step of its own, if that is
// one. Stands above the frame of the method, which goes afterwards.
NativeStatus leaveByException(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.permitUnlock(call.thread, call.ref(0))) return NativeStatus::Visible;
  call.thread.top->caller()->lock = 0;
  vm.exitMonitor(call.thread, call.ref(0));
  throw JavaThrow(call.ref(1));
}

}  // namespace

Resume Machine::throwObject(Thread& thread, Ref throwable, bool executeAgain) {
  assert(throwable != 0 && classOf(throwable).isSubclassOf(known.throwable) && "a Throwable is thrown");
  Class& thrown = classOf(throwable);
  Teller* const teller = supervisor ? supervisor->teller : nullptr;
  const Method* callee = nullptr;
  bool isTold = !teller;
  while (Frame* frame = thread.top) {
    Method& method = *frame->method;
    if (!isTold && !method.isNative() && !method.holder->trusted) [[unlikely]]
      isTold = teller->throws(thread, throwable, callee);
    if (method.isNative()) {
      if (method.catchesExceptions && frame->resume != kResumeThrown) {
        frame->resume = kResumeThrown;
        thread.thrown = throwable;
        thread.sp = frame->operands();
        return Resume::Reload;
      }
    } else {
      const int bci = frame->bci();
      for (const classfile::ExceptionHandler& handler : method.member->code->handlers) {
        if (bci < handler.startPc || bci >= handler.endPc || !catches(*this, *method.holder, handler.catchType, thrown))
          continue;
        if (teller && !method.holder->trusted && wantsJustThese(*method.holder, handler.catchType))
          teller->catches(thread, throwable);
        frame->pc = method.translated + cellOfBci(method, handler.handlerPc);
        thread.sp = frame->operands();
        *thread.sp++ = throwable;
        return Resume::Reload;
      }
      if (frame->lock) {
        const Ref lock = frame->lock;
        const bool isOwner = lockOwner(at(lock).lock) == thread.number;
        if (isOwner && supervisor && supervisor->isStepToUnlock(thread, lock)) {
          Method* leave =
              world.internalMethod("leave", "(Ljava/lang/Object;Ljava/lang/Throwable;)V", leaveByException, 0, false);
          const Slot arguments[] = {lock, throwable};
          pushCall(thread, *leave, arguments, 2, executeAgain ? Frame::kExecuteAgain : 0);
          return Resume::Reload;
        }
        frame->lock = 0;
        if (isOwner) exitMonitor(thread, lock);
      }
    }
    executeAgain = frame->flags & Frame::kExecuteAgain;
    if (!method.hiddenFrame) callee = &method;
    thread.sp = frame->localSlots();
    if (supervisor && (frame->flags & (Frame::kOfDivided | Frame::kBegun))) supervisor->noteReturn(thread, *frame);
    thread.setTop(frame->caller());
  }
  thread.uncaught = throwable;
  left = Left::Finished;
  return Resume::Leave;
}

void reportHandlerFailure(Machine& vm, Thread& thread, Ref throwable) {
  const Ref name = vm.getReference(thread.object, vm.known.threadName);
  const std::string text = "\nException: " + vm.classOf(throwable).externalName() +
                           " thrown from the UncaughtExceptionHandler in thread \"" + (name ? vm.utf8(name) : "") +
                           "\"\n";
  vm.write(2, text.data(), text.size());
  if (vm.supervisor) vm.supervisor->noteUncaught(thread, throwable);
}

StackTrace stackTrace(Thread& thread, int maxDepth) {
  assert(maxDepth > 0 && "frames are wanted");
  StackTrace frames;
  for (Frame* frame = thread.top; frame && static_cast<int>(frames.size()) < maxDepth; frame = frame->caller())
    if (!frame->method->hiddenFrame) frames.emplace_back(frame->method, frame->bci());
  return frames;
}

std::string lineText(const Method& method, int bci) {
  if (method.member && (method.member->accessFlags & classfile::ACC_NATIVE)) return "(Native Method)";
  const int line = lineNumber(method, bci);
  std::string text = "(";
  text += method.holder->sourceFile ? method.holder->sourceFile->string() : std::string("Unknown Source");
  if (line > 0) text += ":" + std::to_string(line);
  return text + ")";
}

int lineNumber(const Method& method, int bci) {
  if (!method.member || !method.member->code || bci < 0) return -1;
  int best = -1, bestStart = -1;
  for (const classfile::Bytes table : method.member->code->lineNumberTables) {
    const int count = table[0] << 8 | table[1];
    for (int i = 0; i < count; ++i) {
      const std::uint8_t* entry = table.data() + 2 + i * 4;
      const int start = entry[0] << 8 | entry[1], line = entry[2] << 8 | entry[3];
      if (start <= bci && start >= bestStart) {
        bestStart = start;
        best = line;
      }
    }
  }
  return best;
}

std::optional<std::string> workedOutMessage(Machine& vm, Ref throwable) {
  const Ref backtrace = vm.getReference(throwable, vm.known.throwableBacktrace);
  if (!backtrace || vm.at(backtrace).length < 2 || vm.at(backtrace).length % 2) return std::nullopt;
  const std::uint32_t* pair = vm.at(backtrace).elements<std::uint32_t>();
  const auto& method = *fromLow<Method>(pair[0]);
  const int bci = static_cast<int>(pair[1]);
  if (bci < 0 || !method.member) return std::nullopt;
  return bytecode::npeMessage(*method.holder->file, *method.member, static_cast<std::uint32_t>(bci));
}

std::string Machine::messageOf(Ref throwable) {
  assert(throwable != 0 && "a Throwable");
  if (const Ref message = getReference(throwable, known.throwableMessage)) return utf8(message);
  const Class& nullPointer = *world.bootClass("java/lang/NullPointerException");
  if (!classOf(throwable).isSubclassOf(&nullPointer)) return {};
  // The message is computed when it is first requested. State 1 means that it was not requested yet.
  if (const Ref message = getReference(throwable, fieldNamed(nullPointer, "extendedMessage").offset))
    return utf8(message);
  if (at(throwable).get<std::int32_t>(fieldNamed(nullPointer, "extendedMessageState").offset) != 1) return {};
  return base::utf8::encode(base::utf8::decode(workedOutMessage(*this, throwable).value_or("")));
}

// The trace is kept as an int array of (method, bci) pairs, without the frames of the throwable's own construction.
void Machine::fillInStackTrace(Thread& thread, Ref throwable, const StackTrace& above) {
  constexpr int kMaxDepth = 1024;  // HotSpot's limit
  Frame* frame = thread.top;
  const Class& c = classOf(throwable);
  while (frame && frame->method->name->text() == "fillInStackTrace" && c.isSubclassOf(frame->method->holder))
    frame = frame->caller();
  while (frame && frame->method->isInitializer() && c.isSubclassOf(frame->method->holder) &&
         frame->localSlots()[0] == throwable)
    frame = frame->caller();
  std::vector<std::uint32_t> trace;
  const bool hiddenTop = frame && frame->method->hiddenFrame;
  for (const auto& [method, bci] : above) {
    trace.push_back(toLow(method));
    trace.push_back(static_cast<std::uint32_t>(bci));
  }
  for (; frame && trace.size() < 2 * kMaxDepth; frame = frame->caller()) {
    if (frame->method->hiddenFrame) continue;
    trace.push_back(toLow(frame->method.get()));
    trace.push_back(static_cast<std::uint32_t>(frame->bci()));
  }
  const auto depth = static_cast<std::int32_t>(trace.size() / 2);
  if (hiddenTop) trace.push_back(1);  // the first frame shown is not where it happened
  const Ref array = newArray(*known.intArray, static_cast<std::int32_t>(trace.size()));
  std::copy(trace.begin(), trace.end(), at(array).elements<std::uint32_t>());
  setReference(throwable, known.throwableBacktrace, array);
  at(throwable).set<std::int32_t>(known.throwableDepth, depth);
  const Object& statics = at(mirror(*known.throwable));
  setReference(throwable, known.throwableStackTrace, statics.get<Ref>(known.throwableUnassignedStack->offset));
}

}  // namespace weaveproof::vm
