#include "clients/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "bytecode/descriptor.hpp"

namespace weaveproof::clients {

namespace {

bool isWholeNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
}
bool isString(std::string_view text) { return text.starts_with('"'); }
bool isCharacter(std::string_view text) { return text.starts_with('\''); }
bool isTruth(std::string_view text) { return text == "true" || text == "false"; }
bool isAnything(std::string_view) { return true; }

// A kind of types: which values suit them, how these are written, and the usual ones.
struct TypeRow {
  std::vector<std::string_view> types;
  bool (*suits)(std::string_view);
  const char* form;
  std::vector<const char*> usual;
};

const std::vector<TypeRow>& rows() {
  static const std::vector<TypeRow> kRows = {
      {{"I", "Ljava/lang/Integer;"}, isWholeNumber, "{}", {"1", "2"}},
      {{"J", "Ljava/lang/Long;"}, isWholeNumber, "{}L", {"1", "2"}},
      {{"S", "Ljava/lang/Short;"}, isWholeNumber, "(short) {}", {"1", "2"}},
      {{"B", "Ljava/lang/Byte;"}, isWholeNumber, "(byte) {}", {"1", "2"}},
      {{"F", "Ljava/lang/Float;"}, isWholeNumber, "{}f", {"1", "2"}},
      {{"D", "Ljava/lang/Double;"}, isWholeNumber, "{}d", {"1", "2"}},
      {{"C", "Ljava/lang/Character;"}, isCharacter, "{}", {"'a'", "'b'"}},
      {{"Z", "Ljava/lang/Boolean;"}, isTruth, "{}", {"false", "true"}},
      {{"Ljava/lang/String;", "Ljava/lang/CharSequence;"}, isString, "{}", {"\"a\"", "\"b\""}},
      {{"Ljava/lang/Number;"}, isWholeNumber, "{}", {"1", "2"}},
      {{"Ljava/lang/Object;", "Ljava/lang/Comparable;", "Ljava/io/Serializable;"}, isAnything, "{}", {"1", "2"}},
  };
  return kRows;
}

// The first two constants of an enum; of the JDK's there are none, as they mostly say how a call is to be made.
std::vector<Value> constantsOf(std::string_view type, ClassSource& classes) {
  const std::string name(bytecode::classNameOf(type));
  const KnownClass* known = type.starts_with('L') ? classes.find(name) : nullptr;
  std::vector<Value> values;
  if (known == nullptr || known->isOfJdk || !(known->file.accessFlags & classfile::ACC_ENUM)) return values;
  for (const classfile::Member& field : known->file.fields) {
    if (!(field.accessFlags & classfile::ACC_ENUM) || values.size() == 2) continue;
    const std::string constant(known->file.utf8(field.nameIndex));
    values.push_back({classes.sourceName(name) + "." + constant, constant});
  }
  return values;
}

}  // namespace

std::vector<Value> valuesFor(std::string_view type, const std::vector<std::string>& given, ClassSource& classes) {
  const auto row = std::ranges::find_if(
      rows(), [&](const TypeRow& one) { return std::ranges::find(one.types, type) != one.types.end(); });
  if (row == rows().end()) return constantsOf(type, classes);
  std::vector<std::string> texts;
  std::ranges::copy_if(given, std::back_inserter(texts), row->suits);
  if (texts.empty()) texts.assign(row->usual.begin(), row->usual.end());
  std::vector<Value> values;
  for (const std::string& text : texts) values.push_back({fmt::format(fmt::runtime(row->form), text), text});
  return values;
}

}  // namespace weaveproof::clients
