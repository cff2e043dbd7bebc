// Stateless walks: one complete schedule after the other, from the initial state to an end, without storing states. How
// the next thread is chosen is the template parameter Chooser:
//
//   void beginWalk();
//   void endWalk(std::uint64_t choices);
//   ThreadNumber choose(std::span<const ThreadNumber> threads);   // at a choice point, one of several
//   void beforeStep(Program&, ThreadNumber);                      // before every step, forced ones included
//
// Choosers choose threads; among the alternatives of the chosen thread every one is equally likely. A bound on the schedule
// leaves to the chooser only the threads that can be afforded.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "search/driver.hpp"

namespace weaveproof::search {

template <class Chooser>
class Walks : private Driver<Walks<Chooser>> {
 public:
  Walks(Task& task, const RunSetup& setup, Chooser& chooser) : Base(task, setup), chooser_(chooser) {}

  RunResult run() { return this->drive(); }

 private:
  using Base = Driver<Walks>;
  friend Base;
  using Base::now_, Base::depth_, Base::over_, Base::program_, Base::setup_, Base::statistics_, Base::task_;
  using Landing = typename Base::Landing;

  // A walk may run for ever where a search would notice that a state repeats.
  static constexpr std::uint32_t kLongestWalk = 100'000;

  Ending explore() {
    for (std::uint64_t walks = 0; !setup_.walks || walks < *setup_.walks; ++walks) {
      if (this->mustEnd()) return over_;  // also where walks have no step that asks
      if (setup_.walkedSteps && statistics_.transitions >= *setup_.walkedSteps) break;
      path_.clear();
      chooser_.beginWalk();
      const bool over = walkOnce();
      this->noteDepth();
      statistics_.maxChoices = std::max<std::uint64_t>(statistics_.maxChoices, now_.choices);
      if (over) return over_;
      chooser_.endWalk(now_.choices);
    }
    return Ending::Finished;
  }

  // True when all walks are over; so with the functions below.
  bool walkOnce() {
    if (!this->begin(false)) {
      ++statistics_.cutSchedules;
      return this->mustEnd();
    }
    atEnd_ = false;
    if (arrive(task_.beginning)) return true;
    while (!atEnd_) {
      const program::Actions& enabled = program_.enabled();
      if (enabled.empty()) {
        ++statistics_.schedules;
        return false;
      }
      if (isTooLong()) {
        ++statistics_.cutSchedules;
        return false;
      }
      if (step(enabled.size() == 1 ? force(enabled.front()) : choose(enabled))) return true;
    }
    return false;
  }

  bool isTooLong() const { return setup_.depthLimit ? now_.depth >= *setup_.depthLimit : path_.size() >= kLongestWalk; }

  program::Action force(program::Action action) {
    now_.force(action.thread);
    return action;
  }

  program::Action choose(const program::Actions& enabled) {
    ++statistics_.choicePoints;
    threads_.clear();
    for (const program::Action& action : enabled) {
      if (threads_.empty() || threads_.back() != action.thread) threads_.push_back(action.thread);
    }
    if (setup_.bound != nullptr) {
      setup_.bound->enter(program_, now_.last);
      std::erase_if(threads_, [&](program::ThreadNumber thread) { return setup_.bound->cost(thread) > now_.budget; });
    }
    const program::ThreadNumber thread = threads_.size() == 1 ? threads_.front() : chooser_.choose(threads_);
    if (setup_.bound != nullptr) now_.budget -= setup_.bound->cost(thread);
    now_.choose(thread);
    const auto alternatives = std::ranges::equal_range(enabled, thread, {}, &program::Action::thread);
    if (alternatives.size() == 1) return alternatives.front();
    return alternatives[static_cast<std::ptrdiff_t>(task_.random.below(alternatives.size()))];
  }

  bool step(program::Action action) {
    if (this->mustEnd()) return true;
    chooser_.beforeStep(program_, action.thread);
    path_.push_back(action);
    const program::Outcome outcome = this->advance(action);
    depth_ = now_.depth;
    return arrive(outcome);
  }

  bool arrive(const program::Outcome& outcome) {
    Landing landing = this->land(outcome);
    if (landing == Landing::InState) {
      this->tellArrival(outcome, Arrival::At::AnyState);
      landing = outcome.kind == program::Outcome::Kind::Ended ? Landing::Nowhere : this->examine(outcome);
    }
    atEnd_ = landing == Landing::Nowhere;
    if (atEnd_ && outcome.kind != program::Outcome::Kind::Pruned) ++statistics_.schedules;
    if (!atEnd_ && outcome.circles) {
      atEnd_ = true;
      ++statistics_.cutSchedules;
    }
    return landing == Landing::Over;
  }

  std::vector<program::Action> pathHere(bool) {
    std::vector<program::Action> path = task_.startUp.actions();
    path.insert(path.end(), path_.begin(), path_.end());
    return path;
  }

  std::vector<program::Action> pathOfAttempt() { return pathHere(false); }

  std::uint64_t choicesHere() const { return now_.choices; }

  Chooser& chooser_;

  std::vector<program::Action> path_;  // of the walk, from where walks begin
  std::vector<program::ThreadNumber> threads_;
  bool atEnd_ = false;
};

}  // namespace weaveproof::search
