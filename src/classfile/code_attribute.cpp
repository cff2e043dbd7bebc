// The Code attribute and the tables inside it (JVM specification 4.7.3).
#include <algorithm>
#include <tuple>

#include "classfile/parser.hpp"
#include "classfile/repeated.hpp"

namespace weaveproof::classfile {

namespace {

constexpr std::uint32_t kLongestCode = 65535;
constexpr std::size_t kHandlerSize = 8;
constexpr std::size_t kLineSize = 4;
constexpr std::size_t kVariableSize = 10;

struct Variable {
  std::uint16_t startPc, length, name, descriptor, index;
};

Variable variableAt(Bytes table, std::size_t i) {
  const std::uint8_t* p = table.data() + 2 + i * kVariableSize;
  return {bigEndian16(p), bigEndian16(p + 2), bigEndian16(p + 4), bigEndian16(p + 6), bigEndian16(p + 8)};
}

}  // namespace

void Parser::readCode(Member& method, std::uint32_t length, unsigned argumentSlots) {
  in_.need(8);
  std::uint32_t start = in_.offset();
  Code& code = method.code.emplace();
  code.maxStack = in_.u2();
  code.maxLocals = in_.u2();
  std::uint32_t codeLength = in_.u4();
  if (argumentSlots > code.maxLocals) failInFile("Arguments can't fit into locals");
  if (codeLength == 0 || codeLength > kLongestCode) failInFile("Invalid method Code length {}", codeLength);
  code.code = in_.take(codeLength);
  readHandlers(code);
  readCodeAttributes(code);
  if (in_.offset() - start != length) failInFile("Code segment has wrong length");
}

void Parser::readHandlers(Code& code) {
  std::uint16_t count = in_.u2();
  in_.need(count * kHandlerSize);
  code.handlers.resize(count);
  for (ExceptionHandler& handler : code.handlers) {
    handler.startPc = in_.u2();
    handler.endPc = in_.u2();
    handler.handlerPc = in_.u2();
    handler.catchType = in_.u2();
    if (handler.startPc >= handler.endPc || handler.endPc > code.code.size()) {
      failInFile("Illegal exception table range");
    }
    if (handler.handlerPc >= code.code.size()) failInFile("Illegal exception table handler");
    if (handler.catchType != 0 && !has(handler.catchType, Tag::Class)) {
      failInFile("Catch type in exception table has bad constant type");
    }
  }
}

void Parser::readCodeAttributes(Code& code) {
  typeTables_.clear();
  AttributesSeen seen;
  for (unsigned n = in_.u2(); n > 0; --n) {
    Attribute kind = readAttributeName("Invalid code attribute name index");
    std::uint32_t length = in_.u4();
    if (kind == Attribute::LineNumberTable) {
      code.lineNumberTables.push_back(readTable(length, kLineSize, "LineNumberTable attribute"));
      if (!trusted_) checkLines(code.lineNumberTables.back(), code);
    } else if (kind == Attribute::LocalVariableTable) {
      code.localVariableTables.push_back(readTable(length, kVariableSize, "LocalVariableTable"));
      checkLocalVariables(code.localVariableTables.back(), code, "LocalVariableTable");
    } else if (kind == Attribute::LocalVariableTypeTable && !trusted_ && file_.major >= kJava5) {
      typeTables_.push_back(readTable(length, kVariableSize, "LocalVariableTypeTable"));
      checkLocalVariables(typeTables_.back(), code, "LocalVariableTypeTable");
    } else if (kind == Attribute::StackMapTable && file_.major >= kJava6) {
      onlyOnce(seen, kind, "StackMapTable", "");
      code.stackMapTable = in_.take(length);
    } else {
      in_.take(length);
    }
  }
}

// A count, then entries of `entrySize` bytes, and nothing more.
Bytes Parser::readTable(std::uint32_t length, std::size_t entrySize, const char* name) {
  std::uint16_t count = in_.u2();
  if (length != 2 + count * entrySize) failInFile("{} has wrong length", name);
  return in_.takeWithLast(2, count * entrySize);
}

void Parser::checkLines(Bytes table, const Code& code) const {
  for (std::size_t at = 2; at < table.size(); at += kLineSize) {
    if (bigEndian16(table.data() + at) >= code.code.size()) failInFile("Invalid pc in LineNumberTable");
  }
}

void Parser::checkLocalVariables(Bytes table, const Code& code, std::string_view tableName) const {
  bool ofTypes = tableName == "LocalVariableTypeTable";
  for (std::size_t i = 0, n = table.size() / kVariableSize; i < n; ++i) {
    Variable v = variableAt(table, i);
    if (v.startPc >= code.code.size()) failInFile("Invalid start_pc {} in {}", v.startPc, tableName);
    if (std::uint32_t{v.startPc} + v.length > code.code.size()) {
      failInFile("Invalid length {} in {}", v.length, tableName);
    }
    if (!has(v.name, Tag::Utf8)) failInFile("Name index {} in {} has bad constant type", v.name, tableName);
    if (!has(v.descriptor, Tag::Utf8))
      failInFile("Signature index {} in {} has bad constant type", v.descriptor, tableName);
    std::string_view descriptor = text(v.descriptor);
    if (!trusted_) {
      checkName(text(v.name), NameOf::Field);
      if (!ofTypes) checkFieldDescriptor(text(v.name), descriptor);
    }
    unsigned second = !ofTypes && (descriptor == "J" || descriptor == "D") ? 1 : 0;
    if (v.index + second >= code.maxLocals) failInFile("Invalid index {} in {}", v.index, tableName);
  }
}

// Each variable stands in one table once, and each entry of a type table belongs to one of these.
void Parser::checkDistinctVariables(const Code& code) const {
  using Key = std::tuple<std::uint16_t, std::uint16_t, std::uint16_t, std::string_view>;
  auto collect = [this](const std::vector<Bytes>& tables, const char* tableName) {
    std::vector<Key> keys;
    for (Bytes table : tables) {
      for (std::size_t i = 0, n = table.size() / kVariableSize; i < n; ++i) {
        Variable v = variableAt(table, i);
        keys.emplace_back(v.index, v.startPc, v.length, text(v.name));
      }
    }
    if (auto* twice = firstRepeated(keys)) {
      failInFile("Duplicated {} attribute entry for '{}'", tableName, std::get<3>(*twice));
    }
    return keys;
  };
  std::vector<Key> variables = collect(code.localVariableTables, "LocalVariableTable");
  if (variables.empty()) return;
  std::sort(variables.begin(), variables.end());
  for (const Key& typed : collect(typeTables_, "LocalVariableTypeTable")) {
    if (!std::binary_search(variables.begin(), variables.end(), typed)) {
      fail("LVTT entry for '{}' in class file {} does not match any LVT entry", std::get<3>(typed), shownName());
    }
  }
}

}  // namespace weaveproof::classfile
