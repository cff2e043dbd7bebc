// --search auto hunts and proves.
//
//   the proof    depth-first search with the best reduction there is. It begins alone: a program with few states is done
//                before any other worker is created
//   hunters      partial-order sampling; and one bound on preemptions after the other, from 0, which also gives something
//                to claim if the proof is never done ("every schedule with at most 1 preemption was covered"). A bound that
//                cuts nothing is a proof, too
//
// They take turns (turns.hpp). At first the proof and the sampler have turns of the same length, and each turn is twice
// as long as the one before. So what one of them finds alone with W transitions is found with a small multiple of W,
// whichever it is. From some ten thousand transitions on, the hunters get an eighth of the work: a bug that lies deep
// in a space too large to exhaust still has a chance, and the proof costs an eighth more. The first worker with an
// error ends the search, and so does the end of the proof, whatever its result. Everything is counted in transitions:
// the same seed gives the same result.
//
// With several workers the proof has one for itself, and hunters beyond these two sample with other seeds.
#include "search/auto.hpp"

#include "base/grouped.hpp"
#include "check/met_races.hpp"
#include "search/parallel_workers.hpp"
#include "search/random.hpp"
#include "search/turns.hpp"

namespace weaveproof::search {
namespace {

constexpr std::uint64_t kFirstTurn = 2'000, kLongestOfFirst = 16'000;  // transitions; bounds have half of that
constexpr std::uint64_t kShareOfProof = 56'000, kShareOfHunt = 4'000;  // seven eighths, and a sixteenth twice
constexpr std::uint32_t kMostHunters = 63;

// The walks of a hunter have no end of their own.
Plan hunter(const SearchOptions& asked, const spec::CheckSpec& spec, const char* search, const char* iteration,
            std::uint64_t seed) {
  SearchOptions options = asked;
  options.search = search;
  options.preemptionIteration = iteration;
  options.orders = spec::Orders::All;
  options.stateLimit.reset();  // which is the proof's
  options.parallel = 1;
  options.huntAfter = SearchOptions{}.huntAfter;
  options.seed = seed;
  Plan plan = makePlan(options, spec);
  plan.endless = true;
  return plan;
}

std::vector<Plan> plansOf(const Plan& asked, const spec::CheckSpec& spec) {
  const SearchOptions& options = asked.options;
  std::vector<Plan> plans{asked};
  plans[0].options.search = "dfs";
  plans[0].options.parallel = 1;
  Random random(options.seed);
  plans.push_back(hunter(options, spec, "pos", "", random.seed()));
  plans.push_back(hunter(options, spec, "dfs", "0-", options.seed));
  const std::uint32_t workers = std::min(options.parallel, kMostHunters);
  for (std::uint32_t i = 3; i < workers; ++i)
    plans.push_back(hunter(options, spec, i % 2 != 0 ? "pct" : "pos", "", random.seed()));
  return plans;
}

class HuntAndProof : private ParallelWorkers {
 public:
  HuntAndProof(const Common& common, std::vector<Plan> plans, const SearchOptions& asked)
      : ParallelWorkers(common, plans.size()), plans_(std::move(plans)), results_(plans_.size()), asked_(asked) {
    // With one worker all share one table; with two the proof has its own; with more each hunter has its own, too.
    std::vector<Turns::Share> shares;
    if (asked.parallel <= 2)
      shares = {{asked.huntAfter, kShareOfProof, kLongestOfFirst},
                {kFirstTurn, kShareOfHunt, kLongestOfFirst},
                {kFirstTurn / 2, kShareOfHunt, kLongestOfFirst / 2}};
    if (asked.parallel == 2) shares.erase(shares.begin());
    firstAtTable_ = plans_.size() - shares.size();
    if (!shares.empty()) table_.emplace(shares);
  }

  SearchResult run(Progress* progress) {
    gather(plans_.size(), progress, [this](std::size_t entry) { takePart(entry); });
    return conclude();
  }

 private:
  static constexpr std::size_t kProof = 0;

  void takePart(std::size_t entry) {
    const bool sits = table_ && entry >= firstAtTable_;
    const std::size_t seat = entry - firstAtTable_;
    struct Sitting {
      Turns* table;
      std::size_t seat;
      ~Sitting() {
        if (table != nullptr) table->getUp(seat);
      }
    } const sitting{sits ? &*table_ : nullptr, seat};
    if (sits) table_->sitDown(seat);
    if (cancelled_) return;
    const double deadline = asked_.timeLimit.value_or(kNoDeadline);
    try {
      const std::unique_ptr<program::Program> program = newProgram();
      finish(entry, work(common_, *program, plans_[entry], deadline, &counts_[entry], sitting.table, seat));
    } catch (const base::MemoryLimit&) {
      WorkerResult none;
      none.conclusion.ending = Ending::MemoryLimit;
      none.conclusion.covered = "The memory ran out, which ended the search.";
      finish(entry, std::move(none));
    }
  }

