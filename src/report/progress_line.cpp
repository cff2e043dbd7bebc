#include "report/progress_line.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "report/size.hpp"
#include "report/wrap.hpp"

namespace weaveproof {

namespace {

constexpr std::chrono::milliseconds kBetween{500};  // nobody reads faster

}  // namespace

void ProgressLine::report(const SearchStatistics& soFar, std::uint64_t currentDepth) {
  const Clock::time_point now = Clock::now();
  if (now - last_ < kBetween) return;
  const double since = std::chrono::duration<double>(now - last_).count();
  const auto rate =
      static_cast<std::uint64_t>(static_cast<double>(soFar.states - std::min(lastStates_, soFar.states)) / since);
  last_ = now;
  lastStates_ = soFar.states;
  shown_ = true;
  const std::string text =
      progressText(soFar, rate, currentDepth, residentBytes(), std::chrono::duration<double>(now - start_).count());
  std::fprintf(stderr, "\r\033[K%s", text.c_str());
  std::fflush(stderr);
}

void ProgressLine::clear() {
  if (!shown_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
  shown_ = false;
}

bool ProgressLine::isUseful() { return isatty(STDERR_FILENO) != 0; }

std::string progressText(const SearchStatistics& soFar, std::uint64_t statesPerSecond, std::uint64_t depth,
                         std::uint64_t memory, double seconds) {
  std::string text = fmt::format("{} states, {}/s, depth {}, {}, {:.0f} s", grouped(soFar.states),
                                 grouped(statesPerSecond), grouped(depth), sizeText(memory), seconds);
  if (soFar.schedules > 0) text += fmt::format(", {} schedules", grouped(soFar.schedules));
  return text;
}

std::uint64_t residentBytes() {
  static const int statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
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

}  // namespace weaveproof
