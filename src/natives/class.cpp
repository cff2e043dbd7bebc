// java.lang.Class: what a class is. Its members are in reflection.cpp.
#include "natives/registry.hpp"
#include "vm/resolve.hpp"

namespace weaveproof {
namespace {

Class& self(NativeCall& call) { return call.vm.classOfMirror(call.ref(0)); }

NativeStatus getPrimitiveClass(NativeCall& call) {
  const std::string name = call.vm.utf8(call.ref(0));
  for (int kind = 0; kind <= static_cast<int>(Kind::Double); ++kind)
    if (name == primitiveName(static_cast<Kind>(kind)))
      return call.returnRef(call.vm.mirror(*call.vm.world.primitive(static_cast<Kind>(kind))));
  throw JavaThrow("java/lang/ClassNotFoundException", name);
}

NativeStatus initClassName(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref name = vm.literal(vm.world.literal(self(call).externalName()));
  vm.setReference(call.ref(0), vm.known.className, name);
  return call.returnRef(name);
}

NativeStatus desiredAssertionStatus0(NativeCall& call) {
  const Class& c = call.vm.classOfMirror(call.ref(0));
  return call.returnBool(call.vm.options.enableAssertions && !c.trusted);
}

NativeStatus forName0(NativeCall& call) {  // (name, initialize, loader, caller)
  Machine& vm = call.vm;
  call.object(call.ref(0));
  std::string name = vm.modifiedUtf8(call.ref(0));
  const std::string shown = name;
  if (name.find('/') != std::string::npos) throw JavaThrow("java/lang/ClassNotFoundException", shown);
  for (char& c : name)
    if (c == '.') c = '/';
  Class* c = nullptr;
  if (!name.empty() && (name[0] != '[' || classfile::isFieldDescriptor(name))) {
    Loader* loader = vm.world.loaderOf(call.ref(2));
    Symbol* symbol = vm.world.symbol(name);
    if (loader->kind == Loader::User && !vm.findLoaded(loader, symbol) && name[0] != '[') {
      // Here, unlike in linking, the loader's own exception is the program's to see.
      if (call.resume == 0) {
        Method* method = vm.select(vm.classOf(call.ref(2)), *vm.known.loaderLoadClass);
        return call.enter(*method, {call.ref(2), call.ref(0)}, 1);
      }
      if (!call.value) throw JavaThrow("java/lang/ClassNotFoundException", shown);
      c = &vm.classOfMirror(static_cast<Ref>(call.value));
      if (c->name != symbol) throw JavaThrow("java/lang/ClassNotFoundException", shown);
      vm.recordInitiated(loader, symbol, c);
    } else {
      try {
        c = vm.tryLoadClass(loader, symbol);
      } catch (const JavaThrow& signal) {
        // An array whose element class is missing is itself not found.
        if (name[0] == '[' && signal.className == "java/lang/NoClassDefFoundError")
          throw JavaThrow("java/lang/ClassNotFoundException", shown);
        throw;
      }
    }
  }
  if (!c) throw JavaThrow("java/lang/ClassNotFoundException", shown);
  if (call.z(1)) vm.requireInitialized(call.thread, *c);
  return call.returnRef(vm.mirror(*c));
}

NativeStatus getSuperclass(NativeCall& call) {
  Class& c = self(call);
  if (c.isInterface() || !c.super) return call.returnRef(0);
  return call.returnRef(call.vm.mirror(*c.super));
}

NativeStatus isArray(NativeCall& call) { return call.returnBool(self(call).isArray()); }
NativeStatus isPrimitive(NativeCall& call) { return call.returnBool(self(call).primitive); }
NativeStatus isInterface(NativeCall& call) { return call.returnBool(!self(call).isArray() && self(call).isInterface()); }
NativeStatus isHidden(NativeCall& call) { return call.returnBool(self(call).hidden); }
NativeStatus getModifiers(NativeCall& call) { return call.returnInt(self(call).access); }

NativeStatus isAssignableFrom(NativeCall& call) {
  call.object(call.ref(1));
  const Class &to = self(call), &from = call.vm.classOfMirror(call.ref(1));
  if (to.primitive || from.primitive) return call.returnBool(&to == &from);
  return call.returnBool(from.isSubclassOf(&to));
}

NativeStatus isInstance(NativeCall& call) {
  const Class& c = self(call);
  return call.returnBool(call.ref(1) && !c.primitive && call.vm.classOf(call.ref(1)).isSubclassOf(&c));
}

NativeStatus getInterfaces0(NativeCall& call) {
  Machine& vm = call.vm;
  const auto interfaces = self(call).interfaces;
  const Ref array = vm.newArray(*vm.known.classArray, static_cast<std::int32_t>(interfaces.size()));
  for (std::size_t i = 0; i < interfaces.size(); ++i) vm.at(array).elements<Ref>()[i] = vm.mirror(*interfaces[i]);
  return call.returnRef(array);
}

NativeStatus returnNull(NativeCall& call) { return call.returnRef(0); }

// jdk.internal.reflect.Reflection

NativeStatus getCallerClass(NativeCall& call) {
  // The frame on top is the method that asks; its caller is wanted. Frames of reflection itself do not count.
  int depth = 0;
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    const Method& method = *frame->method;
    if (method.hiddenFrame && method.holder->name->text() == "weaveproof/Internal") continue;
    if (depth++ == 0) continue;
    if (method.holder->name->text() == "java/lang/reflect/Method" && method.name->text() == "invoke") continue;
    const Class* c = method.holder;
    bool ignored = method.hiddenFrame;
    for (; c && !ignored; c = c->super)
      ignored = c->name->text() == "jdk/internal/reflect/MethodAccessorImpl" ||
                c->name->text() == "jdk/internal/reflect/ConstructorAccessorImpl";
    if (ignored) continue;
    return call.returnRef(call.vm.mirror(*method.holder));
  }
  return call.returnRef(0);
}

NativeStatus getClassAccessFlags(NativeCall& call) {
  const Class& c = call.vm.classOfMirror(call.ref(0));
  return call.returnInt(c.file ? c.file->accessFlags & ~classfile::ACC_SUPER : c.access);
}

NativeStatus areNestMates(NativeCall& call) {
  Class &a = call.vm.classOfMirror(call.ref(0)), &b = call.vm.classOfMirror(call.ref(1));
  return call.returnBool(nestHostOf(call.vm, a) == nestHostOf(call.vm, b));
}

constexpr NativeEntry kClass[] = {
    {"registerNatives", nullptr, nothing},
    {"getPrimitiveClass", nullptr, getPrimitiveClass},
    {"initClassName", nullptr, initClassName},
    {"desiredAssertionStatus0", nullptr, desiredAssertionStatus0},
    {"forName0", nullptr, forName0},
    {"getSuperclass", nullptr, getSuperclass},
    {"isArray", nullptr, isArray},
    {"isPrimitive", nullptr, isPrimitive},
    {"isInterface", nullptr, isInterface},
    {"isHidden", nullptr, isHidden},
    {"getModifiers", nullptr, getModifiers},
    {"isAssignableFrom", nullptr, isAssignableFrom},
    {"isInstance", nullptr, isInstance},
    {"getInterfaces0", nullptr, getInterfaces0},
    {"getProtectionDomain0", nullptr, returnNull},
    {"getSigners", nullptr, returnNull},
    {"setSigners", nullptr, nothing},
};
constexpr NativeEntry kReflection[] = {
    {"getCallerClass", nullptr, getCallerClass},
    {"getClassAccessFlags", nullptr, getClassAccessFlags},
    {"areNestMates", nullptr, areNestMates},
};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Class", kClass},
    {"jdk/internal/reflect/Reflection", kReflection},
};

}  // namespace

extern const std::span<const ClassNatives> kClassNatives = kClasses;

}  // namespace weaveproof
