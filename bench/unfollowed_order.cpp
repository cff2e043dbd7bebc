// unfollowed_order check [option of weaveproof check…] MainClass [argument…]
//
// `weaveproof check --order random`, but for one thing: the order is drawn and not followed. So the search goes the way of the plain
// one, and what it takes longer is the cost of drawing. (A search in random order also goes another way, on which neither the
// caches of the processor nor its predictions are as good.) Only the numbers are written to the file of --json.
#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/check_options.hpp"
#include "cli/open_program.hpp"
#include "cli/usage_error.hpp"
#include "search/plan.hpp"
#include "search/worker.hpp"

namespace weaveproof {
namespace {

class UnfollowedOrder final : public Order {
 public:
  bool isRandom() const override { return true; }
  void arrange(std::span<Action> actions, ThreadNumber, Random& random) const override {
    drawn_.assign(actions.begin(), actions.end());
    random.shuffle(std::span(drawn_));
  }

 private:
  mutable std::vector<Action> drawn_;
};

int measure(int argc, char** argv) {
  const std::optional<CheckOptions> options = parseCheckOptions(argc, argv);
  if (!options || options->json.empty()) throw UsageError{"--json FILE and a program are needed"};
  const image::Jdk jdk = image::locateJdk(options->jdk);
  LocatedProgram located = locateProgram(options->program, jdk);
  TracedProgram traced;
  traced.arguments = options->arguments;
  MemoryBudget budget;
  ProgramOptions program = programOptions(jdk, located, traced);
  program.rehearse = true;
  const auto space = ProgramSpace::open(std::move(program), budget);
  const auto begin = Watch::Clock::now();
  const UnfollowedOrder order;
  Plan plan = makePlan(options->search, options->checked);
  plan.order = &order;
  const Common common{*space, budget, options->checked, false, begin, nullptr, nullptr};
  const auto worker = space->newWorker();
  const WorkerResult result = work(common, *worker, plan, kNoDeadline, nullptr);
  std::ofstream out(options->json);
  out << nlohmann::json{{"verdict", result.errors.empty() ? "no-violation" : "violation"},
                        {"complete", result.conclusion.complete},
                        {"stats",
                         {{"states", result.statistics.states},
                          {"transitions", result.statistics.transitions},
                          {"seconds", result.statistics.seconds}}}};
  return out.good() && result.errors.empty() ? 0 : 2;
}

}  // namespace
}  // namespace weaveproof

int main(int argc, char** argv) {
  const auto fail = [](const std::string& sentence) {
    fmt::print(stderr, "unfollowed_order: {}\n", sentence);
    return 2;
  };
  try {
    return weaveproof::measure(argc, argv);
  } catch (const weaveproof::UsageError& e) {
    return fail(e.sentence);
  } catch (const weaveproof::UnsupportedFeature& e) {
    return fail("unsupported: " + e.what);
  } catch (const std::exception& e) {
    return fail(e.what());
  }
}
