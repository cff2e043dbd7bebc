#include "vm/resolve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "jdk/messages.hpp"

namespace weaveproof::vm {

using namespace classfile;

namespace {

[[noreturn]] void illegalAccess(const std::string& text) { throw JavaThrow("java/lang/IllegalAccessError", text); }

const char* visibility(std::uint16_t access) {
  if (access & ACC_PRIVATE) return "private ";
  if (access & ACC_PROTECTED) return "protected ";
  if (access & ACC_PUBLIC) return "public ";
  return "";
}

std::uint64_t known(const Class& from, std::uint16_t index) {
  return std::atomic_ref(const_cast<std::uint64_t&>(from.pool[index])).load(std::memory_order_acquire);
}
void remember(const Machine& vm, Class& from, std::uint16_t index, const void* p) {
  if (isFoundAnew(vm, from)) return;
  std::atomic_ref(from.pool[index]).store(reinterpret_cast<std::uintptr_t>(p), std::memory_order_release);
}

}  // namespace

bool isFoundAnew(const Machine& vm, const Class& from) { return vm.supervisor && from.loader->kind == Loader::User; }

bool canAccessClass(const Class& from, const Class& target) {
  const Class& c = *target.elementClass();
  if (c.primitive || &from == &c || from.samePackage(&c) || from.host == &c) return true;
  // The flag that counts is the class file's own: member classes are public or package-private there.
  return c.file ? c.file->accessFlags & ACC_PUBLIC : true;
}

Class* nestHostOf(Machine& vm, Class& c) {
  if (c.nestHost) return c.nestHost;
  Class* host = &c;
  if (c.file && c.file->nestHost) {
    try {
      Class* named = vm.tryLoadClass(c.loader, vm.world.symbol(c.file->className(c.file->nestHost)));
      if (named && named->file && named->samePackage(&c)) {
        const auto& members = named->file->nestMembers;
        if (std::any_of(members.begin(), members.end(),
                        [&](std::uint16_t m) { return named->file->className(m) == c.name->text(); }))
          host = named;
      }
    } catch (const JavaThrow&) {
      // A nest host that cannot be loaded leaves the class its own host.
    }
  }
  if (!isFoundAnew(vm, c)) c.nestHost = host;
  return host;
}

bool canAccessMember(Machine& vm, Class& from, const Class& holder, std::uint16_t access, const Class& named) {
  if (&from == &holder || (access & ACC_PUBLIC)) return true;
  if (access & ACC_PRIVATE) {
    if (!from.file || !holder.file) return false;
    return nestHostOf(vm, from) == nestHostOf(vm, const_cast<Class&>(holder));
  }
  if (from.samePackage(&holder) || (from.host && from.host->samePackage(&holder))) return true;
  if (access & ACC_PROTECTED) {
    Class& self = from.host && !from.isSubclassOf(&holder) ? *from.host : from;
    if (!self.isSubclassOf(&holder)) return false;
    return (access & ACC_STATIC) || named.isSubclassOf(&self) || self.isSubclassOf(&named) || named.isArray();
  }
  return false;
}

namespace {

// A module has all that its classes name in packages of the image, so what is missing there has been damaged.
void requireOfImage(const Machine& vm, const Class& from, std::string_view name) {
  if (!from.trusted || !from.module || name.starts_with('[')) return;
  const std::size_t slash = name.rfind('/');
  if (slash != std::string_view::npos && !vm.world.jimage().moduleOfPackage(name.substr(0, slash)).empty())
    vm.world.reportDamage("there is no " + bytecode::dotted(name) + ", which " + from.externalName() + " needs");
}

// A reference that could not be resolved stays so, with the same error, even if its loader would do better now.
Class* loadFor(Machine& vm, Class& from, Symbol* name) {
  if (from.loader->kind < Loader::App) {
    if (Class* c = vm.tryLoadClass(from.loader, name)) return c;
    requireOfImage(vm, from, name->text());
    return vm.loadClass(from.loader, name);
  }
  if (const JavaThrow* failure = vm.failedResolution(from, name)) throw *failure;
  try {
    return vm.loadClass(from.loader, name);
  } catch (LoadingNeeded& needed) {
    needed.from = &from;
    needed.reported = name;
    throw;
  } catch (const JavaThrow& error) {
    vm.recordFailedResolution(from, name, error);
    throw;
  }
}

}  // namespace

Class* resolveClass(Machine& vm, Class& from, std::uint16_t index) {
  assert(from.file != nullptr && index != 0 && index < from.pool.size() && "a constant of the class");
  if (const std::uint64_t found = known(from, index)) return reinterpret_cast<Class*>(found);
  Symbol* name = vm.world.symbol(from.file->className(index));
  // A hidden class names itself by its original name.
  Class* c = from.hidden && index == from.file->thisClass ? &from : loadFor(vm, from, name);
  if (!from.trusted && !canAccessClass(from, *c))
    illegalAccess("failed to access class " + c->externalName() + " from class " + from.externalName() + " (" +
                  inModules(*c, from) + ")");
  if (!from.trusted && !from.module && !vm.world.isExported(*c->elementClass())) {
    const Class& target = *c->elementClass();
    char unnamed[48];
    std::snprintf(unnamed, sizeof unnamed, "unnamed module @0x%x",
                  static_cast<unsigned>(vm.identityHash(vm.getReference(vm.mirror(from), vm.known.classModule))));
    illegalAccess("class " + from.externalName() + " (in " + unnamed + ") cannot access class " +
                  target.externalName() + " (in module " + target.module->string() + ") because module " +
                  target.module->string() + " does not export " + bytecode::dotted(target.package->text()) + " to " +
                  unnamed);
  }
  remember(vm, from, index, c);
  return c;
}

MemberReference memberReference(World& world, const Class& from, std::uint16_t index) {
  const Constant& member = from.file->constants[index];
  const Constant& nameAndType = from.file->constants[member.second];
  return {member.first, world.symbol(from.file->utf8(nameAndType.first)),
          world.symbol(from.file->utf8(static_cast<std::uint16_t>(nameAndType.second)))};
}

Field* lookupField(Class& c, const Symbol* name, const Symbol* descriptor) {
  assert(name != nullptr && descriptor != nullptr && "a field has a name and a type");
  if (Field* field = c.findField(name, descriptor)) return field;
  for (Class* interface : c.interfaces)
    if (Field* field = lookupField(*interface, name, descriptor)) return field;
  return c.super ? lookupField(*c.super, name, descriptor) : nullptr;
}

std::string missingField(const Machine& vm, const Class& c, const Symbol& name, const Symbol& descriptor) {
  return fmt::format(fmt::runtime(jdk::messageFor(vm.world.jdk().feature, jdk::kMissingField)), name.text(),
                     bytecode::readable(descriptor.text()), c.externalName());
}

Field* resolveField(Machine& vm, Class& from, std::uint16_t index, bool wantStatic, bool forWriting, const Method& by) {
  auto* field = reinterpret_cast<Field*>(known(from, index));
  if (!field) {
    const MemberReference reference = memberReference(vm.world, from, index);
    Class* c = resolveClass(vm, from, reference.classIndex);
    field = lookupField(*c, reference.name, reference.descriptor);
    if (!field)
      throw JavaThrow("java/lang/NoSuchFieldError", missingField(vm, *c, *reference.name, *reference.descriptor));
    if (!from.trusted && !canAccessMember(vm, from, *field->holder, field->access, *c))
      illegalAccess("class " + from.externalName() + " tried to access " + visibility(field->access) + "field " +
                    field->holder->externalName() + "." + field->name->string() + " (" +
                    inModules(from, *field->holder) + ")");
    remember(vm, from, index, field);
  }
  if (field->isStatic() != wantStatic)
    throw JavaThrow("java/lang/IncompatibleClassChangeError",
                    std::string("Expected ") + (wantStatic ? "static" : "non-static") + " field " +
                        field->holder->externalName() + "." + field->name->string());
  if (forWriting && field->isFinal() && !from.trusted) {
    const bool own = field->holder == &from;
    const std::string_view wanted = wantStatic ? "<clinit>" : "<init>";
    if (!own)
      illegalAccess("Update to " + std::string(wantStatic ? "static" : "non-static") + " final field " +
                    field->holder->externalName() + "." + field->name->string() +
                    " attempted from a different class (" + from.externalName() + ") than the field's declaring class");
    if (from.file->major >= 53 && by.name->text() != wanted)
      illegalAccess("Update to " + std::string(wantStatic ? "static" : "non-static") + " final field " +
                    field->holder->externalName() + "." + field->name->string() +
                    " attempted from a different method (" + by.name->string() + ") than the initializer method " +
                    std::string(wanted) + " ");
  }
  return field;
}

namespace {

// The method of the superinterfaces that no other overrides (5.4.3.3); an arbitrary one if that is not unique.
Method* maximallySpecific(Class& c, const Symbol* name, const Symbol* descriptor) {
  std::vector<Method*> candidates;
  for (Class* interface : c.allInterfaces)
    if (Method* m = interface->findMethod(name, descriptor))
      if (!(m->access & (ACC_PRIVATE | ACC_STATIC))) candidates.push_back(m);
  auto overridden = [&](const Method* m) {
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](const Method* other) { return other != m && other->holder->implements(m->holder); });
  };
  Method* any = nullptr;
  Method* concrete = nullptr;
  for (Method* m : candidates) {
    if (!any) any = m;
    if (overridden(m)) continue;
    if (!concrete || concrete->isAbstract()) concrete = m;
  }
  return concrete ? concrete : any;
}

}  // namespace

