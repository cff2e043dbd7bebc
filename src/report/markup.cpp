#include "report/markup.hpp"

#include "report/byte_text.hpp"

namespace weaveproof::report {

// Control characters cannot be written in XML at all, and neither can U+FFFE and U+FFFF.
std::string escaped(std::string_view bytes) {
  std::string text;
  std::string writable = textOfBytes(bytes);
  for (const std::string_view noCharacter : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
    for (std::size_t at = 0; (at = writable.find(noCharacter, at)) != std::string::npos;) writable.replace(at, 3, "?");
  for (const char c : writable) {
    switch (c) {
      case '&':
        text += "&amp;";
        break;
      case '<':
        text += "&lt;";
        break;
      case '>':
        text += "&gt;";
        break;
      case '"':
        text += "&quot;";
        break;
      default:
        text += static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t' ? '?' : c;
    }
  }
  return text;
}

std::string attribute(std::string_view bytes) {
  std::string text = escaped(bytes);
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) text.replace(at, 1, "&#10;");
  return text;
}

}  // namespace weaveproof::report
