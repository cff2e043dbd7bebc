// A double as its two 32-bit words, and polynomials: the vocabulary of the mathematical functions.
#pragma once

#include <bit>
#include <cstdint>

namespace weaveproof::natives {

// Sign, exponent and the upper 20 bits of the fraction.
inline std::int32_t highWord(double x) { return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(x) >> 32); }
inline std::uint32_t lowWord(double x) { return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x)); }

// The high word of |x|: orders magnitudes as the numbers themselves, to 20 bits of fraction.
inline std::int32_t magnitudeWord(double x) { return highWord(x) & 0x7fffffff; }
inline bool isNegative(double x) { return highWord(x) < 0; }

inline double fromWords(std::int32_t high, std::uint32_t low) {
  return std::bit_cast<double>(std::uint64_t{static_cast<std::uint32_t>(high)} << 32 | low);
}
inline double withHighWord(double x, std::int32_t high) { return fromWords(high, lowWord(x)); }
inline double withoutLowWord(double x) { return fromWords(highWord(x), 0); }

// x * 2^power by adding to the exponent: for normal numbers with a normal product.
inline double shiftExponent(double x, std::int32_t power) {
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) + (static_cast<std::uint64_t>(power) << 52));
}

// c0 + x * (c1 + x * (c2 + ...)), rounded after every operation from the innermost out.
inline double horner(double, double c) { return c; }
template <typename... Rest>
double horner(double x, double c, Rest... rest) {
  return c + x * horner(x, rest...);
}

}  // namespace weaveproof::natives
