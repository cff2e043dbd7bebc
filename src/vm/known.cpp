#include "vm/known.hpp"

#include <stdexcept>

#include "vm/world.hpp"

namespace weaveproof::vm {

Field& fieldNamed(const Class& c, std::string_view name, std::string_view descriptor) {
  for (Field& field : c.fields)
    if (field.name->text() == name && (descriptor.empty() || field.descriptor->text() == descriptor)) return field;
  throw std::logic_error("no field " + c.externalName() + "." + std::string(name));
}

const Field* fieldIfAny(const Class& c, std::string_view name) {
  for (const Field& field : c.fields)
    if (field.name->text() == name) return &field;
  return nullptr;
}

Method* methodIfAny(const Class& c, std::string_view name, std::string_view descriptor) {
  for (Method& method : c.methods)
    if (method.name->text() == name && (descriptor.empty() || method.descriptor->text() == descriptor)) return &method;
  return nullptr;
}

Method& methodNamed(const Class& c, std::string_view name, std::string_view descriptor) {
  if (Method* method = methodIfAny(c, name, descriptor)) return *method;
  throw std::logic_error("no method " + c.externalName() + "." + std::string(name));
}

Known findKnown(World& world) {
  Known known{};
  const int version = world.jdk().feature;
  for (const jdk::KnownClass& one : jdk::knownClasses(version)) known.*one.where = world.bootClass(one.name);
  known.objectArray = world.arrayOf(known.object);
  known.stringArray = world.arrayOf(known.string);
  known.classArray = world.arrayOf(known.klass);
  known.byteArray = world.primitiveArray(Kind::Byte);
  known.intArray = world.primitiveArray(Kind::Int);
  for (const jdk::KnownOffset& one : jdk::knownOffsets(version))
    known.*one.where = fieldNamed(*(known.*one.holder), one.name).offset;
  for (const jdk::KnownStatic& one : jdk::knownStatics())
    known.*one.where = &fieldNamed(*(known.*one.holder), one.name);
  for (const jdk::KnownMethod& one : jdk::knownMethods())
    known.*one.where = &methodNamed(*(known.*one.holder), one.name, one.descriptor);
  std::size_t cleared = 0;
  for (const jdk::ClearedField& field : jdk::clearedAtEndOfThread(version))
    known.threadClearedAtEnd[cleared++] = fieldNamed(*known.thread, field.name).offset;
  return known;
}

}  // namespace weaveproof::vm
