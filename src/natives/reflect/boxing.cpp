#include "natives/reflect/boxing.hpp"

namespace weaveproof::natives {

namespace {

constexpr const char* kBoxNames[] = {"java/lang/Void",      "java/lang/Boolean", "java/lang/Byte",
                                     "java/lang/Character", "java/lang/Short",   "java/lang/Integer",
                                     "java/lang/Long",      "java/lang/Float",   "java/lang/Double"};

float floatOf(std::int64_t bits) {
  const auto low = static_cast<std::uint32_t>(bits);
  float value;
  std::memcpy(&value, &low, sizeof value);
  return value;
}

std::int64_t bitsOf(float value) {
  std::uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

std::int64_t bitsOf(double value) {
  std::int64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

bool isWhole(Kind kind) { return kind >= Kind::Byte && kind <= Kind::Long; }

}  // namespace

Class& boxClass(World& world, Kind kind) { return *world.bootClass(kBoxNames[static_cast<int>(kind)]); }

Ref box(Machine& vm, Value value) {
  if (value.kind == Kind::Void) return 0;
  if (value.kind == Kind::Reference) return static_cast<Ref>(value.bits);
  Class& type = boxClass(vm.world, value.kind);
  const Ref object = vm.newCompleteObject(type);
  writeValue(vm.at(object), fieldNamed(type, "value").offset, value);
  return object;
}

Value unbox(Machine& vm, Ref object) {
  if (object) {
    const Class& type = vm.classOf(object);
    for (int kind = static_cast<int>(Kind::Boolean); kind <= static_cast<int>(Kind::Double); ++kind)
      if (type.name->text() == kBoxNames[kind] && type.loader->kind == Loader::Boot)
        return readValue(vm.at(object), fieldNamed(type, "value").offset, static_cast<Kind>(kind));
  }
  return {Kind::Reference, object};
}

bool widen(Value& value, Kind to) {
  const Kind from = value.kind;
  if (from == to) return true;
  if (to == Kind::Char || to <= Kind::Byte || to == Kind::Reference) return false;
  if (from == Kind::Char && to == Kind::Short) return false;
  if (isWhole(from)) {
    if (from > to) return false;
    if (to == Kind::Float) value.bits = bitsOf(static_cast<float>(value.bits));
    if (to == Kind::Double) value.bits = bitsOf(static_cast<double>(value.bits));
  } else if (from == Kind::Float && to == Kind::Double) {
    value.bits = bitsOf(static_cast<double>(floatOf(value.bits)));
  } else {
    return false;
  }
  value.kind = to;
  return true;
}

Value readValue(const Object& holder, std::uint64_t offset, Kind kind) {
  const std::uint8_t* at = holder.bytes() + offset;
  auto read = [at](auto zero) {
    std::memcpy(&zero, at, sizeof zero);
    return static_cast<std::int64_t>(zero);
  };
  switch (kind) {
    case Kind::Void:
      return {kind, 0};
    case Kind::Boolean:
    case Kind::Byte:
      return {kind, read(std::int8_t{})};
    case Kind::Char:
      return {kind, read(std::uint16_t{})};
    case Kind::Short:
      return {kind, read(std::int16_t{})};
    case Kind::Int:
      return {kind, read(std::int32_t{})};
    case Kind::Float:
    case Kind::Reference:
      return {kind, read(std::uint32_t{})};
    case Kind::Long:
    case Kind::Double:
      return {kind, read(std::int64_t{})};
  }
  return {kind, 0};
}

void writeValue(Object& holder, std::uint64_t offset, Value value) {
  const std::int64_t bits = value.kind == Kind::Boolean ? value.bits & 1 : value.bits;
  if (value.kind == Kind::Void) return;
  // Little-endian: the low bytes of the number are the value.
  std::memcpy(holder.bytes() + offset, &bits, std::size_t{1} << bytecode::shiftOf(value.kind));
}

}  // namespace weaveproof::natives