  // What the proof has seen is what counts.
  void describe(ProgressReport& report, std::size_t begun) const override {
    report.stage = begun > 1 ? "proving, hunting" : "proving";
    const SharedCounts& proof = counts_[kProof];
    const Estimate seen{proof.low.load(std::memory_order_relaxed), proof.high.load(std::memory_order_relaxed)};
    if (seen.high > 0) report.estimate = seen;
  }

  std::unique_ptr<program::Program> newProgram() {
    const std::lock_guard lock(opening_);
    return common_.space.newWorker();
  }

  // What a hunter cannot do says nothing of what the proof can.
  static bool isAnswer(const WorkerResult& result) {
    return result.conclusion.complete || result.conclusion.ending == Ending::FirstError;
  }

  void finish(std::size_t entry, WorkerResult result) {
    const std::lock_guard lock(mutex_);
    if (!cancelled_ && (entry == kProof || isAnswer(result))) {
      decides_ = entry;
      cancelled_ = true;
    }
    results_[entry] = std::move(result);
  }

  SearchResult conclude() {
    SearchResult result;
    std::size_t took = 0;
    for (auto& worker : results_) {
      if (!worker) continue;
      addTo(result.statistics, worker->statistics);
      check::addRaces(result.races, std::move(worker->races));
      ++took;
    }
    WorkerResult& worker = *results_[decides_];
    result.statistics.seconds = took == 1 ? worker.statistics.seconds : seconds();
    result.complete = worker.conclusion.complete;
    result.ending = worker.conclusion.ending;
    result.covered = worker.conclusion.covered;
    result.notes = worker.conclusion.notes;
    addErrors(result, worker);
    for (auto& other : results_)
      if (other) addErrors(result, *other);
    result.unsupported = std::move(worker.unsupported);
    result.unsupportedPath = std::move(worker.unsupportedPath);
    result.winner = plans_[decides_].options;
    result.winnerStatistics = worker.statistics;
    if (!result.complete && results_[kProof]) result.estimate = results_[kProof]->estimate;
    if (took > 1) tellStages(result);
    return result;
  }

  void tellStages(SearchResult& result) {
    std::uint64_t sampled = 0;
    std::string claim;
    for (std::size_t i = 0; i < results_.size(); ++i) {
      if (!results_[i]) continue;
      WorkerResult& worker = *results_[i];
      result.stages.push_back({commandLineOf(plans_[i].options), worker.conclusion.claim, worker.statistics});
      sampled += worker.statistics.schedules + worker.statistics.cutSchedules;
      if (i != kProof && !worker.conclusion.claim.empty()) {
        claim = worker.conclusion.claim;
        result.preemptions = worker.conclusion.budget;
      }
      if (!result.unsupported && !result.complete && result.errors.empty() && worker.unsupported) {
        result.unsupported = std::move(worker.unsupported);
        result.unsupportedPath = std::move(worker.unsupportedPath);
      }
    }
    if (!result.complete && result.errors.empty() && !claim.empty()) {
      result.covered = claim + " " + result.covered;
      result.countsSwitches = result.preemptions.has_value();
    }
    const std::string states =
        results_[kProof] ? " of " + base::grouped(results_[kProof]->statistics.states) + " states" : std::string();
    if (sampled == 0) return;  // but for one, perhaps, that had the answer before it was at its end
    result.notes.push_back("Beside the exhaustive search" + states + ", " +
                           (sampled == 1 ? "one schedule was" : base::grouped(sampled) + " schedules were") +
                           " sampled.");
  }

  const std::vector<Plan> plans_;
  std::vector<std::optional<WorkerResult>> results_;
  const SearchOptions& asked_;
  std::optional<Turns> table_;
  std::size_t firstAtTable_ = 0;
  std::mutex opening_;
  std::size_t decides_ = kProof;
};

}  // namespace

SearchResult huntAndProve(const Common& common, const Plan& asked) {
  return HuntAndProof(common, plansOf(asked, common.spec), asked.options).run(common.progress);
}

}  // namespace weaveproof::search
