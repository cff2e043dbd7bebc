// Depth-first search with sleep sets (reduce/sleep_set.hpp), and the re-expansion of states that they need.
//
// A state with one enabled action is nothing to come back to: it is not stored, but for every 32nd in a row.
#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "reduce/sleep_set.hpp"
#include "search/driver.hpp"
#include "search/searches.hpp"
#include "state/state_map.hpp"

namespace weaveproof::search {
namespace {

struct TooManyToSleep {};

class SleepSetSearch : private Driver<SleepSetSearch> {
 public:
  SleepSetSearch(Task& task, const RunSetup& setup)
      : Driver(task, setup), account_(task.budget), known_(task.budget, state::Users::One) {
    program_.keepTails(true);
  }
  ~SleepSetSearch() { program_.keepTails(false); }
  SleepSetSearch(const SleepSetSearch&) = delete;
  SleepSetSearch& operator=(const SleepSetSearch&) = delete;

  RunResult run() {
    const RunResult result = drive();
    noteLength();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    statistics_.visitedBytes = std::max(statistics_.visitedBytes, known_.bytes());
    return result;
  }

 private:
  friend Driver<SleepSetSearch>;

  static constexpr std::uint32_t kMostForced = 32;

  struct Frame {
    state::StateId state;
    program::Action taken;
    std::uint32_t depth = 0;                         // transitions from the initial state
    std::uint32_t firstAction = 0, firstSleeper = 0;  // in actions_ and sleepers_: the frame has those behind
    std::uint32_t nextAction = 0;
    program::ThreadNumber thread = 0;  // that is explored: the last of the sleepers, though it does not sleep yet
    bool together = false;    // what is enabled is no matter of each thread by itself: nobody falls asleep
    bool isChoice = false;
  };

  enum class Next : std::uint8_t { Forced, Pushed, Returned, End };

  Ending explore() {
    if (!begin()) return over_;
    Next next = arrive(task_.beginning);
    for (;;) {
      while (next == Next::Forced) next = step(forced_, false);
      if (next == Next::End) return over_;
      if (next == Next::Returned) noteLength();
      if (!findFrameToGoOn()) return Ending::Finished;
      next = step(take(), true);
    }
  }

  bool findFrameToGoOn() {
    while (!frames_.empty()) {
      if (frames_.back().nextAction < actions_.size()) return true;
      pop();
    }
    return false;
  }

  program::Action take() {
    Frame& frame = frames_.back();
    if (!standsAtTop_) program_.restore(frame.state);
    depth_ = frame.depth;
    frame.taken = actions_[frame.nextAction++];
    if (frame.taken.thread != frame.thread) {
      if (frame.thread != 0 && frame.together) sleepers_.pop_back();
      frame.thread = frame.taken.thread;
      sleepers_.push_back({frame.thread, {}});
    }
    forcedInARow_ = 0;
    return frame.taken;
  }

  Next step(program::Action action, bool isFromFrame) {
    if (mustEnd()) return Next::End;
    standsAtTop_ = false;
    const program::Pending pending = program_.pendingOf(action.thread);
    program::Footprint footprint = program_.footprintOf(pending);
    if (program_.concernsAll(pending)) footprint.touchEverything();
    const program::Outcome outcome = advance(action);
    ++depth_;
    for (const program::Touch& touch : program_.tail()) footprint.add(touch);
    if (isFromFrame) {
      program::Footprint& whole = sleepers_.back().step;  // of all alternatives
      for (const program::Touch& touch : footprint.touches()) whole.add(touch);
      if (footprint.isEverything()) whole.touchEverything();
      here_.assign(sleepers_.begin() + frames_.back().firstSleeper, sleepers_.end());
    }
    reduce::wake(here_, action.thread, footprint);
    return arrive(outcome);
  }

