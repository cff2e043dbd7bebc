// Writes class files: how the machine makes lambdas, string concatenation and other synthetic code, so that all of it
// runs on the same interpreter as everything else.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::classfile {

class ClassWriter;

// The code of one method under construction. The stack depth is the writer's to know.
class CodeWriter {
 public:
  explicit CodeWriter(ClassWriter& owner) : owner_(owner) {}

  CodeWriter& op(std::uint8_t opcode);
  CodeWriter& op1(std::uint8_t opcode, std::uint8_t operand);
  CodeWriter& op2(std::uint8_t opcode, std::uint16_t operand);
  CodeWriter& local(std::uint8_t opcode, unsigned index);  // iload, astore, …; the wide form where needed
  CodeWriter& load(char type, unsigned index);             // by the first letter of a descriptor
  CodeWriter& returning(char type);
  CodeWriter& pushInt(std::int32_t value);
  CodeWriter& ldc(std::uint16_t constant);  // not for long and double
  CodeWriter& field(std::uint8_t opcode, std::string_view holder, std::string_view name, std::string_view type);
  CodeWriter& invoke(std::uint8_t opcode, std::string_view holder, std::string_view name, std::string_view type,
                     bool interface = false);
  CodeWriter& type(std::uint8_t opcode, std::string_view className);  // new, checkcast, instanceof, anewarray
  std::size_t jump(std::uint8_t opcode);                              // returns a mark for land()
  CodeWriter& land(std::size_t mark);

  // Exceptions of this class thrown from `start` up to here go to `handler` (positions in bytes).
  CodeWriter& handle(std::size_t start, std::size_t end, std::size_t handler, std::string_view className);

  std::vector<std::uint8_t> bytes;
  std::vector<ExceptionHandler> handlers;

 private:
  ClassWriter& owner_;
};

class ClassWriter {
 public:
  ClassWriter(std::uint16_t access, std::string_view name, std::string_view super = "java/lang/Object");

  std::uint16_t utf8(std::string_view text);
  std::uint16_t classConstant(std::string_view name);
  std::uint16_t string(std::string_view modifiedUtf8);
  std::uint16_t integer(std::int32_t value);
  std::uint16_t member(Tag tag, std::string_view holder, std::string_view name, std::string_view type);
  std::uint16_t methodType(std::string_view descriptor);

  void addInterface(std::string_view name);
  void addField(std::uint16_t access, std::string_view name, std::string_view type);
  void addMethod(std::uint16_t access, std::string_view name, std::string_view type, const CodeWriter& code,
                 std::uint16_t maxStack, std::uint16_t maxLocals);
  void addNativeMethod(std::uint16_t access, std::string_view name, std::string_view type);

  std::vector<std::uint8_t> finish();

 private:
  std::uint16_t entry(std::vector<std::uint8_t> bytes);
  std::vector<std::uint8_t> pool_;
  std::uint16_t count_ = 1;
  std::map<std::vector<std::uint8_t>, std::uint16_t> known_;
  std::vector<std::uint16_t> interfaces_;
  std::vector<std::vector<std::uint8_t>> fields_, methods_;
  std::uint16_t access_, this_, super_;  // after the pool, which they are put into
};

}  // namespace weaveproof::classfile
