// The attributes that the parser knows, and the enum value for each name.
#pragma once

#include <cstdint>
#include <string_view>

namespace weaveproof::classfile {

enum class Attribute : std::uint8_t {
  Other,
  AnnotationDefault,
  BootstrapMethods,
  Code,
  ConstantValue,
  Deprecated,
  EnclosingMethod,
  Exceptions,
  InnerClasses,
  LineNumberTable,
  LocalVariableTable,
  LocalVariableTypeTable,
  MethodParameters,
  NestHost,
  NestMembers,
  PermittedSubclasses,
  Record,
  RuntimeInvisibleAnnotations,
  RuntimeInvisibleParameterAnnotations,
  RuntimeInvisibleTypeAnnotations,
  RuntimeVisibleAnnotations,
  RuntimeVisibleParameterAnnotations,
  RuntimeVisibleTypeAnnotations,
  Signature,
  SourceDebugExtension,
  SourceFile,
  StackMapTable,
  Synthetic,
};

Attribute attributeNamed(std::string_view name);

// Which attributes one place has had so far.
class AttributesSeen {
 public:
  bool add(Attribute a) {  // false if it was there already
    std::uint32_t bit = 1u << static_cast<unsigned>(a);
    bool isNew = (seen_ & bit) == 0;
    seen_ |= bit;
    return isNew;
  }
  bool has(Attribute a) const { return (seen_ & 1u << static_cast<unsigned>(a)) != 0; }

 private:
  std::uint32_t seen_ = 0;
};

}  // namespace weaveproof::classfile
