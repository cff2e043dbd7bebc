#include "report/progress_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "base/duration.hpp"
#include "base/process_memory.hpp"
#include "report/estimate_text.hpp"
#include "report/result_text.hpp"
#include "report/size.hpp"
#include "report/wrap.hpp"

namespace weaveproof::report {

namespace {

constexpr std::chrono::milliseconds kBetween{500};  // faster is not readable

}  // namespace

void ProgressLine::report(const search::ProgressReport& report) {
  const search::SearchStatistics& soFar = report.soFar;
  const Clock::time_point now = Clock::now();
  if (now - last_ < kBetween) return;
  const double since = std::chrono::duration<double>(now - last_).count();
  const auto rate =
      static_cast<std::uint64_t>(static_cast<double>(soFar.states - std::min(lastStates_, soFar.states)) / since);
  last_ = now;
  lastStates_ = soFar.states;
  shown_ = true;
  std::string text =
      progressText(report, rate, base::residentBytes(), std::chrono::duration<double>(now - start_).count());
  text = cut(text, pageWidth(STDERR_FILENO) - 1);  // a line that is broken cannot be written over
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

// What matters most comes first: a terminal may cut the rest.
std::string progressText(const search::ProgressReport& report, std::uint64_t statesPerSecond, std::uint64_t memory,
                         double seconds) {
  const search::SearchStatistics& soFar = report.soFar;
  std::string text = report.stage.empty() ? "" : report.stage + ": ";
  text += fmt::format("{} states, {}/s", grouped(soFar.states), grouped(statesPerSecond));
  if (report.estimate) text += fmt::format(", {} seen", shareText(*report.estimate));
  if (!report.claim.empty()) text += ", " + report.claim;
  constexpr double kShort = 120;
  text +=
      fmt::format(", {}, {}, depth {}", seconds < kShort ? fmt::format("{:.0f} s", seconds) : base::spentText(seconds),
                  sizeText(memory), grouped(report.depth));
  if (soFar.schedules > 0) text += fmt::format(", {} schedules", grouped(soFar.schedules));
  return text;
}

}  // namespace weaveproof::report
