// Java strings: one byte a character where all are below 256, else UTF-16.
#include <algorithm>
#include <cassert>

#include "base/utf8.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

Ref Machine::newStringUtf16(const std::uint16_t* chars, std::int32_t length) {
  assert(length >= 0 && "a string of characters");
  const bool latin1 = std::all_of(chars, chars + length, [](std::uint16_t c) { return c < 256; });
  const Ref bytes = newArray(*known.byteArray, latin1 ? length : length * 2);
  auto* data = at(bytes).elements<std::uint8_t>();
  if (latin1)
    for (std::int32_t i = 0; i < length; ++i) data[i] = static_cast<std::uint8_t>(chars[i]);
  else
    std::memcpy(data, chars, static_cast<std::size_t>(length) * 2);
  const Ref string = newCompleteObject(*known.string);
  setReference(string, known.stringValue, bytes);
  at(string).set<std::uint8_t>(known.stringCoder, latin1 ? 0 : 1);
  return string;
}

Ref Machine::newStringModified(std::string_view text) {
  const std::u16string chars = base::utf8::decode(text);
  return newStringUtf16(reinterpret_cast<const std::uint16_t*>(chars.data()), static_cast<std::int32_t>(chars.size()));
}

Ref Machine::newString(std::string_view text) { return newStringModified(text); }

std::u16string Machine::utf16(Ref string) const {
  assert(string != 0 && &classOf(string) == known.string && "a java.lang.String");
  const Object& bytes = at(getReference(string, known.stringValue));
  if (at(string).get<std::uint8_t>(known.stringCoder) == 0) {
    const auto* data = bytes.elements<std::uint8_t>();
    return std::u16string(data, data + bytes.length);
  }
  std::u16string result(bytes.length / 2, 0);
  assert(bytes.length % 2 == 0 && "two bytes a character");
  std::memcpy(result.data(), bytes.elements<std::uint8_t>(), result.size() * 2);
  return result;
}

std::string Machine::modifiedUtf8(Ref string) const {
  std::string result;
  for (char16_t c : utf16(string)) base::utf8::encodeUnit(result, c, true);
  return result;
}

std::string Machine::utf8(Ref string) const { return base::utf8::encode(utf16(string)); }

Ref Machine::literal(std::uint32_t number) {
  if (number >= literals_.size()) literals_.resize(std::max<std::size_t>(number + 1, literals_.size() * 2));
  if (!literals_[number])
    literals_[number] = supervisor ? supervisor->literal(number) : newStringModified(world.literalText(number));
  return literals_[number];
}

Ref Machine::intern(Ref string) {
  assert(string != 0 && &classOf(string) == known.string && "a java.lang.String");
  const std::uint32_t number = world.literal(modifiedUtf8(string));
  if (number >= literals_.size()) literals_.resize(std::max<std::size_t>(number + 1, literals_.size() * 2));
  if (supervisor) return literal(number);  // the same string whichever thread asks first
  if (!literals_[number]) literals_[number] = string;
  return literals_[number];
}

}  // namespace weaveproof::vm
