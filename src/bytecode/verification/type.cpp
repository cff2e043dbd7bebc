#include "bytecode/verification/type.hpp"

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode::verification {

constexpr std::uint32_t kMaxParameterSlots = 255;

void refuse(const std::string& reason) { throw classfile::FormatError(classfile::FormatError::Verify, reason); }

Type primitiveType(char letter) {
  switch (letter) {
    case 'J':
      return kLong;
    case 'F':
      return kFloat;
    case 'D':
      return kDouble;
    default:
      return kInt;
  }
}

Type takeType(std::string_view& descriptor) {
  std::size_t at = 0;
  while (at < descriptor.size() && descriptor[at] == '[') ++at;
  if (at > kMaxDimensions || at == descriptor.size()) refuse("Bad type descriptor");
  const auto dimensions = static_cast<std::uint8_t>(at);
  const char letter = descriptor[at++];
  Type type;
  if (letter == 'L') {
    const std::size_t end = descriptor.find(';', at);
    if (end == std::string_view::npos || end == at) refuse("Bad type descriptor");
    type = Type::instance(descriptor.substr(at, end - at));
    at = end + 1;
  } else if (std::string_view("ZBCSIJFD").find(letter) == std::string_view::npos) {
    refuse("Bad type descriptor");
  } else if (dimensions == 0) {
    type = primitiveType(letter);
  } else {
    type = {.kind = TypeKind::Object, .element = letter};
  }
  type.dimensions = dimensions;
  descriptor.remove_prefix(at);
  return type;
}

Type fieldType(std::string_view descriptor) {
  const Type type = takeType(descriptor);
  if (!descriptor.empty()) refuse("Bad field descriptor");
  return type;
}

Type methodTypes(std::string_view descriptor, std::vector<Type>& parameters) {
  parameters.clear();
  if (descriptor.empty() || descriptor[0] != '(') refuse("Bad method descriptor");
  descriptor.remove_prefix(1);
  while (!descriptor.empty() && descriptor[0] != ')') parameters.push_back(takeType(descriptor));
  if (descriptor.empty() || slotCount(parameters) > kMaxParameterSlots) refuse("Bad method descriptor");
  descriptor.remove_prefix(1);
  return descriptor == "V" ? kTop : fieldType(descriptor);
}

std::uint32_t slotCount(const std::vector<Type>& types) {
  std::uint32_t slots = 0;
  for (const Type& type : types) slots += type.isWide() ? 2 : 1;
  return slots;
}

Type classType(std::string_view name) {
  if (name.empty()) refuse("Empty class name");
  return name[0] == '[' ? fieldType(name) : Type::instance(name);
}

Type arrayOf(const Type& element) {
  if (element.dimensions == kMaxDimensions) refuse("Array with too many dimensions");
  Type array = element;
  ++array.dimensions;
  return array;
}

Type primitiveArray(char letter) { return {.kind = TypeKind::Object, .dimensions = 1, .element = letter}; }

Type elementOf(const Type& array) {
  if (array.dimensions == 1 && array.element != 'L') return primitiveType(array.element);
  Type element = array;
  --element.dimensions;
  return element;
}

std::string describe(const Type& type) {
  static constexpr const char* kNames[] = {"nothing usable",
                                           "int",
                                           "float",
                                           "long",
                                           "half of a long",
                                           "double",
                                           "half of a double",
                                           "null",
                                           "uninitialized this",
                                           "uninitialized object",
                                           "object",
                                           "one of several classes"};
  if (type.kind != TypeKind::Object) return kNames[static_cast<int>(type.kind)];
  std::string text = type.element == 'L' ? std::string(type.name()) : std::string(1, type.element);
  for (unsigned i = 0; i < type.dimensions; ++i) text += "[]";
  return text;
}

}  // namespace weaveproof::bytecode::verification
