// Primitive values as objects: java.lang.Integer and its kin, and the conversions that reflection makes between them.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

// A value of any kind, as a method returns it: whole numbers extended by their sign, a float's bits in the low half, a
// reference in the low half.
struct Value {
  Kind kind;
  std::int64_t bits;
};

Class& boxClass(World& world, Kind kind);
Ref box(Machine& vm, Value value);     // always a new object; a reference is itself, no value is null
Value unbox(Machine& vm, Ref object);  // what is no box stays a reference

// Widens a primitive value (JLS 5.1.2); false if there is no such conversion.
bool widen(Value& value, Kind to);

Value readValue(const Object& holder, std::uint64_t offset, Kind kind);
void writeValue(Object& holder, std::uint64_t offset, Value value);

}  // namespace weaveproof::natives
