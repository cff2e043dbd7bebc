// What every search does alike, written once: it begins after the start-up, makes a step, arrives somewhere, reports
// what is wrong there, and ends, be it by an exception. A search derives from it, and decides what comes next. It has
//
//   Ending explore();                          until nothing is left, or `over_` says why it ends
//   std::vector<Action> pathHere(bool stay);   from the initial state to where the program stands; and if it is to stay,
//                                              there it stands afterwards
//   std::vector<Action> pathOfAttempt();       the same with the action that was tried last and threw
//   std::uint64_t choicesHere() const;         choice points on the path
#pragma once

#include <algorithm>
#include <cassert>
#include <new>
#include <vector>

#include "base/log.hpp"
#include "search/forced_moves.hpp"
#include "search/path_facts.hpp"
#include "search/task.hpp"

namespace weaveproof::search {

template <class Search>
class Driver {
 protected:
  Driver(Task& task, const RunSetup& setup)
      : task_(task), program_(task.program), statistics_(task.statistics), setup_(setup), observer_(task.observer) {}

  RunResult drive() {
    try {
      result_.ending = search().explore();
    } catch (const program::UnsupportedFeature& feature) {
      result_.ending = Ending::Unsupported;
      task_.unsupported = feature;
      task_.unsupportedPath = search().pathOfAttempt();
    } catch (const program::StepsTooLong&) {
      result_.ending = Ending::StateLimit;
    } catch (const program::SearchStopped&) {
      result_.ending = task_.watch.endingHere().value_or(Ending::Stopped);
    } catch (const base::MemoryLimit&) {
      result_.ending = Ending::MemoryLimit;
    } catch (const std::bad_alloc&) {
      result_.ending = Ending::MemoryLimit;
    }
    if (observer_ != nullptr) observer_->ends();
    return result_;
  }

  // The program stands where the search begins: in the initial state, or after the start-up. The steps and states of
  // the start-up count as if the search had gone there. False when a limit lies on the way: then the search is over, or
  // only has to report that it was cut.
  bool begin(bool countsStates = true) {
    if (observer_ != nullptr) observer_->begins();
    const program::StartUp& startUp = task_.startUp;
    program_.restore(start());
    attempted_ = {startUp.thread(), 0};
    now_ = {};
    now_.budget = setup_.budget;
    now_.last = startUp.thread();
    std::uint64_t steps = startUp.steps, states = startUp.steps;
    if (setup_.depthLimit && *setup_.depthLimit < steps) {
      steps = *setup_.depthLimit;
      states = steps + 1;  // there is one more at the end, which is not expanded
      over_ = Ending::Finished;
    }
    const std::uint64_t limit = task_.watch.stateLimit();
    const std::uint64_t room = limit - std::min(limit, statistics_.states);
    if (countsStates && room < states) {
      steps = states = room;  // the last step leads to a state that is one too many
      over_ = task_.watch.endingAtStateLimit();
    }
    result_.cutByDepth |= states > steps;
    statistics_.transitions += steps;
    assert(steps <= startUp.steps && "no more than the start-up has");
    if (countsStates) {
      statistics_.states += states;
      statistics_.startUpStates += states;
    }
    task_.growth.begin(statistics_.states);
    depth_ = now_.depth = static_cast<std::uint32_t>(steps);
    return steps == startUp.steps;
  }

  // Whether a limit, or a request to stop, wants the search to end here.
  bool mustEnd() {
    if (!task_.watch.due()) return false;
    const std::optional<Ending> ending = task_.watch.ending(depth_);
    over_ = ending.value_or(over_);
    return ending.has_value();
  }

  // The program goes one step.
  program::Outcome execute(program::Action action) {
    assert(action.thread != 0 && "threads are numbered from 1");
    attempted_ = action;
    program::Outcome outcome = program_.execute(action);
    noteTransition(outcome);
    return outcome;
  }
  program::Outcome advance(program::Action action) {  // without storing the state
    assert(action.thread != 0 && "threads are numbered from 1");
    attempted_ = action;
    program::Outcome outcome = program_.advance(action);
    noteTransition(outcome);
    return outcome;
  }

  enum class Landing : std::uint8_t {
    InState,
    Nowhere,  // the path ends here: there is nothing after it, or nothing that is wanted
    Over,     // so does the search
  };

