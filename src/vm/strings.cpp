// Java strings: one byte a character where all are below 256, else UTF-16.
#include <algorithm>

#include "vm/machine.hpp"

namespace weaveproof {

namespace {

// Modified UTF-8 (JVM specification 4.4.7): surrogates are encoded one by one, and 0 takes two bytes. Standard UTF-8 is
// understood too: four-byte sequences become surrogate pairs.
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

}  // namespace

Ref Machine::newStringUtf16(const std::uint16_t* chars, std::int32_t length) {
  const bool latin1 = std::all_of(chars, chars + length, [](std::uint16_t c) { return c < 256; });
  const Ref bytes = newArray(*known.byteArray, latin1 ? length : length * 2);
  auto* data = at(bytes).elements<std::uint8_t>();
  if (latin1)
    for (std::int32_t i = 0; i < length; ++i) data[i] = static_cast<std::uint8_t>(chars[i]);
  else
    std::memcpy(data, chars, static_cast<std::size_t>(length) * 2);
  const Ref string = newObject(*known.string);
  setReference(string, known.stringValue, bytes);
  at(string).set<std::uint8_t>(known.stringCoder, latin1 ? 0 : 1);
  return string;
}

Ref Machine::newStringModified(std::string_view text) {
  const std::u16string chars = decode(text);
  return newStringUtf16(reinterpret_cast<const std::uint16_t*>(chars.data()), static_cast<std::int32_t>(chars.size()));
}

Ref Machine::newString(std::string_view text) { return newStringModified(text); }

std::u16string Machine::utf16(Ref string) const {
  const Object& bytes = at(getReference(string, known.stringValue));
  if (at(string).get<std::uint8_t>(known.stringCoder) == 0) {
    const auto* data = bytes.elements<std::uint8_t>();
    return std::u16string(data, data + bytes.length);
  }
  std::u16string result(bytes.length / 2, 0);
  std::memcpy(result.data(), bytes.elements<std::uint8_t>(), result.size() * 2);
  return result;
}

std::string Machine::modifiedUtf8(Ref string) const {
  std::string result;
  for (char16_t c : utf16(string)) encodeUnit(result, c, true);
  return result;
}

std::string Machine::utf8(Ref string) const {
  const std::u16string chars = utf16(string);
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

Ref Machine::literal(std::uint32_t number) {
  if (number >= literals_.size()) literals_.resize(std::max<std::size_t>(number + 1, literals_.size() * 2));
  if (!literals_[number]) literals_[number] = newStringModified(world.literalText(number));
  return literals_[number];
}

Ref Machine::intern(Ref string) {
  const std::uint32_t number = world.literal(modifiedUtf8(string));
  if (number >= literals_.size()) literals_.resize(std::max<std::size_t>(number + 1, literals_.size() * 2));
  if (!literals_[number]) literals_[number] = string;
  return literals_[number];
}

}  // namespace weaveproof
