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
#include <new>
#include <span>
#include <vector>

#include "search/path_facts.hpp"
#include "search/task.hpp"

namespace weaveproof {

template <class Chooser>
class Walks {
 public:
  Walks(Task& task, const RunSetup& setup, Chooser& chooser)
      : task_(task), program_(task.program), statistics_(task.statistics), setup_(setup), chooser_(chooser) {}

  RunResult run() {
    try {
      result_.ending = walkOn();
    } catch (const UnsupportedFeature& feature) {
      result_.ending = Ending::Unsupported;
      task_.unsupported = feature;
      task_.unsupportedPath = path_;
    } catch (const SearchStopped&) {
      result_.ending = task_.watch.endingHere().value_or(Ending::Stopped);
    } catch (const MemoryLimit&) {
      result_.ending = Ending::MemoryLimit;
    } catch (const std::bad_alloc&) {
      result_.ending = Ending::MemoryLimit;
    }
    return result_;
  }

 private:
  // A walk may go on for ever where a search would notice that a state repeats.
  static constexpr std::uint32_t kLongestWalk = 100'000;

  Ending walkOn() {
    for (std::uint64_t walks = 0; !setup_.walks || walks < *setup_.walks; ++walks) {
      path_.clear();
      now_ = {};
      now_.budget = setup_.budget;
      chooser_.beginWalk();
      const bool over = walkOnce();
      statistics_.maxDepth = std::max<std::uint64_t>(statistics_.maxDepth, now_.depth);
      statistics_.maxChoices = std::max<std::uint64_t>(statistics_.maxChoices, now_.choices);
      if (over) return ending_;
      chooser_.endWalk(now_.choices);
    }
    return Ending::Finished;
  }

  // True when all walks are over; so with the functions below.
  bool walkOnce() {
    program_.restore(task_.initial);
    atEnd_ = false;
    if (arrive(task_.beginning)) return true;
    while (!atEnd_) {
      const Actions& enabled = program_.enabled();
      if (enabled.empty()) {
        ++statistics_.schedules;
        return false;
      }
      if (now_.depth >= setup_.depthLimit.value_or(kLongestWalk)) {
        ++statistics_.cutSchedules;
        return false;
      }
      if (step(enabled.size() == 1 ? force(enabled.front()) : choose(enabled))) return true;
    }
    return false;
  }

  Action force(Action action) {
    now_.force(action.thread);
    return action;
  }

  Action choose(const Actions& enabled) {
    ++statistics_.choicePoints;
    threads_.clear();
    for (const Action& action : enabled) {
      if (threads_.empty() || threads_.back() != action.thread) threads_.push_back(action.thread);
    }
    if (setup_.bound != nullptr) {
      setup_.bound->enter(program_, now_.last);
      std::erase_if(threads_, [&](ThreadNumber thread) { return setup_.bound->cost(thread) > now_.budget; });
    }
    const ThreadNumber thread = threads_.size() == 1 ? threads_.front() : chooser_.choose(threads_);
    if (setup_.bound != nullptr) now_.budget -= setup_.bound->cost(thread);
    now_.choose(thread);
    const auto alternatives = std::ranges::equal_range(enabled, thread, {}, &Action::thread);
    if (alternatives.size() == 1) return alternatives.front();
    return alternatives[static_cast<std::ptrdiff_t>(task_.random.below(alternatives.size()))];
  }

  bool step(Action action) {
    if (task_.watch.due()) {
      if (const auto ending = task_.watch.ending(path_.size())) return end(*ending);
    }
    chooser_.beforeStep(program_, action.thread);
    path_.push_back(action);
    const Outcome outcome = program_.advance(action);
    ++statistics_.transitions;
    return arrive(outcome);
  }

  bool arrive(const Outcome& outcome) {
    const auto path = [&] { return path_; };
    if (outcome.kind == Outcome::Kind::Failed) {
      if (task_.reportFailure(outcome, path)) return end(Ending::FirstError);
      atEnd_ = !outcome.canGoOn;
    } else if (outcome.kind != Outcome::Kind::Running) {
      atEnd_ = true;
    }
    if (atEnd_) {
      if (outcome.kind != Outcome::Kind::Pruned) ++statistics_.schedules;
      return false;
    }
    return task_.reportState(outcome, path) && end(Ending::FirstError);
  }

  bool end(Ending ending) {
    ending_ = ending;
    return true;
  }

  Task& task_;
  Program& program_;
  SearchStatistics& statistics_;
  const RunSetup& setup_;
  Chooser& chooser_;

  std::vector<Action> path_;
  PathFacts now_;
  std::vector<ThreadNumber> threads_;
  bool atEnd_ = false;
  Ending ending_ = Ending::Finished;
  RunResult result_;
};

}  // namespace weaveproof
