// Fields and methods (JVM specification 4.5, 4.6).
#include <algorithm>

#include "classfile/parser.hpp"
#include "classfile/repeated.hpp"

namespace weaveproof::classfile {

namespace {

constexpr std::size_t kSmallestMember = 8;  // flags, name, descriptor, number of attributes
constexpr unsigned kMostArgumentSlots = 255;

constexpr std::uint16_t kFieldFlags = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL | ACC_VOLATILE |
                                      ACC_TRANSIENT | ACC_ENUM | ACC_SYNTHETIC;
constexpr std::uint16_t kMethodFlags = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                                       ACC_SYNCHRONIZED | ACC_BRIDGE | ACC_VARARGS | ACC_NATIVE | ACC_ABSTRACT |
                                       ACC_STRICT | ACC_SYNTHETIC;

bool hasTwoVisibilities(std::uint16_t flags) {
  std::uint16_t visibility = flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED);
  return (visibility & (visibility - 1)) != 0;
}

}  // namespace

void Parser::readFields() {
  std::uint16_t count = in_.u2();
  file_.fields.reserve(in_.plausible(count, kSmallestMember));
  for (unsigned n = count; n > 0; --n) readField(file_.fields.emplace_back());
  if (!trusted_) checkDistinct(file_.fields, "field");
}

void Parser::readField(Member& field) {
  in_.need(kSmallestMember);
  field.accessFlags = in_.u2() & kFieldFlags;
  if (!trusted_) checkFieldModifiers(field.accessFlags);
  field.nameIndex = in_.u2();
  if (!has(field.nameIndex, Tag::Utf8)) failInFile("Invalid constant pool index {} for field name", field.nameIndex);
  std::string_view name = text(field.nameIndex);
  if (!trusted_) checkName(name, NameOf::Field);
  field.descriptorIndex = in_.u2();
  if (!has(field.descriptorIndex, Tag::Utf8)) {
    failInFile("Invalid constant pool index {} for field signature", field.descriptorIndex);
  }
  if (!trusted_) checkFieldDescriptor(name, text(field.descriptorIndex));
  readFieldAttributes(field);
}

void Parser::checkFieldModifiers(std::uint16_t flags) const {
  bool legal;
  if (isInterface()) {
    constexpr std::uint16_t kRequired = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
    constexpr std::uint16_t kForbidden = ACC_PRIVATE | ACC_PROTECTED | ACC_VOLATILE | ACC_TRANSIENT;
    legal = (flags & kRequired) == kRequired && (flags & kForbidden) == 0 &&
            (file_.major < kJava5 || (flags & ACC_ENUM) == 0);
  } else {
    constexpr std::uint16_t kFinalVolatile = ACC_FINAL | ACC_VOLATILE;
    legal = !hasTwoVisibilities(flags) && (flags & kFinalVolatile) != kFinalVolatile;
  }
  if (!legal) fail("Illegal field modifiers in class {}: 0x{:X}", shownName(), flags);
}

void Parser::readFieldAttributes(Member& field) {
  AttributesSeen seen;
  for (unsigned n = in_.u2(); n > 0; --n) {
    Attribute kind = readAttributeName("Invalid field attribute index");
    std::uint32_t length = in_.u4();
    if (kind == Attribute::ConstantValue && (field.accessFlags & ACC_STATIC) != 0) {
      if (!seen.add(kind)) failInFile("Duplicate ConstantValue attribute");
      if (length != 2) failInFile("Invalid ConstantValue field attribute length {}", length);
      field.constantValue = in_.u2();
      checkConstantValue(field);
    } else if (kind == Attribute::Synthetic) {
      if (length != 0) failInFile("Invalid Synthetic field attribute length {}", length);
      field.accessFlags |= ACC_SYNTHETIC;
    } else if (kind == Attribute::Deprecated) {
      if (length != 0) failInFile("Invalid Deprecated field attribute length {}", length);
    } else if (kind == Attribute::Signature && file_.major >= kJava5) {
      onlyOnce(seen, kind, "Signature", " for field");
      if (length != 2) failInFile("Wrong size {} for field's Signature attribute", length);
      field.signature = readSignature();
    } else if (file_.major < kJava5 || !readAnnotations(kind, length, field.annotations, seen, " for field")) {
      in_.take(length);
    }
  }
}

