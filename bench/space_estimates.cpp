// space_estimates check [option of weaveproof check…] MainClass [argument…]
//
// Measures how good estimates of the size of a space are. One search goes through all of it, as `check` would with
// --search dfs, and reports what was estimated at 5, 10, 25, 50 and 75 % of the states that it turns out to have.
// Written as JSON to the file of --json; nothing but the ending if a limit ended the search. The estimates:
//
//   growth        that of `check` (search/growth.hpp), with the ends of its share
//   equal shares  each child of a choice point gets the same part of its weight, and the weight of what is done is the
//                 share that was seen (Kilby, Slaney, Thiébaux and Walsh, AAAI 2006)
//   twice         there is as much again: the guess without any knowledge, to compare with
#include <fmt/format.h>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "search/growth.hpp"
#include "search/observer.hpp"
#include "search/plan.hpp"
#include "search/worker.hpp"
#include "search_tool.hpp"

namespace weaveproof {
namespace {

constexpr double kMarks[] = {0.05, 0.1, 0.25, 0.5, 0.75};
constexpr double kStep = 1.02;  // from one sample to the next

class Sampler final : public search::SearchObserver {
 public:
  Sampler(const search::Growth& growth, std::uint64_t before) : growth_(growth), before_(before) {}

  void transition(program::Program&, program::Action, const program::Outcome&) override {
    if (standsAtTop_ && !frames_.empty()) ++frames_.back().begun;
    standsAtTop_ = true;  // unless the arrival is a forced move
  }

  void arrives(program::Program& program, const program::Outcome& outcome, const search::Arrival& arrival) override {
    const bool goesOn = arrival.at != search::Arrival::At::Nowhere && outcome.kind != program::Outcome::Kind::Ended;
    const std::size_t enabled = goesOn ? program.enabled().size() : 0;
    const bool isNew = arrival.at == search::Arrival::At::NewState;
    if (enabled == 1 && arrival.at != search::Arrival::At::KnownState) standsAtTop_ = false;
    if (isNew && enabled > 1) frames_.push_back({enabled, 0});
    if (!isNew) return;
    ++states_;
    if (static_cast<double>(states_) < next_) return;
    next_ = static_cast<double>(states_) * kStep;
    samples_.push_back({states_, growth_.total(before_ + states_), equalShares(), growth_.estimate(before_ + states_)});
  }

  void returns(std::uint64_t) override { frames_.pop_back(); }

  // The first sample at each mark.
  nlohmann::json json() const {
    nlohmann::json marks = nlohmann::json::array();
    auto sample = samples_.begin();
    for (const double mark : kMarks) {
      const double wanted = mark * static_cast<double>(states_);
      while (sample != samples_.end() && static_cast<double>(sample->states) < wanted) ++sample;
      if (sample == samples_.end()) break;
      nlohmann::json at = {{"mark", mark}, {"states", sample->states}, {"twice", 2 * sample->states}};
      if (sample->growth) at["growth"] = *sample->growth;
      if (sample->equalShares) at["equal_shares"] = *sample->equalShares;
      if (sample->estimate) at["low"] = sample->estimate->low, at["high"] = sample->estimate->high;
      marks.push_back(std::move(at));
    }
    return marks;
  }

  std::uint64_t states() const { return states_; }

 private:
  struct Frame {
    std::size_t children, begun;
  };
  struct Sample {
    std::uint64_t states;
    std::optional<double> growth, equalShares;
    std::optional<search::Estimate> estimate;
  };

  std::optional<double> equalShares() const {
    double weight = 1, done = 0;
    for (const Frame& frame : frames_) {
      const auto children = static_cast<double>(frame.children);
      if (frame.begun > 1) done += weight * static_cast<double>(frame.begun - 1) / children;
      weight /= children;
    }
    if (done <= 0) return std::nullopt;
    return static_cast<double>(states_) / done;
  }

  const search::Growth& growth_;
  const std::uint64_t before_;  // states of the start-up
  std::vector<Frame> frames_;
  std::vector<Sample> samples_;
  std::uint64_t states_ = 0;
  double next_ = 1;
  bool standsAtTop_ = false;
};

int measure(int argc, char** argv) {
  const cli::CheckOptions options = toolOptions(argc, argv);
  base::MemoryBudget budget(options.memoryLimit.value_or(base::MemoryBudget::kUnlimited));
  search::SearchOptions asked = options.search;
  asked.search = "dfs";
  asked.allErrors = true;
  std::optional<search::Growth> growth;
  std::optional<Sampler> sampler;
  search::Ending ending = search::Ending::Finished;
  verdict::RepeatedSearch searches;
  searches.open = [&](const tracking::VisibleInternals& internals) {
    return openForTool(options, budget, internals, true);
  };
  searches.finish = [](program::ProgramSpace&, std::vector<search::FoundError>&) {};
  searches.search = [&](program::ProgramSpace& space, const search::SearchOptions& left) {
    growth.emplace(budget);
    sampler.emplace(*growth, space.startUp().steps);
    search::Common common{space, budget, options.spec, search::Watch::Clock::now()};
    common.observer = &*sampler;
    common.growth = &*growth;
    const auto program = space.newWorker();
    const search::WorkerResult result = search::work(common, *program, search::makePlan(left, options.spec),
                                                     left.timeLimit.value_or(search::kNoDeadline), nullptr);
    search::SearchResult found;
    found.statistics = found.winnerStatistics = result.statistics;
    found.ending = ending = result.conclusion.ending;
    return found;
  };
  searches.run(asked);

  nlohmann::json result = {{"ending", search::nameOf(ending)}};
  if (ending == search::Ending::Finished) {
    result["states"] = sampler->states();
    result["marks"] = sampler->json();
  }
  std::ofstream out(options.json);
  out << result.dump() << '\n';
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace weaveproof

int main(int argc, char** argv) { return weaveproof::runTool("space_estimates", weaveproof::measure, argc, argv); }
