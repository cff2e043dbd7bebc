#include "report/progress_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "base/process_memory.hpp"
#include "report/estimate_text.hpp"
#include "report/result_text.hpp"
#include "report/size.hpp"
#include "report/wrap.hpp"

namespace weaveproof::report {

namespace {

constexpr std::chrono::milliseconds kBetween{500};  // nobody reads faster

// "covered: at most 1 preemption" of "Every schedule with at most 1 preemption was covered."
std::string claimInShort(std::string claim) {
  constexpr std::string_view kBegin = "Every schedule with ", kEnd = " was covered.";
  if (claim.starts_with(kBegin) && claim.ends_with(kEnd) && claim.size() > kBegin.size() + kEnd.size())
    return "covered: " + claim.substr(kBegin.size(), claim.size() - kBegin.size() - kEnd.size());
  claim.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(claim.front())));
  if (claim.ends_with('.')) claim.pop_back();
  return claim;
}

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
  if (!report.claim.empty()) text += ", " + claimInShort(report.claim);
  text += fmt::format(", {:.0f} s, {}, depth {}", seconds, sizeText(memory), grouped(report.depth));
  if (soFar.schedules > 0) text += fmt::format(", {} schedules", grouped(soFar.schedules));
  return text;
}

}  // namespace weaveproof::report
