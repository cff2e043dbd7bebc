// The constant pool (JVM specification 4.4): read once, then each entry's references are checked, then, for files
// that are not trusted, names and descriptors.
#include "classfile/parser.hpp"

namespace weaveproof::classfile {

namespace {

enum ReferenceKind : std::uint16_t {
  kGetField = 1,
  kPutStatic = 4,
  kInvokeVirtual = 5,
  kInvokeStatic = 6,
  kInvokeSpecial = 7,
  kNewInvokeSpecial = 8,
  kInvokeInterface = 9,
};

constexpr char kBadIndex[] = "Invalid constant pool index {}";

}  // namespace

void Parser::readConstants() {
  unsigned count = in_.u2();
  if (count < 1) failInFile("Illegal constant pool size {}", count);
  file_.constants.resize(count);
  for (unsigned index = 1; index < count; ++index) {
    readConstant(index, count);
    Tag tag = file_.constants[index].tag;
    if (tag == Tag::Long || tag == Tag::Double) ++index;
  }
  if (moduleTag_ != 0 && !trusted_) return;  // it will be refused once its modifiers have been seen
  checkReferences();
  if (!trusted_) checkNames();
}

void Parser::readConstant(unsigned index, unsigned count) {
  Constant& c = file_.constants[index];
  std::uint8_t tag = in_.u1();
  c.tag = static_cast<Tag>(tag);
  auto since = [&](Major major) {
    if (file_.major < major) failInFile("Class file version does not support constant tag {}", tag);
  };
  switch (c.tag) {
    case Tag::Utf8:
      c.first = in_.u2();
      c.second = in_.offset();
      in_.need(c.first + 1u);
      in_.take(c.first);
      if (!trusted_ && !isModifiedUtf8(file_.utf8(static_cast<std::uint16_t>(index)), file_.major)) {
        failInFile("Illegal UTF8 string in constant pool");
      }
      return;
    case Tag::Integer:
    case Tag::Float:
      c.second = in_.u4();
      return;
    case Tag::Long:
    case Tag::Double:
      if (index + 1 >= count) failInFile("Invalid constant pool entry {}", index);
      c.second = in_.offset();
      in_.take(8);
      return;
    case Tag::Class:
    case Tag::String:
      c.first = in_.u2();
      return;
    case Tag::MethodType:
      since(kJava7);
      c.first = in_.u2();
      return;
    case Tag::Fieldref:
    case Tag::Methodref:
    case Tag::InterfaceMethodref:
    case Tag::NameAndType:
      c.first = in_.u2();
      c.second = in_.u2();
      return;
    case Tag::MethodHandle:
      since(kJava7);
      c.first = in_.u1();
      c.second = in_.u2();
      return;
    case Tag::Dynamic:
    case Tag::InvokeDynamic:
      since(c.tag == Tag::Dynamic ? kJava11 : kJava7);
      c.first = in_.u2();
      c.second = in_.u2();
      if (c.first > lastBootstrapMethod_) lastBootstrapMethod_ = c.first;
      return;
    case Tag::Module:
    case Tag::Package:
      if (file_.major < kJava9) break;
      moduleTag_ = tag;
      c.first = in_.u2();
      return;
    case Tag::Unusable:
      break;
  }
  failInFile("Unknown constant tag {}", tag);
}

// Called after the whole pool was read, because references may point forward. Trusted files are checked, too: all code
// that follows an index relies on it.
void Parser::checkReferences() const {
  auto require = [this](std::uint32_t index, Tag tag) {
    if (!has(static_cast<std::uint16_t>(index), tag)) [[unlikely]]
      failInFile(kBadIndex, index);
  };
  unsigned index = 0;
  for (const Constant& c : file_.constants) {
    switch (c.tag) {
      case Tag::Class:
      case Tag::String:
      case Tag::MethodType:
      case Tag::Module:
      case Tag::Package:
        require(c.first, Tag::Utf8);
        break;
      case Tag::Fieldref:
      case Tag::Methodref:
      case Tag::InterfaceMethodref:
        require(c.first, Tag::Class);
        require(c.second, Tag::NameAndType);
        break;
      case Tag::NameAndType:
        require(c.first, Tag::Utf8);
        require(c.second, Tag::Utf8);
        break;
      case Tag::MethodHandle:
        checkMethodHandle(c, index);
        break;
      case Tag::Dynamic:
      case Tag::InvokeDynamic:
        require(c.second, Tag::NameAndType);
        break;
      default:
        break;
    }
    ++index;
  }
}

void Parser::checkMethodHandle(const Constant& handle, unsigned index) const {
  std::uint16_t kind = handle.first;
  auto member = static_cast<std::uint16_t>(handle.second);
  if (member == 0 || member >= file_.constants.size()) failInFile(kBadIndex, member);
  Tag tag = file_.constants[member].tag;
  auto require = [&](bool holds, const char* what) {
    if (!holds) fail("Invalid constant pool index {} in class file {} ({})", member, shownName(), what);
  };
  if (kind >= kGetField && kind <= kPutStatic) {
    require(tag == Tag::Fieldref, "not a field");
  } else if (kind == kInvokeVirtual || kind == kNewInvokeSpecial) {
    require(tag == Tag::Methodref, "not a method");
  } else if (kind == kInvokeStatic || kind == kInvokeSpecial) {
    require(tag == Tag::Methodref || (tag == Tag::InterfaceMethodref && file_.major >= kJava8), "not a method");
  } else if (kind == kInvokeInterface) {
    require(tag == Tag::InterfaceMethodref, "not an interface method");
  } else {
    failInFile("Bad method handle kind at constant pool index {}", index);
  }
}

void Parser::checkNames() const {
  for (const Constant& c : file_.constants) {
    switch (c.tag) {
      case Tag::Class:
        checkName(text(c.first), NameOf::Class);
        break;
      case Tag::MethodType:
        checkMethodDescriptor("type", text(c.first));
        break;
      case Tag::NameAndType: {
        std::string_view name = text(c.first);
        std::string_view descriptor = text(static_cast<std::uint16_t>(c.second));
        if (descriptor.empty())
          fail("Illegal zero length constant pool entry at {} in class {}", c.second, shownName());
        if (name.empty()) fail("Illegal zero length constant pool entry at {} in class {}", c.first, shownName());
        if (descriptor[0] == '(') {
          checkName(name, NameOf::Method);
          checkMethodDescriptor(name, descriptor);
        } else {
          checkName(name, NameOf::Field);
          checkFieldDescriptor(name, descriptor);
        }
        break;
      }
      case Tag::Fieldref:
      case Tag::Methodref:
      case Tag::InterfaceMethodref:
      case Tag::Dynamic:
      case Tag::InvokeDynamic:
        checkMemberNames(c);
        break;
      case Tag::MethodHandle: {
        const Constant& member = file_.constants[c.second];
        if (c.first < kInvokeVirtual) break;
        std::uint16_t nameIndex = file_.constants[member.second].first;
        bool isConstructor = text(nameIndex) == "<init>";
        if (c.first == kNewInvokeSpecial && !isConstructor)
          failInFile("Bad constructor name at constant pool index {}", nameIndex);
        if (c.first != kNewInvokeSpecial && isConstructor)
          failInFile("Bad method name at constant pool index {}", nameIndex);
        break;
      }
      default:
        break;
    }
  }
}

// The NameAndType has been or will be checked by itself: here only that its descriptor is of the right sort.
void Parser::checkMemberNames(const Constant& member) const {
  const Constant& nameAndType = file_.constants[member.second];
  std::string_view name = text(nameAndType.first);
  std::string_view descriptor = text(static_cast<std::uint16_t>(nameAndType.second));
  bool isMethod = descriptor.starts_with('(');
  if (member.tag == Tag::Dynamic) {
    if (isMethod) illegalSignature("CONSTANT_Dynamic", name, descriptor);
  } else if (member.tag == Tag::Fieldref) {
    if (isMethod) illegalSignature("Field", name, descriptor);
  } else {
    if (!isMethod) illegalSignature("Method", name, descriptor);
  }
  if (member.tag == Tag::Methodref && name.starts_with('<') && name != "<init>") {
    failInFile("Bad method name at constant pool index {}", nameAndType.first);
  }
}

}  // namespace weaveproof::classfile
