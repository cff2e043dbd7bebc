#include "vm/handles.hpp"

#include <fmt/format.h>

#include <cassert>

#include "jdk/messages.hpp"
#include "vm/indy/call_site.hpp"

namespace weaveproof::vm {

using enum bytecode::Opcode;
using namespace classfile;

HandleSite* makeHandleSite(Machine& vm, Class& caller, Method& method, Symbol* descriptor) {
  auto* site = vm.world.metaspace.make<HandleSite>();
  site->caller = &caller;
  site->method = &method;
  site->descriptor = descriptor;
  site->argumentSlots =
      static_cast<std::uint16_t>(bytecode::parameterSlots(descriptor->text()) + (method.isStatic() ? 0 : 1));
  site->returnKind = bytecode::kindOf(bytecode::DescriptorReader(descriptor->text()).returnType()[0]);
  return site;
}

Method& methodOfMemberName(Machine& vm, Ref memberName) {
  assert(memberName != 0 && "a MemberName");
  if (!memberName) throw JavaThrow("java/lang/NullPointerException");
  const Ref resolved = vm.getReference(memberName, fieldNamed(vm.classOf(memberName), "method").offset);
  if (!resolved) throw JavaThrow("java/lang/InternalError", "unresolved member name");
  return *fromLow<Method>(vm.at(resolved).get<std::uint32_t>(kResolvedMethodTarget));
}

// The method that does a method handle's work: it takes the handle itself, then the arguments.
Method& entryOfHandle(Machine& vm, Ref handle) {
  if (!handle) throw JavaThrow("java/lang/NullPointerException");
  const Ref form = vm.getReference(handle, fieldNamed(*vm.known.methodHandle, "form").offset);
  return methodOfMemberName(vm, vm.getReference(form, fieldNamed(vm.classOf(form), "vmentry").offset));
}

namespace {

// True if the handle's type is the one that the call site states.
bool sameType(Machine& vm, Ref handle, HandleSite& site) {
  const Ref type = vm.getReference(handle, fieldNamed(*vm.known.methodHandle, "type").offset);
  const Ref result = vm.getReference(type, fieldNamed(*vm.known.methodType, "rtype").offset);
  const Object& parameters = vm.at(vm.getReference(type, fieldNamed(*vm.known.methodType, "ptypes").offset));
  if (!site.types.data()) {
    std::vector<Class*> types;
    for (std::string_view t : bytecode::parameterTypes(site.descriptor->text()))
      types.push_back(vm.classFromDescriptor(site.caller->loader, t));
    types.push_back(
        vm.classFromDescriptor(site.caller->loader, bytecode::DescriptorReader(site.descriptor->text()).returnType()));
    site.types = vm.world.metaspace.copy(types);
  }
  if (parameters.length + 1 != site.types.size() || result != site.types.back()->mirror) return false;
  for (std::uint32_t i = 0; i < parameters.length; ++i)
    if (parameters.elements<Ref>()[i] != site.types[i]->mirror) return false;
  return true;
}

// As MethodType.toString writes it.
std::string typeText(Machine& vm, Ref type) {
  const Object& parameters = vm.at(vm.getReference(type, fieldNamed(*vm.known.methodType, "ptypes").offset));
  std::string text = "(";
  for (std::uint32_t i = 0; i < parameters.length; ++i)
    text += (i ? "," : "") + vm.classOfMirror(parameters.elements<Ref>()[i]).simpleName();
  return text + ")" +
         vm.classOfMirror(vm.getReference(type, fieldNamed(*vm.known.methodType, "rtype").offset)).simpleName();
}

std::string siteText(const HandleSite& site) {
  std::string text = "(";
  for (std::size_t i = 0; i + 1 < site.types.size(); ++i) text += (i ? "," : "") + site.types[i]->simpleName();
  return text + ")" + site.types.back()->simpleName();
}

// What has no shortcut is done in bytecode: static R call(receiver, args) { return handle.asType(type).invokeExact(args); }
Method& adapterOf(Machine& vm, HandleSite& site) {
  const std::atomic_ref adapter(site.adapter);
  if (Method* known = adapter.load(std::memory_order_acquire)) return *known;
  const SharedLock lock(vm);
  if (Method* known = adapter.load(std::memory_order_relaxed)) return *known;  // another machine was faster
  const bool variable = site.method->holder == vm.known.varHandle;
  const std::string receiver = bytecode::descriptorOf(site.method->holder->name->text());
  const std::string_view descriptor = site.descriptor->text();
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, indy::syntheticName(vm, *site.caller, "Invoke"));
  CodeWriter code(writer);
  const std::string whole = "(" + receiver + std::string(descriptor.substr(1));
  const std::string exact = variable ? whole : std::string(descriptor);
  code.op(OP_aload_0);
  if (variable) {
    code.ldc(writer.string(site.method->name->text()));
    code.invoke(OP_invokestatic, "java/lang/invoke/VarHandle$AccessMode", "valueFromMethodName",
                "(Ljava/lang/String;)Ljava/lang/invoke/VarHandle$AccessMode;");
    code.invoke(OP_invokevirtual, "java/lang/Enum", "ordinal", "()I");
    code.invoke(OP_invokevirtual, "java/lang/invoke/VarHandle", "getMethodHandle",
                "(I)Ljava/lang/invoke/MethodHandle;");
  }
  code.ldc(writer.methodType(exact));
  code.invoke(OP_invokevirtual, "java/lang/invoke/MethodHandle", "asType",
              "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
  if (variable) {  // one that is made of another takes that as its receiver
    code.op(OP_aload_0);
    code.invoke(OP_invokevirtual, "java/lang/invoke/VarHandle", "asDirect", "()Ljava/lang/invoke/VarHandle;");
  }
  unsigned slot = 1;
  for (std::string_view type : bytecode::parameterTypes(descriptor)) {
    code.load(type[0], slot);
    slot += static_cast<unsigned>(bytecode::slotsOf(bytecode::kindOf(type[0])));
  }
  code.invoke(OP_invokevirtual, "java/lang/invoke/MethodHandle", "invokeExact", exact);
  code.returning(bytecode::DescriptorReader(descriptor).returnType()[0]);
  writer.addMethod(ACC_STATIC, "call", whole, code, static_cast<std::uint16_t>(slot + 5),
                   static_cast<std::uint16_t>(slot));
  Method& made = methodNamed(*indy::defineSynthetic(vm, *site.caller, writer), "call");
  adapter.store(&made, std::memory_order_release);
  return made;
}

// The static method of a VarHandle's class that performs the access, if its signature is the call's up to class types.
Method* accessMethod(Machine& vm, Ref handle, HandleSite& site) {
  Class& type = vm.classOf(handle);
  const auto* known = std::atomic_ref(site.access).load(std::memory_order_acquire);
  if (known && known->handleClass == &type) return known->method;
  Method* found = nullptr;
  for (Class* c = &type; c && !found && c != vm.known.varHandle; c = c->super)
    for (Method& m : c->methods)
      if (m.isStatic() && m.name == site.method->name) {
        found = &m;
        break;
      }
  if (!found) return nullptr;
  auto kinds = [](std::string_view descriptor) {
    std::string text;
    for (std::string_view t : bytecode::parameterTypes(descriptor)) text += bytecode::letterOf(bytecode::kindOf(t[0]));
    return text;
  };
  if (kinds(found->descriptor->text()).substr(1) != kinds(site.descriptor->text()) ||
      found->returnKind != site.returnKind)
    return nullptr;
  const HandleSite::Access* access = vm.world.metaspace.make<HandleSite::Access>(HandleSite::Access{&type, found});
  std::atomic_ref(site.access).store(access, std::memory_order_release);
  return found;
}

// A reference that comes out of the variable must be what the call site says it is.
bool resultFits(Machine& vm, Ref handle, HandleSite& site) {
  if (site.returnKind != Kind::Reference) return true;
  const std::string_view wanted = bytecode::DescriptorReader(site.descriptor->text()).returnType();
  if (wanted == "Ljava/lang/Object;") return true;
  for (Class* c = &vm.classOf(handle); c; c = c->super)
    for (const Field& field : c->fields) {
      const std::string_view name = field.name->text();
      if (name != "fieldType" && name != "componentType") continue;
      const Ref type = vm.getReference(handle, field.offset);
      return vm.classOfMirror(type).isSubclassOf(vm.classFromDescriptor(site.caller->loader, wanted));
    }
  return false;
}

Resume invokeStaticAdapter(Machine& vm, Thread& thread, Method& method) {
  vm.requireInitialized(thread, *method.holder);
  return vm.invoke(thread, method);
}

}  // namespace

namespace {

// A handle of a static whose class was not initialised when it was made has that done at each access, and then is the handle that
// it holds.
Ref initializedHandle(Machine& vm, Thread& thread, Ref handle) {
  if (&vm.classOf(handle) != vm.known.lazyVarHandle) return handle;
  vm.requireInitialized(thread, vm.classOfMirror(vm.getReference(handle, vm.known.lazyClass)));
  return vm.getReference(handle, vm.known.lazyTarget);
}

}  // namespace

Resume invokeHandle(Machine& vm, Thread& thread, HandleSite& site) {
  const std::string_view name = site.method->name->text();
  if (site.method->isStatic()) {  // linkToStatic and its like: the last argument is a MemberName that says what to call
    Method& target = methodOfMemberName(vm, thread.sp[-1]);
    Method* selected = &target;
    if (!target.isStatic()) {
      const Ref receiver = thread.sp[-1 - int{target.argumentSlots}];
      if (!receiver) throw JavaThrow("java/lang/NullPointerException");
      if (name == "linkToVirtual" || name == "linkToInterface") selected = vm.select(vm.classOf(receiver), target);
    } else {
      vm.requireInitialized(thread, *target.holder);
    }
    return vm.invoke(thread, *selected, 1);
  }
  Slot& place = thread.sp[-int{site.argumentSlots}];
  if (!place) throw JavaThrow("java/lang/NullPointerException");
  if (site.method->holder == vm.known.varHandle) {
    const Ref receiver = place = initializedHandle(vm, thread, place);
    Method* access = accessMethod(vm, receiver, site);
    if (access && resultFits(vm, receiver, site)) return invokeStaticAdapter(vm, thread, *access);
    return invokeStaticAdapter(vm, thread, adapterOf(vm, site));
  }
  const Ref receiver = place;
  if (name != "invokeBasic" && !sameType(vm, receiver, site)) {
    if (name == "invoke") return invokeStaticAdapter(vm, thread, adapterOf(vm, site));
    const std::string type = typeText(vm, vm.getReference(receiver, fieldNamed(*vm.known.methodHandle, "type").offset));
    throw JavaThrow("java/lang/invoke/WrongMethodTypeException",
                    fmt::format(fmt::runtime(jdk::messageFor(vm.world.jdk().feature, jdk::kWrongHandleType)), type,
                                siteText(site)));
  }
  return vm.invoke(thread, entryOfHandle(vm, receiver));
}

}  // namespace weaveproof::vm
