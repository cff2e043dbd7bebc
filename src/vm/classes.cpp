// Loading through class loaders, and initialisation (JVM specification 5.3 and 5.5).
#include <algorithm>
#include <cassert>

#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {
std::uint64_t initiatedKey(const Loader* loader, const Symbol* name) {
  return std::uint64_t{loader->object} << 32 | toLow(name);
}
}  // namespace

Class* Machine::findLoaded(Loader* loader, Symbol* name) {
  assert(loader != nullptr && name != nullptr && "a name that a loader is asked for");
  if (loader->kind != Loader::User) return world.findLoadedBuiltin(loader, name);
  const std::uint64_t key = initiatedKey(loader, name);
  if (supervisor) {
    Class* const c = supervisor->findInitiated(key);
    return c && isInitiatedHere(*loader, *c) ? c : nullptr;
  }
  const auto it = initiated_.find(key);
  return it != initiated_.end() ? it->second : nullptr;
}

// Which classes a loader of the program has returned is part of the state, because loading them runs the program's
// code. A flag in the mirror says that the loader itself has defined the class. The classes that it got from another
// loader are in an array that only the machine sees, in the order of their mirrors.
bool Machine::isInitiatedHere(const Loader& loader, Class& c) const {
  if (c.loader->kind == Loader::User && !(at(c.mirror).flags & heap::kDefined)) return false;
  if (c.loader == &loader) return true;
  const Ref list = getReference(loader.object, kLoaderInitiated);
  if (!list) return false;
  const Object& array = at(list);
  return std::find(array.elements<Ref>(), array.elements<Ref>() + array.length, c.mirror) !=
         array.elements<Ref>() + array.length;
}

void Machine::recordInitiated(Loader* loader, Symbol* name, Class* c) {
  assert(c != nullptr && "a class that was found");
  if (loader->kind != Loader::User) return;
  if (!supervisor) {
    initiated_[initiatedKey(loader, name)] = c;
    return;
  }
  supervisor->recordInitiated(initiatedKey(loader, name), c);
  if (c->loader == loader || isInitiatedHere(*loader, *c)) return;
  const Ref before = getReference(loader->object, kLoaderInitiated);
  const std::uint32_t count = before ? at(before).length : 0;
  const Ref after = newObjectArray(*known.klass, static_cast<std::int32_t>(count + 1));
  Ref* const elements = at(after).elements<Ref>();
  if (count) std::copy_n(at(before).elements<Ref>(), count, elements);
  elements[count] = c->mirror;
  std::sort(elements, elements + count + 1);
  setReference(loader->object, kLoaderInitiated, after);
}

namespace {
std::uint64_t resolutionKey(const Class& from, const Symbol* name) {
  return std::uint64_t{toLow(&from)} << 32 | toLow(name);
}
}  // namespace

void Machine::recordFailedResolution(const Class& from, const Symbol* name, const JavaThrow& error) {
  if (supervisor && (error.cause || error.object || !error.missing.empty()))
    return;  // what it shows depends on this path
  failedResolutions_.emplace(resolutionKey(from, name), error).first->second.showsLoader = false;
}

const JavaThrow* Machine::failedResolution(const Class& from, const Symbol* name) const {
  const auto it = failedResolutions_.find(resolutionKey(from, name));
  return it == failedResolutions_.end() ? nullptr : &it->second;
}

JavaThrow JavaThrow::notFound(const Loader& loader, const std::string& name) {
  JavaThrow error("java/lang/NoClassDefFoundError", name);
  if (loader.kind == Loader::App) {
    const std::size_t dimensions = std::min(name.find_first_not_of('['), name.size());
    error.missing = bytecode::dotted(dimensions ? bytecode::classNameOf(std::string_view(name).substr(dimensions))
                                                : std::string_view(name));
  }
  return error;
}

Class* Machine::tryLoadClass(Loader* loader, Symbol* name) {
  assert(loader != nullptr && name != nullptr && "a name that a loader is asked for");
  if (loader->kind != Loader::User) return world.findBuiltin(loader, name);
  if (Class* known = findLoaded(loader, name)) return known;
  const std::string_view text = name->text();
  if (!text.empty() && text[0] == '[') {  // arrays are made of what the loader gives for the element
    std::size_t dimensions = text.find_first_not_of('[');
    if (dimensions == std::string_view::npos) return nullptr;
    Class* c = classFromDescriptor(loader, text.substr(dimensions));
    while (c && dimensions--) c = world.arrayOf(c);
    return c;
  }
  throw LoadingNeeded{loader, name};
}

Class* Machine::loadClass(Loader* loader, Symbol* name) {
  Class* c = tryLoadClass(loader, name);
  if (!c) throw JavaThrow::notFound(*loader, name->string());
  return c;
}

