// The main thread's first frame, as the java launcher arranges it: main(String[]), what it did not catch, the wait for the
// other threads, and the shutdown hooks.
#include "jdk/main_methods.hpp"
#include "vm/java_threads.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

Method* mainMethodOf(const Machine& vm, Class& c);

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
  clearEndedThread(vm, thread);
  terminate(vm, thread);
  call.thread.top->resume = 3;
  return NativeStatus::Progress;
}

NativeStatus leave(NativeCall& call) {
  const Machine& vm = call.vm;
  if (!vm.leavesAtExit(call.ref(0))) return endOfMain(call);
  call.setLocal(1, call.ref(0));
  return call.enter(*vm.known.threadExit, {call.ref(0)}, vm.supervisor ? 5 : 2);
}

NativeStatus enterMain(NativeCall& call, Ref receiver) {
  Method& method = *mainMethodOf(call.vm, call.vm.classOfMirror(call.ref(1)));
  const bool withArguments = method.descriptor->text() == jdk::kMainWithArguments;
  Slot slots[2];
  int count = 0;
  if (!method.isStatic()) slots[count++] = receiver;
  if (withArguments) slots[count++] = call.ref(2);
  return call.enter(method, slots, count, 1);
}

//   (thread, main class, arguments)
//   1: main returned or its exception was reported   2, 5: Thread.exit returned   3: waits for others
//   4: hooks have run   6: the constructor returned, if main is not static
NativeStatus mainThread(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref thread = call.ref(0);
  switch (call.resume) {
    case 0: {
      Class& c = vm.classOfMirror(call.ref(1));
      vm.requireInitialized(call.thread, c);
      if (mainMethodOf(vm, c)->isStatic()) return enterMain(call, 0);
      call.needFrame();
      call.setLocal(2, vm.newObject(c));
      return call.enter(*methodIfAny(c, "<init>", "()V"), {call.local(2)}, 6);
    }
    case 6:
      return enterMain(call, call.local(2));
    case kResumeThrown:
      if (call.local(1)) return vm.supervisor ? endOfMain(call) : call.done();
      if (call.local(0)) {
        reportHandlerFailure(vm, call.thread, call.thrown);
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
      terminate(vm, thread);
      call.thread.top->resume = 3;
      [[fallthrough]];
    case 3:
      // Like HotSpot's DestroyJavaVM: wait until only daemon threads are left.
      if (vm.supervisor) return endOfProgram(call);
      if (othersKeepAlive(vm, call.thread)) {
        call.thread.status = ThreadStatus::Destroying;
        return NativeStatus::Blocked;
      }
      return call.enter(*vm.known.shutdownShutdown, {}, 4);
    default:
      return call.done();
  }
}

}  // namespace

