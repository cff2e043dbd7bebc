#include "report/byte_text.hpp"

#include <algorithm>
#include <cstdint>

namespace weaveproof::report {

namespace {

constexpr std::string_view kMark = "\xF4\x8F\xBC";  // how U+10FF00 to U+10FFFF begin in UTF-8, up to their last bits

std::uint8_t at(std::string_view text, std::size_t i) { return static_cast<std::uint8_t>(text[i]); }

// The length of the UTF-8 sequence that the text begins with; 0 if it begins with none.
std::size_t sequenceLength(std::string_view text) {
  const std::uint8_t first = at(text, 0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((at(text, i) & 0xC0) != 0x80) return 0;
  const std::uint8_t second = at(text, 1);
  const bool isOverlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool isSurrogate = first == 0xED && second >= 0xA0;
  const bool isTooLarge = first == 0xF4 && second >= 0x90;
  return isOverlong || isSurrogate || isTooLarge ? 0 : length;
}

// U+10FF00 + b is F4 8F BC..BF 80..BF: two bits of b in the third byte, six in the fourth.
bool isMarked(std::string_view text) {
  return text.size() >= 4 && text.starts_with(kMark.substr(0, 2)) && (at(text, 2) & 0xFC) == at(kMark, 2) &&
         (at(text, 3) & 0xC0) == 0x80;
}

void appendMarked(std::string& text, std::uint8_t byte) {
  text += kMark.substr(0, 2);
  text += static_cast<char>(at(kMark, 2) | (byte >> 6));
  text += static_cast<char>(0x80 | (byte & 0x3F));
}

}  // namespace

std::string textOfBytes(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const std::size_t length = sequenceLength(bytes);
    const bool isPlain = length > 0 && !isMarked(bytes);
    const std::string_view part = bytes.substr(0, std::max<std::size_t>(length, 1));
    if (isPlain) {
      text += part;
    } else {
      for (const char byte : part) appendMarked(text, static_cast<std::uint8_t>(byte));
    }
    bytes.remove_prefix(part.size());
  }
  return text;
}

std::string bytesOfText(std::string_view text) {
  std::string bytes;
  while (!text.empty()) {
    if (isMarked(text)) {
      bytes += static_cast<char>((at(text, 2) & 3) << 6 | (at(text, 3) & 0x3F));
      text.remove_prefix(4);
    } else {
      bytes += text.front();
      text.remove_prefix(1);
    }
  }
  return bytes;
}

}  // namespace weaveproof::report
