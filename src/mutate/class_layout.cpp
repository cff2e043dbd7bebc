#include "mutate/class_layout.hpp"

#include "bytecode/bytecode.hpp"

namespace weaveproof::mutate {

namespace {

class Walk {
 public:
  explicit Walk(classfile::Bytes bytes) : bytes_(bytes) {}

  ClassLayout run() {
    ClassLayout layout;
    const std::uint16_t count = bytecode::u2(bytes_, 8);
    at_ = 10;
    for (std::uint16_t i = 1; i < count; ++i) i = static_cast<std::uint16_t>(i + constant());
    layout.constantsEnd = at_;
    at_ += 6;  // access, this, super
    at_ += 2 + 2 * std::uint32_t{bytecode::u2(bytes_, at_)};
    layout.fieldFlags = members();
    layout.methodFlags = members();
    return layout;
  }

 private:
  // Skips a constant; 1 if it takes the next number, too.
  std::uint16_t constant() {
    using classfile::Tag;
    switch (static_cast<Tag>(bytecode::u1(bytes_, at_))) {
      case Tag::Utf8:
        at_ += 3 + std::uint32_t{bytecode::u2(bytes_, at_ + 1)};
        return 0;
      case Tag::Long:
      case Tag::Double:
        at_ += 9;
        return 1;
      case Tag::Class:
      case Tag::String:
      case Tag::MethodType:
      case Tag::Module:
      case Tag::Package:
        at_ += 3;
        return 0;
      case Tag::MethodHandle:
        at_ += 4;
        return 0;
      default:
        at_ += 5;
        return 0;
    }
  }

  std::vector<std::size_t> members() {
    std::vector<std::size_t> flags(bytecode::u2(bytes_, at_));
    at_ += 2;
    for (std::size_t& member : flags) {
      member = at_;
      std::uint16_t attributes = bytecode::u2(bytes_, at_ + 6);
      at_ += 8;
      for (; attributes > 0; --attributes) at_ += 6 + bytecode::u4(bytes_, at_ + 2);
    }
    return flags;
  }

  classfile::Bytes bytes_;
  std::uint32_t at_ = 0;
};

}  // namespace

ClassLayout layoutOf(classfile::Bytes bytes) { return Walk(bytes).run(); }

}  // namespace weaveproof::mutate
