#include "base/process_memory.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <fstream>

namespace weaveproof::base {

namespace {

// The limit that one file of the control groups holds ("max", or one beyond all memory, is none).
void lowerTo(std::uint64_t& memory, const char* file) {
  std::ifstream in(file);
  std::uint64_t limit = 0;
  if (in >> limit && limit > 0) memory = std::min(memory, limit);
}

int openStatm() { return open("/proc/self/statm", O_RDONLY | O_CLOEXEC); }
std::atomic<int> statmFile = -1;

}  // namespace

void forgetParentsMemory() {
  if (const int parents = statmFile.exchange(-1); parents >= 0) close(parents);
  statmFile = openStatm();
}

std::uint64_t residentBytes() {
  static const bool isOpened = [] {
    int none = -1, own = openStatm();
    if (!statmFile.compare_exchange_strong(none, own)) close(own);  // a child opened it
    return true;
  }();
  const int statm = isOpened ? statmFile.load(std::memory_order_relaxed) : -1;
  std::array<char, 128> text{};
  if (pread(statm, text.data(), text.size() - 1, 0) <= 0) return 0;
  unsigned long size = 0, resident = 0;
  std::sscanf(text.data(), "%lu %lu", &size, &resident);
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::uint64_t peakResidentBytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

std::uint64_t usualMemoryLimit() {
  std::uint64_t memory =
      static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  lowerTo(memory, "/sys/fs/cgroup/memory.max");
  lowerTo(memory, "/sys/fs/cgroup/memory/memory.limit_in_bytes");
  return memory / 4 * 3;
}

}  // namespace weaveproof::base
