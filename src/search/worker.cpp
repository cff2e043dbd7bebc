#include "search/worker.hpp"

#include <algorithm>

namespace weaveproof::search {

WorkerResult work(const Common& common, program::Program& program, const Plan& plan, double deadline,
                  SharedCounts* counts, Turns* table, std::size_t seat) {
  WorkerResult result;
  Checks checks(common.spec);
  ErrorList errors(plan.options.allErrors);
  Random random(plan.options.seed);
  // Workers of one search report together.
  Progress* const progress = plan.options.share ? nullptr : common.progress;
  Watch watch(plan.options, result.statistics, common.begin, deadline, progress, common.cancelled,
              common.space.sharesInternals());
  const double begin = watch.seconds();  // in a portfolio others may have come before
  watch.publishTo(counts);
  watch.measure(common.budget);
  Growth own(common.budget);
  Growth& growth = common.growth != nullptr ? *common.growth : own;
  watch.tell(growth);
  if (table != nullptr) watch.takeTurns(*table, seat);
  const program::Outcome& beginning = common.space.beginning();
  program.stopIf(watch.stopper());
  program.showSwitches(plan.countsSwitches());
  const WorkerSetup workers{common.space, plan.options, common.spec, common.progress, common.begin, deadline};
  const std::uint64_t before = program.instructions();
  const program::StartUp& startUp = common.space.startUp();
  Task task{program,
            standsAtBeginning(common.space) ? program.state() : state::StateId{},
            beginning,
            startUp,
            checks,
            errors,
            result.statistics,
            watch,
            random,
            common.budget,
            growth,
            plan.options.share ? &workers : nullptr,
            common.observer,
            plan.options.errorsEndPaths};
  result.conclusion = runPlan(task, plan);
  program.stopIf(nullptr);
  if (wasCut(result.conclusion.ending) && plan.store.kind == StoreChoice::Kind::Exact && !plan.restarts)
    result.estimate = growth.estimate(result.statistics.states);
  result.statistics.instructions += startUp.instructions + program.instructions() - before;
  result.errors = errors.take();
  for (FoundError& error : result.errors) error.showsSwitches = plan.countsSwitches();
  if (checks.races()) result.races = checks.races()->take();
  result.statistics.seconds = startUp.seconds + watch.seconds() - begin;
  result.unsupported = std::move(task.unsupported);
  result.unsupportedPath = std::move(task.unsupportedPath);
  result.division = std::move(task.division);
  return result;
}

}  // namespace weaveproof::search
