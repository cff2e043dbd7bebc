// state_space_sampler (sampled | every-state) [option of weaveproof check…] MainClass [argument…]
//
// What a program's state space is like: dfs-rb.txt, section 5.1.1. A depth-first search in random order goes on behind
// every error, and looks closely at every x/1000-th state that it reaches, x being the number of states met so far. A
// sample stands for all states since the one before. Written as JSON to the file of --json:
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
#include <chrono>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "search/random.hpp"
#include "search/task.hpp"
#include "search_tool.hpp"
#include "state/visited_set.hpp"

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

double ratio(double part, double whole) { return whole == 0 ? 0 : part / whole; }

class Sampler {
 public:
  Sampler(ProgramSpace& space, MemoryBudget& budget, const CheckOptions& options, bool everyState)
      : beginning_(space.beginning()),
        program_(space.newWorker()),
        checks_(options.checked),
        visited_(budget),
        random_(options.search.seed),
        timeLimit_(options.search.timeLimit.value_or(60)),
        everyState_(everyState) {}

  void run() {
    try {
      initial_ = program_->state();
      arrive(beginning_);
      while (!frames_.empty() && !timeIsUp()) goOn();
      complete_ = frames_.empty();
      walkSome();
    } catch (const MemoryLimit&) {
      endedBy_ = "memory";
    }
    if (!complete_ && endedBy_.empty()) endedBy_ = "time";
  }

  nlohmann::json result() const {
    return {{"states", states_},
            {"transitions", transitions_},
            {"samples", samples_},
            {"complete", complete_},
            {"ended_by", endedBy_},
            {"seconds", seconds()},
            {"error_state_ratio", ratio(errorStates_, newStates_)},
            {"error_path_ratio", ratio(errorPaths_, paths_)},
            {"sampled_error_paths", sampledErrorPaths_},
            {"walks", walks_},
            {"error_walk_ratio", ratio(static_cast<double>(errorWalks_), static_cast<double>(walks_))},
            {"min_choices", choices_.shortest()},
            {"mean_choices", choices_.mean()},
            {"min_transitions", depths_.shortest()},
            {"mean_transitions", depths_.mean()}};
  }

 private:
  struct Frame {
    StateId state;
    std::vector<Action> remaining;
    std::uint64_t depth, choices;  // of the state
  };

  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

  bool timeIsUp() { return transitions_ % 256 == 0 && seconds() > timeLimit_; }

  void goOn() {
    Frame& frame = frames_.back();
    if (frame.remaining.empty()) {
      frames_.pop_back();
      return;
    }
    const Action action = frame.remaining.back();
    frame.remaining.pop_back();
    program_->restore(frame.state);
    depth_ = frame.depth + 1;
    choicesHere_ = frame.choices;
    const Outcome outcome = program_->execute(action);
    ++transitions_;
    arrive(outcome);
  }

  void arrive(const Outcome& outcome) {
    if (outcome.kind == Outcome::Kind::Pruned) return;
    if (outcome.kind == Outcome::Kind::Failed && violated(outcome, false)) {
      record(true, true, true);
      return;
    }
    const bool isNew = visited_.insert(program_->state());
    if (isNew) ++states_;
    const bool isError = violated(outcome, true);
    const Actions& enabled = program_->enabled();
    const bool ends = isError || outcome.kind == Outcome::Kind::Ended || enabled.empty();
    record(isNew, ends || !isNew, isError);
    if (!isNew || ends) return;
    std::vector<Action> order(enabled.begin(), enabled.end());
    random_.shuffle(std::span(order));
    const std::uint64_t choices = choicesHere_ + (order.size() > 1 ? 1 : 0);
    frames_.push_back({program_->state(), std::move(order), depth_, choices});
  }

  // For as long as the search had, at most.
  void walkSome() {
    const auto begin = Clock::now();
    while (walks_ < kWalks && std::chrono::duration<double>(Clock::now() - begin).count() < timeLimit_) {
      const std::optional<bool> error = walkToError();
      if (!error) continue;
      ++walks_;
      errorWalks_ += *error;
    }
  }

  // Whether a random schedule ends in an error; nothing if it does not count. All threads are equally likely, and then
  // all alternatives of the thread.
  std::optional<bool> walkToError() {
    program_->restore(initial_);
    for (std::uint64_t step = 0; step < kLongestWalk; ++step) {
      const Actions& enabled = program_->enabled();
      if (enabled.empty()) return false;
      const Outcome outcome = program_->advance(randomAction(enabled));
      if (outcome.kind == Outcome::Kind::Pruned) return std::nullopt;
      if (outcome.kind == Outcome::Kind::Failed && violated(outcome, false)) return true;
      if (violated(outcome, true)) return true;
      if (outcome.kind == Outcome::Kind::Ended) return false;
    }
    return std::nullopt;
  }

  Action randomAction(const Actions& enabled) {
    if (enabled.size() == 1) return enabled.front();
    std::vector<std::size_t> firsts;  // where the actions of each thread begin
    for (std::size_t i = 0; i < enabled.size(); ++i) {
      if (i == 0 || enabled[i].thread != enabled[i - 1].thread) firsts.push_back(i);
    }
    const std::size_t thread = random_.below(firsts.size());
    const std::size_t end = thread + 1 < firsts.size() ? firsts[thread + 1] : enabled.size();
    return enabled[firsts[thread] + random_.below(end - firsts[thread])];
  }

  bool violated(const Outcome& outcome, bool ofStates) {
    return std::any_of(checks_.all().begin(), checks_.all().end(), [&](const auto& property) {
      return property->looksAtStates() == ofStates && property->check(*program_, outcome).has_value();
    });
  }

  // A state was reached: looks at it if it is its turn.
  void record(bool isNew, bool ends, bool isError) {
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
    choices_.add(choicesHere_, weight);
    depths_.add(depth_, weight);
  }

  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kWalks = 1000;
  static constexpr std::uint64_t kLongestWalk = 100'000;

  const Outcome& beginning_;
  const std::unique_ptr<Program> program_;
  Checks checks_;
  VisitedSet visited_;
  std::uint64_t states_ = 0;  // in it
  Random random_;
  const double timeLimit_;
  const bool everyState_;
  const Clock::time_point begin_ = Clock::now();

  StateId initial_;
  std::vector<Frame> frames_;
  std::uint64_t depth_ = 0, choicesHere_ = 0;  // of the current state
  std::uint64_t transitions_ = 0, sinceSample_ = 0, samples_ = 0, sampledErrorPaths_ = 0;
  std::uint64_t walks_ = 0, errorWalks_ = 0;
  double newStates_ = 0, errorStates_ = 0, paths_ = 0, errorPaths_ = 0;
  Lengths choices_, depths_;
  bool complete_ = false;
  std::string endedBy_;
};

int sample(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode != "sampled" && mode != "every-state") throw UsageError{"the first word is sampled or every-state"};
  const CheckOptions options = toolOptions(argc, argv);
  MemoryBudget budget(options.memoryLimit.value_or(MemoryBudget::kUnlimited));
  const auto space = openForTool(options, budget);
  Sampler sampler(*space, budget, options, mode == "every-state");
  sampler.run();
  std::ofstream out(options.json);
  out << sampler.result().dump(1) << '\n';
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace weaveproof

int main(int argc, char** argv) { return weaveproof::runTool("state_space_sampler", weaveproof::sample, argc, argv); }
