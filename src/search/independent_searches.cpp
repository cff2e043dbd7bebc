// Independent searches at the same time: the first one that knows the answer ends the others.
//
//   PRSS (prss.txt, Figure 4)  N searches that differ in their seeds, which one generator hands out in turn
//   portfolio                  searches that differ in what the user likes; a worker that is done takes the next one
//
// Each search has its own visited states and its own limits; all share the classes, the stored states, and the memory.
#include "search/independent_searches.hpp"

#include <algorithm>

#include "check/met_races.hpp"
#include "search/parallel_workers.hpp"
#include "search/random.hpp"

namespace weaveproof::search {
namespace {

class IndependentSearches : private ParallelWorkers {
 public:
  IndependentSearches(const Common& common, std::span<const Plan> plans, const SearchOptions& whole)
      : ParallelWorkers(common, plans.size()), plans_(plans), whole_(whole), results_(plans.size()) {}

  SearchResult run(std::size_t workers, Progress* progress) {
    workers = std::min(workers, plans_.size());
    std::vector<std::unique_ptr<program::Program>> programs;
    for (std::size_t i = 0; i < workers; ++i) programs.push_back(common_.space.newWorker());
    // done(j) of Figure 4, without polling.
    gather(workers, progress, [&](std::size_t worker) { compete(*programs[worker]); });
    return conclude();
  }

 private:
  void compete(program::Program& program) {
    const bool stands = standsAtBeginning(common_.space);
    const state::StateId initial = stands ? program.state() : state::StateId{};
    for (;;) {
      const std::size_t entry = next_.fetch_add(1);
      if (entry >= plans_.size() || cancelled_.load()) break;
      if (stands) program.restore(initial);
      Plan plan = plans_[entry];
      const double deadline = setDeadline(plan.options);
      finish(entry, work(common_, program, plan, deadline, &counts_[entry]));
    }
  }

  // An entry's own time begins when its turn comes, and is over with that of all: then the limit of all is to be named.
  double setDeadline(SearchOptions& entry) const {
    const double own = seconds() + entry.timeLimit.value_or(kNoDeadline),
                 ofAll = whole_.timeLimit.value_or(kNoDeadline);
    if (own <= ofAll) return own;
    entry.timeLimit = whole_.timeLimit;
    entry.secondsUsed = whole_.secondsUsed;
    return ofAll;
  }

  static bool isAnswer(const WorkerResult& result) {
    const Ending ending = result.conclusion.ending;
    return result.conclusion.complete || ending == Ending::FirstError || ending == Ending::Unsupported;
  }

  void finish(std::size_t entry, WorkerResult result) {
    const std::lock_guard lock(mutex_);
    if (isAnswer(result) && first_ == kNone) {
      first_ = entry;
      cancelled_ = true;
    }
    results_[entry] = std::move(result);
  }

  SearchResult conclude() {
    SearchResult result;
    for (auto& worker : results_) {
      if (!worker) continue;
      addTo(result.statistics, worker->statistics);
      check::addRaces(result.races, std::move(worker->races));
    }
    const std::size_t best = first_ != kNone ? first_ : firstThatRan();
    WorkerResult& worker = *results_[best];
    result.statistics.seconds = seconds();
    result.complete = worker.conclusion.complete;
    result.ending = first_ == kNone ? whyThereIsNoAnswer() : worker.conclusion.ending;
    result.covered = first_ == kNone ? withoutAnAnswer(worker) : std::move(worker.conclusion.covered);
    result.countsSwitches = worker.conclusion.budget.has_value();
    result.notes = std::move(worker.conclusion.notes);
    addErrors(result, worker);
    for (std::size_t i = 0; i < results_.size(); ++i) {
      if (plans_[i].options.allErrors && results_[i]) addErrors(result, *results_[i]);
    }
    result.unsupported = std::move(worker.unsupported);
    result.unsupportedPath = std::move(worker.unsupportedPath);
    result.winner = plans_[best].options;
    result.winnerStatistics = worker.statistics;
    result.division = std::move(worker.division);
    return result;
  }

  // None of them has the answer. What the first one covered, it covered.
  std::string withoutAnAnswer(const WorkerResult& worker) const {
    const std::size_t ran =
        static_cast<std::size_t>(std::ranges::count_if(results_, [](const auto& r) { return r.has_value(); }));
    return "None of " + std::to_string(ran) +
           " searches came to an answer. The first of them: " + worker.conclusion.covered;
  }

  // A limit, if one of them met one: with more of it there might have been an answer.
  Ending whyThereIsNoAnswer() const {
    for (const auto& worker : results_) {
      if (worker && worker->conclusion.ending != Ending::Finished) return worker->conclusion.ending;
    }
    return Ending::Finished;
  }

  std::size_t firstThatRan() const {
    return static_cast<std::size_t>(std::ranges::find_if(results_, [](const auto& r) { return r.has_value(); }) -
                                    results_.begin());
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  const std::span<const Plan> plans_;
  const SearchOptions& whole_;
  std::atomic<std::size_t> next_ = 0;
  std::size_t first_ = kNone;
  std::vector<std::optional<WorkerResult>> results_;
};

}  // namespace

SearchResult runPrss(const Common& common, const Plan& plan) {
  Random random(plan.options.seed);  // init_rand(seed)
  std::vector<Plan> plans(plan.options.parallel, plan);
  for (Plan& worker : plans) {
    worker.options.seed = random.seed();  // start(randDFS(rand()), i)
    worker.options.parallel = 1;
  }
  return IndependentSearches(common, plans, plan.options).run(plans.size(), common.progress);
}

SearchResult runPortfolio(const Common& common, std::span<const Plan> plans, const SearchOptions& whole) {
  return IndependentSearches(common, plans, whole).run(whole.parallel, common.progress);
}

}  // namespace weaveproof::search
