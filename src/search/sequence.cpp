// The runs of a plan: one for each iteration of a bound or threshold, and within it one for each restart. And in the end,
// what can be said about the schedules that were covered.
#include <algorithm>
#include <optional>

#include "base/duration.hpp"
#include "base/grouped.hpp"
#include "reduce/futures.hpp"
#include "search/additions.hpp"
#include "search/plan.hpp"
#include "search/searches.hpp"

namespace weaveproof::search {
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
    setup_.sleepSets = plan.options.orders == spec::Orders::SleepSets && plan.goesWithSleepSets();
    setup_.sourceSets = plan.options.orders == spec::Orders::SourceSets && plan.goesWithSourceSets();
    setup_.por = plan.por;
    setup_.prunes = plan.options.prune;
    setup_.walks = plan.options.runs;
    setup_.walkedSteps = plan.options.walkedSteps;
    if (plan.isWalk() && !plan.endless && !plan.options.runs && !plan.options.walkedSteps && !plan.options.timeLimit)
      setup_.walks = kDefaultWalks;
    setup_.pctDepth = plan.options.pctDepth;
    if (plan.options.depthLimit) {
      setup_.depthLimit = static_cast<std::uint32_t>(std::min<std::uint64_t>(*plan.options.depthLimit, 0xfffffffe));
    }
    if (plan.makeBound != nullptr) bound_ = plan.makeBound();
    setup_.bound = bound_.get();
    setup_.makeBound = plan.makeBound;
  }

  Conclusion run() {
    if (!task_.beginning.goesOn()) return endedAtOnce(task_.beginning);
    if (plan_.heuristic != nullptr) {
      try {
        guide();
      } catch (const program::SearchStopped&) {
        return conclude(RunResult{.ending = task_.watch.endingHere().value_or(Ending::Stopped)});
      }
    }
    for (std::size_t i = 0;; ++i) {
      setup_.budget = plan_.firstBudget + (plan_.iteratesBudget ? static_cast<std::uint32_t>(i) : 0);
      const RunResult result = iterate(i);
      noteCovered(result);
      if (!hasIteration(i + 1) || !canGoFurther(result)) return conclude(result);
    }
  }

 private:
  // The heuristic is the same one in all runs, and so are the clusters.
  void guide() {
    const SearchOptions& options = plan_.options;
    HeuristicSetup setup{options.history, plan_.weights, nullptr};
    if (plan_.heuristic->usesClusters) {
      task_.division = std::make_shared<const mine::Division>(divideThreads());
      setup.clusters = &clusters_.emplace(*task_.division);
    }
    heuristic_ = plan_.heuristic->make(setup);
    guidance_ = {heuristic_.get(), plan_.tie, options.astar, options.queueLimit, options.beam};
    setup_.guidance = &guidance_;
  }

  // With random numbers of its own, from the same seed: what the search draws does not depend on it.
  mine::Division divideThreads() {
    const SearchOptions& options = plan_.options;
    Random random(options.seed);
    const auto rnd = [&random] { return random.rnd(); };
    const state::StateId start = task_.startUp.steps != 0 ? task_.startUp.end : task_.initial;
    const SearchOptions::Mining& apart = options.mine == "heap" ? options.mineHeap : options.mineVisible;
    mine::MinedThreads mined =
        apart ? apart(options.traces, options.seed) : mine::mineTraces(task_.program, start, options.traces, rnd);
    task_.program.restore(task_.initial);
    return mine::divide(std::move(mined), plan_.clusters, rnd);
  }

  // A program that never interacts: it has one schedule.
  Conclusion endedAtOnce(const program::Outcome& beginning) {
    task_.statistics.searches = 1;
    bool over = false;
    if (beginning.kind == program::Outcome::Kind::Failed) {
      over = task_.reportFailure(beginning, [] { return std::vector<program::Action>(); }) == Found::LastError;
    }
    Conclusion conclusion;
    conclusion.ending = over ? Ending::FirstError : Ending::Finished;
    conclusion.complete = !over;
    conclusion.covered = "The program ended before it interacted: it has only one schedule.";
    return conclusion;
  }

  bool hasIteration(std::size_t i) const {
    if (plan_.iteratesBudget) return !plan_.lastBudget || plan_.firstBudget + i <= *plan_.lastBudget;
    return plan_.iteratesThreshold() && i < plan_.dfsRb->iterations();
  }

  // Whether the next iteration may see more: only if what is iterated left something out. Whatever else did will do so again.
  bool canGoFurther(const RunResult& result) const {
    if (result.ending == Ending::RunLimit) return true;
    if (result.ending != Ending::Finished) return false;
    return plan_.iteratesBudget ? result.cutByBound : result.cutByBacktracking;
  }

  // What an iteration may use: the bound that the user gave to each, or else an equal share of what is left of the limits,
  // so that it hands on what it does not need. The last one has no other limits than the whole search.
  RunLimit shareOf(std::size_t iteration) const {
    RunLimit share = plan_.dfsRbBound;
    if (share.seconds || share.states || !plan_.iteratesThreshold()) return share;
    const std::size_t toCome = plan_.dfsRb->iterations() - iteration;
    if (toCome == 1) return share;
    const SearchOptions& options = plan_.options;
    if (options.timeLimit) share.seconds = std::max(0.0, task_.watch.secondsLeft()) / static_cast<double>(toCome);
    if (options.stateLimit) {
      const std::uint64_t left = *options.stateLimit - std::min(*options.stateLimit, task_.statistics.states);
      share.states = std::max<std::uint64_t>(1, left / toCome);
    }
    return share;
  }

  // One iteration, with its restarts. Each of its runs begins afresh, but for the random numbers.
  RunResult iterate(std::size_t iteration) {
    const RunLimit share = shareOf(iteration);
    const double beginSeconds = task_.watch.seconds();
    const std::uint64_t beginStates = task_.statistics.states;
    for (std::uint64_t restart = 1;; ++restart) {
      RunLimit left = share;
      if (left.seconds) *left.seconds -= task_.watch.seconds() - beginSeconds;
      if (left.states) *left.states -= std::min(*left.states, task_.statistics.states - beginStates);
      const bool usedUp = (left.seconds && *left.seconds <= 0) || (left.states && *left.states == 0);
      if (restart > 1 && usedUp) return RunResult{.ending = Ending::RunLimit};

      task_.watch.beginRun(plan_.restarts ? smaller(left, plan_.restarts->limitOf(restart)) : left);
      ++task_.statistics.searches;
      if (plan_.dfsRb) {
        const std::size_t search_count = plan_.iteratesThreshold() ? iteration : 0;
        setup_.backtracking = &backtracking_.emplace(*plan_.dfsRb, search_count, task_.random);
      }
      const RunResult result =
          plan_.options.pairwise ? additions().pairwise(task_, setup_) : plan_.search->run(task_, setup_);
      if (result.ending != Ending::RunLimit || !plan_.restarts) return result;
    }
  }

  bool isComplete(const RunResult& result) const {
    const bool claimsNothing = (plan_.dfsRb && !plan_.options.dfsRbCover) || plan_.por.asPublished;
    return result.leftNothingOut() && !claimsNothing && !plan_.isWalk() && plan_.store.kind == StoreChoice::Kind::Exact;
  }

  // Remembers what an iteration that came to its end has covered. Later ones cover more.
  void noteCovered(const RunResult& result) {
    const bool claimsNothing = plan_.isWalk() || plan_.store.kind != StoreChoice::Kind::Exact ||
                               (plan_.dfsRb && !plan_.options.dfsRbCover) || plan_.por.asPublished ||
                               !result.brokenPromise.empty();
    if (result.ending != Ending::Finished || result.cutByLoop || result.cutByQueue || result.cutByPairs ||
        result.cutByPruning || claimsNothing)
      return;
    const std::string which = result.cutByBound ? setup_.bound->coveredBy(setup_.budget) : "";
    std::string extent;
    if (result.cutByDepth) extent = " up to its first " + std::to_string(*setup_.depthLimit) + " transitions";
    if (result.cutByBacktracking) extent += (result.cutByDepth ? " and " : " ") + aboveThreshold();
    covered_.sentence = "Every schedule" + (which.empty() ? "" : " with " + which) + " was covered" + extent + ".";
    covered_.inShort = "covered: " + (which.empty() ? "every schedule" : which) + extent;
    coveredBudget_ = result.cutByBound ? std::optional(setup_.budget) : std::nullopt;
    task_.watch.tellClaim(covered_.inShort);
  }

  std::string aboveThreshold() const {
    const DfsRbConfiguration& C = *plan_.dfsRb;
    const std::string depth = C.thm == DfsRbConfiguration::Mode::PathLength ? "choice points" : "context switches";
    const std::string threshold = numberOf(backtracking_->threshold({}));
    if (C.thr == DfsRbConfiguration::Reduction::Disabled) return "up to its first " + threshold + " " + depth;
    return "as long as its " + depth + " and its choices without a context switch number less than " + threshold +
           " together";
  }

  Conclusion conclude(const RunResult& result) const {
    Conclusion conclusion;
    conclusion.ending = result.ending;
    if (result.ending == Ending::RunLimit) {
      conclusion.ending = plan_.dfsRbBound.seconds ? Ending::TimeLimit : Ending::StateLimit;
    }
    conclusion.complete = isComplete(result);
    conclusion.covered = conclusion.complete ? "Every schedule was covered." : covered_.sentence;
    conclusion.claim = covered_.sentence;
    conclusion.budget = coveredBudget_;
    const std::string why = whyIncomplete(result);
    if (!conclusion.complete && !why.empty()) conclusion.covered += (covered_.sentence.empty() ? "" : " ") + why;
    if (result.tooManyThreads)
      conclusion.notes.push_back("--reduction " + reductionAskedFor() + " goes with up to " +
                                 std::to_string(reduce::kMostMaskedThreads) +
                                 " threads, and there are more; this search was done with locks.");
    return conclusion;
  }

  std::string reductionAskedFor() const {
    if (!plan_.options.por.empty()) return plan_.options.por;
    return setup_.sourceSets ? "full" : "sleep";
  }

  std::string whyIncomplete(const RunResult& result) const {
    const SearchOptions& options = plan_.options;
    switch (result.ending) {
      case Ending::FirstError:
        return "The search ended at the first error.";
      case Ending::Unsupported:
        return "The program needs something that is not supported, which ended the search.";
      case Ending::TimeLimit:
        return "The time limit of " + base::limitText(*options.timeLimit + options.secondsUsed) + " ended the search.";
      case Ending::StateLimit:
        return "The limit of " + base::grouped(*options.stateLimit + options.statesUsed) + " states ended the search.";
      case Ending::MemoryLimit:
        return "The memory ran out, which ended the search.";
      case Ending::Stopped:
        return "The search was interrupted.";
      case Ending::Outdated:
        return "The search had to be restarted.";
      case Ending::Cancelled:
        return "Another worker had the answer first.";
      case Ending::RunLimit:
        return "The last iteration of DFS-RB used up its bound of " + plan_.options.dfsRbBound +
               (plan_.dfsRbBound.states ? " states." : ".");
      case Ending::Finished:
        break;
    }
    if (plan_.isWalk()) {
      const SearchStatistics& statistics = task_.statistics;
      const std::uint64_t sampled = statistics.schedules + statistics.cutSchedules;
      return (sampled == 1 ? "One schedule was" : std::to_string(sampled) + " schedules were") +
             " sampled, which says nothing about the others.";
    }
    if (result.cutByPairs)
      return "The changed code was interleaved with each other thread in turn; other schedules were not explored.";
    if (result.cutByPruning)
      return "Transitions of threads that could not come to conflict with what others had accessed were skipped "
             "(--prune); other schedules were not explored.";
    if (result.cutByLoop) return "What other threads can do while one loops for ever was not explored.";
    if (plan_.por.asPublished)
      return "The search came to its end, but its reduction is as published, which loses schedules of programs that "
             "block, run in cycles or end early, and some of others.";
    if (!result.brokenPromise.empty())
      return "Several threads use " + result.brokenPromise +
             ", which --visible-classes does not list as shared, so that some schedules may have been missed.";
    if (plan_.store.kind != StoreChoice::Kind::Exact) {
      return "The search came to its end, but its store may take different states for one, so that some schedules may "
             "have been missed.";
    }
    if (result.cutByQueue) {
      const std::uint64_t dropped = task_.statistics.dropped;
      return std::to_string(dropped) + (dropped == 1 ? " state was" : " states were") +
             " dropped, as there was no room for more, and what comes after was not explored.";
    }
    if (plan_.dfsRb && !options.dfsRbCover) return "DFS-RB backtracks early, and claims no coverage.";
    return "";
  }

  Task& task_;
  const Plan& plan_;
  RunSetup setup_;
  std::unique_ptr<ScheduleBound> bound_;
  std::optional<mine::ThreadClusters> clusters_;
  std::unique_ptr<Heuristic> heuristic_;
  Guidance guidance_;
  std::optional<RandomisedBacktracking> backtracking_;  // of the current run
  struct Claim {
    std::string sentence;  // "Every schedule with at most 1 preemption was covered."
    std::string inShort;   // "covered: at most 1 preemption"
  };
  Claim covered_;                               // by the iterations that came to their end
  std::optional<std::uint32_t> coveredBudget_;  // of the last of them, if it cut something
};

}  // namespace

Conclusion runPlan(Task& task, const Plan& plan) { return Sequence(task, plan).run(); }

}  // namespace weaveproof::search
