// jdk.internal.reflect.ConstantPool: a class's constants by index, for the code that reads annotations. Each method
// takes the object that HotSpot keeps the pool in; here that is the class's mirror.
#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::natives {

using namespace classfile;

namespace reflection_constant_pool {
namespace {

NativeStatus getConstantPool(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.classOfMirror(call.ref(0)).file) return call.returnRef(0);
  Class& type = *vm.world.bootClass("jdk/internal/reflect/ConstantPool");
  vm.requireInitialized(call.thread, type);
  const Ref object = vm.newCompleteObject(type);
  FieldsOf(vm, type, object).set("constantPoolOop", call.ref(0));
  return call.returnRef(object);
}

Class& poolOwner(NativeCall& call) {
  call.object(call.ref(1));
  return call.vm.classOfMirror(call.ref(1));
}

std::uint16_t index(NativeCall& call) {
  const std::int32_t wanted = call.i(2);
  if (wanted < 0 || static_cast<std::size_t>(wanted) >= poolOwner(call).file->constants.size())
    throw JavaThrow("java/lang/IllegalArgumentException", "Constant pool index out of bounds");
  return static_cast<std::uint16_t>(wanted);
}

const Constant& constant(NativeCall& call) { return poolOwner(call).file->constants[index(call)]; }

const Constant& constant(NativeCall& call, std::initializer_list<Tag> expected) {
  const Constant& found = constant(call);
  for (const Tag tag : expected)
    if (found.tag == tag) return found;
  throw JavaThrow("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
}

constexpr auto kMethodTags = {Tag::Methodref, Tag::InterfaceMethodref};
constexpr auto kMemberTags = {Tag::Fieldref, Tag::Methodref, Tag::InterfaceMethodref};

NativeStatus getSize(NativeCall& call) {
  return call.returnInt(static_cast<std::int32_t>(poolOwner(call).file->constants.size()));
}
NativeStatus getTag(NativeCall& call) { return call.returnInt(static_cast<std::int32_t>(constant(call).tag)); }
NativeStatus getInt(NativeCall& call) {
  return call.returnInt(static_cast<std::int32_t>(constant(call, {Tag::Integer}).second));
}
NativeStatus getFloat(NativeCall& call) {
  return call.returnInt(static_cast<std::int32_t>(constant(call, {Tag::Float}).second));
}
NativeStatus getLong(NativeCall& call) {
  constant(call, {Tag::Long});
  return call.returnLong(poolOwner(call).file->longBits(index(call)));
}
NativeStatus getDouble(NativeCall& call) {
  constant(call, {Tag::Double});
  return call.returnLong(poolOwner(call).file->longBits(index(call)));
}
NativeStatus getUtf8(NativeCall& call) {
  constant(call, {Tag::Utf8});
  return call.returnRef(internedText(call.vm, poolOwner(call).file->utf8(index(call))));
}
NativeStatus getString(NativeCall& call) {
  const Constant& string = constant(call, {Tag::String});
  return call.returnRef(internedText(call.vm, poolOwner(call).file->utf8(string.first)));
}

// What a constant names, found now, or only if the class in question has been loaded already.
enum class Load { Now, IfLoaded };

Class* classAt(NativeCall& call, std::uint16_t classIndex, Load load) {
  Class& from = poolOwner(call);
  if (load == Load::Now) return resolveClass(call.vm, from, classIndex);
  if (from.pool[classIndex]) return reinterpret_cast<Class*>(from.pool[classIndex]);
  return call.vm.findLoaded(from.loader, call.vm.world.symbol(from.file->className(classIndex)));
}

template <Load kLoad>
NativeStatus getClass(NativeCall& call) {
  constant(call, {Tag::Class});
  Class* c = classAt(call, index(call), kLoad);
  return call.returnRef(c ? call.vm.mirror(*c) : 0);
}

template <Load kLoad>
NativeStatus getMethod(NativeCall& call) {
  Machine& vm = call.vm;
  const Constant& member = constant(call, kMethodTags);
  Class* holder = classAt(call, member.first, kLoad);
  if (!holder) return call.returnRef(0);
  const MemberReference reference = memberReference(vm.world, poolOwner(call), index(call));
  Method* method = lookupMethodInClass(*holder, reference.name, reference.descriptor);
  if (!method) throw JavaThrow("java/lang/RuntimeException", "Unable to look up method in target class");
  return call.returnRef(method->isInitializer() ? newConstructorObject(vm, *method) : newMethodObject(vm, *method));
}

template <Load kLoad>
NativeStatus getField(NativeCall& call) {
  Machine& vm = call.vm;
  const Constant& member = constant(call, {Tag::Fieldref});
  Class* holder = classAt(call, member.first, kLoad);
  if (!holder) return call.returnRef(0);
  const MemberReference reference = memberReference(vm.world, poolOwner(call), index(call));
  Field* field = lookupField(*holder, reference.name, reference.descriptor);
  if (!field) throw JavaThrow("java/lang/RuntimeException", "Unable to look up field in target class");
  return call.returnRef(newFieldObject(vm, *field));
}

NativeStatus getClassRefIndex(NativeCall& call) { return call.returnInt(constant(call, kMemberTags).first); }
NativeStatus getNameAndTypeRefIndex(NativeCall& call) {
  const Constant& found =
      constant(call, {Tag::Fieldref, Tag::Methodref, Tag::InterfaceMethodref, Tag::InvokeDynamic, Tag::Dynamic});
  return call.returnInt(static_cast<std::int32_t>(found.second));
}

NativeStatus returnTexts(NativeCall& call, std::initializer_list<std::string_view> texts) {
  Machine& vm = call.vm;
  const Ref array = vm.newArray(*vm.known.stringArray, static_cast<std::int32_t>(texts.size()));
  std::size_t at = 0;
  for (const std::string_view text : texts) vm.at(array).elements<Ref>()[at++] = vm.newStringModified(text);
  return call.returnRef(array);
}
NativeStatus getMemberRefInfo(NativeCall& call) {
  const Constant& member = constant(call, kMemberTags);
  const Class& owner = poolOwner(call);
  const MemberReference reference = memberReference(call.vm.world, owner, index(call));
  return returnTexts(call, {owner.file->className(member.first), reference.name->text(), reference.descriptor->text()});
}
NativeStatus getNameAndTypeRefInfo(NativeCall& call) {
  const Constant& found = constant(call, {Tag::NameAndType});
  const ClassFile& file = *poolOwner(call).file;
  return returnTexts(call, {file.utf8(found.first), file.utf8(static_cast<std::uint16_t>(found.second))});
}

constexpr NativeEntry kClass[] = {{"getConstantPool", nullptr, getConstantPool}};
constexpr NativeEntry kConstantPool[] = {
    {"getSize0", nullptr, getSize},
    {"getClassAt0", nullptr, getClass<Load::Now>},
    {"getClassAtIfLoaded0", nullptr, getClass<Load::IfLoaded>},
    {"getClassRefIndexAt0", nullptr, getClassRefIndex},
    {"getMethodAt0", nullptr, getMethod<Load::Now>},
    {"getMethodAtIfLoaded0", nullptr, getMethod<Load::IfLoaded>},
    {"getFieldAt0", nullptr, getField<Load::Now>},
    {"getFieldAtIfLoaded0", nullptr, getField<Load::IfLoaded>},
    {"getMemberRefInfoAt0", nullptr, getMemberRefInfo},
    {"getNameAndTypeRefIndexAt0", nullptr, getNameAndTypeRefIndex},
    {"getNameAndTypeRefInfoAt0", nullptr, getNameAndTypeRefInfo},
    {"getIntAt0", nullptr, getInt},
    {"getLongAt0", nullptr, getLong},
    {"getFloatAt0", nullptr, getFloat},
    {"getDoubleAt0", nullptr, getDouble},
    {"getStringAt0", nullptr, getString},
    {"getUTF8At0", nullptr, getUtf8},
    {"getTagAt0", nullptr, getTag},
};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Class", kClass},
    {"jdk/internal/reflect/ConstantPool", kConstantPool},
};

}  // namespace
}  // namespace reflection_constant_pool

extern const std::span<const ClassNatives> kConstantPoolNatives = reflection_constant_pool::kClasses;

}  // namespace weaveproof::natives
