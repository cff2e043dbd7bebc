#include "classfile/attributes.hpp"

namespace weaveproof::classfile {

// The length leaves at most four candidates, so that a name costs one or two comparisons.
Attribute attributeNamed(std::string_view name) {
  switch (name.size()) {
    case 4:
      if (name == "Code") return Attribute::Code;
      break;
    case 6:
      if (name == "Record") return Attribute::Record;
      break;
    case 8:
      if (name == "NestHost") return Attribute::NestHost;
      break;
    case 9:
      if (name == "Signature") return Attribute::Signature;
      if (name == "Synthetic") return Attribute::Synthetic;
      break;
    case 10:
      if (name == "SourceFile") return Attribute::SourceFile;
      if (name == "Exceptions") return Attribute::Exceptions;
      if (name == "Deprecated") return Attribute::Deprecated;
      break;
    case 11:
      if (name == "NestMembers") return Attribute::NestMembers;
      break;
    case 12:
      if (name == "InnerClasses") return Attribute::InnerClasses;
      break;
    case 13:
      if (name == "StackMapTable") return Attribute::StackMapTable;
      if (name == "ConstantValue") return Attribute::ConstantValue;
      break;
    case 15:
      if (name == "LineNumberTable") return Attribute::LineNumberTable;
      if (name == "EnclosingMethod") return Attribute::EnclosingMethod;
      break;
    case 16:
      if (name == "BootstrapMethods") return Attribute::BootstrapMethods;
      if (name == "MethodParameters") return Attribute::MethodParameters;
      break;
    case 17:
      if (name == "AnnotationDefault") return Attribute::AnnotationDefault;
      break;
    case 18:
      if (name == "LocalVariableTable") return Attribute::LocalVariableTable;
      break;
    case 19:
      if (name == "PermittedSubclasses") return Attribute::PermittedSubclasses;
      break;
    case 20:
      if (name == "SourceDebugExtension") return Attribute::SourceDebugExtension;
      break;
    case 22:
      if (name == "LocalVariableTypeTable") return Attribute::LocalVariableTypeTable;
      break;
    case 25:
      if (name == "RuntimeVisibleAnnotations") return Attribute::RuntimeVisibleAnnotations;
      break;
    case 27:
      if (name == "RuntimeInvisibleAnnotations") return Attribute::RuntimeInvisibleAnnotations;
      break;
    case 29:
      if (name == "RuntimeVisibleTypeAnnotations") return Attribute::RuntimeVisibleTypeAnnotations;
      break;
    case 31:
      if (name == "RuntimeInvisibleTypeAnnotations") return Attribute::RuntimeInvisibleTypeAnnotations;
      break;
    case 34:
      if (name == "RuntimeVisibleParameterAnnotations") return Attribute::RuntimeVisibleParameterAnnotations;
      break;
    case 36:
      if (name == "RuntimeInvisibleParameterAnnotations") return Attribute::RuntimeInvisibleParameterAnnotations;
      break;
    default:
      break;
  }
  return Attribute::Other;
}

}  // namespace weaveproof::classfile
