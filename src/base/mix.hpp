// Hash functions for words and small arrays of them, after the multiply-and-fold scheme of wyhash: the two halves of a
// 128-bit product, one folded onto the other. Whether two things are equal never depends on them.
#pragma once

#include <cstdint>

namespace weaveproof::base {

inline std::uint64_t foldedProduct(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// The upper half of the product: scales a hash, read as a fraction, to a number below `range`.
inline std::uint64_t scaledTo(std::uint64_t range, std::uint64_t hash) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<Wide>(hash) * range >> 64);
}

// Arbitrary odd numbers with about as many ones as zeros.
inline constexpr std::uint64_t kMix1 = 0x9e3779b97f4a7c15;
inline constexpr std::uint64_t kMix2 = 0xd1b54a32d192ed03;
inline constexpr std::uint64_t kMix3 = 0x8cb92ba72f3d8dd7;

// Twice, because one product of consecutive words still has their pattern.
inline std::uint64_t mixWord(std::uint64_t word) { return foldedProduct(foldedProduct(word ^ kMix1, kMix2), kMix3); }

inline std::uint64_t mixWords(std::uint64_t a, std::uint64_t b) {
  return foldedProduct(foldedProduct(a ^ kMix1, b ^ kMix2), kMix3);
}

inline std::uint64_t mixWords(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
  return foldedProduct(foldedProduct(a ^ kMix1, b ^ kMix2) ^ kMix3, foldedProduct(c ^ kMix2, d ^ kMix3) ^ kMix1);
}

}  // namespace weaveproof::base