namespace {

constexpr std::uint16_t kAbstract = classfile::ACC_ABSTRACT, kPrivate = classfile::ACC_PRIVATE,
                        kPublic = classfile::ACC_PUBLIC, kStatic = classfile::ACC_STATIC;

// A default method of an interface that `c` or a class above it implements.
Method* defaultMain(const Class& c, std::string_view descriptor) {
  for (const Class* at = &c; at; at = at->super)
    for (Class* interface : at->interfaces) {
      if (Method* method = methodIfAny(*interface, jdk::kMainName, descriptor))
        if (!(method->access & (kAbstract | kPrivate | kStatic))) return method;
      if (Method* method = defaultMain(*interface, descriptor)) return method;
    }
  return nullptr;
}

// The first one, from `c` upwards, that has all of these flags and none of those.
Method* mainWith(Class& c, std::string_view descriptor, unsigned flags, unsigned without) {
  for (Class* at = &c; at; at = at->super)
    if (Method* method = methodIfAny(*at, jdk::kMainName, descriptor))
      if ((method->access & flags) == flags && !(method->access & without)) return method;
  return nullptr;
}

Method* argumentsFirst(Class& c) {
  const auto find = [&](std::string_view descriptor, unsigned flags, unsigned without) {
    Method* found = mainWith(c, descriptor, flags, without);
    return found ? found : defaultMain(c, descriptor);
  };
  if (Method* found = find(jdk::kMainWithArguments, kPublic, kAbstract)) return found;
  if (Method* found = find(jdk::kMainWithArguments, 0, kAbstract); found && !(found->access & kPrivate)) return found;
  Method* found = find(jdk::kMainWithout, 0, kAbstract);
  return found && !(found->access & kPrivate) ? found : nullptr;
}

// Of the class itself, and what is not static of the classes above it.
Method* staticFirst(Class& c) {
  if (Method* found = mainWith(c, jdk::kMainWithArguments, kPublic | kStatic, 0)) return found;
  for (Class* at = &c; at; at = at->super)
    for (const bool isStatic : {true, false})
      for (const std::string_view descriptor : {jdk::kMainWithArguments, jdk::kMainWithout}) {
        Method* method = methodIfAny(*at, jdk::kMainName, descriptor);
        if (!method || (method->access & (kAbstract | kPrivate)) || method->isStatic() != isStatic) continue;
        if (at == &c || !isStatic) return method;
      }
  return nullptr;
}

// A class whose main method is not static has to be one that can be made.
void requireConstructor(const Class& c, const std::string& name) {
  if (c.isAbstract())
    throw base::Error("the main method of class " + name + " is not static, and the class is abstract");
  const Method* constructor = methodIfAny(c, "<init>", "()V");
  if (!constructor || (constructor->access & kPrivate))
    throw base::Error("the main method of class " + name +
                      " is not static: the class needs a constructor without parameters that is not private");
}

Method* mainMethodOf(const Machine& vm, Class& c) {
  switch (jdk::mainRuleOf(vm.world.jdk().feature, vm.world.jdk().preview)) {
    case jdk::MainRule::ArgumentsFirst:
      return argumentsFirst(c);
    case jdk::MainRule::StaticFirst:
      return staticFirst(c);
    case jdk::MainRule::Traditional:
      break;
  }
  return mainWith(c, jdk::kMainWithArguments, 0, 0);
}

}  // namespace

void startMain(Machine& vm, Thread& thread, const std::string& mainClass, const std::vector<std::string>& arguments) {
  std::string name = mainClass;
  for (char& c : name)
    if (c == '.') c = '/';
  Class* c = nullptr;
  try {
    c = vm.world.findBuiltin(vm.world.appLoader(), vm.world.symbol(name));
    if (c) vm.linkForUse(*c);
  } catch (const JavaThrow& signal) {
    throw base::Error("cannot load the main class " + mainClass + ": " + bytecode::dotted(signal.className) + ": " +
                      signal.message);
  }
  if (!c) throw base::Error("could not find or load the main class " + mainClass);
  Method* method = mainMethodOf(vm, *c);
  const bool isTraditional =
      jdk::mainRuleOf(vm.world.jdk().feature, vm.world.jdk().preview) == jdk::MainRule::Traditional;
  if (!method)
    throw base::Error("main method not found in class " + mainClass + ": it needs " +
                      (isTraditional ? "public static void main(String[] args)"
                                     : "void main() or void main(String[] args), not private"));
  if (isTraditional && !method->isStatic())
    throw base::Error("the main method of class " + mainClass + " is not static");
  if (isTraditional && !(method->access & kPublic))
    throw base::Error("the main method of class " + mainClass + " is not public");
  if (!method->isStatic()) requireConstructor(*c, mainClass);
  const Ref array = vm.newArray(*vm.known.stringArray, static_cast<std::int32_t>(arguments.size()));
  for (std::size_t i = 0; i < arguments.size(); ++i) vm.at(array).elements<Ref>()[i] = vm.newString(arguments[i]);
  Method* entry =
      vm.world.internalMethod("main", "(Ljava/lang/Thread;Ljava/lang/Class;[Ljava/lang/String;)V", mainThread, 3, true);
  const Slot slots[] = {thread.object, vm.mirror(*c), array};
  vm.pushCall(thread, *entry, slots, 3, 0);
}

}  // namespace weaveproof::vm
