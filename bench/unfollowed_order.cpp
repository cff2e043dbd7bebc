// unfollowed_order check [option of weaveproof check…] MainClass [argument…]
//
// `weaveproof check --order random`, but for one thing: the order is drawn and not followed. So the search goes the way of the plain
// one, and what it takes longer is the cost of drawing. (A search in random order also goes another way, on which neither the
// caches of the processor nor its predictions are as good.) Only the numbers are written to the file of --json.
#include <fstream>
#include <nlohmann/json.hpp>

#include "search/plan.hpp"
#include "search/worker.hpp"
#include "search_tool.hpp"

namespace weaveproof {
namespace {

class UnfollowedOrder final : public search::Order {
 public:
  bool isRandom() const override { return true; }
  void arrange(std::span<program::Action> actions, program::ThreadNumber, search::Random& random) const override {
    drawn_.assign(actions.begin(), actions.end());
    random.shuffle(std::span(drawn_));
  }

 private:
  mutable std::vector<program::Action> drawn_;
};

int measure(int argc, char** argv) {
  const cli::CheckOptions options = toolOptions(argc, argv);
  base::MemoryBudget budget;
  const auto space = openForTool(options, budget);
  const auto begin = search::Watch::Clock::now();
  const UnfollowedOrder order;
  search::Plan plan = search::makePlan(options.search, options.spec);
  plan.order = &order;
  const search::Common common{*space, budget, options.spec, begin, nullptr, nullptr};
  const auto worker = space->newWorker();
  const search::WorkerResult result = search::work(common, *worker, plan, search::kNoDeadline, nullptr);
  std::ofstream out(options.json);
  out << nlohmann::json{{"verdict", result.errors.empty() ? "no-violation" : "violation"},
                        {"complete", result.conclusion.complete},
                        {"ending", search::nameOf(result.conclusion.ending)},
                        {"stats",
                         {{"states", result.statistics.states},
                          {"transitions", result.statistics.transitions},
                          {"seconds", result.statistics.seconds}}}};
  return out.good() && result.errors.empty() ? 0 : 2;
}

}  // namespace
}  // namespace weaveproof

int main(int argc, char** argv) { return weaveproof::runTool("unfollowed_order", weaveproof::measure, argc, argv); }
