#include "change/declarations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace weaveproof::change {

using classfile::Bytes;
using classfile::ClassFile;
using classfile::Member;

namespace {

// Annotations (4.7.16), with their constants resolved. What is damaged ends the text.
class Annotations {
 public:
  Annotations(const ClassFile& file, Bytes bytes, const Naming& naming) : file_(file), bytes_(bytes), naming_(naming) {}

  std::string all() {
    for (unsigned left = u2(); left > 0 && good_; --left) annotation(0);
    return std::move(text_);
  }
  std::string ofParameters() {
    for (unsigned left = u1(); left > 0 && good_; --left) {
      text_ += "(";
      for (unsigned own = u2(); own > 0 && good_; --own) annotation(0);
      text_ += ")";
    }
    return std::move(text_);
  }
  // Each is preceded by the kind of its place, the place, and a path within the type there (4.7.20).
  std::string ofTypes() {
    for (unsigned left = u2(); left > 0 && good_; --left) {
      const unsigned kind = u1();
      text_ += fmt::format("{:02x}", kind);
      for (unsigned bytes = bytesOfPlace(kind); bytes > 0 && good_; --bytes) text_ += fmt::format("{:02x}", u1());
      for (unsigned bytes = 2 * u1(); bytes > 0 && good_; --bytes) text_ += fmt::format("/{:02x}", u1());
      annotation(0);
    }
    return std::move(text_);
  }
  std::string value() {
    if (!bytes_.empty()) element(0);
    return std::move(text_);
  }

 private:
  static constexpr unsigned kDeepest = 64;

  unsigned bytesOfPlace(unsigned kind) {
    switch (kind) {
      case 0x00:  // a type parameter of a class or of a method
      case 0x01:
      case 0x16:  // a parameter
        return 1;
      case 0x10:  // a supertype
      case 0x11:  // a bound of a type parameter
      case 0x12:
      case 0x17:  // an exception
        return 2;
      case 0x13:  // a field, the result, the receiver
      case 0x14:
      case 0x15:
        return 0;
      default:  // within code, which reflection does not show
        good_ = false;
        return 0;
    }
  }
  unsigned u1() {
    if (at_ >= bytes_.size()) good_ = false;
    return good_ ? bytes_[at_++] : 0;
  }
  unsigned u2() {
    const unsigned high = u1();
    return high << 8 | u1();
  }
  std::string constant() {
    const auto index = static_cast<std::uint16_t>(u2());
    if (!good_ || index >= file_.constants.size()) {
      good_ = false;
      return "";
    }
    if (file_.constants[index].tag == classfile::Tag::Utf8) return naming_.ofDescriptor(file_.utf8(index));
    return constantText(file_, index, naming_);
  }
  void annotation(unsigned depth) {
    text_ += "@" + constant() + "{";
    for (unsigned left = u2(); left > 0 && good_; --left) {
      text_ += constant() + "=";
      element(depth);
    }
    text_ += "}";
  }
  void element(unsigned depth) {
    if (depth > kDeepest) good_ = false;
    const unsigned tag = u1();
    if (!good_) return;
    text_ += static_cast<char>(tag);
    if (tag == 'e') {
      text_ += constant() + ".";
      text_ += constant();
    } else if (tag == '@') {
      annotation(depth + 1);
    } else if (tag == '[') {
      for (unsigned left = u2(); left > 0 && good_; --left) element(depth + 1);
      text_ += "]";
    } else {
      text_ += constant() + ",";
    }
  }

  const ClassFile& file_;
  const Bytes bytes_;
  const Naming& naming_;
  std::size_t at_ = 0;
  bool good_ = true;
  std::string text_;
};

std::string textOf(const ClassFile& file, const classfile::RawAnnotations& raw, const Naming& naming) {
  std::string text;
  if (!raw.visible.empty()) text += Annotations(file, raw.visible, naming).all();
  if (!raw.visibleParameters.empty()) text += Annotations(file, raw.visibleParameters, naming).ofParameters();
  if (!raw.defaultValue.empty()) text += Annotations(file, raw.defaultValue, naming).value();
  if (!raw.visibleTypes.empty()) text += Annotations(file, raw.visibleTypes, naming).ofTypes();
  return text;
}

std::string optional(const ClassFile& file, std::uint16_t utf8) {
  return utf8 == 0 ? std::string() : std::string(file.utf8(utf8));
}

std::string textOf(const ClassFile& file, const Member& member, const Naming& naming) {
  std::string text =
      fmt::format("{:x} {}:{} {}", member.accessFlags, naming.ofMethod(file.name(), file.utf8(member.nameIndex)),
                  naming.ofDescriptor(file.utf8(member.descriptorIndex)), optional(file, member.signature));
  if (member.constantValue != 0) text += " = " + constantText(file, member.constantValue, naming);
  for (const std::uint16_t exception : member.exceptions) text += " throws " + naming.ofType(file.className(exception));
  for (std::size_t at = 1; at + 3 < member.methodParameters.size(); at += 4) {  // a name, which may be none, and flags
    const auto name = static_cast<std::uint16_t>(member.methodParameters[at] << 8 | member.methodParameters[at + 1]);
    if (name < file.constants.size()) text += " " + optional(file, name);
    text += fmt::format(" {:02x}{:02x}", member.methodParameters[at + 2], member.methodParameters[at + 3]);
  }
  return text + textOf(file, member.annotations, naming) + "\n";
}

}  // namespace

std::string declarationsOf(const ClassFile& file, const Naming& naming) {
  const auto className = [&](std::uint16_t index) { return index == 0 ? "" : naming.ofType(file.className(index)); };
  std::string text = fmt::format("{:x} {} {} in {}\n", file.accessFlags, className(file.superClass),
                                 optional(file, file.signature), className(file.enclosingClass));
  for (const std::uint16_t interface : file.interfaces) text += className(interface) + "\n";
  text += textOf(file, file.annotations, naming);
  for (const Member& field : file.fields) text += textOf(file, field, naming);
  for (const Member& method : file.methods) text += textOf(file, method, naming);
  std::vector<std::string> others;
  for (const classfile::InnerClass& inner : file.innerClasses)
    others.push_back(fmt::format("inner {} {} {} {:x}", className(inner.inner), className(inner.outer),
                                 optional(file, inner.name), inner.accessFlags));
  for (const std::uint16_t member : file.nestMembers) others.push_back("nest " + className(member));
  for (const std::uint16_t subclass : file.permittedSubclasses) others.push_back("permits " + className(subclass));
  std::ranges::sort(others);
  text += fmt::format("{}\n", fmt::join(others, "\n"));
  if (file.record) {
    for (const classfile::RecordComponent& component : *file.record)
      text += fmt::format("component {} {} {}{}\n", file.utf8(component.nameIndex),
                          naming.ofDescriptor(file.utf8(component.descriptorIndex)),
                          optional(file, component.signature), textOf(file, component.annotations, naming));
  }
  return text;
}

}  // namespace weaveproof::change
