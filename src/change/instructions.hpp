// The instructions of a method in words that do not depend on the file that they stand in: constants are resolved, short and long
// forms of an instruction are the same, places to jump to are instructions and not distances. Lines are not looked at.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::change {

struct Handler {
  std::string type;  // what it catches; empty: everything
  std::uint32_t target = 0;

  friend bool operator==(const Handler&, const Handler&) = default;
};

struct Instruction {
  std::uint32_t bci = 0, end = 0;
  std::string text;                    // "getfield Account.balance:I"
  std::vector<std::uint32_t> targets;  // where it may jump to: indices of instructions
  std::vector<Handler> handlers;       // that see an exception of its, the first one first
};

// How classes and methods are to be called. Numbers that the compiler made up mean nothing (numbered_names.hpp).
struct Naming {
  std::function<std::string(std::string_view className)> ofClass;
  std::function<std::string(std::string_view className, std::string_view method)> ofMethod;

  std::string ofDescriptor(std::string_view descriptor) const;
  std::string ofType(std::string_view type) const;  // of a Class constant: a name, or a descriptor of an array
};

// Everything is called what it is called.
const Naming& plainNaming();

// Throws FormatError.
std::vector<Instruction> instructionsOf(const classfile::ClassFile& file, const classfile::Code& code,
                                        const Naming& naming);

// A constant in words.
std::string constantText(const classfile::ClassFile& file, std::uint16_t index, const Naming& naming);

}  // namespace weaveproof::change