  Next arrive(const program::Outcome& outcome) {
    if (const Landing landing = land(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    if (outcome.kind == program::Outcome::Kind::Ended) return arriveAtEnd(outcome);
    const program::Actions& enabled = program_.enabled();
    if (enabled.empty()) return arriveAtEnd(outcome);
    if (!here_.empty() && program_.enabledTogether()) here_.clear();
    const reduce::ThreadMask asleep = reduce::maskOf(here_);
    if (enabled.size() == 1 && ++forcedInARow_ < kMostForced) {
      forced_ = enabled.front();
      tellArrival(outcome, Arrival::At::AnyState);
      if (const Landing landing = examine(outcome); landing != Landing::InState) return turnBack(landing);
      if (asleep == 0) return Next::Forced;
      ++statistics_.leftOut;
      return Next::Returned;
    }
    const state::StateId state = program_.keep();
    std::optional<reduce::ThreadMask> slept = known_.at(state, [&](auto payloads) {
      reduce::ThreadMask* const found = payloads.find([](reduce::ThreadMask) { return true; });
      if (found == nullptr) return std::optional<reduce::ThreadMask>();
      return std::optional(std::exchange(*found, *found & asleep));
    });
    if (slept) {
      ++statistics_.revisits;
      tellArrival(outcome, Arrival::At::KnownState);
      if ((*slept & ~asleep) == 0) return Next::Returned;
      std::erase_if(here_,
                    [&](const reduce::Sleeper& sleeper) { return (*slept & reduce::maskOf(sleeper.thread)) == 0; });
      push(state, *slept & ~asleep);
      return Next::Pushed;
    }
    tellArrival(outcome, Arrival::At::NewState);
    if (const Landing landing = enterNew(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    known_.at(state, [&](auto payloads) { payloads.add(asleep); });
    push(state, ~asleep);
    return Next::Pushed;
  }

  // Of a thread that has no place in a mask nothing can be said.
  static bool isIn(reduce::ThreadMask mask, const program::Action& action) {
    if (action.thread > reduce::kMostMaskedThreads) throw TooManyToSleep{};
    return (mask & reduce::maskOf(action.thread)) != 0;
  }

  static Next turnBack(Landing landing) { return landing == Landing::Over ? Next::End : Next::Returned; }

  Next arriveAtEnd(const program::Outcome& outcome) {
    tellArrival(outcome, Arrival::At::AnyState);
    return turnBack(examine(outcome));
  }

  void push(state::StateId state, reduce::ThreadMask among) {
    const program::Actions& enabled = program_.enabled();
    Frame frame;
    frame.state = state;
    frame.depth = depth_;
    frame.firstAction = frame.nextAction = static_cast<std::uint32_t>(actions_.size());
    frame.firstSleeper = static_cast<std::uint32_t>(sleepers_.size());
    frame.isChoice = enabled.size() > 1;
    for (const program::Action& action : enabled) {
      if (isIn(among, action))
        actions_.push_back(action);
      else
        ++statistics_.leftOut;
    }
    if (frame.isChoice) {
      ++statistics_.choicePoints;
      frame.together = program_.enabledTogether();
      if (setup_.order != nullptr)
        arrangeByThread(std::span(actions_).subspan(frame.firstAction), *setup_.order,
                        depth_ == 0 ? 0 : attempted_.thread, task_.random);
    }
    sleepers_.insert(sleepers_.end(), here_.begin(), here_.end());
    frames_.push_back(frame);
    standsAtTop_ = true;
  }

  void pop() {
    const Frame frame = frames_.back();
    actions_.resize(frame.firstAction);
    sleepers_.erase(sleepers_.begin() + frame.firstSleeper, sleepers_.end());
    frames_.pop_back();
    standsAtTop_ = false;
    if (observer_ != nullptr && frame.isChoice) [[unlikely]]
      observer_->returns(choicesHere());
  }

  std::uint64_t choicesHere() const {
    return static_cast<std::uint64_t>(std::ranges::count(frames_, true, &Frame::isChoice));
  }

  void noteLength() {
    if (depth_ <= statistics_.maxDepth) return;
    noteDepth();
    statistics_.maxChoices = std::max(statistics_.maxChoices, choicesHere());
  }

  std::vector<program::Action> pathHere(bool stay) {
    std::vector<program::Action> choices;
    for (const Frame& frame : frames_)
      if (frame.isChoice) choices.push_back(frame.taken);
    return pathBy(choices, stay ? program_.keep() : state::StateId{});
  }

  std::vector<program::Action> pathOfAttempt() {
    std::vector<program::Action> path = pathHere(false);
    path.resize(depth_);
    path.push_back(attempted_);
    return path;
  }

  template <class T>
  using Stack = std::vector<T, base::BudgetAllocator<T>>;
  using Budgeted = base::BudgetAllocator<std::byte>;  // for any type

  base::MemoryAccount account_;
  state::StateMap<reduce::ThreadMask> known_;  // who has slept whenever the state was explored
  Stack<Frame> frames_{Budgeted(account_)};
  Stack<program::Action> actions_{Budgeted(account_)};
  reduce::Sleepers sleepers_{Budgeted(account_)};  // of all frames
  reduce::Sleepers here_{Budgeted(account_)};      // where the program stands
  std::uint32_t forcedInARow_ = 0;
  program::Action forced_;
  bool standsAtTop_ = false;
};

}  // namespace

std::optional<RunResult> sleepSetSearch(Task& task, const RunSetup& setup) {
  const SearchStatistics before = task.statistics;
  try {
    return SleepSetSearch(task, setup).run();
  } catch (const TooManyToSleep&) {
    task.statistics.discardedStates += task.statistics.states - before.states;
    task.statistics.discardedTransitions += task.statistics.transitions - before.transitions;
    return std::nullopt;
  } catch (const base::MemoryLimit&) {  // there is not even room to begin
    RunResult result;
    result.ending = Ending::MemoryLimit;
    return result;
  }
}

}  // namespace weaveproof::search
