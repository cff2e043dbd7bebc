// A number for people: "1,234,567".
#pragma once

#include <cstdint>
#include <string>

namespace weaveproof::base {

inline std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, 1, ',');
  return digits;
}

}  // namespace weaveproof::base
