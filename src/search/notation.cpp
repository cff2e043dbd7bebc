#include "search/notation.hpp"

#include <algorithm>
#include <cctype>

namespace weaveproof::search {

std::optional<std::uint64_t> parseSize(std::string_view text) {
  constexpr std::string_view kUnits = "KMGT";
  const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
  const std::optional<double> number = parseNumber<double>(text.substr(0, digits));
  if (!number) return std::nullopt;
  std::string_view unit = text.substr(digits);
  int power = 0;
  if (!unit.empty()) {
    const std::size_t index = kUnits.find(static_cast<char>(std::toupper(static_cast<unsigned char>(unit.front()))));
    if (index == std::string_view::npos) return std::nullopt;
    unit.remove_prefix(1);
    if (!unit.empty() && unit != "B" && unit != "b" && unit != "iB") return std::nullopt;
    power = static_cast<int>(index) + 1;
  }
  const double bytes = std::ldexp(*number, 10 * power);
  if (bytes >= std::ldexp(1.0, 63)) return std::nullopt;
  return static_cast<std::uint64_t>(bytes);
}

}  // namespace weaveproof::search
