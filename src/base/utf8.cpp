#include "base/utf8.hpp"

namespace weaveproof::base::utf8 {

std::u16string decode(std::string_view text) {
  std::u16string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const auto b = static_cast<unsigned char>(text[i]);
    auto next = [&](std::size_t k) {
      return i + k < text.size() ? static_cast<unsigned char>(text[i + k]) & 0x3fu : 0u;
    };
    if (b < 0x80) {
      result.push_back(b);
      i += 1;
    } else if ((b & 0xe0) == 0xc0) {
      result.push_back(static_cast<char16_t>((b & 0x1fu) << 6 | next(1)));
      i += 2;
    } else if ((b & 0xf0) == 0xe0) {
      result.push_back(static_cast<char16_t>((b & 0x0fu) << 12 | next(1) << 6 | next(2)));
      i += 3;
    } else if ((b & 0xf8) == 0xf0) {
      const std::uint32_t c = ((b & 7u) << 18 | next(1) << 12 | next(2) << 6 | next(3)) - 0x10000;
      result.push_back(static_cast<char16_t>(0xd800 | (c >> 10 & 0x3ff)));
      result.push_back(static_cast<char16_t>(0xdc00 | (c & 0x3ff)));
      i += 4;
    } else {
      result.push_back(0xfffd);
      i += 1;
    }
  }
  return result;
}

void encodeUnit(std::string& out, std::uint32_t c, bool modified) {
  if (c < 0x80 && (c != 0 || !modified)) {
    out.push_back(static_cast<char>(c));
  } else if (c < 0x800) {
    out.push_back(static_cast<char>(0xc0 | c >> 6));
    out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
  } else {
    out.push_back(static_cast<char>(0xe0 | c >> 12));
    out.push_back(static_cast<char>(0x80 | (c >> 6 & 0x3f)));
    out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
  }
}

std::string encode(std::u16string_view chars) {
  std::string result;
  for (std::size_t i = 0; i < chars.size(); ++i) {
    const std::uint32_t c = chars[i];
    if ((c & 0xfc00) == 0xd800 && i + 1 < chars.size() && (chars[i + 1] & 0xfc00) == 0xdc00) {
      const std::uint32_t whole = 0x10000 + ((c & 0x3ff) << 10 | (chars[++i] & 0x3ffu));
      result.push_back(static_cast<char>(0xf0 | whole >> 18));
      result.push_back(static_cast<char>(0x80 | (whole >> 12 & 0x3f)));
      result.push_back(static_cast<char>(0x80 | (whole >> 6 & 0x3f)));
      result.push_back(static_cast<char>(0x80 | (whole & 0x3f)));
    } else {
      encodeUnit(result, (c & 0xf800) == 0xd800 ? '?' : c, false);
    }
  }
  return result;
}

}  // namespace weaveproof::base::utf8
