// Whether two short byte strings are equal: most contents of a state have a few dozen bytes, for which a call of memcmp costs
// more than the comparison.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace weaveproof::base {

inline bool equalBytes(const void* a, const void* b, std::size_t count) {
  const auto* left = static_cast<const std::byte*>(a);
  const auto* right = static_cast<const std::byte*>(b);
  auto differ = [&](std::size_t at) {
    std::uint64_t x, y;
    std::memcpy(&x, left + at, sizeof x);
    std::memcpy(&y, right + at, sizeof y);
    return x != y;
  };
  constexpr std::size_t kLong = 256;
  if (count < sizeof(std::uint64_t) || count > kLong) return count == 0 || std::memcmp(a, b, count) == 0;
  for (std::size_t at = 0; at + sizeof(std::uint64_t) < count; at += sizeof(std::uint64_t))
    if (differ(at)) return false;
  return !differ(count - sizeof(std::uint64_t));  // the last word, which may overlap the one before
}

}  // namespace weaveproof::base
