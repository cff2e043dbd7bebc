// Values, objects and variables of a program, as facts. The room `words` makes text of them.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "program/location.hpp"

namespace weaveproof::program {

struct Value {
  enum class Kind : std::uint8_t {
    Unknown,
    Boolean,  // number
    Char,     // number
    Integer,  // number
    Float,    // real
    Double,   // real
    Null,
    String,      // text
    LongString,  // a constant that is not shown
    Constant,    // of an enum; text is its name
    Lambda,
    Thread,     // text is its name
    Object,     // object
    Condition,  // of the lock `object`
    Part,       // an object of the library that is a part of `object`; text is its class
  };

  Kind kind = Kind::Unknown;
  std::int64_t number = 0;
  double real = 0;
  std::string text = {};
  ObjectName object = {};

  bool isKnown() const { return kind != Kind::Unknown; }

  friend bool operator==(const Value&, const Value&) = default;
};

// What an instruction works on: a variable or a field, and what it holds. Either may be unknown.
struct Operand {
  std::string name = {};  // "stats", "bank.lock"; empty if it comes from no variable
  Value value = {};

  friend bool operator==(const Operand&, const Operand&) = default;
};

// An object, and the field of the program that holds it.
struct NamedObject {
  std::string field = {};  // empty if there is none, or more than one
  ObjectName object = {};
  bool isDropped = false;  // the program has no reference to it any more; `object` is its class alone

  bool isKnown() const { return !object.type.empty(); }

  friend bool operator==(const NamedObject&, const NamedObject&) = default;
};

struct MethodName {
  std::string className = {};  // without the package
  std::string method = {};     // empty for a constructor

  bool isKnown() const { return !className.empty(); }

  friend auto operator<=>(const MethodName&, const MethodName&) = default;
};

}  // namespace weaveproof::program