Method* lookupMethodInClass(Class& c, const Symbol* name, const Symbol* descriptor) {
  assert(name != nullptr && descriptor != nullptr && "a method has a name and a type");
  for (Class* at = &c; at; at = at->super)
    if (Method* method = at->findMethod(name, descriptor)) return method;
  return maximallySpecific(c, name, descriptor);
}

Method* lookupMethodInInterface(Machine& vm, Class& c, const Symbol* name, const Symbol* descriptor) {
  if (Method* method = c.findMethod(name, descriptor)) return method;
  if (Method* method = vm.known.object->findMethod(name, descriptor))
    if ((method->access & ACC_PUBLIC) && !method->isStatic()) return method;
  return maximallySpecific(c, name, descriptor);
}

Method* resolveMethod(Machine& vm, Class& from, std::uint16_t index) {
  if (const std::uint64_t found = known(from, index)) return reinterpret_cast<Method*>(found);
  const MemberReference reference = memberReference(vm.world, from, index);
  const bool viaInterface = from.file->constants[index].tag == Tag::InterfaceMethodref;
  Class* c = resolveClass(vm, from, reference.classIndex);
  if (c->isInterface() != viaInterface)
    throw JavaThrow("java/lang/IncompatibleClassChangeError",
                    viaInterface ? "Found class " + c->externalName() + ", but interface was expected"
                                 : "Found interface " + c->externalName() + ", but class was expected");
  Method* method = viaInterface ? lookupMethodInInterface(vm, *c, reference.name, reference.descriptor)
                                : lookupMethodInClass(*c, reference.name, reference.descriptor);
  if (!method && (c == vm.known.methodHandle || c == vm.known.varHandle)) {
    // Methods of these take any arguments and give any result.
    for (Method& m : c->methods)
      if (m.signaturePolymorphic && m.name == reference.name) method = &m;
  }
  if (!method)
    throw JavaThrow(
        "java/lang/NoSuchMethodError",
        "'" + bytecode::readableMethod(c->externalName(), reference.name->text(), reference.descriptor->text()) + "'");
  const bool arrayClone = c->isArray() && method->name->text() == "clone";
  if (!from.trusted && !arrayClone && !canAccessMember(vm, from, *method->holder, method->access, *c))
    illegalAccess("class " + from.externalName() + " tried to access " + visibility(method->access) + "method '" +
                  method->readableName() + "' (" + inModules(from, *method->holder) + ")");
  remember(vm, from, index, method);
  return method;
}