Class* Machine::classFromDescriptor(Loader* loader, std::string_view descriptor) {
  assert(!descriptor.empty() && "a descriptor names a type");
  const Kind kind = bytecode::kindOf(descriptor[0]);
  if (kind != Kind::Reference) return world.primitive(kind);
  return loadClass(loader, world.symbol(bytecode::classNameOf(descriptor)));
}

void Machine::requireInitialized(Thread& thread, Class& c) {
  assert(thread.number != 0 && "a thread initialises classes");
  const Object& m = at(mirror(c));
  const InitStatus status = initStatus(m);
  if (status == InitStatus::Done) return;
  if (status == InitStatus::Running && m.get<std::uint32_t>(kMirrorInitThread) == thread.number) return;
  throw InitializationNeeded{&c};
}

// The statics that have their values in the class file.
void assignConstants(Machine& vm, Class& c, Object& m) {
  for (const Field& field : c.fields) {
    if (!field.isStatic()) continue;
    const std::uint16_t index = c.file->fields[field.index].constantValue;
    if (!index) continue;
    const classfile::Constant& constant = c.file->constants[index];
    switch (field.kind) {
      case Kind::Boolean:
      case Kind::Byte:
        m.set<std::uint8_t>(field.offset, static_cast<std::uint8_t>(constant.second));
        break;
      case Kind::Char:
      case Kind::Short:
        m.set<std::uint16_t>(field.offset, static_cast<std::uint16_t>(constant.second));
        break;
      case Kind::Long:
      case Kind::Double:
        m.set<std::int64_t>(field.offset, c.file->longBits(index));
        break;
      case Kind::Reference:
        m.set<Ref>(field.offset, vm.literal(vm.world.literal(c.file->utf8(constant.first))));
        break;
      default:
        m.set<std::uint32_t>(field.offset, constant.second);
        break;
    }
  }
}

// ---- the frame that runs an initialisation

