#include "schedule/refine.hpp"

#include <algorithm>

namespace weaveproof::schedule {

namespace {

using program::Action;
using program::Program;
using program::ThreadNumber;

// A call of the library has some hundred steps.
constexpr std::size_t kMostStepsForOne = 100'000, kMostStepsInTheEnd = 1'000'000;

std::string placeOf(Program& program, ThreadNumber thread) {
  for (const program::DescribedThread& one : program.facts().threads()) {
    if (one.number != thread) continue;
    std::string place = std::to_string(static_cast<int>(program.pendingOf(thread).kind));
    for (const program::Place& frame : one.stack) place += " " + textOf(frame);
    return place;
  }
  return "";
}

class Refining {
 public:
  explicit Refining(Walk& walk) : walk_(walk) { walk_.begin(); }

  program::Actions run(const std::vector<Landing>& landings) {
    for (const Landing& landing : landings)
      if (!goOn() || !land(landing)) return std::move(done_);
    waitWhereTheyWait();
    return std::move(done_);
  }

 private:
  bool goOn() const { return !walk_.found() && !walk_.over(); }

  // The alternative that was asked for comes at the first step; all others have one, or the first of several does.
  bool step(ThreadNumber thread, std::uint32_t alternative) {
    const program::Actions enabled = walk_.program().enabled();
    auto chosen = std::ranges::find(enabled, Action{thread, alternative});
    if (chosen == enabled.end()) chosen = std::ranges::find(enabled, thread, &Action::thread);
    if (chosen == enabled.end()) return false;
    done_.push_back(*chosen);
    walk_.step(done_.back());
    return true;
  }

  bool land(const Landing& landing) {
    std::uint32_t alternative = landing.action.alternative;
    for (std::size_t steps = 0; steps < kMostStepsForOne; ++steps) {
      if (!step(landing.action.thread, alternative)) return false;
      alternative = 0;
      if (!goOn() || placeOf(walk_.program(), landing.action.thread) == landing.place) return true;
    }
    return false;
  }

  void waitWhereTheyWait() {
    for (std::size_t steps = 0; steps < kMostStepsInTheEnd && goOn(); ++steps) {
      const program::Actions enabled = walk_.program().enabled();
      const auto next =
          std::ranges::find_if(enabled, [&](Action action) { return !walk_.program().isTimeOut(action); });
      if (next == enabled.end()) return;
      done_.push_back(*next);
      walk_.step(done_.back());
    }
  }

  Walk& walk_;
  program::Actions done_;
};

}  // namespace

std::vector<Landing> landingsOf(Walk& walk, const program::Actions& schedule) {
  std::vector<Landing> landings;
  walk.begin();
  for (const Action action : schedule) {
    if (walk.found() || walk.over() || !walk.canDo(action)) break;
    walk.step(action);
    landings.push_back({action, walk.over() ? "" : placeOf(walk.program(), action.thread)});
  }
  return landings;
}

program::Actions refined(Walk& walk, const std::vector<Landing>& landings) { return Refining(walk).run(landings); }

}  // namespace weaveproof::schedule
