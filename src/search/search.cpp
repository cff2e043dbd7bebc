#include "search/search.hpp"

#include <algorithm>

#include "mine/division.hpp"
#include "search/auto.hpp"
#include "search/independent_searches.hpp"
#include "search/plan.hpp"
#include "search/portfolio.hpp"
#include "search/worker.hpp"

namespace weaveproof::search {
namespace {

SearchResult runAlone(const Common& common, const Plan& plan) {
  const std::unique_ptr<program::Program> program = common.space.newWorker();
  WorkerResult worker = work(common, *program, plan, plan.options.timeLimit.value_or(kNoDeadline), nullptr);
  SearchResult result;
  result.complete = worker.conclusion.complete;
  result.ending = worker.conclusion.ending;
  result.covered = std::move(worker.conclusion.covered);
  result.countsSwitches = worker.conclusion.budget.has_value();
  result.notes = std::move(worker.conclusion.notes);
  result.unsupported = std::move(worker.unsupported);
  result.unsupportedPath = std::move(worker.unsupportedPath);
  result.errors = std::move(worker.errors);
  result.races = std::move(worker.races);
  result.estimate = worker.estimate;
  result.statistics = result.winnerStatistics = worker.statistics;
  result.division = std::move(worker.division);
  result.winner = plan.options;
  return result;
}

std::vector<Plan> plansOf(const SearchOptions& options, const spec::CheckSpec& spec) {
  std::vector<Plan> plans;
  if (options.portfolio.empty()) {
    plans.push_back(makePlan(options, spec));
    return plans;
  }
  // What the lines cannot have makes sense by itself, or not at all.
  SearchOptions workers;
  workers.parallel = options.parallel;
  workers.share = options.share;
  workers.portfolio = options.portfolio;
  makePlan(workers, spec);
  for (const PortfolioLine& line : options.portfolio) {
    try {
      plans.push_back(makePlan(optionsOf(line, options), spec));
    } catch (const BadSearchOptions& bad) {
      throw BadSearchOptions(line.place + ": " + bad.what());
    }
  }
  return plans;
}

void addNotes(SearchResult& result) {
  if (const mine::Division* division = result.division.get()) {
    result.notes.push_back("The threads were divided " + division->how + ": " + division->text() + ".");
  }
}

}  // namespace

const char* nameOf(Ending ending) {
  switch (ending) {
    case Ending::Finished:
      return "finished";
    case Ending::FirstError:
      return "first-error";
    case Ending::Unsupported:
      return "unsupported";
    case Ending::TimeLimit:
      return "time-limit";
    case Ending::StateLimit:
      return "state-limit";
    case Ending::MemoryLimit:
      return "memory-limit";
    case Ending::Stopped:
      return "interrupted";
    case Ending::Cancelled:
      return "cancelled";
    case Ending::Outdated:
      return "outdated";
    case Ending::RunLimit:
      return "run-limit";
  }
  return "";
}

bool wasCut(Ending ending) {
  return ending == Ending::TimeLimit || ending == Ending::StateLimit || ending == Ending::MemoryLimit ||
         ending == Ending::Stopped;
}

void addTo(SearchStatistics& total, const SearchStatistics& part) {
  total.states += part.states;
  total.transitions += part.transitions;
  total.revisits += part.revisits;
  total.choicePoints += part.choicePoints;
  total.maxDepth = std::max(total.maxDepth, part.maxDepth);
  total.maxChoices = std::max(total.maxChoices, part.maxChoices);
  total.searches += part.searches;
  total.schedules += part.schedules;
  total.cutSchedules += part.cutSchedules;
  total.instructions += part.instructions;
  total.discardedStates += part.discardedStates;
  total.discardedTransitions += part.discardedTransitions;
  total.leftOut += part.leftOut;
  total.dropped += part.dropped;
  total.startUpStates += part.startUpStates;
  total.visitedBytes += part.visitedBytes;
  total.pathBytes += part.pathBytes;
  total.seconds = std::max(total.seconds, part.seconds);
}

void checkSearchOptions(const SearchOptions& options, const spec::CheckSpec& spec) {
  check::makeProperties(spec);
  plansOf(options, spec);
}

bool leavesOutOrders(const SearchOptions& options, const spec::CheckSpec& spec) {
  const Plan plan = makePlan(options, spec);
  return (options.orders == spec::Orders::SleepSets ? plan.goesWithSleepSets() : plan.goesWithSourceSets()) &&
         options.portfolio.empty();
}

SearchResult runSearch(program::ProgramSpace& space, base::MemoryBudget& budget, const SearchOptions& options,
                       const spec::CheckSpec& spec, Progress* progress, SearchObserver* observer) {
  const std::vector<Plan> plans = plansOf(options, spec);
  Common common{space, budget, spec, Watch::Clock::now(), progress, observer, nullptr};

  SearchResult result;
  if (options.search == kAuto) {
    result = huntAndProve(common, plans.front());
  } else if (!options.portfolio.empty()) {
    result = runPortfolio(common, plans, options);
  } else if (options.parallel > 1 && !options.share) {
    result = runPrss(common, plans.front());
  } else {
    result = runAlone(common, plans.front());
  }
  addNotes(result);
  return result;
}

}  // namespace weaveproof::search
