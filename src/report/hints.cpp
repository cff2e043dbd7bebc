#include "report/hints.hpp"

#include <fmt/format.h>

#include "report/wrap.hpp"

namespace weaveproof::report {

namespace {

// Many programs rely on waits that last long enough.
void addEarlySteps(std::vector<std::string>& hints, const schedule::Counterexample& example) {
  const std::vector<std::size_t> early = example.earlySteps();
  if (early.empty()) return;
  const schedule::Step& first = example.steps[early.front()];
  const std::string more = early.size() == 1 ? "" : fmt::format(", the first of {} such steps", grouped(early.size()));
  hints.push_back(
      fmt::format("A time passes although other threads could run: that of \"{}\" in step {}{}. "
                  "--time last skips such schedules.",
                  first.described.where.threadName, early.front() + 1, more));
}

}  // namespace

std::vector<std::string> hintsOf(const schedule::Counterexample& example) {
  std::vector<std::string> hints;
  addEarlySteps(hints, example);
  return hints;
}

}  // namespace weaveproof::report
