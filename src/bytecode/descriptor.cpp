#include "bytecode/descriptor.hpp"

#include <algorithm>

namespace weaveproof::bytecode {

char letterOf(Kind kind) { return "VZBCSIJFDL"[static_cast<int>(kind)]; }

const char* primitiveName(Kind kind) {
  static constexpr const char* kNames[] = {"void", "boolean", "byte",  "char",   "short",
                                           "int",  "long",    "float", "double", ""};
  return kNames[static_cast<int>(kind)];
}

std::string_view DescriptorReader::next() {
  std::size_t n = 0;
  while (n < rest_.size() && rest_[n] == '[') ++n;
  if (n < rest_.size() && rest_[n] == 'L') {
    n = rest_.find(';', n);
    if (n == std::string_view::npos) n = rest_.size() - 1;
  }
  const std::string_view type = rest_.substr(0, n + 1);
  rest_.remove_prefix(std::min(n + 1, rest_.size()));
  return type;
}

std::vector<std::string_view> parameterTypes(std::string_view methodDescriptor) {
  std::vector<std::string_view> types;
  for (DescriptorReader reader(methodDescriptor); reader.hasParameter();) types.push_back(reader.next());
  return types;
}

int parameterSlots(std::string_view methodDescriptor) {
  int slots = 0;
  for (DescriptorReader reader(methodDescriptor); reader.hasParameter();) slots += slotsOf(kindOf(reader.next()[0]));
  return slots;
}

std::string_view classNameOf(std::string_view type) {
  return type.size() > 2 && type[0] == 'L' ? type.substr(1, type.size() - 2) : type;
}

std::string descriptorOf(std::string_view className) {
  if (!className.empty() && className[0] == '[') return std::string(className);
  return "L" + std::string(className) + ";";
}

std::string dotted(std::string_view className) {
  std::string text(className);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

std::string readable(std::string_view type) {
  std::size_t dimensions = 0;
  while (dimensions < type.size() && type[dimensions] == '[') ++dimensions;
  const std::string_view element = type.substr(dimensions);
  std::string text = element.empty()       ? std::string()
                     : element[0] == 'L'   ? dotted(classNameOf(element))
                     : element.size() == 1 ? std::string(primitiveName(kindOf(element[0])))
                                           : dotted(element);
  while (dimensions--) text += "[]";
  return text;
}

std::string readableMethod(std::string_view holder, std::string_view name, std::string_view descriptor) {
  DescriptorReader reader(descriptor);
  std::string parameters;
  while (reader.hasParameter()) {
    if (!parameters.empty()) parameters += ", ";
    parameters += readable(reader.next());
  }
  return readable(reader.returnType()) + " " + dotted(holder) + "." + std::string(name) + "(" + parameters + ")";
}

}  // namespace weaveproof::bytecode
