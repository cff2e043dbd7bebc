#include "report/size.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <fstream>

namespace weaveproof {

namespace {

constexpr std::string_view kUnits = "KMGT";

// The limit that one file of the control groups holds ("max", or one beyond all memory, is none).
void lowerTo(std::uint64_t& memory, const char* file) {
  std::ifstream in(file);
  std::uint64_t limit = 0;
  if (in >> limit && limit > 0) memory = std::min(memory, limit);
}

}  // namespace

std::optional<std::uint64_t> parseSize(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || !std::isfinite(number) || number < 0) return std::nullopt;
  std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  if (!unit.empty()) {
    const std::size_t power = kUnits.find(static_cast<char>(std::toupper(static_cast<unsigned char>(unit.front()))));
    if (power == std::string_view::npos) return std::nullopt;
    unit.remove_prefix(1);
    if (!unit.empty() && unit != "B" && unit != "b" && unit != "iB") return std::nullopt;
    number = std::ldexp(number, static_cast<int>(10 * (power + 1)));
  }
  if (number >= std::ldexp(1.0, 63)) return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

std::string sizeText(std::uint64_t bytes) {
  if (bytes < 1024) return fmt::format("{} bytes", bytes);
  double number = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (number /= 1024; number >= 1000 && unit + 1 < kUnits.size(); ++unit) number /= 1024;
  return fmt::format("{:.{}f} {}B", number, number < 10 ? 1 : 0, kUnits[unit]);
}

std::uint64_t usualMemoryLimit() {
  std::uint64_t memory =
      static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  lowerTo(memory, "/sys/fs/cgroup/memory.max");
  lowerTo(memory, "/sys/fs/cgroup/memory/memory.limit_in_bytes");
  return memory / 4 * 3;
}

}  // namespace weaveproof
