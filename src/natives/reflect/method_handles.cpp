// java.lang.invoke.MethodHandleNatives: how the JDK's method handles find methods and fields. The handles themselves, and
// all that combines them, are the JDK's own Java code.
#include "natives/registry.hpp"
#include "natives/shortcut.hpp"
#include "vm/handles.hpp"
#include "vm/indy/call_site.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::natives {
Ref newResolvedMethod(Machine& vm, Method& method) {
  const Class& c = *vm.world.bootClass("java/lang/invoke/ResolvedMethodName");
  const Ref resolved = vm.newCompleteObject(*vm.world.bootClass("java/lang/invoke/ResolvedMethodName"));
  vm.at(resolved).set<std::uint32_t>(kResolvedMethodTarget, toLow(&method));
  // Older JDKs have no such field.
  if (const Field* holder = fieldIfAny(c, "vmholder"))
    vm.setReference(resolved, holder->offset, vm.mirror(*method.holder));
  return resolved;
}

namespace method_handles {
namespace {

using enum indy::ReferenceKind;

constexpr std::uint32_t kIsMethod = 0x10000, kIsConstructor = 0x20000, kIsField = 0x40000, kCallerSensitive = 0x100000,
                        kTrustedFinal = 0x200000;
constexpr int kKindShift = 24;

struct MemberNameFields {
  std::uint32_t clazz, name, type, flags, method;
  explicit MemberNameFields(const Class& c)
      : clazz(fieldNamed(c, "clazz").offset),
        name(fieldNamed(c, "name").offset),
        type(fieldNamed(c, "type").offset),
        flags(fieldNamed(c, "flags").offset),
        method(fieldNamed(c, "method").offset) {}
};

Ref resolvedMethodName(NativeCall& call, Method& method) {
  call.vm.requireInitialized(call.thread, *call.vm.world.bootClass("java/lang/invoke/ResolvedMethodName"));
  return newResolvedMethod(call.vm, method);
}

void setMethod(NativeCall& call, Ref self, Method& method, int kind) {
  Machine& vm = call.vm;
  const MemberNameFields f(vm.classOf(self));
  std::uint32_t flags = method.access & 0xffffu;
  flags |= method.isInitializer() ? kIsConstructor : kIsMethod;
  if (method.callerSensitive) flags |= kCallerSensitive;
  flags |= static_cast<std::uint32_t>(kind) << kKindShift;
  vm.setReference(self, f.method, resolvedMethodName(call, method));
  vm.setReference(self, f.clazz, vm.mirror(*method.holder));
  vm.at(self).set<std::uint32_t>(f.flags, flags);
  const bool dispatched = kind == kInvokeVirtual || kind == kInvokeInterface;
  vm.at(self).set<std::int32_t>(kMemberNameIndex, dispatched ? std::max(method.vtableIndex, 0) : -1);
}

void setField(NativeCall& call, Ref self, Field& field, int kind) {
  Machine& vm = call.vm;
  const MemberNameFields f(vm.classOf(self));
  std::uint32_t flags = field.access | kIsField | static_cast<std::uint32_t>(kind) << kKindShift;
  const bool record = field.holder->file && field.holder->file->record.has_value();
  if (field.isFinal() && (field.isStatic() || field.holder->hidden || record || field.holder->trusted))
    flags |= kTrustedFinal;
  vm.setReference(self, f.clazz, vm.mirror(*field.holder));
  vm.at(self).set<std::uint32_t>(f.flags, flags);
  vm.at(self).set<std::int32_t>(kMemberNameIndex, static_cast<std::int32_t>(field.offset));
}

std::string descriptorOfMirror(Machine& vm, Ref mirror) {
  const Class& c = vm.classOfMirror(mirror);
  if (c.primitive) return std::string(1, bytecode::letterOf(c.elementKind));
  return bytecode::descriptorOf(c.name->text());
}

// A member's type as MemberName holds it: a MethodType, a Class, a String, or an array of return type and parameters.
std::string descriptorOfType(Machine& vm, Ref type) {
  Class& c = vm.classOf(type);
  if (&c == vm.known.string) return vm.modifiedUtf8(type);
  if (&c == vm.known.klass) return descriptorOfMirror(vm, type);
  Ref result = 0, parameters = 0;
  if (&c == vm.known.methodType) {
    result = vm.getReference(type, fieldNamed(c, "rtype").offset);
    parameters = vm.getReference(type, fieldNamed(c, "ptypes").offset);
  } else {
    result = vm.at(type).elements<Ref>()[0];
    parameters = vm.at(type).elements<Ref>()[1];
  }
  std::string text = "(";
  for (std::uint32_t i = 0; i < vm.at(parameters).length; ++i)
    text += descriptorOfMirror(vm, vm.at(parameters).elements<Ref>()[i]);
  return text + ")" + descriptorOfMirror(vm, result);
}

NativeStatus init(NativeCall& call) {  // (MemberName, reflected Field, Method or Constructor)
  Machine& vm = call.vm;
  Object& reflected = call.object(call.ref(1));
  const Class& type = classOf(reflected);
  Class& holder = vm.classOfMirror(reflected.get<Ref>(fieldNamed(type, "clazz").offset));
  const auto slot = reflected.get<std::uint32_t>(fieldNamed(type, "slot").offset);
  const std::string_view name = type.name->text();
  if (name == "java/lang/reflect/Field") {
    Field& field = holder.fields[slot];
    setField(call, call.ref(0), field, field.isStatic() ? kGetStatic : kGetField);
  } else {
    Method& method = holder.methods[slot];
    int kind = kInvokeVirtual;
    if (method.isStatic())
      kind = kInvokeStatic;
    else if (method.isInitializer() || method.isPrivate() || method.isFinal())
      kind = kInvokeSpecial;
    else if (holder.isInterface())
      kind = kInvokeInterface;
    setMethod(call, call.ref(0), method, kind);
  }
  return call.done();
}

// A signature-polymorphic method for one descriptor, as something that can be called through a member name.
NativeStatus invokePolymorphic(NativeCall& call) {
  Machine& vm = call.vm;
  if (call.resume == 1) return call.returnLong(call.value);
  const Method& method = *call.method;
  const int slots = method.argumentSlots;
  if (method.isStatic()) {
    Method& target = methodOfMemberName(vm, call.ref(slots - 1));
    Method* selected = &target;
    if (!target.isStatic()) {
      call.object(call.ref(0));
      if (method.name->text() == "linkToVirtual" || method.name->text() == "linkToInterface")
        selected = vm.select(vm.classOf(call.ref(0)), target);
    } else {
      vm.requireInitialized(call.thread, *target.holder);
    }
    return call.enter(*selected, call.args, slots - 1, 1);
  }
  return call.enter(entryOfHandle(vm, call.ref(0)), call.args, slots, 1);
}

Method& polymorphicMethod(Machine& vm, Method& general, Symbol* descriptor) {
  const std::lock_guard lock(vm.world.mutex());
  Method*& known = vm.world.polymorphicMethod(general, descriptor);
  if (known) return *known;
  auto* made = vm.world.metaspace.make<Method>(general);
  made->descriptor = descriptor;
  made->argumentSlots =
      static_cast<std::uint16_t>(bytecode::parameterSlots(descriptor->text()) + (general.isStatic() ? 0 : 1));
  made->maxLocals = made->argumentSlots;
  made->returnKind = bytecode::kindOf(bytecode::DescriptorReader(descriptor->text()).returnType()[0]);
  made->native = invokePolymorphic;
  made->hiddenFrame = true;
  return *(known = made);
}

NativeStatus fail(NativeCall& call, const char* error, const std::string& message) {
  if (call.z(3)) return call.returnRef(0);  // speculative: the caller only wants to know
  throw JavaThrow(error, message);
}

NativeStatus resolve(NativeCall& call) {  // (MemberName, caller, lookup mode, speculative)
  Machine& vm = call.vm;
  const Ref self = call.ref(0);
  call.object(self);
  const MemberNameFields f(vm.classOf(self));
  const std::uint32_t flags = vm.at(self).get<std::uint32_t>(f.flags);
  const int kind = static_cast<int>(flags >> kKindShift & 15);
  if (vm.getReference(self, f.method) || !vm.getReference(self, f.clazz)) return call.returnRef(self);
  Class& holder = vm.classOfMirror(vm.getReference(self, f.clazz));
  const Ref nameString = vm.getReference(self, f.name), type = vm.getReference(self, f.type);
  if (!nameString || !type) throw JavaThrow("java/lang/IllegalArgumentException", "nothing to resolve");
  Symbol* name = vm.world.symbol(vm.modifiedUtf8(nameString));
  Symbol* descriptor = vm.world.symbol(descriptorOfType(vm, type));
  Class* caller = call.ref(1) ? &vm.classOfMirror(call.ref(1)) : nullptr;

  if (flags & kIsField) {
    Field* field = holder.primitive ? nullptr : lookupField(holder, name, descriptor);
    if (!field) return fail(call, "java/lang/NoSuchFieldError", missingField(vm, holder, *name, *descriptor));
    if (caller && !canAccessMember(vm, *caller, *field->holder, field->access, holder))
      return fail(call, "java/lang/IllegalAccessError",
                  "tried to access field " + field->holder->externalName() + "." + name->string());
    const bool writing = kind == kPutField || kind == kPutStatic;
    const int base = field->isStatic() ? kGetStatic : kGetField;
    setField(call, self, *field, base + (writing ? 2 : 0));
    return call.returnRef(self);
  }

  Class& searched = holder.isArray() ? *vm.known.object : holder;
  Method* method = nullptr;
  if (&holder == vm.known.methodHandle || &holder == vm.known.varHandle) {
    for (Method& m : holder.methods)
      if (m.signaturePolymorphic && m.name == name) {
        setMethod(call, self, polymorphicMethod(vm, m, descriptor), m.isStatic() ? kInvokeStatic : kInvokeVirtual);
        vm.at(self).set<std::int32_t>(kMemberNameIndex, 0);
        return call.returnRef(self);
      }
  }
  if (flags & kIsConstructor)
    method = searched.findMethod(name, descriptor);
  else
    method = searched.isInterface() ? lookupMethodInInterface(vm, searched, name, descriptor)
                                    : lookupMethodInClass(searched, name, descriptor);
  if (!method || holder.primitive)
    return fail(call, "java/lang/NoSuchMethodError",
                "'" + bytecode::readableMethod(holder.externalName(), name->text(), descriptor->text()) + "'");
  const bool arrayClone = holder.isArray() && name->text() == "clone";
  if (caller && !arrayClone && !canAccessMember(vm, *caller, *method->holder, method->access, holder))
    return fail(call, "java/lang/IllegalAccessError",
                "class " + caller->externalName() + " tried to access method '" + method->readableName() + "'");
  if ((kind == kInvokeStatic) != method->isStatic())
    return fail(call, "java/lang/IncompatibleClassChangeError",
                method->isStatic() ? "Expected instance not static method '" + method->readableName() + "'"
                                   : "Expected static method '" + method->readableName() + "'");
  int resolvedKind = kind;
  if (kind == kInvokeVirtual || kind == kInvokeInterface) {
    if (method->isPrivate() || method->isFinal() || (method->holder->access & classfile::ACC_FINAL))
      resolvedKind = kInvokeSpecial;
    else
      resolvedKind = method->holder->isInterface() ? kInvokeInterface : kInvokeVirtual;
  } else if (kind == kNewInvokeSpecial) {
    resolvedKind = kInvokeSpecial;
  }
  setMethod(call, self, *method, resolvedKind);
  if (kind == kInvokeSpecial && method->isAbstract())
    return fail(call, "java/lang/AbstractMethodError", method->readableName());
  return call.returnRef(self);
}

NativeStatus expand(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref self = call.ref(0);
  call.object(self);
  const MemberNameFields f(vm.classOf(self));
  const std::uint32_t flags = vm.at(self).get<std::uint32_t>(f.flags);
  if (flags & kIsField) {
    Class& holder = vm.classOfMirror(vm.getReference(self, f.clazz));
    const auto offset = vm.at(self).get<std::uint32_t>(kMemberNameIndex);
    const int kind = static_cast<int>(flags >> kKindShift & 15);
    for (const Field& field : holder.fields)
      if (field.offset == offset && field.isStatic() == (kind == kGetStatic || kind == kPutStatic)) {
        vm.setReference(self, f.name, vm.literal(vm.world.literal(field.name->text())));
        const std::string_view type = field.descriptor->text();
        vm.setReference(
            self, f.type,
            type.size() == 1 ? vm.mirror(*vm.world.primitive(bytecode::kindOf(type[0]))) : vm.newStringModified(type));
        return call.done();
      }
    throw JavaThrow("java/lang/InternalError", "unknown field");
  }
  const Method& method = methodOfMemberName(vm, self);
  vm.setReference(self, f.clazz, vm.mirror(*method.holder));
  vm.setReference(self, f.name, vm.literal(vm.world.literal(method.name->text())));
  vm.setReference(self, f.type, vm.newStringModified(method.descriptor->text()));
  return call.done();
}

NativeStatus fieldOffset(NativeCall& call) {
  call.object(call.ref(0));
  return call.returnLong(call.vm.at(call.ref(0)).get<std::int32_t>(kMemberNameIndex));
}

NativeStatus staticFieldBase(NativeCall& call) {
  call.object(call.ref(0));
  return call.returnRef(call.vm.getReference(call.ref(0), fieldNamed(call.vm.classOf(call.ref(0)), "clazz").offset));
}

// {index, target}: only asserted about in Java.
NativeStatus getMemberVMInfo(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref self = call.ref(0);
  call.object(self);
  Class* box = vm.world.bootClass("java/lang/Long");
  vm.requireInitialized(call.thread, *box);
  const Ref index = vm.newCompleteObject(*box);
  vm.at(index).set<std::int64_t>(fieldNamed(*box, "value").offset, vm.at(self).get<std::int32_t>(kMemberNameIndex));
  const Ref array = vm.newArray(*vm.known.objectArray, 2);
  vm.at(array).elements<Ref>()[0] = index;
  const MemberNameFields f(vm.classOf(self));
  const bool isField = vm.at(self).get<std::uint32_t>(f.flags) & kIsField;
  vm.at(array).elements<Ref>()[1] = isField ? vm.getReference(self, f.clazz) : self;
  return call.returnRef(array);
}

// The field is final in name only; see Class::finalsChange.
NativeStatus setCallSiteTarget(NativeCall& call) {
  Machine& vm = call.vm;
  call.object(call.ref(0));
  const std::uint32_t target = fieldNamed(*vm.world.bootClass("java/lang/invoke/CallSite"), "target").offset;
  if (!call.permitWrite(call.ref(0), target)) return NativeStatus::Visible;
  vm.setReference(call.ref(0), target, call.ref(1));
  return call.done();
}

NativeStatus getNamedCon(NativeCall& call) { return call.returnInt(0); }

NativeStatus getMembers(NativeCall& call) { return call.returnInt(0); }

// A handle runs the code of its form. The library replaces the form, a final field, by a faster one that does the same: without the
// check that a class is initialised, as soon as it is; or made for this one handle, when that has been called often. It leaves the
// form as it is if another thread is just replacing it. So in a check it always stays as it is, and the count of calls is not kept:
// no thread sees a final field change, and no state differs by how often a handle was called.
NativeStatus keepForm(NativeCall& call) { return call.vm.supervisor ? call.done() : NativeStatus::Declined; }

constexpr NativeEntry kMethodHandle[] = {
    shortcut("updateForm", nullptr, keepForm),
    shortcut("maybeCustomize", nullptr, keepForm),
};

constexpr NativeEntry kNatives[] = {
    {"registerNatives", nullptr, nothing},
    {"init", nullptr, init},
    {"expand", nullptr, expand},
    {"resolve", nullptr, resolve},
    in(jdk::kUntil17, {"getMembers", nullptr, getMembers}),
    {"objectFieldOffset", nullptr, fieldOffset},
    {"staticFieldOffset", nullptr, fieldOffset},
    {"staticFieldBase", nullptr, staticFieldBase},
    {"getMemberVMInfo", nullptr, getMemberVMInfo},
    {"setCallSiteTargetNormal", nullptr, setCallSiteTarget},
    {"setCallSiteTargetVolatile", nullptr, setCallSiteTarget},
    in(jdk::kUntil17, {"clearCallSiteContext", nullptr, nothing}),
    {"getNamedCon", nullptr, getNamedCon},
};

constexpr ClassNatives kClasses[] = {
    {"java/lang/invoke/MethodHandle", kMethodHandle},
    {"java/lang/invoke/MethodHandleNatives", kNatives},
};

}  // namespace
}  // namespace method_handles

extern const std::span<const ClassNatives> kMethodHandleNatives = method_handles::kClasses;

}  // namespace weaveproof::natives