  // Where a transition, or the beginning, has led. Failures are reported here.
  Landing land(const program::Outcome& outcome) {
    if (outcome.kind == program::Outcome::Kind::Running) [[likely]]
      return Landing::InState;
    const Landing landing = landUnusually(outcome);
    if (landing == Landing::Nowhere) tellArrival(outcome, Arrival::At::Nowhere);
    return landing;
  }

  // In a state that was not met before: counts it, and reports what is wrong there.
  Landing enterNew(const program::Outcome& outcome) {
    if (statistics_.states >= task_.watch.stateLimit()) {
      over_ = task_.watch.endingAtStateLimit();
      return Landing::Over;
    }
    ++statistics_.states;
    return examine(outcome);
  }

  Landing examine(const program::Outcome& outcome) {
    const Found found = task_.reportState(outcome, [&] { return search().pathHere(true); });
    return found == Found::Nothing ? Landing::InState : landAtError(found);
  }

  void tellArrival(const program::Outcome& outcome, Arrival::At at) {
    LOG(Driver, "depth {}: {}", depth_,
        at == Arrival::At::NewState     ? "a new state"
        : at == Arrival::At::KnownState ? "a known state"
        : at == Arrival::At::Nowhere    ? "no state"
                                        : "a state that is not stored");
    if (observer_ != nullptr) [[unlikely]]
      observer_->arrives(program_, outcome, {at, depth_, search().choicesHere()});
  }

  void noteDepth() { statistics_.maxDepth = std::max<std::uint64_t>(statistics_.maxDepth, depth_); }

  // The way to where the program stands, by its choices; what was forced in between is gone again. The program is moved,
  // unless it has to stay.
  std::vector<program::Action> pathBy(const std::vector<program::Action>& choices, state::StateId stayAt) {
    std::vector<program::Action> path = task_.startUp.actions();
    program_.stopIf(nullptr);  // what was found is to be told, even if the time is over just now
    assert(depth_ >= path.size() && "a search begins after the start-up");
    const std::vector<program::Action> behind = withForcedMoves(program_, start(), choices, depth_ - path.size());
    program_.stopIf(task_.watch.stopper());
    if (stayAt != state::StateId{}) program_.restore(stayAt);
    path.insert(path.end(), behind.begin(), behind.end());
    return path;
  }

  // Where searches begin.
  state::StateId start() const { return task_.startUp.steps != 0 ? task_.startUp.end : task_.initial; }

  Task& task_;
  program::Program& program_;
  SearchStatistics& statistics_;
  const RunSetup& setup_;
  SearchObserver* const observer_;  // null: none

  PathFacts now_;              // of the path to the current state, as far as the search keeps them
  std::uint32_t depth_ = 0;    // transitions to it
  program::Action attempted_;  // the last one
  Ending over_ = Ending::Finished;
  RunResult result_;

 private:
  Search& search() { return static_cast<Search&>(*this); }

  void noteTransition(const program::Outcome& outcome) {
    ++statistics_.transitions;
    LOG(Driver, "thread {} takes its step {} at depth {}: {}", attempted_.thread, attempted_.alternative, depth_,
        outcome.goesOn() ? "the program goes on" : "the path ends");
    if (observer_ != nullptr) [[unlikely]]
      observer_->transition(program_, attempted_, outcome);
  }

  Landing landUnusually(const program::Outcome& outcome) {
    assert(outcome.kind != program::Outcome::Kind::Running && "that is the usual case");
    if (outcome.kind == program::Outcome::Kind::Pruned) return Landing::Nowhere;
    if (outcome.kind != program::Outcome::Kind::Failed) return Landing::InState;
    if (outcome.failure->kind == program::Failure::Kind::LocalLoop && !outcome.canGoOn) result_.cutByLoop = true;
    const Found found = task_.reportFailure(outcome, [&] { return search().pathHere(outcome.canGoOn); });
    const Landing landing = found == Found::Nothing ? Landing::InState : landAtError(found);
    return landing == Landing::InState && !outcome.canGoOn ? Landing::Nowhere : landing;
  }

  Landing landAtError(Found found) {
    assert(found != Found::Nothing && "there is an error");
    if (found != Found::LastError) return task_.errorsEndPaths ? Landing::Nowhere : Landing::InState;
    LOG(Driver, "depth {}: the last error that is wanted", depth_);
    over_ = Ending::FirstError;
    return Landing::Over;
  }
};

}  // namespace weaveproof::search
