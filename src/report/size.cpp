#include "report/size.hpp"

#include <fmt/format.h>

#include <string_view>

namespace weaveproof::report {

namespace {

constexpr std::string_view kUnits = "KMGT";

}  // namespace

std::string sizeText(std::uint64_t bytes) {
  if (bytes < 1024) return fmt::format("{} bytes", bytes);
  double number = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (number /= 1024; number >= 1000 && unit + 1 < kUnits.size(); ++unit) number /= 1024;
  return fmt::format("{:.{}f} {}B", number, number < 10 ? 1 : 0, kUnits[unit]);
}

}  // namespace weaveproof::report
