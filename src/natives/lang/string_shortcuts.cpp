// Shortcuts for java.lang.String: the same results as its Java code, in one step.
//
// Why these are safe in a search over schedules: a String and its bytes never change once a program can see them. So
// reading its contents is local, and no scheduling point is skipped. The only thing written is the cache of the hash
// code, which is a function of the contents. Methods on byte arrays (StringLatin1, StringUTF16) have no shortcut,
// because StringBuilder calls them with arrays that do change. If a call would throw, the Java code runs.
#include <algorithm>
#include <string_view>

#include "natives/registry.hpp"
#include "natives/shortcut.hpp"

namespace weaveproof::natives {
namespace string_shortcuts {
namespace {

constexpr NativeStatus kDeclined = NativeStatus::Declined;

struct Text {
  const std::uint8_t* bytes;
  std::int32_t length;  // in chars
  bool wide;

  std::uint16_t at(std::int32_t index) const {
    if (!wide) return bytes[index];
    std::uint16_t c;
    std::memcpy(&c, bytes + 2 * index, sizeof c);
    return c;
  }
  // The array's elements are aligned to 16 bytes after its header.
  std::u16string_view chars() const {
    return {reinterpret_cast<const char16_t*>(bytes), static_cast<std::size_t>(length)};
  }
  std::string_view latin() const { return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length)}; }
};

bool textOf(const NativeCall& call, Ref string, Text& text) {
  if (!string) return false;
  const Object& object = call.vm.at(string);
  const Ref value = object.get<Ref>(call.vm.known.stringValue);
  if (!value) return false;  // while it is being constructed
  const Object& array = call.vm.at(value);
  text.wide = object.get<std::uint8_t>(call.vm.known.stringCoder) != 0;
  text.bytes = array.elements<std::uint8_t>();
  text.length = static_cast<std::int32_t>(array.length >> (text.wide ? 1 : 0));
  return true;
}

NativeStatus length(NativeCall& call) {
  Text text;
  return textOf(call, call.ref(0), text) ? call.returnInt(text.length) : kDeclined;
}

NativeStatus isEmpty(NativeCall& call) {
  Text text;
  return textOf(call, call.ref(0), text) ? call.returnBool(text.length == 0) : kDeclined;
}

NativeStatus charAt(NativeCall& call) {
  Text text;
  const std::int32_t index = call.i(1);
  if (!textOf(call, call.ref(0), text) || index < 0 || index >= text.length) return kDeclined;
  return call.returnInt(text.at(index));
}

NativeStatus hashCode(NativeCall& call) {
  Object& string = call.vm.at(call.ref(0));
  if (const auto known = string.get<std::int32_t>(call.vm.known.stringHash)) return call.returnInt(known);
  Text text;
  if (!textOf(call, call.ref(0), text)) return kDeclined;
  std::uint32_t hash = 0;
  for (std::int32_t i = 0; i < text.length; ++i) hash = 31 * hash + text.at(i);
  if (call.vm.supervisor)
    return call.returnInt(static_cast<std::int32_t>(hash));  // and no state differs by having computed it
  if (hash == 0) return kDeclined;                           // which Java notes elsewhere
  string.set<std::uint32_t>(call.vm.known.stringHash, hash);
  return call.returnInt(static_cast<std::int32_t>(hash));
}

NativeStatus equals(NativeCall& call) {
  const Ref other = call.ref(1);
  if (call.ref(0) == other) return call.returnBool(true);
  if (!other || &call.vm.classOf(other) != call.vm.known.string) return call.returnBool(false);
  Text a, b;
  if (!textOf(call, call.ref(0), a) || !textOf(call, other, b)) return kDeclined;
  // A text that can be narrow is narrow.
  return call.returnBool(a.wide == b.wide && a.length == b.length &&
                         std::memcmp(a.bytes, b.bytes, static_cast<std::size_t>(a.length) << (a.wide ? 1 : 0)) == 0);
}

NativeStatus compareTo(NativeCall& call) {
  Text a, b;
  if (!textOf(call, call.ref(0), a) || !textOf(call, call.ref(1), b)) return kDeclined;
  const std::int32_t common = std::min(a.length, b.length);
  for (std::int32_t i = 0; i < common; ++i)
    if (a.at(i) != b.at(i)) return call.returnInt(a.at(i) - b.at(i));
  return call.returnInt(a.length - b.length);
}

bool matchesAt(const Text& text, std::int32_t at, const Text& part) {
  if (at < 0 || at > text.length - part.length) return false;
  for (std::int32_t i = 0; i < part.length; ++i)
    if (text.at(at + i) != part.at(i)) return false;
  return true;
}

NativeStatus startsWith(NativeCall& call) {
  Text text, prefix;
  if (!textOf(call, call.ref(0), text) || !textOf(call, call.ref(1), prefix)) return kDeclined;
  return call.returnBool(matchesAt(text, 0, prefix));
}

NativeStatus startsWithAt(NativeCall& call) {
  Text text, prefix;
  if (!textOf(call, call.ref(0), text) || !textOf(call, call.ref(1), prefix)) return kDeclined;
  return call.returnBool(matchesAt(text, call.i(2), prefix));
}

NativeStatus endsWith(NativeCall& call) {
  Text text, suffix;
  if (!textOf(call, call.ref(0), text) || !textOf(call, call.ref(1), suffix)) return kDeclined;
  return call.returnBool(matchesAt(text, text.length - suffix.length, suffix));
}

NativeStatus findChar(NativeCall& call, std::int32_t from) {
  Text text;
  const std::int32_t c = call.i(1);
  if (!textOf(call, call.ref(0), text) || c < 0 || c > 0xffff) return kDeclined;
  from = std::max(from, 0);
  if (from >= text.length || (!text.wide && c > 0xff)) return call.returnInt(-1);
  const auto start = static_cast<std::size_t>(from);
  const std::size_t found =
      text.wide ? text.chars().find(static_cast<char16_t>(c), start) : text.latin().find(static_cast<char>(c), start);
  return call.returnInt(found == std::string_view::npos ? -1 : static_cast<std::int32_t>(found));
}

NativeStatus indexOfChar(NativeCall& call) { return findChar(call, 0); }
NativeStatus indexOfCharFrom(NativeCall& call) { return findChar(call, call.i(2)); }

NativeStatus indexOf(NativeCall& call) {
  Text text, part;
  if (!textOf(call, call.ref(0), text) || !textOf(call, call.ref(1), part)) return kDeclined;
  if (!text.wide && part.wide) return call.returnInt(-1);
  if (text.wide != part.wide) return kDeclined;
  const std::size_t found = text.wide ? text.chars().find(part.chars()) : text.latin().find(part.latin());
  return call.returnInt(found == std::string_view::npos ? -1 : static_cast<std::int32_t>(found));
}

constexpr NativeEntry kString[] = {
    shortcut("length", "()I", length),
    shortcut("isEmpty", "()Z", isEmpty),
    shortcut("charAt", "(I)C", charAt),
    shortcut("hashCode", "()I", hashCode),
    shortcut("equals", "(Ljava/lang/Object;)Z", equals),
    shortcut("compareTo", "(Ljava/lang/String;)I", compareTo),
    shortcut("startsWith", "(Ljava/lang/String;)Z", startsWith),
    shortcut("startsWith", "(Ljava/lang/String;I)Z", startsWithAt),
    shortcut("endsWith", "(Ljava/lang/String;)Z", endsWith),
    shortcut("indexOf", "(I)I", indexOfChar),
    shortcut("indexOf", "(II)I", indexOfCharFrom),
    shortcut("indexOf", "(Ljava/lang/String;)I", indexOf),
};

constexpr ClassNatives kClasses[] = {{"java/lang/String", kString}};

}  // namespace
}  // namespace string_shortcuts

extern const std::span<const ClassNatives> kStringShortcuts = string_shortcuts::kClasses;

}  // namespace weaveproof::natives
