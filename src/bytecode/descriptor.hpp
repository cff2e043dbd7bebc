// Types as descriptors write them: "I", "[J", "Ljava/lang/String;", "(ILjava/lang/Object;)V".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::bytecode {

enum class Kind : std::uint8_t { Void, Boolean, Byte, Char, Short, Int, Long, Float, Double, Reference };

inline Kind kindOf(char descriptor) {
  switch (descriptor) {
    case 'V':
      return Kind::Void;
    case 'Z':
      return Kind::Boolean;
    case 'B':
      return Kind::Byte;
    case 'C':
      return Kind::Char;
    case 'S':
      return Kind::Short;
    case 'I':
      return Kind::Int;
    case 'J':
      return Kind::Long;
    case 'F':
      return Kind::Float;
    case 'D':
      return Kind::Double;
    default:
      return Kind::Reference;
  }
}

inline int slotsOf(Kind kind) { return kind == Kind::Void ? 0 : kind == Kind::Long || kind == Kind::Double ? 2 : 1; }
inline int shiftOf(Kind kind) {  // log2 of the size in memory
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      return 0;
    case Kind::Char:
    case Kind::Short:
      return 1;
    case Kind::Long:
    case Kind::Double:
      return 3;
    default:
      return 2;
  }
}
char letterOf(Kind kind);              // 'I', 'L' for references
const char* primitiveName(Kind kind);  // "int"

// Steps through the parameter types of a method descriptor, then gives its return type.
class DescriptorReader {
 public:
  explicit DescriptorReader(std::string_view descriptor) : rest_(descriptor) {
    if (!rest_.empty() && rest_[0] == '(') rest_.remove_prefix(1);
  }
  bool hasParameter() const { return !rest_.empty() && rest_[0] != ')'; }
  std::string_view next();  // the next type as it stands: "I", "[[J", "Lx/Y;"
  std::string_view returnType() const {
    const auto close = rest_.find(')');
    return close == std::string_view::npos ? rest_ : rest_.substr(close + 1);
  }

 private:
  std::string_view rest_;
};

std::vector<std::string_view> parameterTypes(std::string_view methodDescriptor);
int parameterSlots(std::string_view methodDescriptor);  // without the receiver

// "Lx/Y;" -> "x/Y"; arrays and primitives stay as they are.
std::string_view classNameOf(std::string_view typeDescriptor);
// "x/Y" -> "Lx/Y;", "[I" -> "[I".
std::string descriptorOf(std::string_view className);
// "x/Y" -> "x.Y"; "[Lx/Y;" -> "[Lx.Y;".
std::string dotted(std::string_view className);
// As source code writes it: "[[I" -> "int[][]", "Lx/Y;" -> "x.Y".
std::string readable(std::string_view typeDescriptor);
// "a/B", "f", "(I[J)V" -> "void a.B.f(int, long[])".
std::string readableMethod(std::string_view holder, std::string_view name, std::string_view descriptor);

}  // namespace weaveproof::bytecode
