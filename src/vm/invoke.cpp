// Calls that need more than a frame: native and synchronized methods, methods not yet translated; and returns to a frame
// that is not a plain Java caller.
#include <cassert>
#include <stdexcept>

#include "vm/machine.hpp"
#include "vm/resolve.hpp"
#include "vm/translate.hpp"

namespace weaveproof::vm {

void Machine::pushFrame(Thread& thread, Method& method, Slot* locals, std::uint8_t flags) {
  assert(locals >= thread.stack && locals <= thread.stackEnd && "the frame stands on the stack of its thread");
  assert(!method.isAbstract() && "a method that can run");
  auto* frame = reinterpret_cast<Frame*>(locals + method.maxLocals);
  if (frame->operands() + method.maxStack + kFrameSlots >
      (thread.handlingOverflow ? thread.stackEnd : thread.stackLimit))
    throw JavaThrow("java/lang/StackOverflowError");
  frame->method = &method;
  frame->pc = method.translated;
  frame->callerOffset =
      thread.top ? static_cast<std::uint32_t>(reinterpret_cast<Slot*>(frame) - reinterpret_cast<Slot*>(thread.top)) : 0;
  frame->lock = 0;
  frame->locals = method.maxLocals;
  frame->flags = flags;
  frame->flags |= method.beginsInternal;
  if (thread.top) frame->flags |= thread.top->flags & method.continuesInternal;
  if (!thread.top || thread.top->isNative()) frame->flags |= Frame::kCallerNotJava;
  frame->resume = 0;
  thread.top = frame;
  thread.sp = frame->operands();
  if (method.isNative())
    for (int i = method.argumentSlots; i < method.maxLocals; ++i) locals[i] = 0;
}

void Machine::pushCall(Thread& thread, Method& method, const Slot* arguments, int count, std::uint8_t flags) {
  if (!method.isNative()) prepare(method);
  Slot* locals = thread.sp;
  assert(count >= 0 && thread.sp >= thread.stack && thread.sp <= thread.stackEnd && "arguments on top of the stack");
  if (locals + count + method.maxLocals >= thread.stackEnd) throw JavaThrow("java/lang/StackOverflowError");
  for (int i = 0; i < count; ++i) locals[i] = arguments[i];
  Ref lock = 0;
  if (method.isSynchronized() && !method.isNative()) {
    // Reached only for methods that the machine itself calls; NativeCall::enter has waited for the monitor.
    lock = method.isStatic() ? mirror(*method.holder) : locals[0];
    if (!tryEnter(thread, lock))
      throw Unsupported{"a synchronized method was called by the machine while another thread held its monitor: " +
                        method.readableName()};
  }
  pushFrame(thread, method, locals, flags);
  thread.top->lock = lock;
}

void Machine::prepare(Method& method) {
  assert(!method.isNative() && "only code is translated");
  if (std::atomic_ref(method.translated).load(std::memory_order_acquire)) return;
  if (method.isAbstract()) throw JavaThrow("java/lang/AbstractMethodError", "'" + method.readableName() + "'");
  linkForUse(*method.holder);
  translate(world, method);
}

namespace {

// The result of a native method, in the place of its arguments.
inline void pushResult(Thread& thread, const NativeCall& call) {
  thread.sp = call.args;
  switch (bytecode::slotsOf(call.method->returnKind)) {
    case 1:
      *thread.sp++ = static_cast<Slot>(call.result);
      break;
    case 2:
      setLong(thread.sp, call.result);
      thread.sp += 2;
      break;
    default:
      break;
  }
}

}  // namespace

Resume Machine::invoke(Thread& thread, Method& method, int extra) {
  assert(extra >= 0 && thread.top && "a frame calls a method");
  if (method.shortcut) {
    NativeCall call{*this, thread, thread.sp - extra - method.argumentSlots, &method};
    switch (method.shortcut(call)) {
      case NativeStatus::Done:
        return pushResult(thread, call), Resume::Next;
      case NativeStatus::Visible:
        return Resume::Leave;
      case NativeStatus::Redirected:
        return invoke(thread, *call.redirect, extra);
      default:
        break;
    }
  }
  return guarded(thread, [&] {
    if (method.isNative()) {
      if (stressRestore) visibleAction(thread);
      NativeCall call{*this, thread, thread.sp - extra - method.argumentSlots, &method};
      return runNative(thread, call);
    }
    Slot* locals = thread.sp - extra - method.argumentSlots;
    if (method.isAbstract()) throw abstractMethodError(classOf(locals[0]), method);
    prepare(method);
    return method.isSynchronized() ? enterSynchronized(thread, method, locals) : enterMethod(thread, method, locals);
  });
}

Resume Machine::enterMethod(Thread& thread, Method& method, Slot* locals) {
  pushFrame(thread, method, locals, 0);
  return Resume::Entered;
}

Resume Machine::enterSynchronized(Thread& thread, Method& method, Slot* locals) {
  visibleAction(thread);
  const Ref lock = method.isStatic() ? mirror(*method.holder) : locals[0];
  if (!permitLock(thread, lock)) {
    if (method.waitRole == WaitRole::Joins && !locals[1] && !locals[2])
      thread.pending.flags |= PendingAction::kUnlessItWaits;
    return Resume::Leave;
  }
  if (!tryEnter(thread, lock)) return left = Left::Blocked, Resume::Leave;
  try {
    pushFrame(thread, method, locals, 0);
  } catch (const JavaThrow&) {
    exitMonitor(thread, lock);
    throw;
  }
  thread.top->lock = lock;
  return Resume::Reload;
}

// ---- native methods

void NativeCall::needFrame() {
  if (hasFrame) return;
  vm.pushFrame(thread, *method, args, 0);
  hasFrame = true;
}

NativeStatus NativeCall::enter(Method& callee, const Slot* arguments, int count, int resumeAt) {
  // A synchronized method waits for its monitor here, before anything is changed; then the native method is called again.
  if (callee.isSynchronized() && !callee.isNative()) {
    const Ref lock = callee.isStatic() ? vm.mirror(*callee.holder) : arguments[0];
    if (!vm.permitLock(thread, lock)) return NativeStatus::Visible;
    const std::uint32_t word = vm.at(lock).lock;
    if (word && lockOwner(word) != thread.number) {
      vm.tryEnter(thread, lock);
      thread.returned = value;
      thread.thrown = thrown;
      return NativeStatus::Blocked;
    }
  }
  // The arguments may stand in the caller's stack, where the frame is about to be put.
  Slot copy[256];
  for (int i = 0; i < count; ++i) copy[i] = arguments[i];
  needFrame();
  thread.top->resume = static_cast<std::uint8_t>(resumeAt);
  thread.sp = thread.top->operands();
  vm.pushCall(thread, callee, copy, count, 0);
  return NativeStatus::Called;
}

NativeStatus NativeCall::enter(Method& callee, std::initializer_list<Slot> arguments, int resumeAt) {
  return enter(callee, arguments.begin(), static_cast<int>(arguments.size()), resumeAt);
}

Resume Machine::runTopNative(Thread& thread) {
  assert(thread.top && thread.top->isNative() && "a native method is on top");
  Frame* frame = thread.top;
  NativeCall call{*this, thread, frame->localSlots(), frame->method};
  call.hasFrame = true;
  call.resumed = true;
  call.resume = frame->resume;
  call.value = thread.returned;
  call.thrown = thread.thrown;
  thread.returned = 0;
  thread.thrown = 0;
  thread.sp = frame->operands();
  return runNative(thread, call);
}

Resume Machine::runNative(Thread& thread, NativeCall& call) {
  Method& method = *call.method;
  // A signal leaves the frame as it was before, so that the call can be made again or the frame be unwound.
  Frame* const before = thread.top;
  Slot* const spBefore = thread.sp;
  auto undo = [&] {
    thread.top = before;
    thread.sp = spBefore;
  };
  // The frames that act on it stand on the native method's own frame, which shows in the stack traces of what they throw;
  // the call is made again in that frame, with what it left in the scratch slots.
  auto keepFrameAndActOn = [&](const auto& signal) {
    try {
      if (!call.hasFrame) {
        pushFrame(thread, method, call.args, 0);
      } else {
        thread.top = reinterpret_cast<Frame*>(call.args + method.maxLocals);
        thread.sp = thread.top->operands();
      }
      return actOn(thread, signal);
    } catch (const JavaThrow& overflow) {
      undo();
      return actOn(thread, overflow);
    }
  };
  try {
    if (!method.native) {
      if (method.holder->trusted) throw Unsupported{"the native method " + method.readableName() + " is not supported"};
      throw JavaThrow("java/lang/UnsatisfiedLinkError", "'" + method.readableName() + "'");
    }
    const NativeStatus status = collectIfFull([&] {
      undo();
      call.hasFrame = call.resumed;
      return method.native(call);
    });
    switch (status) {
      case NativeStatus::Called:
        return Resume::Reload;
      case NativeStatus::Blocked:
        return left = Left::Blocked, Resume::Leave;
      case NativeStatus::Progress:
        return Resume::Reload;
      case NativeStatus::Visible:
        undo();
        thread.returned = call.value;
        thread.thrown = call.thrown;
        return left = Left::Visible, Resume::Leave;
      case NativeStatus::Done:
        break;
      case NativeStatus::Redirected:
      case NativeStatus::Declined:
        throw std::logic_error("a native method declined: " + method.readableName());
    }
  } catch (const InitializationNeeded& signal) {
    undo();
    return keepFrameAndActOn(signal);
  } catch (const LoadingNeeded& signal) {
    undo();
    return keepFrameAndActOn(signal);
  } catch (const JavaThrow& signal) {
    undo();
    try {
      Ref throwable = signal.object;
      if (!throwable) {
        // The native method's own frame shows in the stack trace, and then goes.
        if (!before || before->method.get() != &method || !call.resumed) pushFrame(thread, method, call.args, 0);
        throwable = makeThrowable(thread, signal);
        undo();
      }
      const bool executeAgain = !call.resumed || (before->flags & Frame::kExecuteAgain);
      if (call.resumed) {
        thread.sp = before->localSlots();
        thread.setTop(before->caller());
      }
      return throwObject(thread, throwable, executeAgain);
    } catch (const InitializationNeeded& needed) {
      undo();
      return actOn(thread, needed);
    } catch (const JavaThrow& other) {
      undo();
      return actOn(thread, other);
    }
  }
  if (call.hasFrame) {
    thread.sp = thread.top->operands();
    return returnFrom(thread, call.result);
  }
  pushResult(thread, call);
  return Resume::Next;
}

Resume Machine::returnFrom(Thread& thread, std::int64_t value) {
  assert(thread.top && "a frame returns");
  Frame* frame = thread.top;
  const Method& method = *frame->method;
  const std::uint8_t flags = frame->flags;
  if ((flags & Frame::kTold) && supervisor && supervisor->teller) supervisor->teller->returns(thread, method, value);
  if (supervisor && (flags & (Frame::kOfDivided | Frame::kBegun))) supervisor->noteReturn(thread, *frame);
  Slot* result = frame->localSlots();
  Frame* caller = frame->caller();
  thread.setTop(caller);
  thread.sp = result;
  assert((!caller || caller < frame) && result >= thread.stack && "a caller stands below its callee");
  if (!caller) {
    thread.returned = value;
    left = Left::Finished;
    return Resume::Leave;
  }
  if (caller->isNative()) {
    thread.returned = flags & Frame::kExecuteAgain ? 0 : value;
    thread.sp = caller->operands();
    return Resume::Reload;
  }
  if (flags & Frame::kExecuteAgain) return Resume::Reload;
  switch (bytecode::slotsOf(method.returnKind)) {
    case 1:
      *thread.sp++ = static_cast<Slot>(value);
      break;
    case 2:
      setLong(thread.sp, value);
      thread.sp += 2;
      break;
    default:
      break;
  }
  caller->pc = caller->pc + 1;
  return Resume::Reload;
}

}  // namespace weaveproof::vm
