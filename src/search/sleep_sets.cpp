// Depth-first search with sleep sets (reduce/sleep_set.hpp), and the re-expansion of states that they need.
#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/log.hpp"
#include "reduce/sleep_set.hpp"
#include "search/choice_points.hpp"
#include "search/searches.hpp"
#include "state/state_map.hpp"

namespace weaveproof::search {
namespace {

struct SleepFrame : ChoiceFrame {
  // In sleepers_: the frame has those from here on, and the last is the thread that is explored, though it does not
  // sleep yet.
  std::uint32_t firstSleeper = 0;
  bool together = false;  // what is enabled depends on several threads together: none falls asleep
};

class SleepSetSearch : public ChoicePoints<SleepSetSearch, SleepFrame> {
  using Base = ChoicePoints<SleepSetSearch, SleepFrame>;
  friend Base;
  friend Driver<SleepSetSearch>;

  using Base::Base;

  std::uint64_t visitedBytes() const { return known_.bytes(); }

  bool findAction(const SleepFrame& frame) const { return frame.nextAction < actions_.size(); }

  void take(SleepFrame& frame) {
    if (frame.taken.thread == frame.thread) return;
    if (frame.thread != 0 && frame.together) sleepers_.pop_back();
    frame.thread = frame.taken.thread;
    sleepers_.push_back({frame.thread, {}});
    LOG(Sleep, "depth {}: thread {} sleeps after it has been explored", frame.depth, frame.thread);
  }

  void comeBack() { noteLength(); }

  Next step(program::Action action, bool isFromFrame) {
    if (mustEnd()) return Next::End;
    standsAtTop_ = false;
    // concernsAll has to know the alternatives, which pendingOf does not count.
    const program::Pending pending = *std::ranges::find(program_.pending(), action.thread, &program::Pending::thread);
    program::Footprint footprint = program_.footprints().footprintOf(pending);
    if (program_.footprints().concernsAll(pending)) footprint.touchEverything();
    const program::Outcome outcome = advance(action);
    ++depth_;
    for (const program::Touch& touch : program_.footprints().tail()) footprint.add(touch);
    if (isFromFrame) {
      program::Footprint& whole = sleepers_.back().step;  // of all alternatives
      for (const program::Touch& touch : footprint.touches()) whole.add(touch);
      if (footprint.isEverything()) whole.touchEverything();
      here_.assign(sleepers_.begin() + frames_.back().firstSleeper, sleepers_.end());
    }
    [[maybe_unused]] const reduce::ThreadMask before = reduce::maskOf(here_);
    reduce::wake(here_, action.thread, footprint);
    LOG(Sleep, "thread {} steps; {:#x} of {:#x} still sleep", action.thread, reduce::maskOf(here_), before);
    return arrive(outcome);
  }

  Next arrive(const program::Outcome& outcome) {
    if (const Landing landing = land(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    if (outcome.kind == program::Outcome::Kind::Ended) return arriveAtEnd(outcome);
    const program::Actions& enabled = program_.enabled();
    if (enabled.empty()) return arriveAtEnd(outcome);
    if (!here_.empty() && program_.footprints().enabledTogether()) here_.clear();
    const reduce::ThreadMask asleep = reduce::maskOf(here_);
    if (enabled.size() == 1 && ++forcedInARow_ < kMostForced) {
      forced_ = enabled.front();
      tellArrival(outcome, Arrival::At::AnyState);
      if (const Landing landing = examine(outcome); landing != Landing::InState) return turnBack(landing);
      if (asleep == 0 || !isIn(asleep, forced_)) return Next::Forced;
      LOG(Sleep, "depth {}: skips the only thread {}, which sleeps", depth_, forced_.thread);
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
    if (action.thread > reduce::kMostMaskedThreads) throw TooManyThreads{};
    return (mask & reduce::maskOf(action.thread)) != 0;
  }

  static Next turnBack(Landing landing) { return landing == Landing::Over ? Next::End : Next::Returned; }

  Next arriveAtEnd(const program::Outcome& outcome) {
    tellArrival(outcome, Arrival::At::AnyState);
    return turnBack(examine(outcome));
  }

  void push(state::StateId state, reduce::ThreadMask among) {
    const program::Actions& enabled = program_.enabled();
    SleepFrame frame;
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
      frame.together = program_.footprints().enabledTogether();
      if (setup_.order != nullptr)
        arrangeByThread(std::span(actions_).subspan(frame.firstAction), *setup_.order,
                        depth_ == 0 ? 0 : attempted_.thread, task_.random);
    }
    LOG(Sleep, "depth {}: explores {} of {} actions; {:#x} sleep", depth_, actions_.size() - frame.firstAction,
        enabled.size(), reduce::maskOf(here_));
    sleepers_.insert(sleepers_.end(), here_.begin(), here_.end());
    frames_.push_back(frame);
    standsAtTop_ = true;
  }

  void pop() {
    const SleepFrame frame = frames_.back();
    actions_.resize(frame.firstAction);
    sleepers_.erase(sleepers_.begin() + frame.firstSleeper, sleepers_.end());
    frames_.pop_back();
    standsAtTop_ = false;
    if (observer_ != nullptr && frame.isChoice) [[unlikely]]
      observer_->returns(choicesHere());
  }

  // The threads that slept at every exploration of the state.
  state::StateMap<reduce::ThreadMask> known_{task_.budget, state::Users::One};
  reduce::Sleepers sleepers_{Budgeted(account_)};  // of all frames
  reduce::Sleepers here_{Budgeted(account_)};      // where the program stands
};

}  // namespace

std::optional<RunResult> sleepSetSearch(Task& task, const RunSetup& setup) { return SleepSetSearch::run(task, setup); }

}  // namespace weaveproof::search