namespace {

// After the initialisation of a class has failed: the cause that later uses of the class give. It describes the first
// failure, with its trace.
Ref initializationError(NativeCall& call, Ref thrown) {
  Machine& vm = call.vm;
  const Ref message = vm.getReference(thrown, vm.known.throwableMessage);
  const Ref name = vm.getReference(call.thread.object, vm.known.threadName);
  const std::string text = "Exception " + vm.classOf(thrown).externalName() +
                           (message ? ": " + vm.modifiedUtf8(message) : std::string()) + " [in thread \"" +
                           (name ? vm.modifiedUtf8(name) : std::string("?")) + "\"]";
  const Ref error = vm.makeThrowable(call.thread, JavaThrow("java/lang/ExceptionInInitializerError", text));
  vm.setReference(error, vm.known.throwableBacktrace, vm.getReference(thrown, vm.known.throwableBacktrace));
  vm.setReference(error, vm.known.throwableStackTrace, vm.getReference(thrown, vm.known.throwableStackTrace));
  vm.at(error).set<std::int32_t>(vm.known.throwableDepth, vm.at(thrown).get<std::int32_t>(vm.known.throwableDepth));
  return error;
}

// The initialisation of one class, step by step; args[0] is its mirror.
//   1: super classes are done next   2: <clinit> returned
NativeStatus initializeClass(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref mirror = call.ref(0);
  Class& c = vm.classOfMirror(mirror);
  Object& m = vm.at(mirror);
  auto finish = [&](InitStatus status) {
    vm.touch(mirror);
    call.thread.allocator = call.local(0);
    setInitStatus(m, status);
    m.set<std::uint32_t>(kMirrorInitThread, 0);
  };
  if (call.resume == kResumeThrown) {
    // A class loader failed to find what linking needs: the class is as before, and the next use tries again.
    if (m.get<std::uint32_t>(kMirrorInitThread) != call.thread.number) throw JavaThrow(call.thrown);
    if (!call.permit({.kind = ActionKind::Initialized, .object = mirror})) return NativeStatus::Visible;
    finish(InitStatus::Failed);
    const Ref thrown = call.thrown;
    vm.setReference(mirror, kMirrorInitError, initializationError(call, thrown));
    if (!vm.classOf(thrown).isSubclassOf(vm.known.error)) {
      JavaThrow wrapped("java/lang/ExceptionInInitializerError");
      wrapped.cause = thrown;
      throw wrapped;
    }
    throw JavaThrow(thrown);
  }
  if (call.resume == 0) {
    const InitStatus status = initStatus(m);
    if (status == InitStatus::Done || status == InitStatus::Failed) vm.dropGrant();  // another thread did it
    switch (status) {
      case InitStatus::Done:
        return call.done();
      case InitStatus::Failed: {
        JavaThrow again("java/lang/NoClassDefFoundError", "Could not initialize class " + c.externalName());
        again.cause = m.get<Ref>(kMirrorInitError);
        throw again;
      }
      case InitStatus::Running:
        if (m.get<std::uint32_t>(kMirrorInitThread) == call.thread.number) return call.done();
        if (!call.permit({.kind = ActionKind::Initialize, .object = mirror})) return NativeStatus::Visible;
        call.thread.status = ThreadStatus::Initializing;
        call.thread.waitingFor = mirror;
        return NativeStatus::Blocked;
      default:
        break;
    }
    vm.linkForUse(c);
    if (!call.permit({.kind = ActionKind::Initialize, .object = mirror})) return NativeStatus::Visible;
    vm.touch(mirror);
    setInitStatus(m, InitStatus::Running);
    m.set<std::uint32_t>(kMirrorInitThread, call.thread.number);
    call.needFrame();
    call.setLocal(0, call.thread.allocator);
    if (vm.supervisor) call.thread.allocator = mirror;
    assignConstants(vm, c, m);
  }
  if (call.resume < 2) {
    // Superclass first, then the superinterfaces that have default methods. Each round initialises one more.
    Class* next = nullptr;
    if (!c.isInterface()) {
      if (c.super && !vm.isInitialized(*c.super)) next = c.super;
      for (Class* interface : c.allInterfaces)
        if (!next && interface->hasDefaults && vm.statusOf(*interface) < InitStatus::Done) next = interface;
    }
    if (next && !(initStatus(vm.at(vm.mirror(*next))) == InitStatus::Running &&
                  vm.at(next->mirror).get<std::uint32_t>(kMirrorInitThread) == call.thread.number))
      return call.enter(*call.method, {next->mirror}, 1);
    if (Method* initializer = c.initializer()) return call.enter(*initializer, nullptr, 0, 2);
  }
  if (call.resume != 0 && !call.permit({.kind = ActionKind::Initialized, .object = mirror}))
    return NativeStatus::Visible;
  finish(InitStatus::Done);
  return call.done();
}

// Asks a user-defined loader for a class: (loader, name, class that refers to it or null, what is missing without it).
NativeStatus loadThroughLoader(NativeCall& call) {
  Machine& vm = call.vm;
  Loader* loader = vm.world.loaderOf(call.ref(0));
  std::string name = vm.modifiedUtf8(call.ref(1));
  for (char& c : name)
    if (c == '.') c = '/';
  Symbol* symbol = vm.world.symbol(name);
  if (call.resume == kResumeThrown) {
    const Ref thrown = call.thrown;
    Class* notFound = vm.world.bootClass("java/lang/ClassNotFoundException");
    if (!vm.classOf(thrown).isSubclassOf(notFound)) throw JavaThrow(thrown);
    const std::string reported = vm.modifiedUtf8(call.ref(3));
    JavaThrow wrapped("java/lang/NoClassDefFoundError", reported);
    wrapped.cause = thrown;
    if (call.ref(2)) vm.recordFailedResolution(vm.classOfMirror(call.ref(2)), vm.world.symbol(reported), wrapped);
    throw wrapped;
  }
  if (call.resume == 0) {
    Method* method = vm.select(vm.classOf(call.ref(0)), *vm.known.loaderLoadClass);
    return call.enter(*method, {call.ref(0), call.ref(1)}, 1);
  }
  const Ref mirror = static_cast<Ref>(call.value);
  if (!mirror) throw JavaThrow("java/lang/NoClassDefFoundError", name);
  Class& c = vm.classOfMirror(mirror);
  if (c.name != symbol) throw JavaThrow("java/lang/NoClassDefFoundError", name);
  vm.recordInitiated(loader, symbol, &c);
  return call.done();
}

}  // namespace

Resume Machine::actOn(Thread& thread, const InitializationNeeded& signal) {
  Method* method = world.internalMethod("initialize", "(Ljava/lang/Class;)V", initializeClass, 1, true);
  const Slot argument = mirror(*signal.type);
  pushCall(thread, *method, &argument, 1, Frame::kExecuteAgain);
  return Resume::Reload;
}

Resume Machine::actOn(Thread& thread, const LoadingNeeded& signal) {
  Method* method =
      world.internalMethod("load", "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/String;)V",
                           loadThroughLoader, 0, true);
  const Slot arguments[] = {signal.loader->object, newStringModified(bytecode::dotted(signal.name->text())),
                            signal.from ? mirror(*signal.from) : 0,
                            newStringModified((signal.reported ? signal.reported : signal.name)->text())};
  pushCall(thread, *method, arguments, 4, Frame::kExecuteAgain);
  return Resume::Reload;
}

}  // namespace weaveproof::vm
