// Looking at stacks: java.lang.StackWalker, Thread.getStackTrace of another thread, the loader of the nearest user
// code.
//
// A walk runs in batches: callStackWalk fills the first one and calls doStackWalk in Java, which asks for more through
// fetchStackFrames. Where the next batch begins is kept as the walker's anchor, a number, so that it lives in a Java
// object: 1 at the end of the stack, else 2 + the frame's distance from the bottom of the thread's stack in slots.
#include <algorithm>

#include "jdk/special_names.hpp"
#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"
#include "natives/stacks/stack_trace_element.hpp"

namespace weaveproof::natives {
namespace stack_walker {
namespace {

// The modes of StackStreamFactory.
constexpr std::int64_t kClassesOnly = 0x2, kCallerClass = 0x4, kShowHidden = 0x20, kLiveFrames = 0x100;

constexpr std::int64_t kAtEnd = 1, kFirstPlace = 2;

std::int64_t anchorOf(const Thread& thread, Frame* frame) {
  return frame ? kFirstPlace + (reinterpret_cast<Slot*>(frame) - thread.stack) : kAtEnd;
}

Frame* frameAt(Thread& thread, std::int64_t anchor) {
  if (anchor == kAtEnd) return nullptr;
  for (Frame* frame = thread.top; frame; frame = frame->caller())
    if (anchorOf(thread, frame) == anchor) return frame;
  throw JavaThrow("java/lang/InternalError", "doStackWalk: corrupted buffers");
}

bool isShown(const Method& method, std::int64_t mode) {
  if (!method.holder->file) return false;  // the machine's own
  return !method.hiddenFrame || ((mode & kShowHidden) && !(mode & kCallerClass));
}

// As a MemberName has it.
std::int32_t memberFlags(const Method& method) {
  constexpr std::int32_t kMethod = 0x10000, kConstructor = 0x20000, kCallerSensitive = 0x100000;
  constexpr std::int32_t kInvokeVirtual = 5, kInvokeStatic = 6, kInvokeSpecial = 7, kKindShift = 24;
  std::int32_t flags = method.access | (method.isInitializer() ? kConstructor : kMethod);
  if (method.callerSensitive) flags |= kCallerSensitive;
  flags |= (method.isStatic()                              ? kInvokeStatic
            : method.isInitializer() || method.isPrivate() ? kInvokeSpecial
                                                           : kInvokeVirtual)
           << kKindShift;
  return flags;
}

// Describes a frame's method in the MemberName of a StackFrameInfo.
void describeMethod(Machine& vm, Ref memberName, Method& method) {
  FieldsOf fields(vm, *vm.world.bootClass("java/lang/invoke/MemberName"), memberName);
  fields.set("clazz", vm.mirror(*method.holder));
  fields.set("name", internedText(vm, method.name->text()));
  fields.set("type", vm.newStringModified(method.descriptor->text()));
  fields.set("method", newResolvedMethod(vm, method));
  fields.setInt("flags", memberFlags(method));
}

// The same in a ClassFrameInfo, which is given the class or the method, and the flags of a MemberName.
void describeFrame(Machine& vm, Ref frame, Ref classOrMethod, const Method& method) {
  constexpr std::int32_t kHidden = 0x400000;
  FieldsOf fields(vm, *vm.world.bootClass("java/lang/ClassFrameInfo"), frame);
  fields.set("classOrMemberName", classOrMethod);
  fields.setInt("flags", fields.getInt("flags") | memberFlags(method) | (method.hiddenFrame ? kHidden : 0));
}

// The method that a StackFrameInfo is about.
Method& methodOfFrame(Machine& vm, const FieldsOf& info, bool hasMember) {
  Ref resolved = 0;
  if (hasMember) {
    const FieldsOf member(vm, *vm.world.bootClass("java/lang/invoke/MemberName"), info.get("memberName"));
    resolved = member.get("method");
  } else {
    const Class& frames = *vm.world.bootClass("java/lang/ClassFrameInfo");
    resolved = FieldsOf(vm, frames, info.object()).get("classOrMemberName");
  }
  return *fromLow<Method>(vm.at(resolved).get<std::uint32_t>(kResolvedMethodTarget));
}

struct Batch {
  std::int32_t end;  // index after the last element that was filled
  Frame* rest;       // where the next batch begins
};

Batch fillBatch(NativeCall& call, Frame* frame, std::int64_t mode, std::int32_t size, std::int32_t start, Ref buffer) {
  Machine& vm = call.vm;
  const auto length = static_cast<std::int32_t>(call.object(buffer).length);
  if (mode & kLiveFrames) throw Unsupported{"stack walks that show local variables are not supported"};
  const Class& info = *vm.world.bootClass("java/lang/StackFrameInfo");
  const bool hasMember = fieldIfAny(info, "memberName");  // what newer JDKs have instead: describeFrame
  std::int32_t at = start;
  for (; frame && at < start + size && at < length; frame = frame->caller()) {
    Method& method = *frame->method;
    if (!isShown(method, mode)) continue;
    if ((mode & kCallerClass) && at == start && method.callerSensitive) {
      const std::string name = method.readableName();
      throw JavaThrow(
          "java/lang/UnsupportedOperationException",
          "StackWalker::getCallerClass called from @CallerSensitive '" + name.substr(name.find(' ') + 1) + "' method");
    }
    const Ref element = vm.at(buffer).elements<Ref>()[at];
    if (mode & kClassesOnly) {
      if (hasMember)
        vm.at(buffer).elements<Ref>()[at] = vm.mirror(*method.holder);
      else
        describeFrame(vm, element, vm.mirror(*method.holder), method);
      ++at;
      continue;
    }
    ++at;
    FieldsOf fields(vm, info, element);
    if (hasMember)
      describeMethod(vm, fields.get("memberName"), method);
    else
      describeFrame(vm, element, newResolvedMethod(vm, method), method);
    const auto bci = static_cast<std::uint32_t>(std::max(frame->bci(), 0));
    const bool hasCode = method.member && method.member->code;
    fields.setInt("bci", static_cast<int>(hasCode ? method.member->code->placeInFile(bci) : bci));
  }
  return {at, frame};
}

// The arguments of a walk. Their places differ with the version of the JDK.
struct WalkArguments {
  std::int64_t mode;
  std::int32_t skip, size, start;
  Ref buffer;
};

// `counts`: what is passed on, and what fetch returns, is the number of frames; in older JDKs the size of the batch, and the
// index after the last frame.
NativeStatus walk(NativeCall& call, const WalkArguments& given, bool counts = false) {
  if (call.resume == 1) return call.returnRef(static_cast<Ref>(call.value));
  const Class& walkers = *call.method->holder;
  // The frames of the walk itself come first.
  Frame* frame = call.thread.top;
  auto isWalk = [&](const Class& c) {
    return &c == &walkers || c.super == &walkers || c.name->text() == jdk::kStackWalker;
  };
  while (frame && isWalk(*frame->method->holder)) frame = frame->caller();
  const auto [mode, skip, size, start, buffer] = given;
  for (std::int32_t n = 0; n < skip && frame; ++n) frame = frame->caller();
  const Batch batch = fillBatch(call, frame, mode, size, start, buffer);
  if (batch.end == start) throw JavaThrow("java/lang/InternalError", "stack walk: decode failed");
  Slot anchor[2];
  setLong(anchor, anchorOf(call.thread, batch.rest));
  return call.enter(
      methodNamed(walkers, "doStackWalk"),
      {call.ref(0), anchor[0], anchor[1], static_cast<Slot>(skip), static_cast<Slot>(counts ? batch.end - start : size),
       static_cast<Slot>(start), static_cast<Slot>(batch.end)},
      1);
}

NativeStatus callStackWalk(NativeCall& call) {  // (walker, mode, frames to skip, batch size, start index, buffer)
  return walk(call, {call.l(1), call.i(3), call.i(4), call.i(5), call.ref(6)});
}
NativeStatus callStackWalk21(NativeCall& call) {  // with a scope and a continuation after the frames to skip
  return walk(call, {call.l(1), call.i(3), call.i(6), call.i(7), call.ref(8)});
}
NativeStatus callStackWalk25(NativeCall& call) {  // and the mode is an int
  return walk(call, {call.i(1), call.i(2), call.i(5), call.i(6), call.ref(7)}, true);
}

NativeStatus fetch(NativeCall& call, std::int64_t anchor, const WalkArguments& given, bool counts = false) {
  Frame* frame = frameAt(call.thread, anchor);
  const Batch batch = fillBatch(call, frame, given.mode, given.size, given.start, given.buffer);
  call.vm.touch(call.ref(0));
  call.vm.at(call.ref(0))
      .set<std::int64_t>(fieldNamed(*call.method->holder, "anchor").offset, anchorOf(call.thread, batch.rest));
  return call.returnInt(counts ? batch.end - given.start : batch.end);
}

NativeStatus fetchStackFrames(NativeCall& call) {  // (walker, mode, anchor, batch size, start index, buffer)
  return fetch(call, call.l(3), {call.l(1), 0, call.i(5), call.i(6), call.ref(7)});
}
NativeStatus fetchStackFrames25(NativeCall& call) {  // (walker, mode, anchor, size of the last batch, …)
  return fetch(call, call.l(2), {call.i(1), 0, call.i(5), call.i(6), call.ref(7)}, true);
}

NativeStatus checkStackWalkModes(NativeCall& call) { return call.returnBool(true); }

NativeStatus initStackTraceElement(NativeCall& call) {  // (StackTraceElement, StackFrameInfo)
  Machine& vm = call.vm;
  call.object(call.ref(0));
  call.object(call.ref(1));
  const Class& type = *vm.world.bootClass("java/lang/StackFrameInfo");
  const FieldsOf info(vm, type, call.ref(1));
  const Method& method = methodOfFrame(vm, info, fieldIfAny(type, "memberName"));
  fillStackTraceElement(vm, call.ref(0), method, method.isNative() ? -2 : info.getInt("bci"));
  return call.done();
}

NativeStatus expandStackFrameInfo(NativeCall& call) {
  Machine& vm = call.vm;
  FieldsOf info(vm, *call.method->holder, call.ref(0));
  const Method& method = methodOfFrame(vm, info, false);
  info.set("name", internedText(vm, method.name->text()));
  if (!info.get("type")) info.set("type", internedText(vm, method.descriptor->text()));
  return call.done();
}

// ---- other threads' stacks

// The native method that a waiting thread is in. It has no frame of its own: the call is made again when the wait is
// over.
Method* nativeWait(Machine& vm, const Thread& thread) {
  const int version = vm.world.jdk().feature;
  if (!thread.top || thread.top->isNative()) return nullptr;
  switch (observedStatus(vm, thread)) {
    case ThreadStatus::Waiting:
    case ThreadStatus::Reentering:
      return &methodNamed(*vm.known.object, jdk::rowFor(version, jdk::kNativeWaits).methods, "(J)V");
    case ThreadStatus::Sleeping:
      return &methodNamed(*vm.known.thread, jdk::rowFor(version, jdk::kNativeSleeps).methods, "(J)V");
    case ThreadStatus::Parked:
      return &methodNamed(*vm.world.bootClass("jdk/internal/misc/Unsafe"), "park");
    default:
      return nullptr;
  }
}

}  // namespace
}  // namespace stack_walker

Ref stackTraceOf(Machine& vm, Thread& thread, std::size_t mostFrames) {
  using namespace stack_walker;
  if (vm.supervisor) {
    vm.supervisor->assume(Assumption::StackTraces);
    if (&thread != vm.current) vm.supervisor->noteLookAtThreads();
  }
  std::vector<std::pair<Method*, int>> places;
  if (Method* method = nativeWait(vm, thread)) places.emplace_back(method, -2);
  for (Frame* frame = thread.top; frame; frame = frame->caller())
    if (isShown(*frame->method, 0)) places.emplace_back(frame->method, frame->bci());
  places.resize(std::min(places.size(), mostFrames));
  const Ref trace = vm.newObjectArray(*vm.known.stackTraceElement, static_cast<std::int32_t>(places.size()));
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Ref element = vm.newCompleteObject(*vm.known.stackTraceElement);
    vm.at(trace).elements<Ref>()[i] = element;
    fillStackTraceElement(vm, element, *places[i].first, places[i].second);
  }
  return trace;
}

