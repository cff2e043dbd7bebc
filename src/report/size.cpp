#include "report/size.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string_view>

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
