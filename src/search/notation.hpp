// Numbers and sizes as people write them: on the command line, in a TOML file, in a portfolio.
#pragma once

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace weaveproof::search {

// Empty unless the whole text is one finite number that the type can hold.
template <class Number>
std::optional<Number> parseNumber(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if constexpr (std::is_floating_point_v<Number>) {
    if (!std::isfinite(number)) return std::nullopt;
  }
  return number;
}

// In bytes: "512M", "1.5G", "100000"; K, M, G, T are powers of 1024, and a B or iB after them changes nothing. Empty if
// it is no such size.
std::optional<std::uint64_t> parseSize(std::string_view text);

}  // namespace weaveproof::search
