#include "junit/markup.hpp"

#include "report/byte_text.hpp"

namespace weaveproof::junit {

// Control characters cannot be written in XML at all.
std::string escaped(std::string_view bytes) {
  std::string text;
  for (const char c : report::textOfBytes(bytes)) {
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

}  // namespace weaveproof::junit
