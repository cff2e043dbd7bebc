// Shortcuts for functions of numbers and characters that take Java many steps: the same results in one. They are functions
// of their arguments alone, so that nothing of a schedule is lost.
#include <bit>
#include <cmath>

#include "natives/registry.hpp"
#include "natives/shortcut.hpp"

namespace weaveproof::natives {
namespace number_shortcuts {
namespace {

constexpr NativeStatus kDeclined = NativeStatus::Declined;

// ---- bits. Like C++20's <bit>, Java gives the width for "no bit set".

std::uint32_t unsignedInt(NativeCall& call) { return static_cast<std::uint32_t>(call.i(0)); }
std::uint64_t unsignedLong(NativeCall& call) { return static_cast<std::uint64_t>(call.l(0)); }

template <auto argument>
NativeStatus bitCount(NativeCall& call) {
  return call.returnInt(std::popcount(argument(call)));
}
template <auto argument>
NativeStatus leadingZeros(NativeCall& call) {
  return call.returnInt(std::countl_zero(argument(call)));
}
template <auto argument>
NativeStatus trailingZeros(NativeCall& call) {
  return call.returnInt(std::countr_zero(argument(call)));
}

// How many characters a number has in decimal notation, its sign included.
template <class Number, Number (NativeCall::*argument)(int) const>
NativeStatus stringSize(NativeCall& call) {
  const Number value = (call.*argument)(0);
  int size = value < 0 ? 2 : 1;
  for (Number rest = value / 10; rest != 0; rest /= 10) ++size;
  return call.returnInt(size);
}

// ---- exact operations on doubles

template <double (*function)(double)>
NativeStatus unary(NativeCall& call) {
  return call.returnDouble(function(call.d(0)));
}
double squareRoot(double x) { return std::sqrt(x); }
double roundDown(double x) { return std::floor(x); }
double roundUp(double x) { return std::ceil(x); }
double roundToEven(double x) { return std::nearbyint(x); }

NativeStatus fmaDouble(NativeCall& call) { return call.returnDouble(std::fma(call.d(0), call.d(2), call.d(4))); }
NativeStatus fmaFloat(NativeCall& call) { return call.returnFloat(std::fma(call.f(0), call.f(1), call.f(2))); }

NativeStatus multiplyHigh(NativeCall& call) {
  __extension__ using Wide = __int128;
  return call.returnLong(static_cast<std::int64_t>(static_cast<Wide>(call.l(0)) * call.l(2) >> 64));
}

// ---- characters: those of ASCII; for others Java looks into its tables

bool isAscii(std::int32_t c) { return c >= 0 && c < 128; }
bool isDigitChar(std::int32_t c) { return c >= '0' && c <= '9'; }
bool isLowerChar(std::int32_t c) { return c >= 'a' && c <= 'z'; }
bool isUpperChar(std::int32_t c) { return c >= 'A' && c <= 'Z'; }
bool isLetterChar(std::int32_t c) { return isLowerChar(c) || isUpperChar(c); }
bool isLetterOrDigitChar(std::int32_t c) { return isLetterChar(c) || isDigitChar(c); }
bool isWhitespaceChar(std::int32_t c) { return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1c && c <= 0x1f); }

template <bool (*test)(std::int32_t)>
NativeStatus testChar(NativeCall& call) {
  return isAscii(call.i(0)) ? call.returnBool(test(call.i(0))) : kDeclined;
}

NativeStatus toLowerCase(NativeCall& call) {
  const std::int32_t c = call.i(0);
  return isAscii(c) ? call.returnInt(isUpperChar(c) ? c + 32 : c) : kDeclined;
}
NativeStatus toUpperCase(NativeCall& call) {
  const std::int32_t c = call.i(0);
  return isAscii(c) ? call.returnInt(isLowerChar(c) ? c - 32 : c) : kDeclined;
}

NativeStatus digit(NativeCall& call) {  // (character, radix)
  const std::int32_t c = call.i(0), radix = call.i(1);
  if (!isAscii(c) || radix < 2 || radix > 36) return kDeclined;
  const std::int32_t value = isDigitChar(c)   ? c - '0'
                             : isLowerChar(c) ? c - 'a' + 10
                             : isUpperChar(c) ? c - 'A' + 10
                                              : 36;
  return call.returnInt(value < radix ? value : -1);
}

constexpr NativeEntry kInteger[] = {
    shortcut("bitCount", "(I)I", bitCount<unsignedInt>),
    shortcut("numberOfLeadingZeros", "(I)I", leadingZeros<unsignedInt>),
    shortcut("numberOfTrailingZeros", "(I)I", trailingZeros<unsignedInt>),
    in(jdk::kUntil21, shortcut("stringSize", "(I)I", stringSize<std::int32_t, &NativeCall::i>)),
};
constexpr NativeEntry kLong[] = {
    shortcut("bitCount", "(J)I", bitCount<unsignedLong>),
    shortcut("numberOfLeadingZeros", "(J)I", leadingZeros<unsignedLong>),
    shortcut("numberOfTrailingZeros", "(J)I", trailingZeros<unsignedLong>),
    in(jdk::kUntil21, shortcut("stringSize", "(J)I", stringSize<std::int64_t, &NativeCall::l>)),
};
constexpr NativeEntry kDigits[] = {
    shortcut("stringSize", "(I)I", stringSize<std::int32_t, &NativeCall::i>),
    shortcut("stringSize", "(J)I", stringSize<std::int64_t, &NativeCall::l>),
};
constexpr NativeEntry kMath[] = {
    shortcut("sqrt", "(D)D", unary<squareRoot>),
    shortcut("floor", "(D)D", unary<roundDown>),
    shortcut("ceil", "(D)D", unary<roundUp>),
    shortcut("rint", "(D)D", unary<roundToEven>),
    shortcut("fma", "(DDD)D", fmaDouble),
    shortcut("fma", "(FFF)F", fmaFloat),
    shortcut("multiplyHigh", "(JJ)J", multiplyHigh),
};
constexpr NativeEntry kCharacter[] = {
    shortcut("digit", "(CI)I", digit),
    shortcut("digit", "(II)I", digit),
    shortcut("isDigit", "(C)Z", testChar<isDigitChar>),
    shortcut("isDigit", "(I)Z", testChar<isDigitChar>),
    shortcut("isLetter", "(C)Z", testChar<isLetterChar>),
    shortcut("isLetter", "(I)Z", testChar<isLetterChar>),
    shortcut("isLetterOrDigit", "(C)Z", testChar<isLetterOrDigitChar>),
    shortcut("isLetterOrDigit", "(I)Z", testChar<isLetterOrDigitChar>),
    shortcut("isLowerCase", "(C)Z", testChar<isLowerChar>),
    shortcut("isLowerCase", "(I)Z", testChar<isLowerChar>),
    shortcut("isUpperCase", "(C)Z", testChar<isUpperChar>),
    shortcut("isUpperCase", "(I)Z", testChar<isUpperChar>),
    shortcut("isWhitespace", "(C)Z", testChar<isWhitespaceChar>),
    shortcut("isWhitespace", "(I)Z", testChar<isWhitespaceChar>),
    shortcut("toLowerCase", "(C)C", toLowerCase),
    shortcut("toLowerCase", "(I)I", toLowerCase),
    shortcut("toUpperCase", "(C)C", toUpperCase),
    shortcut("toUpperCase", "(I)I", toUpperCase),
};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Integer", kInteger},
    {"java/lang/Long", kLong},
    {"jdk/internal/util/DecimalDigits", kDigits, jdk::kFrom25},
    {"java/lang/Math", kMath},
    {"java/lang/Character", kCharacter},
};

}  // namespace
}  // namespace number_shortcuts

extern const std::span<const ClassNatives> kNumberShortcuts = number_shortcuts::kClasses;

}  // namespace weaveproof::natives
