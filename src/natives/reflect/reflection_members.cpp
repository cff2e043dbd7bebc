// The members of a class, as java.lang.Class and java.lang.reflect ask for them.
#include "natives/reflect/method_order.hpp"
#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::natives {

using namespace classfile;

Ref bytesOrNull(Machine& vm, Bytes bytes) {
  if (bytes.empty()) return 0;
  const Ref array = vm.newArray(*vm.known.byteArray, static_cast<std::int32_t>(bytes.size()));
  std::memcpy(vm.at(array).elements<std::uint8_t>(), bytes.data(), bytes.size());
  return array;
}

Ref textOrNull(Machine& vm, const ClassFile& file, std::uint16_t index) {
  return index ? vm.newStringModified(file.utf8(index)) : 0;
}

Ref internedText(Machine& vm, std::string_view text) { return vm.literal(vm.world.literal(text)); }

Ref mirrorArray(Machine& vm, const std::vector<Class*>& classes) {
  const Ref array = vm.newArray(*vm.known.classArray, static_cast<std::int32_t>(classes.size()));
  for (std::size_t i = 0; i < classes.size(); ++i) vm.at(array).elements<Ref>()[i] = vm.mirror(*classes[i]);
  return array;
}

namespace reflection_members {
namespace {

// What Java may see of the flags in a class file.
constexpr std::uint16_t kMethodModifiers = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                                           ACC_SYNCHRONIZED | ACC_BRIDGE | ACC_VARARGS | ACC_NATIVE | ACC_ABSTRACT |
                                           ACC_STRICT | ACC_SYNTHETIC;
constexpr std::uint16_t kFieldModifiers = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                                          ACC_VOLATILE | ACC_TRANSIENT | ACC_ENUM | ACC_SYNTHETIC;

std::vector<Class*> parameterClasses(Machine& vm, const Method& method) {
  std::vector<Class*> classes;
  for (const std::string_view type : bytecode::parameterTypes(method.descriptor->text()))
    classes.push_back(vm.classFromDescriptor(method.holder->loader, type));
  return classes;
}

std::vector<Class*> exceptionClasses(Machine& vm, const Method& method) {
  std::vector<Class*> classes;
  for (const std::uint16_t index : method.member->exceptions)
    classes.push_back(resolveClass(vm, *method.holder, index));
  return classes;
}

Class& memberType(Machine& vm, const char* name) { return *vm.world.bootClass(name); }

// What methods and constructors have in common.
Ref newExecutable(Machine& vm, Class& type, Method& method) {
  const auto parameters = parameterClasses(vm, method), exceptions = exceptionClasses(vm, method);
  const Ref object = vm.newCompleteObject(type);
  FieldsOf fields(vm, type, object);
  fields.set("clazz", vm.mirror(*method.holder));
  fields.setInt("slot", method.index);
  fields.set("parameterTypes", mirrorArray(vm, parameters));
  fields.set("exceptionTypes", mirrorArray(vm, exceptions));
  // The flags of the class file: those of `method` also say that it is implemented in C++.
  fields.setInt("modifiers", method.member->accessFlags & kMethodModifiers);
  fields.set("signature", textOrNull(vm, *method.holder->file, method.member->signature));
  fields.set("annotations", bytesOrNull(vm, method.member->annotations.visible));
  fields.set("parameterAnnotations", bytesOrNull(vm, method.member->annotations.visibleParameters));
  return object;
}

}  // namespace
}  // namespace reflection_members

Ref newMethodObject(Machine& vm, Method& method) {
  using namespace reflection_members;
  Class& type = memberType(vm, "java/lang/reflect/Method");
  Class* result =
      vm.classFromDescriptor(method.holder->loader, bytecode::DescriptorReader(method.descriptor->text()).returnType());
  const Ref object = newExecutable(vm, type, method);
  FieldsOf fields(vm, type, object);
  fields.set("name", internedText(vm, method.name->text()));
  fields.set("returnType", vm.mirror(*result));
  fields.set("annotationDefault", bytesOrNull(vm, method.member->annotations.defaultValue));
  return object;
}

Ref newConstructorObject(Machine& vm, Method& method) {
  using namespace reflection_members;
  return newExecutable(vm, memberType(vm, "java/lang/reflect/Constructor"), method);
}

