#include "classfile/names.hpp"

#include "classfile/class_file.hpp"

namespace weaveproof::classfile {

namespace {

constexpr unsigned kMaxDimensions = 255;

bool isIdentifierPart(unsigned char c, bool first) {
  if (c >= 0x80) return true;  // part of some character beyond ASCII
  if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') return true;
  return c == '_' || c == '$' || (!first && c >= '0' && c <= '9');
}

// The end of the Java identifier (with slashes: of the qualified name) at the start of `text`; 0 if there is none.
// As lax as HotSpot: a slash at the start or end, and a digit after a slash, pass.
std::size_t identifierEnd(std::string_view text, bool slashes) {
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    if (isIdentifierPart(static_cast<unsigned char>(text[at]), at == 0)) continue;
    if (!slashes || text[at] != '/') break;
    if (at > 0 && text[at - 1] == '/') return 0;
  }
  return at;
}

bool isUnqualifiedName(std::string_view name, NameOf what) {
  if (name.empty()) return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    switch (name[i]) {
      case '.':
      case ';':
      case '[':
        return false;
      case '/':
        if (what != NameOf::Class || i == 0 || i + 1 == name.size() || name[i + 1] == '/') return false;
        break;
      case '<':
      case '>':
        if (what == NameOf::Method) return false;
        break;
      default:
        break;
    }
  }
  return true;
}

}  // namespace

bool isLegalName(std::string_view name, NameOf what, std::uint16_t major) {
  if (name.empty()) return false;
  if (what == NameOf::Class && name[0] == '[') {
    DescriptorEnd scan = scanFieldType(name, 0, false, major);
    return scan.fault == DescriptorEnd::None && scan.end == name.size();
  }
  if (what == NameOf::Method && name[0] == '<') return name == "<init>" || name == "<clinit>";
  if (major < kFreeNamesMajor) return identifierEnd(name, what == NameOf::Class) == name.size();
  return isUnqualifiedName(name, what);
}

DescriptorEnd scanFieldType(std::string_view text, std::size_t from, bool voidAllowed, std::uint16_t major) {
  unsigned dimensions = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    switch (text[at]) {
      case 'B':
      case 'C':
      case 'D':
      case 'F':
      case 'I':
      case 'J':
      case 'S':
      case 'Z':
        return {DescriptorEnd::None, at + 1};
      case 'V':
        if (voidAllowed && dimensions == 0) return {DescriptorEnd::None, at + 1};
        return {DescriptorEnd::Malformed, at};
      case 'L': {
        if (major < kFreeNamesMajor) {
          std::size_t end = at + 1 + identifierEnd(text.substr(at + 1), true);
          if (end > at + 1 && end < text.size() && text[end] == ';') return {DescriptorEnd::None, end + 1};
          return {DescriptorEnd::Malformed, at};
        }
        std::size_t end = text.find(';', at);
        if (end == std::string_view::npos) return {DescriptorEnd::Malformed, at};
        if (!isUnqualifiedName(text.substr(at + 1, end - at - 1), NameOf::Class)) {
          return {DescriptorEnd::BadClassName, at};
        }
        return {DescriptorEnd::None, end + 1};
      }
      case '[':
        if (++dimensions > kMaxDimensions) return {DescriptorEnd::TooManyDimensions, at};
        break;
      default:
        return {DescriptorEnd::Malformed, at};
    }
  }
  return {DescriptorEnd::Malformed, text.size()};
}

MethodScan scanMethodDescriptor(std::string_view text, std::uint16_t major) {
  if (text.empty() || text[0] != '(') return {DescriptorEnd::Malformed, 0};
  MethodScan result;
  std::size_t at = 1;
  while (at < text.size() && text[at] != ')') {
    DescriptorEnd argument = scanFieldType(text, at, false, major);
    if (argument.fault != DescriptorEnd::None) return {argument.fault, 0};
    result.argumentSlots += text[at] == 'J' || text[at] == 'D' ? 2 : 1;
    at = argument.end;
  }
  if (at >= text.size()) return {DescriptorEnd::Malformed, 0};
  DescriptorEnd returned = scanFieldType(text, at + 1, true, major);
  if (returned.fault != DescriptorEnd::None) return {returned.fault, 0};
  if (returned.end != text.size()) return {DescriptorEnd::Malformed, 0};
  return result;
}

bool isModifiedUtf8(std::string_view text, std::uint16_t major) {
  constexpr std::uint16_t kStrictMajor = 48;  // overlong forms were let through before
  const auto* at = reinterpret_cast<const unsigned char*>(text.data());
  const auto* end = at + text.size();
  auto continues = [end](const unsigned char* byte) { return byte < end && (*byte & 0xC0) == 0x80; };
  while (at < end) {
    if (*at != 0 && *at < 0x80) {
      ++at;
    } else if ((*at & 0xE0) == 0xC0 && continues(at + 1)) {
      unsigned c = (at[0] & 0x1Fu) << 6 | (at[1] & 0x3Fu);
      if (c != 0 && c < 0x80 && major >= kStrictMajor) return false;
      at += 2;
    } else if ((*at & 0xF0) == 0xE0 && continues(at + 1) && continues(at + 2)) {
      unsigned c = (at[0] & 0x0Fu) << 12 | (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu);
      if (c < 0x800 && major >= kStrictMajor) return false;
      at += 3;
    } else {
      return false;
    }
  }
  return true;
}

bool isFieldDescriptor(std::string_view descriptor) {
  DescriptorEnd scan = scanFieldType(descriptor, 0, false, kNewestMajor);
  return scan.fault == DescriptorEnd::None && scan.end == descriptor.size();
}

bool isMethodDescriptor(std::string_view descriptor) {
  return scanMethodDescriptor(descriptor, kNewestMajor).fault == DescriptorEnd::None;
}

}  // namespace weaveproof::classfile