JavaThrow abstractMethodError(const Class& receiver, const Method& called) {
  const std::string full = called.readableName();
  return JavaThrow("java/lang/AbstractMethodError",
                   "Receiver class " + receiver.externalName() +
                       " does not define or inherit an implementation of the resolved method '" +
                       (called.isAbstract() ? "abstract " : "") +
                       bytecode::readable(bytecode::DescriptorReader(called.descriptor->text()).returnType()) + " " +
                       called.name->string() + full.substr(full.find('(')) + "' of " +
                       (called.holder->isInterface()  ? "interface "
                        : called.holder->isAbstract() ? "abstract class "
                                                      : "class ") +
                       called.holder->externalName() + ".");
}

Method* Machine::select(Class& receiver, Method& called) {
  assert(!called.isStatic() && "a call on a receiver");
  if (called.isPrivate()) return &called;
  Method* selected = nullptr;
  if (!receiver.isSubclassOf(called.holder))
    throw JavaThrow("java/lang/IncompatibleClassChangeError", "Class " + receiver.externalName() +
                                                                  " does not implement the requested interface " +
                                                                  called.holder->externalName());
  if (!called.holder->isInterface() && called.vtableIndex >= 0) {
    selected = receiver.vtable[called.vtableIndex];
  } else {
    for (Class* c = &receiver; c && !selected; c = c->super)
      if (Method* m = c->findMethod(called.name, called.descriptor))
        if (!m->isStatic() && !m->isPrivate()) selected = m;
    if (selected && !(selected->access & ACC_PUBLIC))
      illegalAccess("class " + receiver.externalName() + " tried to access " + visibility(selected->access) +
                    "method '" + selected->readableName() + "' (" + inModules(receiver, *called.holder) + ")");
    if (!selected) {
      selected = maximallySpecific(receiver, called.name, called.descriptor);
      // More than one default that no other overrides is an error of its own.
      if (selected && !selected->isAbstract())
        for (Class* interface : receiver.allInterfaces) {
          Method* other = interface->findMethod(called.name, called.descriptor);
          if (!other || other == selected || other->isAbstract() || (other->access & (ACC_PRIVATE | ACC_STATIC)))
            continue;
          bool isOverridden = false;
          for (Class* lower : receiver.allInterfaces)
            if (lower != interface && lower->implements(interface) && lower->findMethod(called.name, called.descriptor))
              isOverridden = true;
          if (!isOverridden) throw abstractMethodError(receiver, called);
        }
    }
  }
  if (!selected || selected->isAbstract()) throw abstractMethodError(receiver, called);
  selections[selectionIndex(&receiver, &called)] = {&receiver, &called, selected};
  return selected;
}

}  // namespace weaveproof::vm