// Always checked: the code that sets the static reads the constant as the type that the field's descriptor names.
void Parser::checkConstantValue(const Member& field) const {
  if (field.constantValue == 0 || field.constantValue >= file_.constants.size()) {
    failInFile("Bad initial value index {} in ConstantValue attribute", field.constantValue);
  }
  Tag tag = file_.constants[field.constantValue].tag;
  std::string_view descriptor = text(field.descriptorIndex);
  auto require = [&](Tag wanted) {
    if (tag != wanted) failInFile("Inconsistent constant value type");
  };
  switch (descriptor.empty() ? '\0' : descriptor[0]) {
    case 'J':
      return require(Tag::Long);
    case 'F':
      return require(Tag::Float);
    case 'D':
      return require(Tag::Double);
    case 'B':
    case 'C':
    case 'S':
    case 'Z':
    case 'I':
      return require(Tag::Integer);
    case 'L':
      if (descriptor != "Ljava/lang/String;" || tag != Tag::String) failInFile("Bad string initial value");
      return;
    default:
      failInFile("Unable to set initial value {}", field.constantValue);
  }
}

void Parser::readMethods() {
  std::uint16_t count = in_.u2();
  file_.methods.reserve(in_.plausible(count, kSmallestMember));
  for (unsigned n = count; n > 0; --n) readMethod(file_.methods.emplace_back());
  if (!trusted_) checkDistinct(file_.methods, "method");
}

void Parser::readMethod(Member& method) {
  in_.need(kSmallestMember);
  std::uint16_t flags = in_.u2();
  method.nameIndex = in_.u2();
  if (!has(method.nameIndex, Tag::Utf8)) failInFile("Illegal constant pool index {} for method name", method.nameIndex);
  std::string_view name = text(method.nameIndex);
  if (!trusted_) checkName(name, NameOf::Method);
  method.descriptorIndex = in_.u2();
  if (!has(method.descriptorIndex, Tag::Utf8)) {
    failInFile("Illegal constant pool index {} for method signature", method.descriptorIndex);
  }

  if (name == "<clinit>") {  // its other flags are ignored
    if (file_.major < kJava7) {
      flags = ACC_STATIC;
    } else if ((flags & ACC_STATIC) != 0) {
      flags &= ACC_STATIC | (file_.major <= kJava16 ? ACC_STRICT : 0);
    } else {
      fail("Method <clinit> is not static in class file {}", shownName());
    }
  } else if (!trusted_) {
    checkMethodModifiers(flags, name);
  }
  if (name == "<init>" && isInterface())
    fail("Interface cannot have a method named <init>, class file {}", shownName());
  method.accessFlags = flags & kMethodFlags;

  unsigned argumentSlots = 0;
  if (!trusted_) {
    argumentSlots = checkMethodDescriptor(name, text(method.descriptorIndex)) + ((flags & ACC_STATIC) != 0 ? 0 : 1);
    if (argumentSlots > kMostArgumentSlots) failInFile("Too many arguments in method signature");
  }
  readMethodAttributes(method, argumentSlots);
}

void Parser::checkMethodModifiers(std::uint16_t flags, std::string_view name) const {
  auto any = [flags](unsigned mask) { return (flags & mask) != 0; };
  bool strictMatters = file_.major < kJava17;  // from Java 17 on, all code is strictfp
  bool legal;
  if (isInterface()) {
    if (file_.major >= kJava8) {
      unsigned notWithAbstract = ACC_PRIVATE | ACC_STATIC | (strictMatters ? ACC_STRICT : 0);
      legal = any(ACC_PUBLIC) != any(ACC_PRIVATE) && !any(ACC_NATIVE | ACC_PROTECTED | ACC_FINAL | ACC_SYNCHRONIZED) &&
              !(any(ACC_ABSTRACT) && any(notWithAbstract));
    } else {
      unsigned forbidden = ACC_STATIC | ACC_FINAL | ACC_NATIVE;
      if (file_.major >= kJava5) forbidden |= ACC_PRIVATE | ACC_PROTECTED | ACC_SYNCHRONIZED | ACC_STRICT;
      legal = any(ACC_PUBLIC) && any(ACC_ABSTRACT) && !any(forbidden);
    }
  } else if (hasTwoVisibilities(flags)) {
    legal = false;
  } else if (name == "<init>") {
    unsigned forbidden = ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT;
    if (file_.major >= kJava5) forbidden |= ACC_BRIDGE;
    legal = !any(forbidden);
  } else {
    unsigned notWithAbstract = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC;
    if (file_.major >= kJava5) notWithAbstract |= ACC_SYNCHRONIZED | (strictMatters ? ACC_STRICT : 0);
    legal = !any(ACC_ABSTRACT) || !any(notWithAbstract);
  }
  if (!legal) fail("Method {} in class {} has illegal modifiers: 0x{:X}", name, shownName(), flags);
}

