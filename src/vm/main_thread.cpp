// The main thread's first frame, as the java launcher arranges it: main(String[]), what it did not catch, the wait for the
// other threads, and the shutdown hooks.
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

// While a program is checked: the end of main is one visible action, and so is that of the program.
NativeStatus endOfProgram(NativeCall& call) {
  Machine& vm = call.vm;
  if (!call.permit({.kind = ActionKind::Exit, .object = call.ref(0)})) return NativeStatus::Visible;
  Class& shutdown = *vm.known.shutdown;
  const Ref hooks =
      vm.isInitialized(shutdown) ? vm.getReference(shutdown.mirror, fieldNamed(shutdown, "hooks").offset) : 0;
  for (std::uint32_t i = 0; hooks && i < vm.at(hooks).length; ++i)
    if (vm.at(hooks).elements<Ref>()[i]) return call.enter(*vm.known.shutdownShutdown, {}, 4);
  throw ProgramExit{vm.exitStatus};
}

NativeStatus endOfMain(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref thread = call.ref(0);
  call.thread.top->resume = 5;
  call.value = 0;
  call.thrown = 0;
  if (!call.permit({.kind = ActionKind::End, .object = thread})) return NativeStatus::Visible;
  vm.clearEndedThread(thread);
  vm.terminate(thread);
  call.thread.top->resume = 3;
  return NativeStatus::Progress;
}

NativeStatus leave(NativeCall& call) {
  const Machine& vm = call.vm;
  if (!vm.leavesAtExit(call.ref(0))) return endOfMain(call);
  call.setLocal(1, call.ref(0));
  return call.enter(*vm.known.threadExit, {call.ref(0)}, vm.supervisor ? 5 : 2);
}

//   (thread, main class, arguments)
//   1: main returned or its exception was reported   2, 5: Thread.exit returned   3: waits for others
//   4: hooks have run
NativeStatus mainThread(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref thread = call.ref(0);
  switch (call.resume) {
    case 0: {
      Class& c = vm.classOfMirror(call.ref(1));
      vm.requireInitialized(call.thread, c);
      return call.enter(*vm.mainMethodOf(c), {call.ref(2)}, 1);
    }
    case kResumeThrown:
      if (call.local(1)) return vm.supervisor ? endOfMain(call) : call.done();
      if (call.local(0)) {
        vm.reportHandlerFailure(call.thread, call.thrown);
        return leave(call);
      }
      call.setLocal(0, thread);
      vm.exitStatus = 1;
      return call.enter(*vm.known.threadUncaught, {thread, call.thrown}, 1);
    case 1:
      return leave(call);
    case 5:
      return endOfMain(call);
    case 2:  // from here on the thread does HotSpot's DestroyJavaVM; for the program, main has terminated
      vm.terminate(thread);
      call.thread.top->resume = 3;
      [[fallthrough]];
    case 3:
      // Like HotSpot's DestroyJavaVM: wait until only daemon threads are left.
      if (vm.supervisor) return endOfProgram(call);
      if (vm.othersKeepAlive(call.thread)) {
        call.thread.status = ThreadStatus::Destroying;
        return NativeStatus::Blocked;
      }
      return call.enter(*vm.known.shutdownShutdown, {}, 4);
    default:
      return call.done();
  }
}

}  // namespace

Method* Machine::mainMethodOf(Class& c) {
  for (Class* at = &c; at; at = at->super)
    if (Method* method = methodIfAny(*at, "main", "([Ljava/lang/String;)V")) return method;
  return nullptr;
}

void Machine::startMain(Thread& thread, const std::string& mainClass, const std::vector<std::string>& arguments) {
  std::string name = mainClass;
  for (char& c : name)
    if (c == '.') c = '/';
  Class* c = nullptr;
  try {
    c = world.findBuiltin(world.appLoader(), world.symbol(name));
    if (c) linkForUse(*c);
  } catch (const JavaThrow& signal) {
    throw base::Error("cannot load the main class " + mainClass + ": " + bytecode::dotted(signal.className) + ": " +
                      signal.message);
  }
  if (!c) throw base::Error("could not find or load the main class " + mainClass);
  Method* method = mainMethodOf(*c);
  if (!method)
    throw base::Error("main method not found in class " + mainClass +
                      ": it needs public static void main(String[] args)");
  if (!method->isStatic()) throw base::Error("the main method of class " + mainClass + " is not static");
  if (!(method->access & classfile::ACC_PUBLIC))
    throw base::Error("the main method of class " + mainClass + " is not public");
  const Ref array = newArray(*known.stringArray, static_cast<std::int32_t>(arguments.size()));
  for (std::size_t i = 0; i < arguments.size(); ++i) at(array).elements<Ref>()[i] = newString(arguments[i]);
  Method* entry =
      world.internalMethod("main", "(Ljava/lang/Thread;Ljava/lang/Class;[Ljava/lang/String;)V", mainThread, 2, true);
  const Slot slots[] = {thread.object, mirror(*c), array};
  pushCall(thread, *entry, slots, 3, 0);
}

}  // namespace weaveproof::vm
