#include "report/progress_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "base/process_memory.hpp"
#include "report/size.hpp"
#include "report/wrap.hpp"

namespace weaveproof::report {

namespace {

constexpr std::chrono::milliseconds kBetween{500};  // nobody reads faster

}  // namespace

void ProgressLine::report(const search::SearchStatistics& soFar, std::uint64_t currentDepth) {
  const Clock::time_point now = Clock::now();
  if (now - last_ < kBetween) return;
  const double since = std::chrono::duration<double>(now - last_).count();
  const auto rate =
      static_cast<std::uint64_t>(static_cast<double>(soFar.states - std::min(lastStates_, soFar.states)) / since);
  last_ = now;
  lastStates_ = soFar.states;
  shown_ = true;
  const std::string text = progressText(soFar, rate, currentDepth, base::residentBytes(),
                                        std::chrono::duration<double>(now - start_).count());
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

std::string progressText(const search::SearchStatistics& soFar, std::uint64_t statesPerSecond, std::uint64_t depth,
                         std::uint64_t memory, double seconds) {
  std::string text = fmt::format("{} states, {}/s, depth {}, {}, {:.0f} s", grouped(soFar.states),
                                 grouped(statesPerSecond), grouped(depth), sizeText(memory), seconds);
  if (soFar.schedules > 0) text += fmt::format(", {} schedules", grouped(soFar.schedules));
  return text;
}

}  // namespace weaveproof::report
