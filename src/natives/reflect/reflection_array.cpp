// java.lang.reflect.Array.
#include "natives/memory/memory_part.hpp"
#include "natives/reflect/boxing.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace reflection_array {
namespace {

[[noreturn]] void illegalArgument(const char* message) {
  throw JavaThrow("java/lang/IllegalArgumentException", message);
}

Object& arrayArgument(NativeCall& call) {
  Object& array = call.object(call.ref(0));
  if (!classOf(array).isArray()) illegalArgument("Argument is not an array");
  return array;
}

Object& primitiveArrayArgument(NativeCall& call) {
  Object& array = arrayArgument(call);
  if (classOf(array).isReferenceArray()) illegalArgument("Argument is not an array of primitive type");
  return array;
}

// Where the element at the index in slot 1 stands.
std::uint64_t offsetOf(NativeCall& call, const Object& array) {
  const std::int32_t index = call.i(1);
  if (index < 0 || static_cast<std::uint32_t>(index) >= array.length)
    throw JavaThrow("java/lang/ArrayIndexOutOfBoundsException");
  return kArrayBase + (static_cast<std::uint64_t>(index) << classOf(array).elementShift);
}

NativeStatus getLength(NativeCall& call) {
  return call.returnInt(static_cast<std::int32_t>(arrayArgument(call).length));
}

bool permitted(NativeCall& call, const Object& array, ActionKind kind) {
  return call.vm.permitAccess(call.thread, kind, call.ref(0), static_cast<std::uint32_t>(offsetOf(call, array)),
                              FieldAccess::kElement);
}

NativeStatus get(NativeCall& call) {
  const Object& array = arrayArgument(call);
  if (!permitted(call, array, ActionKind::Read)) return NativeStatus::Visible;
  return call.returnRef(box(call.vm, readValue(array, offsetOf(call, array), classOf(array).elementKind)));
}

template <Kind kTo>
NativeStatus getPrimitive(NativeCall& call) {
  const Object& array = primitiveArrayArgument(call);
  if (!permitted(call, array, ActionKind::Read)) return NativeStatus::Visible;
  Value value = readValue(array, offsetOf(call, array), classOf(array).elementKind);
  if (!widen(value, kTo)) illegalArgument("argument type mismatch");
  return call.returnLong(value.bits);
}

NativeStatus store(NativeCall& call, Object& array, Value value) {
  const std::uint64_t offset = offsetOf(call, array);
  if (!widen(value, classOf(array).elementKind)) illegalArgument("argument type mismatch");
  if (!permitted(call, array, ActionKind::Write)) return NativeStatus::Visible;
  call.vm.touch(call.ref(0), offset, std::uint64_t{1} << classOf(array).elementShift);
  writeValue(array, offset, value);
  return call.done();
}

NativeStatus set(NativeCall& call) {
  Machine& vm = call.vm;
  Object& array = arrayArgument(call);
  const Class& type = classOf(array);
  const Ref element = call.ref(2);
  if (!type.isReferenceArray()) {
    if (!element) throw JavaThrow("java/lang/IllegalArgumentException");
    return store(call, array, unbox(vm, element));
  }
  const std::uint64_t offset = offsetOf(call, array);
  if (element && !vm.classOf(element).isSubclassOf(type.component)) illegalArgument("array element type mismatch");
  if (!permitted(call, array, ActionKind::Write)) return NativeStatus::Visible;
  vm.setReference(call.ref(0), static_cast<std::uint32_t>(offset), element);
  return call.done();
}

template <Kind kFrom>
NativeStatus setPrimitive(NativeCall& call) {
  Object& array = primitiveArrayArgument(call);
  return store(call, array, {kFrom, bytecode::slotsOf(kFrom) == 2 ? call.l(2) : std::int64_t{call.i(2)}});
}

// ---- making arrays

constexpr int kMostDimensions = 255;

int dimensionsOf(const Class& c) {
  int dimensions = 0;
  for (const Class* at = &c; at->isArray(); at = at->component) ++dimensions;
  return dimensions;
}

Class& componentArgument(NativeCall& call) {
  call.object(call.ref(0));
  return call.vm.classOfMirror(call.ref(0));
}

void requireComponent(const Class& component, int addedDimensions) {
  if (component.primitive && component.elementKind == Kind::Void) throw JavaThrow("java/lang/IllegalArgumentException");
  if (dimensionsOf(component) + addedDimensions > kMostDimensions)
    throw JavaThrow("java/lang/IllegalArgumentException");
}

NativeStatus newArray(NativeCall& call) {  // (component type, length)
  Class& component = componentArgument(call);
  if (call.i(1) < 0) throw JavaThrow("java/lang/NegativeArraySizeException", std::to_string(call.i(1)));
  requireComponent(component, 1);
  return call.returnRef(call.vm.newObjectArray(component, call.i(1)));
}

Ref makeNested(Machine& vm, Class& type, const std::int32_t* lengths, std::uint32_t dimensions) {
  const Ref array = vm.newArray(type, lengths[0]);
  if (dimensions > 1)
    for (std::int32_t i = 0; i < lengths[0]; ++i)
      vm.at(array).elements<Ref>()[i] = makeNested(vm, *type.component, lengths + 1, dimensions - 1);
  return array;
}

NativeStatus multiNewArray(NativeCall& call) {  // (component type, lengths)
  Machine& vm = call.vm;
  Class& component = componentArgument(call);
  const MemoryPart given{call.ref(1), 0, static_cast<std::int32_t>(call.object(call.ref(1)).length)};
  if (call.resume == 0 && given.isVisible(call, ActionKind::Read)) return given.copyIn(call, 0, 1);
  const Object& lengths = vm.at(given.orCopy(call, 0).array);
  if (lengths.length == 0 || lengths.length > kMostDimensions) throw JavaThrow("java/lang/IllegalArgumentException");
  for (std::uint32_t i = 0; i < lengths.length; ++i)
    if (const std::int32_t length = lengths.elements<std::int32_t>()[i]; length < 0)
      throw JavaThrow("java/lang/NegativeArraySizeException", std::to_string(length));
  requireComponent(component, static_cast<int>(lengths.length));
  Class* type = &component;
  for (std::uint32_t i = 0; i < lengths.length; ++i) type = vm.world.arrayOf(type);
  return call.returnRef(makeNested(vm, *type, lengths.elements<std::int32_t>(), lengths.length));
}

constexpr NativeEntry kArray[] = {
    {"getLength", nullptr, getLength},
    {"get", nullptr, get},
    {"getBoolean", nullptr, getPrimitive<Kind::Boolean>},
    {"getByte", nullptr, getPrimitive<Kind::Byte>},
    {"getChar", nullptr, getPrimitive<Kind::Char>},
    {"getShort", nullptr, getPrimitive<Kind::Short>},
    {"getInt", nullptr, getPrimitive<Kind::Int>},
    {"getLong", nullptr, getPrimitive<Kind::Long>},
    {"getFloat", nullptr, getPrimitive<Kind::Float>},
    {"getDouble", nullptr, getPrimitive<Kind::Double>},
    {"set", nullptr, set},
    {"setBoolean", nullptr, setPrimitive<Kind::Boolean>},
    {"setByte", nullptr, setPrimitive<Kind::Byte>},
    {"setChar", nullptr, setPrimitive<Kind::Char>},
    {"setShort", nullptr, setPrimitive<Kind::Short>},
    {"setInt", nullptr, setPrimitive<Kind::Int>},
    {"setLong", nullptr, setPrimitive<Kind::Long>},
    {"setFloat", nullptr, setPrimitive<Kind::Float>},
    {"setDouble", nullptr, setPrimitive<Kind::Double>},
    {"newArray", nullptr, newArray},
    {"multiNewArray", nullptr, multiNewArray, 1},
};

constexpr ClassNatives kClasses[] = {{"java/lang/reflect/Array", kArray}};

}  // namespace
}  // namespace reflection_array

extern const std::span<const ClassNatives> kReflectionArrayNatives = reflection_array::kClasses;

}  // namespace weaveproof::natives
