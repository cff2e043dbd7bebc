// java.lang.ClassLoader and the built-in loaders: classes of the JDK and of the class path are found natively.
#include "natives/memory/memory_part.hpp"
#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace class_loader {
namespace {

// A class name as Java passes it ("a.B"), as a symbol ("a/B"); null if it cannot name a class.
Symbol* nameArgument(NativeCall& call, Ref string) {
  std::string name = call.vm.modifiedUtf8(string);
  if (name.find('/') != std::string::npos) return nullptr;
  for (char& c : name)
    if (c == '.') c = '/';
  return call.vm.world.symbol(name);
}

Ref mirrorOrNull(NativeCall& call, Class* c) { return c ? call.vm.mirror(*c) : 0; }

NativeStatus findBootstrapClass(NativeCall& call) {
  Symbol* name = nameArgument(call, call.ref(0));
  return call.returnRef(name ? mirrorOrNull(call, call.vm.world.findBuiltin(call.vm.world.bootLoader(), name)) : 0);
}

NativeStatus findLoadedClass0(NativeCall& call) {
  if (!call.ref(1)) return call.returnRef(0);
  Symbol* name = nameArgument(call, call.ref(1));
  if (!name) return call.returnRef(0);
  Loader* loader = call.vm.world.loaderOf(call.ref(0));
  // While schedules are explored, the machine does not record which path has loaded a class: the loaders of the JDK
  // count as having loaded all classes that they can find.
  if (call.vm.supervisor && loader->kind != Loader::User)
    return call.returnRef(mirrorOrNull(call, call.vm.world.findBuiltin(loader, name)));
  // A loaded class stays loaded. Whether it is loaded yet depends on other threads.
  if (!call.vm.findLoaded(loader, name) && !call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  call.vm.dropGrant();  // it may have been loaded since the permit was asked for
  return call.returnRef(mirrorOrNull(call, call.vm.findLoaded(loader, name)));
}

// BuiltinClassLoader.loadClassOrNull(name, resolve): the Java code would search the module graph and read the class path.
NativeStatus loadClassOrNull(NativeCall& call) {
  call.object(call.ref(1));
  Symbol* name = nameArgument(call, call.ref(1));
  if (!name || name->text().empty() || name->text()[0] == '[') return call.returnRef(0);
  Loader* loader = call.vm.world.loaderOf(call.ref(0));
  if (loader->kind == Loader::User) {
    // While the boot sequence still sets the loaders up, only classes of modules are asked for.
    return call.returnRef(mirrorOrNull(call, call.vm.world.findBuiltin(call.vm.world.bootLoader(), name)));
  }
  return call.returnRef(mirrorOrNull(call, call.vm.world.findBuiltin(loader, name)));
}

// BuiltinClassLoader.findClassInModuleOrNull(module, name)
NativeStatus findClassInModuleOrNull(NativeCall& call) {
  Symbol* name = nameArgument(call, call.ref(2));
  Class* c = name ? call.vm.world.findBuiltin(call.vm.world.appLoader(), name) : nullptr;
  return call.returnRef(c && c->module ? call.vm.mirror(*c) : 0);
}

// A class may not need itself while its superclasses are loaded. A definition that waits for a superclass keeps its frame,
// so whether `name` is being defined is seen on the stack.
void refuseCircularity(NativeCall& call, std::string_view name) {
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    const Slot* arguments = frame->localSlots();
    if (frame->method.get() != call.method || arguments[0] != call.ref(0) || !arguments[1]) continue;
    if (call.vm.modifiedUtf8(arguments[1]) == bytecode::dotted(name))
      throw JavaThrow("java/lang/ClassCircularityError", std::string(name));
  }
}

NativeStatus define(NativeCall& call, Ref loaderObject, Ref nameString, const std::uint8_t* data, std::int32_t length,
                    DefineOptions options, Ref protectionDomain) {
  Machine& vm = call.vm;
  const SharedLock lock(vm);
  Loader* loader = vm.world.loaderOf(loaderObject);
  // Others may define it as well, or ask whether it is there.
  if (loader->kind == Loader::User && !options.hidden && !call.permit({.kind = ActionKind::Other}))
    return NativeStatus::Visible;
  options.loader = loader;
  // What reflection generates calls a constructor of a superclass on a new object, which no other code may.
  if (loaderObject && isOfReflection(vm, loaderObject)) options.trusted = true;
  if (!loader->shown) {
    const Ref shown = loaderObject ? vm.getReference(loaderObject, vm.known.loaderNameAndId) : 0;
    loader->shown = vm.world.symbol(shown ? vm.modifiedUtf8(shown) : loaderObject ? "?" : "'bootstrap'");
  }
  std::string expected;
  if (nameString) {
    expected = vm.modifiedUtf8(nameString);
    for (char& c : expected)
      if (c == '.') c = '/';
    if (!options.hidden && loader->kind == Loader::User && vm.findLoaded(loader, vm.world.symbol(expected)))
      throw JavaThrow("java/lang/LinkageError",
                      "loader " + loader->shown->string() + " attempted duplicate class definition for " +
                          bytecode::dotted(expected) + ". (" + bytecode::dotted(expected) +
                          " is in unnamed module of loader " + loader->shown->string() + ", parent loader 'app')");
  }
  std::vector<std::uint8_t> bytes(data, data + length);
  if (!options.hidden) options.expectedName = expected;
  // Whether a class has been defined is part of the state: its mirror says so.
  options.isNewHere = [&vm](const Class& c) { return !(vm.at(c.mirror).flags & heap::kDefined); };
  Class* c = vm.world.define(std::move(bytes), options, [&](Symbol* s) {
    if (!expected.empty() && s->text() == expected) throw JavaThrow("java/lang/ClassCircularityError", expected);
    if (!options.hidden) refuseCircularity(call, s->text());
    return vm.tryLoadClass(loader, s);
  });
  if (!options.hidden) vm.recordInitiated(loader, c->name, c);
  vm.touch(vm.mirror(*c));
  vm.at(c->mirror).flags |= heap::kDefined;
  if (const Ref module = vm.programModule(loaderObject, c->package->text())) {
    Symbol* const name = vm.world.symbol(vm.modifiedUtf8(vm.getReference(module, vm.known.moduleName)));
    if (c->module != name) c->module = name;  // another worker may know the class and read this
    vm.setModule(*c);
  }
  if (vm.supervisor && loader->kind == Loader::User) {
    vm.supervisor->assume(Assumption::SameClasses);
    vm.setReference(c->mirror, vm.known.classLoader_, loaderObject);
    vm.setModule(*c);
  }
  vm.setReference(vm.mirror(*c), kMirrorProtectionDomain, protectionDomain);
  return call.returnRef(vm.mirror(*c));
}

NativeStatus defineFromArray(NativeCall& call, Ref loader, Ref name, Ref array, std::int32_t offset,
                             std::int32_t length, Ref protectionDomain) {
  const Object& bytes = call.object(array);
  if (offset < 0 || length < 0 || offset > static_cast<std::int32_t>(bytes.length) - length)
    throw JavaThrow("java/lang/ArrayIndexOutOfBoundsException");
  const MemoryPart given{array, offset, length};
  if (call.resume == 0 && given.isVisible(call, ActionKind::Read)) return given.copyIn(call, 0, 1);
  return define(call, loader, name, given.orCopy(call, 0).read(call.vm), length, {}, protectionDomain);
}

// (loader, name, bytes, offset, length, protection domain, source)
NativeStatus defineClass1(NativeCall& call) {
  return defineFromArray(call, call.ref(0), call.ref(1), call.ref(2), call.i(3), call.i(4), call.ref(5));
}

// (this, name, bytes, offset, length, loader, protection domain): libraries that make classes come by way of Unsafe
NativeStatus defineByUnsafe(NativeCall& call) {
  return defineFromArray(call, call.ref(5), call.ref(1), call.ref(2), call.i(3), call.i(4), call.ref(6));
}

// (loader, name, buffer, offset, length, protection domain, source): a direct buffer, which lies in memory of its own
NativeStatus defineClass2(NativeCall& call) {
  Machine& vm = call.vm;
  call.object(call.ref(2));
  const Class& buffers = *vm.world.bootClass("java/nio/Buffer");
  const std::int64_t address = vm.at(call.ref(2)).get<std::int64_t>(fieldNamed(buffers, "address").offset);
  const MemoryPart given = memoryPart(vm, address + call.i(3), call.i(4));
  if (call.resume == 0 && given.isVisible(call, ActionKind::Read)) return given.copyIn(call, 0, 1);
  return define(call, call.ref(0), call.ref(1), given.orCopy(call, 0).read(vm), call.i(4), {}, call.ref(5));
}

// (loader, lookup class, name, bytes, offset, length, protection domain, initialize, flags, class data): hidden classes
NativeStatus defineClass0(NativeCall& call) {
  Machine& vm = call.vm;
  constexpr std::int32_t kNestmate = 1, kHidden = 2;
  call.object(call.ref(3));
  Class& host = vm.classOfMirror(call.ref(1));
  DefineOptions options;
  options.hidden = call.i(8) & kHidden;
  options.nestmate = call.i(8) & kNestmate;
  options.host = &host;
  options.trusted = host.trusted;
  Ref mirror = call.resumed ? call.local(0) : 0;  // there already if its initialisation was waited for
  if (!mirror) {
    const MemoryPart given{call.ref(3), call.i(4), call.i(5)};
    if (call.resume == 0 && given.isVisible(call, ActionKind::Read)) return given.copyIn(call, 1, 1);
    const std::uint8_t* const bytes = given.orCopy(call, 1).read(vm);
    const NativeStatus status = define(call, call.ref(0), call.ref(2), bytes, call.i(5), options, call.ref(6));
    if (status != NativeStatus::Done) return status;
    mirror = static_cast<Ref>(call.result);
    Class& c = vm.classOfMirror(mirror);
    if (c.module) vm.setModule(c);
    vm.setReference(mirror, vm.known.classData, call.ref(9));
    call.needFrame();
    call.setLocal(0, mirror);
  }
  if (call.z(7)) vm.requireInitialized(call.thread, vm.classOfMirror(mirror));
  return call.returnRef(mirror);
}

NativeStatus desiredAssertions(NativeCall& call) {
  Machine& vm = call.vm;
  Class* c = vm.world.bootClass("java/lang/AssertionStatusDirectives");
  vm.requireInitialized(call.thread, *c);
  const Ref directives = vm.newCompleteObject(*c);
  for (const char* field : {"classes", "packages"})
    vm.setReference(directives, fieldNamed(*c, field).offset, vm.newArray(*vm.known.stringArray, 0));
  for (const char* field : {"classEnabled", "packageEnabled"})
    vm.setReference(directives, fieldNamed(*c, field).offset, vm.newPrimitiveArray(Kind::Boolean, 0));
  vm.at(directives).set<std::uint8_t>(fieldNamed(*c, "deflt").offset, vm.options.enableAssertions);
  return call.returnRef(directives);
}

constexpr NativeEntry kClassLoader[] = {
    {"registerNatives", nullptr, nothing},
    {"findBootstrapClass", nullptr, findBootstrapClass},
    {"findLoadedClass0", nullptr, findLoadedClass0},
    {"defineClass1", nullptr, defineClass1, 1},
    {"defineClass2", nullptr, defineClass2, 1},
    {"defineClass0", nullptr, defineClass0, 2},
    {"retrieveDirectives", nullptr, desiredAssertions},
};
constexpr NativeEntry kBuiltin[] = {
    {"loadClassOrNull", "(Ljava/lang/String;Z)Ljava/lang/Class;", loadClassOrNull},
    {"findClassInModuleOrNull", nullptr, findClassInModuleOrNull},
};

constexpr NativeEntry kUnsafe[] = {{"defineClass0", nullptr, defineByUnsafe, 1}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/ClassLoader", kClassLoader},
    {"jdk/internal/misc/Unsafe", kUnsafe},
    {"jdk/internal/loader/BuiltinClassLoader", kBuiltin},
};

}  // namespace
}  // namespace class_loader

extern const std::span<const ClassNatives> kClassLoaderNatives = class_loader::kClasses;

}  // namespace weaveproof::natives
