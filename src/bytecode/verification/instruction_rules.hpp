// What each instruction demands of the types before it, and what it makes of them (JVM specification 4.10.1.9).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bytecode/verification/assignability.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode::verification {

class InstructionRules {
 public:
  // The method must have code, and its instructions legal lengths.
  InstructionRules(const classfile::ClassFile& file, const classfile::Member& method, Assignability& types);

  // Sets up the frame before the first instruction; returns how many of its locals hold `this` and parameters.
  std::uint32_t enter(TypeFrame& frame) const;

  // Turns the frame before the instruction into the frame after it. Refuses what breaks a rule.
  void apply(std::uint32_t bci, TypeFrame& frame);

  // The part of apply() that needs no frame: for code that control never reaches, but that someone may read.
  void checkOperands(std::uint32_t bci);

  // What a handler finds on the stack.
  Type caught(const classfile::ExceptionHandler& handler) const;

 private:
  struct MemberRef {
    std::string_view className = {}, name = {}, descriptor = {};
    classfile::Tag tag = classfile::Tag::Unusable;
  };

  void applySimple(std::uint8_t op, TypeFrame& frame);
  void load(char letter, std::uint32_t local, TypeFrame& frame);
  void store(char letter, std::uint32_t local, TypeFrame& frame);
  void loadElement(char letter, TypeFrame& frame);
  void storeElement(char letter, TypeFrame& frame);
  void accessField(std::uint32_t bci, TypeFrame& frame);
  void invoke(std::uint32_t bci, TypeFrame& frame);
  void invokeConstructor(std::string_view className, TypeFrame& frame);
  void checkInvokespecial(const MemberRef& target);
  void newObject(std::uint32_t bci, TypeFrame& frame);
  void newArray(std::uint32_t bci, TypeFrame& frame);
  void leave(std::uint8_t op, TypeFrame& frame);

  void pop(const Type& expected, TypeFrame& frame);
  void popArray(char letter, TypeFrame& frame);
  bool declaresField(std::string_view name, std::string_view descriptor) const;

  // What the operands of an instruction name, if they may.
  Type loadableType(std::uint32_t bci) const;
  MemberRef field(std::uint32_t bci) const;
  MemberRef invoked(std::uint32_t bci) const;
  Type readSignature(std::uint32_t bci, const MemberRef& target);  // fills parameters_
  Type createdType(std::uint32_t bci) const;

  const classfile::Constant& constant(std::uint16_t index) const;
  Type classConstant(std::uint16_t index) const;
  MemberRef member(std::uint16_t index) const;
  std::string_view dynamicDescriptor(std::uint16_t index) const;

  const classfile::ClassFile& file_;
  const classfile::Member& method_;
  classfile::Bytes code_;
  Assignability& types_;
  std::vector<Type> parameters_;  // of the invoke at hand
  Type this_;
  Type returned_;  // Top for void
  bool isConstructor_;
};

}  // namespace weaveproof::bytecode::verification
