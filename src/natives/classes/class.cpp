// java.lang.Class: what a class is. Its members are in reflection_members.cpp, its relations to others in
// class_relations.cpp.
#include "jdk/special_names.hpp"
#include "natives/registry.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::natives {
namespace class_ {
namespace {

Class& self(NativeCall& call) { return call.vm.classOfMirror(call.ref(0)); }

NativeStatus getPrimitiveClass(NativeCall& call) {
  const std::string name = call.vm.utf8(call.ref(0));
  for (int kind = 0; kind <= static_cast<int>(Kind::Double); ++kind)
    if (name == bytecode::primitiveName(static_cast<Kind>(kind)))
      return call.returnRef(call.vm.mirror(*call.vm.world.primitive(static_cast<Kind>(kind))));
  throw JavaThrow("java/lang/ClassNotFoundException", name);
}

NativeStatus initClassName(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref name = vm.literal(vm.world.literal(self(call).externalName()));
  if (!vm.supervisor) vm.setReference(call.ref(0), vm.known.className, name);
  return call.returnRef(name);
}

NativeStatus desiredAssertionStatus0(NativeCall& call) {
  const Class& c = call.vm.classOfMirror(call.ref(0));
  return call.returnBool(call.vm.options.enableAssertions && !c.trusted);
}

NativeStatus getSuperclass(NativeCall& call) {
  Class& c = self(call);
  if (c.isInterface() || !c.super) return call.returnRef(0);
  return call.returnRef(call.vm.mirror(*c.super));
}

NativeStatus isArray(NativeCall& call) { return call.returnBool(self(call).isArray()); }
NativeStatus isPrimitive(NativeCall& call) { return call.returnBool(self(call).primitive); }
NativeStatus isInterface(NativeCall& call) {
  return call.returnBool(!self(call).isArray() && self(call).isInterface());
}
NativeStatus isHidden(NativeCall& call) { return call.returnBool(self(call).hidden); }
NativeStatus getModifiers(NativeCall& call) { return call.returnInt(self(call).modifiers); }

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
    if (method.holder->name->text() == jdk::kReflectiveCall.holder &&
        method.name->text() == jdk::kReflectiveCall.methods)
      continue;
    const Class* c = method.holder;
    // Hidden frames of method handles do not count either, but those of a lambda's class do.
    bool ignored = method.hiddenFrame && method.holder->package->text() == "java/lang/invoke";
    for (; c && !ignored; c = c->super)
      ignored = c->name->text() == jdk::kMethodAccessor || c->name->text() == jdk::kConstructorAccessor;
    if (ignored) continue;
    return call.returnRef(call.vm.mirror(*method.holder));
  }
  return call.returnRef(0);
}

NativeStatus getClassAccessFlags(NativeCall& call) {
  const Class& c = call.vm.classOfMirror(call.ref(0));
  return call.returnInt(c.file ? c.file->accessFlags & ~classfile::ACC_SUPER : c.access);
}

NativeStatus getAccessFlags(NativeCall& call) {  // as in the class file; not for arrays and primitive types
  const Class& c = self(call);
  return call.returnInt(c.file ? c.file->accessFlags : c.access);
}
NativeStatus getClassFileVersion(NativeCall& call) {
  const Class& c = self(call);
  return call.returnInt(c.file ? c.file->minor << 16 | c.file->major : 0);
}

NativeStatus areNestMates(NativeCall& call) {
  Class &a = call.vm.classOfMirror(call.ref(0)), &b = call.vm.classOfMirror(call.ref(1));
  return call.returnBool(nestHostOf(call.vm, a) == nestHostOf(call.vm, b));
}

// An array belongs to the loader and to the module of its elements. While schedules are explored these may exist on some of
// them only, and the mirror of an array, which is the same on all, does not know them.
NativeStatus ofElements(NativeCall& call, std::uint32_t offset) {
  Machine& vm = call.vm;
  Class& c = vm.classOfMirror(call.ref(0));
  if (!vm.supervisor || !c.isArray()) return NativeStatus::Declined;
  return call.returnRef(vm.getReference(c.elementClass()->mirror, offset));
}
NativeStatus getClassLoader0(NativeCall& call) { return ofElements(call, call.vm.known.classLoader_); }
NativeStatus getModule(NativeCall& call) { return ofElements(call, call.vm.known.classModule); }

constexpr NativeEntry kClass[] = {
    {"registerNatives", nullptr, nothing},
    {"getPrimitiveClass", nullptr, getPrimitiveClass},
    {"initClassName", nullptr, initClassName},
    {"desiredAssertionStatus0", nullptr, desiredAssertionStatus0},
    {"getSuperclass", nullptr, getSuperclass},
    in(jdk::kUntil21, {"isArray", nullptr, isArray}),
    in(jdk::kUntil21, {"isPrimitive", nullptr, isPrimitive}),
    in(jdk::kUntil21, {"isInterface", nullptr, isInterface}),
    {"isHidden", nullptr, isHidden},
    in(jdk::kUntil21, {"getModifiers", nullptr, getModifiers}),
    in(jdk::kFrom21, {"getClassAccessFlagsRaw0", nullptr, getAccessFlags}),
    in(jdk::kFrom21, {"getClassFileVersion0", nullptr, getClassFileVersion}),
    {"isAssignableFrom", nullptr, isAssignableFrom},
    {"isInstance", nullptr, isInstance},
    {"getInterfaces0", nullptr, getInterfaces0},
    in(jdk::kUntil21, {"getSigners", nullptr, returnNull}),
    in(jdk::kUntil21, {"setSigners", nullptr, nothing}),
    {"getClassLoader0", nullptr, getClassLoader0, 0, false, true},
    {"getModule", nullptr, getModule, 0, false, true},
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
}  // namespace class_

extern const std::span<const ClassNatives> kClassNatives = class_::kClasses;

}  // namespace weaveproof::natives
