// A class with one method whose code is written down byte by byte.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "classfile/class_file.hpp"
#include "unit/classfile/class_builder.hpp"

namespace weaveproof {

using classfile::Buffer;
using classfile::ClassBuilder;

// A 16-bit operand: a constant, or the distance of a jump.
struct Two {
  int value;
};

inline void appendPart(Buffer& code, int byte) { code.push_back(static_cast<std::uint8_t>(byte)); }
inline void appendPart(Buffer& code, Two operand) {
  classfile::put2(code, static_cast<std::size_t>(operand.value) & 0xffff);
}

// codeOf(OP_ldc_w, Two{index}, OP_areturn)
template <typename... Parts>
Buffer codeOf(Parts... parts) {
  Buffer code;
  (appendPart(code, parts), ...);
  return code;
}

struct MethodSpec {
  Buffer code;
  std::string descriptor = "()V";
  std::uint16_t maxStack = 4, maxLocals = 4;
  std::vector<std::array<std::uint16_t, 4>> handlers = {};  // start, end, handler, catch type
  Buffer frames = {};                                       // StackMapTable, with the number of frames in front
  std::string name = "m";
  std::uint16_t flags = classfile::ACC_STATIC;
};

class OneMethod {
 public:
  // The builder brings the constants that the code names.
  OneMethod(ClassBuilder builder, const MethodSpec& spec)
      : bytes_(std::make_unique<Buffer>(write(std::move(builder), spec))), file_(classfile::parse(*bytes_)) {}

  const classfile::ClassFile& file() const { return file_; }
  const classfile::Member& method() const { return file_.methods.at(0); }

 private:
  static Buffer write(ClassBuilder builder, const MethodSpec& spec) {
    Buffer body = classfile::u2s({spec.maxStack, spec.maxLocals});
    classfile::put4(body, spec.code.size());
    body.insert(body.end(), spec.code.begin(), spec.code.end());
    classfile::put2(body, spec.handlers.size());
    for (const auto& handler : spec.handlers) {
      for (std::uint16_t field : handler) classfile::put2(body, field);
    }
    classfile::put2(body, spec.frames.empty() ? 0 : 1);
    if (!spec.frames.empty()) {
      classfile::put2(body, builder.utf8("StackMapTable"));
      classfile::put4(body, spec.frames.size());
      body.insert(body.end(), spec.frames.begin(), spec.frames.end());
    }
    builder.methods = {{spec.flags, spec.name, spec.descriptor, {{"Code", body}}}};
    return builder.bytes();
  }

  std::unique_ptr<Buffer> bytes_;
  classfile::ClassFile file_;
};

}  // namespace weaveproof