Ref newFieldObject(Machine& vm, Field& field) {
  using namespace reflection_members;
  Class& type = memberType(vm, "java/lang/reflect/Field");
  const Class& holder = *field.holder;
  const Member& member = holder.file->fields[field.index];
  Class* valueType = vm.classFromDescriptor(holder.loader, field.descriptor->text());
  const Ref object = vm.newCompleteObject(type);
  FieldsOf fields(vm, type, object);
  fields.set("clazz", vm.mirror(*field.holder));
  fields.setInt("slot", field.index);
  fields.set("name", internedText(vm, field.name->text()));
  fields.set("type", vm.mirror(*valueType));
  fields.setInt("modifiers", field.access & kFieldModifiers);
  fields.setBoolean("trustedFinal", field.isFinal() && (field.isStatic() || holder.hidden || holder.file->record));
  fields.set("signature", textOrNull(vm, *holder.file, member.signature));
  fields.set("annotations", bytesOrNull(vm, member.annotations.visible));
  return object;
}

Method& methodOfObject(Machine& vm, Ref object) {
  const FieldsOf fields(vm, vm.classOf(object), object);
  return vm.classOfMirror(fields.get("clazz")).methods[static_cast<std::uint32_t>(fields.getInt("slot"))];
}

namespace reflection_members {
namespace {

Class& self(NativeCall& call) { return call.vm.classOfMirror(call.ref(0)); }

Ref arrayOf(NativeCall& call, Class& element, const std::vector<Ref>& objects) {
  const Ref array = call.vm.newObjectArray(element, static_cast<std::int32_t>(objects.size()));
  std::copy(objects.begin(), objects.end(), call.vm.at(array).elements<Ref>());
  return array;
}

template <class Member, class Wanted>
NativeStatus listMembers(NativeCall& call, const char* type, const std::vector<Member*>& members, Wanted wanted,
                         Ref (*make)(Machine&, Member&)) {
  Machine& vm = call.vm;
  Class& element = memberType(vm, type);
  vm.requireInitialized(call.thread, element);
  vm.linkForUse(self(call));
  const bool publicOnly = call.z(1);
  std::vector<Ref> objects;
  for (Member* member : members)
    if (wanted(*member) && (!publicOnly || (member->access & ACC_PUBLIC))) objects.push_back(make(vm, *member));
  return call.returnRef(arrayOf(call, element, objects));
}

// Not an initialiser, and not a member that the machine added to a class of its own making.
template <class Member>
bool hasOrdinaryName(const Member& member) {
  return member.name->text()[0] != '<';
}

NativeStatus getDeclaredMethods(NativeCall& call) {
  return listMembers(call, "java/lang/reflect/Method", methodsInListedOrder(call.vm.world, self(call)),
                     hasOrdinaryName<Method>, newMethodObject);
}
NativeStatus getDeclaredConstructors(NativeCall& call) {
  auto isConstructor = [](const Method& m) { return m.isInitializer(); };
  return listMembers(call, "java/lang/reflect/Constructor", methodsInListedOrder(call.vm.world, self(call)),
                     isConstructor, newConstructorObject);
}
NativeStatus getDeclaredFields(NativeCall& call) {  // in the order of the class file
  std::vector<Field*> fields;
  for (Field& field : self(call).fields) fields.push_back(&field);
  return listMembers(call, "java/lang/reflect/Field", fields, hasOrdinaryName<Field>, newFieldObject);
}

NativeStatus isRecord(NativeCall& call) {
  const Class& c = self(call);
  return call.returnBool(c.file && c.file->record);
}

Ref newRecordComponent(Machine& vm, Class& type, Class& holder, const RecordComponent& component) {
  const std::string_view name = holder.file->utf8(component.nameIndex);
  const std::string descriptor(holder.file->utf8(component.descriptorIndex));
  Class* valueType = vm.classFromDescriptor(holder.loader, descriptor);
  Method* accessor = holder.findMethod(vm.world.symbol(name), vm.world.symbol("()" + descriptor));
  const Ref accessorObject = accessor && !accessor->isStatic() ? newMethodObject(vm, *accessor) : 0;
  const Ref object = vm.newCompleteObject(type);
  FieldsOf fields(vm, type, object);
  fields.set("clazz", holder.mirror);
  fields.set("name", internedText(vm, name));
  fields.set("type", vm.mirror(*valueType));
  fields.set("accessor", accessorObject);
  fields.set("signature", textOrNull(vm, *holder.file, component.signature));
  fields.set("annotations", bytesOrNull(vm, component.annotations.visible));
  fields.set("typeAnnotations", bytesOrNull(vm, component.annotations.visibleTypes));
  return object;
}

NativeStatus getRecordComponents(NativeCall& call) {
  Machine& vm = call.vm;
  Class& type = memberType(vm, "java/lang/reflect/RecordComponent");
  vm.requireInitialized(call.thread, type);
  vm.requireInitialized(call.thread, memberType(vm, "java/lang/reflect/Method"));
  Class& c = self(call);
  if (!c.file || !c.file->record) return call.returnRef(0);
  vm.linkForUse(c);
  std::vector<Ref> objects;
  for (const RecordComponent& component : *c.file->record)
    objects.push_back(newRecordComponent(vm, type, c, component));
  return call.returnRef(arrayOf(call, type, objects));
}

// Executable.getParameters0: what the MethodParameters attribute says, or null.
NativeStatus getParameters(NativeCall& call) {
  Machine& vm = call.vm;
  Class& type = memberType(vm, "java/lang/reflect/Parameter");
  vm.requireInitialized(call.thread, type);
  const Method& method = methodOfObject(vm, call.ref(0));
  const ClassFile& file = *method.holder->file;
  const Bytes body = method.member->methodParameters;
  if (body.empty()) return call.returnRef(0);
  std::vector<Ref> objects;
  for (std::size_t at = 1; at + 4 <= body.size(); at += 4) {
    const auto nameIndex = static_cast<std::uint16_t>(body[at] << 8 | body[at + 1]);
    if (nameIndex >= file.constants.size())
      throw JavaThrow("java/lang/IllegalArgumentException", "Constant pool index out of bounds");
    if (nameIndex && file.constants[nameIndex].tag != Tag::Utf8)
      throw JavaThrow("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
    const Ref object = vm.newCompleteObject(type);
    FieldsOf fields(vm, type, object);
    fields.set("name", nameIndex ? internedText(vm, file.utf8(nameIndex)) : 0);
    fields.setInt("modifiers", body[at + 2] << 8 | body[at + 3]);
    fields.set("executable", call.ref(0));
    fields.setInt("index", static_cast<std::int32_t>(objects.size()));
    objects.push_back(object);
  }
  return call.returnRef(arrayOf(call, type, objects));
}

NativeStatus executableTypeAnnotations(NativeCall& call) {
  return call.returnRef(bytesOrNull(call.vm, methodOfObject(call.vm, call.ref(0)).member->annotations.visibleTypes));
}

NativeStatus fieldTypeAnnotations(NativeCall& call) {
  Machine& vm = call.vm;
  const FieldsOf fields(vm, vm.classOf(call.ref(0)), call.ref(0));
  const Class& holder = vm.classOfMirror(fields.get("clazz"));
  const Member& member = holder.file->fields[static_cast<std::uint32_t>(fields.getInt("slot"))];
  return call.returnRef(bytesOrNull(vm, member.annotations.visibleTypes));
}

constexpr NativeEntry kClass[] = {
    {"getDeclaredMethods0", nullptr, getDeclaredMethods},
    {"getDeclaredConstructors0", nullptr, getDeclaredConstructors},
    {"getDeclaredFields0", nullptr, getDeclaredFields},
    {"isRecord0", nullptr, isRecord},
    {"getRecordComponents0", nullptr, getRecordComponents},
};
constexpr NativeEntry kExecutable[] = {
    {"getParameters0", nullptr, getParameters},
    {"getTypeAnnotationBytes0", nullptr, executableTypeAnnotations},
};
constexpr NativeEntry kField[] = {{"getTypeAnnotationBytes0", nullptr, fieldTypeAnnotations}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Class", kClass},
    {"java/lang/reflect/Executable", kExecutable},
    {"java/lang/reflect/Field", kField},
};

}  // namespace
}  // namespace reflection_members

extern const std::span<const ClassNatives> kReflectionMembersNatives = reflection_members::kClasses;

}  // namespace weaveproof::natives
