#include "words/value_text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace weaveproof::words {

using program::Value;

namespace {

constexpr std::size_t kLongestString = 40;

// With as many digits as distinguish it from its neighbours, and a point: 0.1, 1.0, 1e-10.
template <class Real>
std::string realText(Real value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  const std::string text = fmt::format("{}", value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string charText(std::int64_t c) {
  return c >= 32 && c < 127 ? std::string("'") + static_cast<char>(c) + "'" : std::to_string(c);
}

}  // namespace

std::string textOf(const program::ObjectName& object) {
  return object.number == 0 ? object.type : fmt::format("{}@{}", object.type, object.number);
}

std::string textOf(const program::Location& location) {
  if (location.object.type.empty()) return "memory";
  std::string text = textOf(location.object);
  if (!location.field.empty()) text += "." + location.field;
  if (location.element) text += fmt::format("[{}]", *location.element);
  if (location.offset) text += fmt::format("+{}", *location.offset);
  return text;
}

std::string textOf(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Unknown:
      return "";
    case Value::Kind::Boolean:
      return value.number != 0 ? "true" : "false";
    case Value::Kind::Char:
      return charText(value.number);
    case Value::Kind::Integer:
      return std::to_string(value.number);
    case Value::Kind::Float:
      return realText(static_cast<float>(value.real));
    case Value::Kind::Double:
      return realText(value.real);
    case Value::Kind::Null:
      return "null";
    case Value::Kind::String:
      return quoted(value.text.size() > kLongestString ? value.text.substr(0, kLongestString) + "…" : value.text);
    case Value::Kind::LongString:
      return "a text";
    case Value::Kind::Constant:
      return value.text;
    case Value::Kind::Lambda:
      return "a lambda";
    case Value::Kind::Thread:
      return quoted(value.text);
    case Value::Kind::Object:
      return textOf(value.object);
    case Value::Kind::Condition:
      return "a condition of " + textOf(value.object);
    case Value::Kind::Part:
      return textOf(value.object) + "'s " + value.text;
  }
  return "";
}

std::string textOf(const program::Operand& operand) {
  if (!operand.value.isKnown()) return operand.name.empty() ? "…" : operand.name;
  const std::string value = textOf(operand.value);
  const bool saysNoMore = operand.name == value || value == quoted(operand.name);
  if (operand.name.empty() || operand.name == "this" || saysNoMore) return value;
  return operand.name + " (" + value + ")";
}

std::string textOf(const program::NamedObject& object) {
  const std::string text = textOf(object.object);
  if (object.isDropped) return withArticle(text);
  return object.field.empty() ? text : object.field + " (" + text + ")";
}

std::string textOf(const program::MethodName& method) {
  return method.method.empty() ? "new " + method.className : method.className + "." + method.method;
}

std::string withArticle(const std::string& name) {
  const bool isVowel = !name.empty() && std::string_view("AEIOU").find(name[0]) != std::string_view::npos;
  return (isVowel ? "an " : "a ") + name;
}

std::string quotedList(const std::vector<std::string>& names) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) list += i + 1 == names.size() ? " and " : ", ";
    list += quoted(names[i]);
  }
  return list;
}

}  // namespace weaveproof::words
