// The runs of a plan: one for each iteration of a bound or threshold, and within it one for each restart. And in the end,
// what can be said about the schedules that were covered.
#include <algorithm>
#include <optional>

#include "search/plan.hpp"

namespace weaveproof {
namespace {

constexpr std::uint64_t kDefaultWalks = 1000;  // when neither a number nor a time is given

std::string numberOf(double number) {
  std::string text = std::to_string(number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

// 5 s of an iteration, of which a restart may use 2 s.
RunLimit smaller(const RunLimit& a, const RunLimit& b) {
  RunLimit limit = a;
  if (b.seconds && (!a.seconds || *b.seconds < *a.seconds)) limit.seconds = b.seconds;
  if (b.states && (!a.states || *b.states < *a.states)) limit.states = b.states;
  return limit;
}

class Sequence {
 public:
  Sequence(Task& task, const Plan& plan) : task_(task), plan_(plan) {
    setup_.order = plan.order;
    setup_.store = plan.store;
    setup_.cover = plan.options.dfsRbCover;
    setup_.findCycles = plan.findCycles;
    setup_.walks = plan.options.runs;
    if (plan.isWalk() && !plan.options.runs && !plan.options.timeLimit) setup_.walks = kDefaultWalks;
    setup_.pctDepth = plan.options.pctDepth;
    if (plan.options.depthLimit) {
      setup_.depthLimit = static_cast<std::uint32_t>(std::min<std::uint64_t>(*plan.options.depthLimit, 0xfffffffe));
    }
    if (plan.makeBound != nullptr) bound_ = plan.makeBound();
    setup_.bound = bound_.get();
  }

  Conclusion run() {
    if (const Outcome& beginning = task_.beginning; beginning.kind != Outcome::Kind::Running && !beginning.canGoOn) {
      return endedAtOnce(beginning);
    }
    for (std::size_t i = 0;; ++i) {
      setup_.budget = plan_.firstBudget + static_cast<std::uint32_t>(i);
      std::optional<RandomisedBacktracking> backtracking;
      if (plan_.dfsRb) setup_.backtracking = &backtracking.emplace(*plan_.dfsRb, i, task_.random);
      const RunResult result = iterate();
      noteCovered(result, i);
      const bool ended = result.ending == Ending::Finished || result.ending == Ending::RunLimit;
      // A larger bound covers more only if this one cut something. What a depth limit, a loop or DFS-RB left out stays out.
      const bool wantsMore = !isComplete(result) && (!plan_.iteratesBudget || result.cutByBound);
      if (!ended || !wantsMore || !hasIteration(i + 1)) return conclude(result);
    }
  }

 private:
  // A program that never interacts: it has one schedule.
  Conclusion endedAtOnce(const Outcome& beginning) {
    task_.statistics.searches = 1;
    bool over = false;
    if (beginning.kind == Outcome::Kind::Failed) {
      over = task_.reportFailure(beginning, [] { return std::vector<Action>(); });
    }
    Conclusion conclusion;
    conclusion.ending = over ? Ending::FirstError : Ending::Finished;
    conclusion.complete = !over;
    conclusion.covered = "The program ended before it interacted: it has only one schedule.";
    return conclusion;
  }

  bool hasIteration(std::size_t i) const {
    if (plan_.iteratesBudget) return !plan_.lastBudget || plan_.firstBudget + i <= *plan_.lastBudget;
    return plan_.dfsRb && i < plan_.dfsRb->iterations();
  }

  // One iteration, with its restarts.
  RunResult iterate() {
    const double beginSeconds = task_.watch.seconds();
    const std::uint64_t beginStates = task_.statistics.states;
    for (std::uint64_t restart = 1;; ++restart) {
      RunLimit left = plan_.dfsRbBound;
      if (left.seconds) *left.seconds -= task_.watch.seconds() - beginSeconds;
      if (left.states) *left.states -= std::min(*left.states, task_.statistics.states - beginStates);
      const bool usedUp = (left.seconds && *left.seconds <= 0) || (left.states && *left.states == 0);
      if (restart > 1 && usedUp) return RunResult{.ending = Ending::RunLimit};

      task_.watch.beginRun(plan_.restarts ? smaller(left, plan_.restarts->limitOf(restart)) : left);
      ++task_.statistics.searches;
      const RunResult result = plan_.search->run(task_, setup_);
      if (result.ending != Ending::RunLimit || !plan_.restarts) return result;
    }
  }

  bool isComplete(const RunResult& result) const {
    const bool claimsNothing = plan_.dfsRb && !plan_.options.dfsRbCover;
    return result.leftNothingOut() && !claimsNothing && !plan_.isWalk() && plan_.store.kind == StoreChoice::Kind::Exact;
  }

  // Remembers what an iteration that came to its end has covered. Later ones cover more.
  void noteCovered(const RunResult& result, std::size_t iteration) {
    const bool claimsNothing =
        plan_.isWalk() || plan_.store.kind != StoreChoice::Kind::Exact || (plan_.dfsRb && !plan_.options.dfsRbCover);
    if (result.ending != Ending::Finished || result.cutByLoop || claimsNothing) return;
    covered_ = "Every schedule";
    if (setup_.bound != nullptr) covered_ += " with " + setup_.bound->coveredBy(setup_.budget);
    covered_ += " was covered";
    if (setup_.depthLimit) covered_ += " up to its first " + std::to_string(*setup_.depthLimit) + " transitions";
    if (plan_.dfsRb && result.cutByBacktracking) covered_ += " " + aboveThreshold(iteration);
    covered_ += ".";
  }

  std::string aboveThreshold(std::size_t iteration) const {
    const DfsRbConfiguration& C = *plan_.dfsRb;
    const RandomisedBacktracking& backtracking = *setup_.backtracking;
    const std::string depth = C.thm == DfsRbConfiguration::Mode::PathLength ? "choice points" : "context switches";
    const std::string threshold = numberOf(C.thb == DfsRbConfiguration::ThresholdBase::FirstPath
                                               ? backtracking.threshold({})
                                               : C.thresholds[C.iterations() == 1 ? 0 : iteration]);
    if (C.thr == DfsRbConfiguration::Reduction::Disabled) return "up to its first " + threshold + " " + depth;
    return "as long as its " + depth + " and its choices without a context switch number less than " + threshold +
           " together";
  }

  Conclusion conclude(const RunResult& result) const {
    Conclusion conclusion;
    conclusion.ending = result.ending;
    conclusion.complete = isComplete(result);
    conclusion.covered = conclusion.complete ? "Every schedule was covered." : covered_;
    const std::string why = whyIncomplete(result);
    if (!conclusion.complete && !why.empty()) conclusion.covered += (covered_.empty() ? "" : " ") + why;
    return conclusion;
  }

  std::string whyIncomplete(const RunResult& result) const {
    const SearchOptions& options = plan_.options;
    switch (result.ending) {
      case Ending::FirstError:
        return "The search ended at the first error.";
      case Ending::Unsupported:
        return "The program needs something that is not supported, which ended the search.";
      case Ending::TimeLimit:
        return "The time limit of " + numberOf(*options.timeLimit + options.secondsUsed) + " s ended the search.";
      case Ending::StateLimit:
        return "The limit of " + std::to_string(*options.stateLimit) + " states ended the search.";
      case Ending::MemoryLimit:
        return "The memory ran out, which ended the search.";
      case Ending::Stopped:
        return "The search was interrupted.";
      case Ending::Cancelled:
        return "Another worker had the answer first.";
      case Ending::RunLimit:
        return "The last iteration of DFS-RB used up its share of the limits.";
      case Ending::Finished:
        break;
    }
    if (result.cutByLoop) return "What other threads can do while one loops for ever was not explored.";
    if (plan_.isWalk()) {
      const SearchStatistics& statistics = task_.statistics;
      return std::to_string(statistics.schedules + statistics.cutSchedules) +
             " schedules were sampled, which says nothing about the others.";
    }
    if (plan_.store.kind != StoreChoice::Kind::Exact) {
      return "The search came to its end, but its store may take different states for one, so that some schedules may "
             "have "
             "been missed.";
    }
    if (plan_.dfsRb && !options.dfsRbCover) return "DFS-RB backtracks early, and claims no coverage.";
    return "";
  }

  Task& task_;
  const Plan& plan_;
  RunSetup setup_;
  std::unique_ptr<ScheduleBound> bound_;
  std::string covered_;  // by the iterations that came to their end
};

}  // namespace

Conclusion runPlan(Task& task, const Plan& plan) { return Sequence(task, plan).run(); }

}  // namespace weaveproof
