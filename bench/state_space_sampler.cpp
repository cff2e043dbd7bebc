// state_space_sampler (sampled | every-state) [option of weaveproof check…] MainClass [argument…]
//
// What a program's state space is like: dfs-rb.txt, section 5.1.1. A depth-first search in random order continues after
// every error, and examines every x/1000-th state that it reaches, x being the number of states met so far. A sample
// stands for all states since the one before. Written as JSON to the file of --json:
//
//   error states   share of the new states that are errors; a transition that fails counts as a state of its own
//   error paths    share of the paths that end in an error. The search has gone along a path when it turns back: at an
//                  error, at the end of the program, or at a state that it knows
//   length         of error paths, in choice points (what JPF counts) and in transitions
//
// Most paths of such a search are cut at a known state, so another figure stands beside the second: the share of
// complete schedules that end in an error, from a thousand random walks.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "search/observer.hpp"
#include "search/search.hpp"
#include "search/task.hpp"
#include "search_tool.hpp"

namespace weaveproof {
namespace {

// The lengths of the error paths among the samples.
class Lengths {
 public:
  void add(std::uint64_t length, double weight) {
    shortest_ = std::min(shortest_, length);
    sum_ += static_cast<double>(length) * weight;
    weights_ += weight;
  }
  std::uint64_t shortest() const { return weights_ == 0 ? 0 : shortest_; }
  double mean() const { return weights_ == 0 ? 0 : sum_ / weights_; }

 private:
  std::uint64_t shortest_ = std::numeric_limits<std::uint64_t>::max();
  double sum_ = 0, weights_ = 0;
};

constexpr std::uint64_t kWalks = 1000;

double ratio(double part, double whole) { return whole == 0 ? 0 : part / whole; }

class Sampler final : public search::SearchObserver {
 public:
  Sampler(const spec::CheckSpec& checked, bool everyState) : checks_(checked), everyState_(everyState) {}

  // A state was reached: looks at it if it is its turn.
  void arrives(program::Program& program, const program::Outcome& outcome, const search::Arrival& arrival) override {
    if (arrival.at == search::Arrival::At::Nowhere) {
      if (outcome.kind == program::Outcome::Kind::Failed && violated(program, outcome, false))
        record(true, true, true, arrival);
      return;
    }
    const bool isNew = arrival.at == search::Arrival::At::NewState;
    if (isNew) ++states_;
    const bool isError = violated(program, outcome, true);
    const bool ends = isError || outcome.kind == program::Outcome::Kind::Ended || program.enabled().empty();
    record(isNew, ends || !isNew, isError, arrival);
  }

  void addTo(nlohmann::json& result) const {
    result["samples"] = samples_;
    result["error_state_ratio"] = ratio(errorStates_, newStates_);
    result["error_path_ratio"] = ratio(errorPaths_, paths_);
    result["sampled_error_paths"] = sampledErrorPaths_;
    result["min_choices"] = choices_.shortest();
    result["mean_choices"] = choices_.mean();
    result["min_transitions"] = depths_.shortest();
    result["mean_transitions"] = depths_.mean();
  }

 private:
  bool violated(program::Program& program, const program::Outcome& outcome, bool ofStates) {
    return std::any_of(checks_.all().begin(), checks_.all().end(), [&](const auto& property) {
      return property->looksAtStates() == ofStates && !property->check(program, outcome).empty();
    });
  }

  void record(bool isNew, bool ends, bool isError, const search::Arrival& arrival) {
    ++sinceSample_;
    if (!everyState_ && sinceSample_ < states_ / 1000) return;
    const auto weight = static_cast<double>(sinceSample_);
    sinceSample_ = 0;
    ++samples_;
    if (isNew) newStates_ += weight;
    if (isNew && isError) errorStates_ += weight;
    if (ends) paths_ += weight;
    if (!isError) return;
    errorPaths_ += weight;
    ++sampledErrorPaths_;
    choices_.add(arrival.choices, weight);
    depths_.add(arrival.depth, weight);
  }

  search::Checks checks_;
  const bool everyState_;
  std::uint64_t states_ = 0, sinceSample_ = 0, samples_ = 0, sampledErrorPaths_ = 0;
  double newStates_ = 0, errorStates_ = 0, paths_ = 0, errorPaths_ = 0;
  Lengths choices_, depths_;
};

// How many walks come upon an error, where they then end.
class ErrorCounter final : public search::SearchObserver {
 public:
  explicit ErrorCounter(const spec::CheckSpec& checked) : checks_(checked) {}

  void begins() override { isError_ = false; }
  void arrives(program::Program& program, const program::Outcome& outcome, const search::Arrival&) override {
    if (outcome.kind == program::Outcome::Kind::Pruned || isError_) return;
    isError_ = std::any_of(checks_.all().begin(), checks_.all().end(),
                           [&](const auto& property) { return !property->check(program, outcome).empty(); });
    errors_ += isError_;
  }

  std::uint64_t errors() const { return errors_; }

 private:
  search::Checks checks_;
  bool isError_ = false;
  std::uint64_t errors_ = 0;
};

int sample(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode != "sampled" && mode != "every-state") throw cli::UsageError{"the first word is sampled or every-state"};
  const cli::CheckOptions options = toolOptions(argc, argv);
  base::MemoryBudget budget(options.memoryLimit.value_or(base::MemoryBudget::kUnlimited));
  const spec::CheckSpec& checked = options.spec;

  search::SearchOptions search;
  search.seed = options.search.seed;
  search.timeLimit = options.search.timeLimit.value_or(60);
  search.allErrors = search.errorsEndPaths = true;
  search::SearchOptions walks = search;
  search.order = "random";
  walks.search = "random-walk";  // for as long as the search had, at most
  walks.runs = kWalks;
  std::optional<Sampler> sampler;
  std::optional<ErrorCounter> counter;
  search::SearchResult searched, walked;
  searchForTool(options, budget, search, [&](program::ProgramSpace& space, const search::SearchOptions& left) {
    sampler.emplace(checked, mode == "every-state");
    counter.emplace(checked);
    searched = search::runSearch(space, budget, left, checked, nullptr, &*sampler);
    if (!space.sharesInternals()) walked = search::runSearch(space, budget, walks, checked, nullptr, &*counter);
    return searched;
  });

  const search::SearchStatistics& statistics = searched.statistics;
  const bool complete = searched.ending == search::Ending::Finished;
  nlohmann::json result = {{"states", statistics.states},
                           {"transitions", statistics.transitions},
                           {"complete", complete},
                           {"ended_by", complete                                         ? ""
                                        : searched.ending == search::Ending::MemoryLimit ? "memory"
                                                                                         : "time"},
                           {"seconds", statistics.seconds},
                           {"walks", walked.statistics.schedules},
                           {"error_walk_ratio", ratio(static_cast<double>(counter->errors()),
                                                      static_cast<double>(walked.statistics.schedules))}};
  sampler->addTo(result);
  std::ofstream out(options.json);
  out << result.dump(1) << '\n';
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace weaveproof

int main(int argc, char** argv) { return weaveproof::runTool("state_space_sampler", weaveproof::sample, argc, argv); }