namespace stack_walker {
namespace {

NativeStatus dumpThreads(NativeCall& call) {  // Thread[] -> StackTraceElement[][]; null for a thread that does not run
  Machine& vm = call.vm;
  vm.requireInitialized(call.thread, *vm.known.stackTraceElement);
  const Object& threads = call.object(call.ref(0));
  if (threads.length == 0) throw JavaThrow("java/lang/IllegalArgumentException");
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;  // where others stand
  call.needFrame();  // a trace of this thread begins with this method
  const Ref traces =
      vm.newObjectArray(*vm.world.arrayOf(vm.known.stackTraceElement), static_cast<std::int32_t>(threads.length));
  for (std::uint32_t i = 0; i < threads.length; ++i)
    if (Thread* thread = vm.threadOf(threads.elements<Ref>()[i]))
      vm.at(traces).elements<Ref>()[i] = stackTraceOf(vm, *thread);
  return call.returnRef(traces);
}

// ---- the nearest loader that is not the JDK's own: deserialisation asks it for classes

NativeStatus latestUserDefinedLoader(NativeCall& call) {
  Machine& vm = call.vm;
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    const Loader& loader = *frame->method->holder->loader;
    if (loader.kind == Loader::Boot || loader.kind == Loader::Platform || !loader.object) continue;
    if (isOfReflection(vm, loader.object)) continue;
    return call.returnRef(loader.object);
  }
  return call.returnRef(0);
}

constexpr NativeEntry kFactory[] = {{"checkStackWalkModes", nullptr, checkStackWalkModes}};
#define SCOPE "Ljdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;"
constexpr NativeEntry kWalker[] = {
    in(jdk::kUntil17, {"callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;", callStackWalk}),
    in(jdk::kOnly21, {"callStackWalk", "(JI" SCOPE "II[Ljava/lang/Object;)Ljava/lang/Object;", callStackWalk21}),
    in(jdk::kFrom25, {"callStackWalk", "(II" SCOPE "II[Ljava/lang/Object;)Ljava/lang/Object;", callStackWalk25}),
    in(jdk::kUntil21, {"fetchStackFrames", "(JJII[Ljava/lang/Object;)I", fetchStackFrames}),
    in(jdk::kFrom25, {"fetchStackFrames", "(IJIII[Ljava/lang/Object;)I", fetchStackFrames25}),
};
#undef SCOPE
constexpr NativeEntry kFrameInfo[] = {{"expandStackFrameInfo", nullptr, expandStackFrameInfo}};
constexpr NativeEntry kElement[] = {{"initStackTraceElement", nullptr, initStackTraceElement}};
constexpr NativeEntry kThread[] = {{"dumpThreads", nullptr, dumpThreads}};
constexpr NativeEntry kVm[] = {{"latestUserDefinedLoader0", nullptr, latestUserDefinedLoader}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/StackStreamFactory", kFactory},
    {"java/lang/StackStreamFactory$AbstractStackWalker", kWalker},
    {"java/lang/StackFrameInfo", kFrameInfo, jdk::kFrom25},
    {"java/lang/StackTraceElement", kElement},
    {"java/lang/Thread", kThread},
    {"jdk/internal/misc/VM", kVm},
};

}  // namespace
}  // namespace stack_walker

extern const std::span<const ClassNatives> kStackWalkerNatives = stack_walker::kClasses;

}  // namespace weaveproof::natives
