// What attributes of classes, fields, methods and record components have in common.
#include "classfile/parser.hpp"

namespace weaveproof::classfile {

Attribute Parser::readAttributeName(const char* badIndexMessage) {
  in_.need(6);
  std::uint16_t name = in_.u2();
  if (!has(name, Tag::Utf8)) failInFile("{} {}", badIndexMessage, name);
  return attributeNamed(text(name));
}

void Parser::onlyOnce(AttributesSeen& seen, Attribute kind, const char* name, const char* place) const {
  if (!seen.add(kind)) failInFile("Multiple {} attributes{}", name, place);
}

std::uint16_t Parser::readSignature() {
  std::uint16_t signature = in_.u2();
  if (!has(signature, Tag::Utf8)) failInFile("Invalid Signature attribute at constant pool index {}", signature);
  return signature;
}

// True if the attribute was one of the annotation attributes, which is then consumed.
bool Parser::readAnnotations(Attribute kind, std::uint32_t length, RawAnnotations& into, AttributesSeen& seen,
                             const char* place) {
  auto keep = [&](const char* name, Bytes* body) {
    onlyOnce(seen, kind, name, place);
    Bytes bytes = in_.take(length);
    if (body != nullptr) *body = bytes;
    return true;
  };
  switch (kind) {
    case Attribute::RuntimeVisibleAnnotations:
      return keep("RuntimeVisibleAnnotations", &into.visible);
    case Attribute::RuntimeInvisibleAnnotations:
      return keep("RuntimeInvisibleAnnotations", nullptr);
    case Attribute::RuntimeVisibleTypeAnnotations:
      return keep("RuntimeVisibleTypeAnnotations", &into.visibleTypes);
    case Attribute::RuntimeInvisibleTypeAnnotations:
      return keep("RuntimeInvisibleTypeAnnotations", nullptr);
    default:
      return false;
  }
}

}  // namespace weaveproof::classfile
