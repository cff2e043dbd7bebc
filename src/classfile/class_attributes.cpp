// The attributes of the class itself (JVM specification 4.7).
#include <tuple>

#include "classfile/parser.hpp"
#include "classfile/repeated.hpp"

namespace weaveproof::classfile {

namespace {

constexpr std::uint16_t kInnerClassFlags = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                                           ACC_SUPER | ACC_INTERFACE | ACC_ABSTRACT | ACC_ANNOTATION | ACC_ENUM |
                                           ACC_SYNTHETIC;

bool isLoadable(Tag tag) {
  switch (tag) {
    case Tag::Integer:
    case Tag::Float:
    case Tag::Long:
    case Tag::Double:
    case Tag::Class:
    case Tag::String:
    case Tag::MethodHandle:
    case Tag::MethodType:
    case Tag::Dynamic:
      return true;
    default:
      return false;
  }
}

}  // namespace

// The larger tables are read after all attributes have been seen, as HotSpot does it: of two errors in a file, the
// same one is reported.
void Parser::readClassAttributes() {
  ClassTables tables;
  AttributesSeen seen;
  for (unsigned n = in_.u2(); n > 0; --n) {
    Attribute kind = readAttributeName("Attribute name has bad constant pool index");
    std::uint32_t length = in_.u4();
    bool known = readOldAttribute(kind, length, seen, tables) ||
                 (file_.major >= kJava5 && readJava5Attribute(kind, length, seen)) ||
                 readNewAttribute(kind, length, seen, tables);
    if (!known) in_.take(length);
  }
  readTables(tables);
  if (lastBootstrapMethod_ >= 0 && !seen.has(Attribute::BootstrapMethods))
    failInFile("Missing BootstrapMethods attribute");
}

void Parser::readTables(const ClassTables& tables) {
  std::uint32_t end = in_.offset();
  auto visit = [this](const Table& table, auto read) {
    if (table.offset == 0) return;
    in_.seek(table.offset);
    read(table.length);
  };
  visit(tables.innerClasses, [this](std::uint32_t length) { readInnerClasses(length); });
  visit(tables.nestMembers,
        [this](std::uint32_t length) { readClassList(file_.nestMembers, length, "NestMembers", "Nest member"); });
  visit(tables.record, [this](std::uint32_t length) { readRecord(length); });
  visit(tables.permittedSubclasses, [this](std::uint32_t length) {
    readClassList(file_.permittedSubclasses, length, "PermittedSubclasses", "Permitted subclass");
  });
  in_.seek(end);
}

Parser::Table Parser::skipTable(std::uint32_t length) {
  Table table{in_.offset(), length};
  in_.take(length);
  return table;
}

// Attributes as old as the format.
bool Parser::readOldAttribute(Attribute kind, std::uint32_t length, AttributesSeen& seen, ClassTables& tables) {
  switch (kind) {
    case Attribute::SourceFile:
      if (length != 2) failInFile("Wrong SourceFile attribute length");
      onlyOnce(seen, kind, "SourceFile", "");
      file_.sourceFile = in_.u2();
      if (!has(file_.sourceFile, Tag::Utf8)) {
        failInFile("Invalid SourceFile attribute at constant pool index {}", file_.sourceFile);
      }
      return true;
    case Attribute::SourceDebugExtension:
      onlyOnce(seen, kind, "SourceDebugExtension", "");
      in_.take(length);
      return true;
    case Attribute::InnerClasses:
      onlyOnce(seen, kind, "InnerClasses", "");
      tables.innerClasses = skipTable(length);
      return true;
    case Attribute::Synthetic:
      if (length != 0) failInFile("Invalid Synthetic classfile attribute length {}", length);
      file_.accessFlags |= ACC_SYNTHETIC;
      return true;
    case Attribute::Deprecated:
      if (length != 0) failInFile("Invalid Deprecated classfile attribute length {}", length);
      return true;
    default:
      return false;
  }
}

bool Parser::readJava5Attribute(Attribute kind, std::uint32_t length, AttributesSeen& seen) {
  if (kind == Attribute::Signature) {
    onlyOnce(seen, kind, "Signature", "");
    if (length != 2) failInFile("Wrong Signature attribute length {}", length);
    file_.signature = in_.u2();
    if (!has(file_.signature, Tag::Utf8)) {
      failInFile("Invalid constant pool index {} in Signature attribute", file_.signature);
    }
    return true;
  }
  if (kind == Attribute::EnclosingMethod) {
    onlyOnce(seen, kind, "EnclosingMethod", "");
    if (length != 4) failInFile("Wrong EnclosingMethod attribute length {}", length);
    readEnclosingMethod();
    return true;
  }
  return readAnnotations(kind, length, file_.annotations, seen, "");
}

// Attributes of Java 7 and later.
bool Parser::readNewAttribute(Attribute kind, std::uint32_t length, AttributesSeen& seen, ClassTables& tables) {
  switch (kind) {
    case Attribute::BootstrapMethods:
      if (file_.major < kJava7) return false;
      onlyOnce(seen, kind, "BootstrapMethods", "");
      readBootstrapMethods(length);
      return true;
    case Attribute::NestMembers:
      if (file_.major < kJava11) return false;
      onlyOnce(seen, kind, "NestMembers", "");
      if (seen.has(Attribute::NestHost)) failInFile("Conflicting NestHost and NestMembers attributes");
      tables.nestMembers = skipTable(length);
      return true;
    case Attribute::NestHost:
      if (file_.major < kJava11) return false;
      onlyOnce(seen, kind, "NestHost", "");
      if (seen.has(Attribute::NestMembers)) failInFile("Conflicting NestMembers and NestHost attributes");
      if (length != 2) failInFile("Wrong NestHost attribute length");
      file_.nestHost = in_.u2();
      if (!has(file_.nestHost, Tag::Class)) {
        failInFile("Nest-host class_info_index {} has bad constant type", file_.nestHost);
      }
      return true;
    case Attribute::Record:
      if (file_.major < kJava16) return false;
      onlyOnce(seen, kind, "Record", "");
      tables.record = skipTable(length);
      return true;
    case Attribute::PermittedSubclasses:
      if (file_.major < kJava17) return false;
      onlyOnce(seen, kind, "PermittedSubclasses", "");
      if ((file_.accessFlags & ACC_FINAL) != 0)
        fail("PermittedSubclasses attribute in final class file {}", shownName());
      tables.permittedSubclasses = skipTable(length);
      return true;
    default:
      return false;
  }
}

void Parser::readInnerClasses(std::uint32_t length) {
  std::uint16_t count = in_.u2();
  in_.need(count * 8u);
  file_.innerClasses.resize(count);
  for (InnerClass& c : file_.innerClasses) {
    c.inner = in_.u2();
    if (!has(c.inner, Tag::Class)) failInFile("inner_class_info_index {} has bad constant type", c.inner);
    c.outer = in_.u2();
    if (c.outer != 0 && !has(c.outer, Tag::Class))
      failInFile("outer_class_info_index {} has bad constant type", c.outer);
    c.name = in_.u2();
    if (c.name != 0 && !has(c.name, Tag::Utf8)) failInFile("inner_name_index {} has bad constant type", c.name);
    if (!trusted_ && c.outer != 0 && file_.className(c.outer).starts_with('['))
      failInFile("Outer class is an array class");
    if (!trusted_ && c.inner == c.outer) failInFile("Class is both outer and inner class");
    c.accessFlags = in_.u2() & (kInnerClassFlags | (file_.major >= kJava9 ? ACC_MODULE : 0));
    if ((c.accessFlags & ACC_INTERFACE) != 0 && file_.major < kJava6) c.accessFlags |= ACC_ABSTRACT;
    checkClassModifiers(c.accessFlags);
  }
  if (length != 2 + 8u * count && file_.major >= kJava5) failInFile("Wrong InnerClasses attribute length");
  if (!trusted_ && count > 1) checkDistinctInnerClasses();
}

void Parser::checkDistinctInnerClasses() {
  using Key = std::tuple<std::uint16_t, std::uint16_t, std::uint16_t, std::uint16_t>;
  std::vector<Key> keys;
  keys.reserve(file_.innerClasses.size());
  for (const InnerClass& c : file_.innerClasses) keys.emplace_back(c.inner, c.outer, c.name, c.accessFlags);
  if (firstRepeated(keys) != nullptr) failInFile("Duplicate entry in InnerClasses attribute");
}

void Parser::readEnclosingMethod() {
  std::uint16_t klass = in_.u2();
  std::uint16_t method = in_.u2();
  if (klass == 0) failInFile("Invalid class index in EnclosingMethod attribute");
  if (!has(klass, Tag::Class)) failInFile("Invalid or out-of-bounds class index in EnclosingMethod attribute");
  if (method != 0 && !has(method, Tag::NameAndType)) {
    failInFile("Invalid or out-of-bounds method index in EnclosingMethod attribute");
  }
  file_.enclosingClass = klass;
  file_.enclosingMethod = method;
}

void Parser::readBootstrapMethods(std::uint32_t length) {
  if (length < 2) failInFile("Invalid BootstrapMethods attribute length {}", length);
  in_.need(length);
  std::uint32_t start = in_.offset();
  std::uint16_t count = in_.u2();
  if (count <= lastBootstrapMethod_) failInFile("Short length on BootstrapMethods");
  file_.bootstrapMethods.reserve(in_.plausible(count, 4));
  for (unsigned n = count; n > 0; --n) {
    BootstrapMethod& bootstrap = file_.bootstrapMethods.emplace_back();
    in_.need(4);
    bootstrap.handle = in_.u2();
    if (!has(bootstrap.handle, Tag::MethodHandle)) {
      failInFile("bootstrap_method_index {} has bad constant type", bootstrap.handle);
    }
    std::uint16_t argumentCount = in_.u2();
    if (in_.offset() - start + argumentCount * 2u > length) {
      failInFile("Invalid BootstrapMethods num_bootstrap_methods or num_bootstrap_arguments value");
    }
    in_.need(argumentCount * 2u);
    bootstrap.arguments.resize(argumentCount);
    for (std::uint16_t& argument : bootstrap.arguments) {
      argument = in_.u2();
      if (argument >= file_.constants.size() || !isLoadable(file_.constants[argument].tag)) {
        failInFile("argument_index {} has bad constant type", argument);
      }
    }
  }
  if (in_.offset() - start != length) failInFile("Bad length on BootstrapMethods");
}

void Parser::readClassList(std::vector<std::uint16_t>& list, std::uint32_t length, const char* attribute,
                           const char* entry) {
  std::uint16_t count = in_.u2();
  in_.need(count * 2u);
  list.resize(count);
  for (std::uint16_t& klass : list) {
    klass = in_.u2();
    if (!has(klass, Tag::Class)) failInFile("{} class_info_index {} has bad constant type", entry, klass);
  }
  if (length != 2 + 2u * count) failInFile("Wrong {} attribute length", attribute);
}

void Parser::readRecord(std::uint32_t length) {
  std::uint32_t start = in_.offset();
  std::uint16_t count = in_.u2();
  std::vector<RecordComponent>& components = file_.record.emplace();
  components.reserve(in_.plausible(count, 6));
  for (unsigned n = count; n > 0; --n) readRecordComponent(components.emplace_back());
  if (in_.offset() - start != length) failInFile("Record attribute has wrong length");
  bool isRecord = (file_.accessFlags & ACC_FINAL) != 0 && superName() == "java/lang/Record";
  if (!isRecord) file_.record.reset();
}

void Parser::readRecordComponent(RecordComponent& component) {
  in_.need(6);
  component.nameIndex = in_.u2();
  if (!has(component.nameIndex, Tag::Utf8)) {
    failInFile("Invalid constant pool index {} for name in Record attribute", component.nameIndex);
  }
  std::string_view name = text(component.nameIndex);
  if (!trusted_) checkName(name, NameOf::Field);
  component.descriptorIndex = in_.u2();
  if (!has(component.descriptorIndex, Tag::Utf8)) {
    failInFile("Invalid constant pool index {} for descriptor in Record attribute", component.descriptorIndex);
  }
  if (!trusted_) checkFieldDescriptor(name, text(component.descriptorIndex));
  component.signature = 0;

  constexpr char kPlace[] = " for Record component";
  AttributesSeen seen;
  for (unsigned n = in_.u2(); n > 0; --n) {
    Attribute kind = readAttributeName("Invalid Record attribute name index");
    std::uint32_t length = in_.u4();
    if (kind == Attribute::Signature) {
      onlyOnce(seen, kind, "Signature", kPlace);
      if (length != 2) failInFile("Invalid Signature attribute length {} in Record component", length);
      component.signature = readSignature();
    } else if (!readAnnotations(kind, length, component.annotations, seen, kPlace)) {
      in_.take(length);
    }
  }
}

}  // namespace weaveproof::classfile