void Parser::readMethodAttributes(Member& method, unsigned argumentSlots) {
  constexpr char kPlace[] = " for method";
  AttributesSeen seen;
  bool mayHaveCode = (method.accessFlags & (ACC_NATIVE | ACC_ABSTRACT)) == 0;
  for (unsigned n = in_.u2(); n > 0; --n) {
    Attribute kind = readAttributeName("Invalid method attribute name index");
    std::uint32_t length = in_.u4();
    bool java5 = file_.major >= kJava5;
    if (kind == Attribute::Code) {
      if (!mayHaveCode) failInFile("Code attribute in native or abstract methods");
      onlyOnce(seen, kind, "Code", "");
      readCode(method, length, argumentSlots);
    } else if (kind == Attribute::Exceptions) {
      onlyOnce(seen, kind, "Exceptions", "");
      readExceptions(method, length);
    } else if (kind == Attribute::MethodParameters) {
      onlyOnce(seen, kind, "MethodParameters", "");
      std::uint8_t count = in_.u1();
      if (length != 1 + 4u * count) fail("Invalid MethodParameters method attribute length {} in class file", length);
      method.methodParameters = in_.takeWithLast(1, 4u * count);
    } else if (kind == Attribute::Synthetic) {
      if (length != 0) failInFile("Invalid Synthetic method attribute length {}", length);
      method.accessFlags |= ACC_SYNTHETIC;
    } else if (kind == Attribute::Deprecated) {
      if (length != 0) failInFile("Invalid Deprecated method attribute length {}", length);
    } else if (kind == Attribute::Signature && java5) {
      onlyOnce(seen, kind, "Signature", kPlace);
      if (length != 2) failInFile("Invalid Signature attribute length {}", length);
      method.signature = readSignature();
    } else if (kind == Attribute::AnnotationDefault && java5) {
      onlyOnce(seen, kind, "AnnotationDefault", kPlace);
      method.annotations.defaultValue = in_.take(length);
    } else if (kind == Attribute::RuntimeVisibleParameterAnnotations && java5) {
      onlyOnce(seen, kind, "RuntimeVisibleParameterAnnotations", kPlace);
      method.annotations.visibleParameters = in_.take(length);
    } else if (kind == Attribute::RuntimeInvisibleParameterAnnotations && java5) {
      onlyOnce(seen, kind, "RuntimeInvisibleParameterAnnotations", kPlace);
      in_.take(length);
    } else if (!java5 || !readAnnotations(kind, length, method.annotations, seen, kPlace)) {
      in_.take(length);
    }
  }
  if (mayHaveCode && !method.code) failInFile("Absent Code attribute in method that is not native or abstract");
  if (!trusted_ && method.code && file_.major >= kJava5) checkDistinctVariables(*method.code);
}

void Parser::readExceptions(Member& method, std::uint32_t length) {
  std::uint16_t count = in_.u2();
  in_.need(count * 2u);
  method.exceptions.reserve(count);
  for (unsigned n = count; n > 0; --n) {
    std::uint16_t exception = in_.u2();
    method.exceptions.push_back(exception);
    if (!has(exception, Tag::Class)) failInFile("Exception name has bad type at constant pool {}", exception);
  }
  if (length != 2 + 2u * count) failInFile("Exceptions attribute has wrong length");
}

void Parser::checkDistinct(const std::vector<Member>& members, const char* what) const {
  if (members.size() <= 1) return;
  std::vector<std::pair<std::string_view, std::string_view>> keys;
  keys.reserve(members.size());
  for (const Member& m : members) keys.emplace_back(text(m.nameIndex), text(m.descriptorIndex));
  auto* twice = firstRepeated(keys);
  if (twice == nullptr) return;
  std::string dotted(twice->second);
  std::replace(dotted.begin(), dotted.end(), '/', '.');
  failInFile("Duplicate {} name \"{}\" with signature \"{}\"", what, twice->first, dotted);
}

}  // namespace weaveproof::classfile
