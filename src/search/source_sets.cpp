// Depth-first search that explores of each state only a source set of its threads (reduce/source_set.hpp; DL-S-POR of
// stateful-por.txt): when it comes back to a state, it knows what may happen after the threads that it has explored,
// and whether others are needed.
//
// What is known of a state that is not finished is incomplete. A transition that leads back to such a state, or to one
// in a cycle with it, shows nothing of what comes after, and the state from which it led explores all of its threads.
// So every state of a cycle is expanded completely, and no thread is postponed for ever. (Tarjan's algorithm finds the
// cycles.)
//
// If there are several workers (--share), each does all of this from the beginning, and takes over what others have
// finished (source_states.hpp), as parallel searches for strongly connected components do (Renault, Duret-Lutz, Kordon
// and Poitrenaud, 2015). When one is done, all are. docs/reductions.md says why nothing is lost by it.
#include <algorithm>
#include <atomic>
#include <cassert>
#include <vector>

#include "base/log.hpp"
#include "reduce/source_set.hpp"
#include "search/choice_points.hpp"
#include "search/cooperating_workers.hpp"
#include "search/searches.hpp"
#include "search/source_states.hpp"

namespace weaveproof::search {
namespace {

struct SourceFrame : ChoiceFrame {
  reduce::ThreadMask enabled = 0;  // threads that have not been skipped
  reduce::ThreadMask done = 0;
  reduce::ThreadMask wanted = 0;  // the closed set that wants least beyond `done`
  std::uint32_t firstThread = 0, firstOpen = 0;
  std::uint32_t index = 0, low = 0;
  reduce::Futures::Number before = reduce::Futures::kNothing;   // of the steps from the frame below to this one
  reduce::Futures::Number future = reduce::Futures::kNothing;   // after the threads that are done
  reduce::Futures::Number current = reduce::Futures::kNothing;  // after the one that is explored
  bool takesAll = false;
  bool isAbandoned = false;  // another worker has finished it
};

// kShared: as one of several workers.
template <bool kShared>
class SourceSetSearch : public ChoicePoints<SourceSetSearch<kShared>, SourceFrame> {
  using Base = ChoicePoints<SourceSetSearch, SourceFrame>;
  using Base::account_, Base::observer_, Base::over_, Base::program_, Base::setup_, Base::standsAtTop_;
  using Base::actions_, Base::attempted_, Base::depth_, Base::forced_, Base::forcedInARow_, Base::frames_;
  using Base::advance, Base::choicesHere, Base::enterNew, Base::examine, Base::land, Base::mustEnd, Base::noteLength;
  using Base::kMostForced, Base::statistics_, Base::task_;
  using Base::tellArrival;
  using typename Base::Budgeted, typename Base::Landing, typename Base::Next;
  template <class T>
  using Stack = typename Base::template Stack<T>;
  using States = SourceStates<kShared>;
  using Stage = typename States::Stage;
  friend Base;
  friend Driver<SourceSetSearch>;

 public:
  SourceSetSearch(Task& task, const RunSetup& setup, SourceKnowledge& common) : Base(task, setup), common_(common) {}
  SourceSetSearch(Task& task, const RunSetup& setup, SourceKnowledge& common, Together& together, const bool& joins)
      : Base(task, setup), common_(common), together_(&together), joins_(joins) {}

 private:
  std::uint64_t visitedBytes() const { return joins_ ? 0 : common_.bytes(); }

  // The start-up is counted once.
  bool beginHere() {
    if (!this->begin()) return false;
    if (joins_) statistics_ = {};
    if (kShared && !joins_) together_->countStates(task_.startUp.steps);
    return true;
  }

  void comeBack() {
    if (!frames_.empty()) noteBehind(behind_);
  }

  void noteBehind(reduce::Futures::Number future) {
    assert(!frames_.empty() && "something lies behind a frame");
    noteLength();
    SourceFrame& frame = frames_.back();
    frame.current = futures_.both(frame.current, future);
  }

  // Whether there is something left to explore from the frame; nextAction is it then.
  bool findAction(SourceFrame& frame) {
    if (frame.thread != 0) {
      if (frame.nextAction < actions_.size() && actions_[frame.nextAction].thread == frame.thread) return true;
      finishThread(frame);
    }
    const reduce::ThreadMask left = (frame.takesAll ? frame.enabled : frame.wanted) & ~frame.done;
    if (kShared && frame.isChoice) {
      if (left == 0 && frame.low == frame.index) return false;  // it is about to be finished
      const typename States::Others others = states_.othersAt(frame.state, frame.done);
      if (others.future) {
        frame.isAbandoned = true;
        frame.future = *others.future;
        return false;
      }
      if (left == 0) return false;
      frame.thread = choose(frame, apart(frame, left, others));
      states_.noteBegun(frame.state, frame.thread);
    } else {
      if (left == 0) return false;
      frame.thread = choose(frame, left);
    }
    const auto isOfThread = [&](const program::Action& action) { return action.thread == frame.thread; };
    assert(frame.thread != 0 && (left & reduce::maskOf(frame.thread)) != 0 && "one of those that are left");
    const auto first = std::find_if(actions_.begin() + frame.firstAction, actions_.end(), isOfThread);
    assert(first != actions_.end() && "a chosen thread is enabled");
    frame.nextAction = static_cast<std::uint32_t>(first - actions_.begin());
    LOG(Races, "depth {}: explores thread {} of {:#x}", frame.depth, frame.thread, frame.enabled);
    frame.current = reduce::Futures::kNothing;
    return true;
  }

  void finishThread(SourceFrame& frame) {
    assert(frame.thread != 0 && (frame.done & reduce::maskOf(frame.thread)) == 0 && "a thread is explored once");
    assert((frame.enabled & reduce::maskOf(frame.thread)) != 0 && "it was enabled");
    frame.done |= reduce::maskOf(frame.thread);
    frame.future = futures_.both(frame.future, frame.current);
    if (!frame.takesAll && (frame.enabled & ~frame.done) != 0) {
      const std::span threads = std::span(threads_).subspan(frame.firstThread);
      reduce::ThreadHere& here = hereOf(frame, frame.thread);
      here.isDone = true;
      here.behind = frame.current;
      frame.wanted = frame.enabled;
      for (reduce::ThreadHere& done : threads) {
        if (!done.isDone) continue;
        if (&done == &here || here.hasTail())
          done.closedSet = sourceSets_.closed(futures_, done, threads) & frame.enabled;
        const reduce::ThreadMask more = done.closedSet & ~frame.done;
        LOG(Races, "depth {}: a closed set of thread {} is {:#x}, which adds {:#x}", frame.depth, done.thread,
            done.closedSet, more);
        if (std::popcount(more) < std::popcount(frame.wanted & ~frame.done)) frame.wanted = done.closedSet;
      }
    }
    LOG(Races, "depth {}: thread {} is done; done {:#x}, wanted {:#x} of {:#x}{}", frame.depth, frame.thread,
        frame.done, frame.wanted, frame.enabled, frame.takesAll ? ", takes all" : "");
    frame.thread = 0;
  }

  reduce::ThreadHere& hereOf(const SourceFrame& frame, program::ThreadNumber thread) {
    return *std::ranges::find(std::span(threads_).subspan(frame.firstThread), thread, &reduce::ThreadHere::thread);
  }

  // The first thread that is explored decides how many others are.
  program::ThreadNumber choose(const SourceFrame& frame, reduce::ThreadMask among) {
    assert(among != 0 && (among & ~frame.enabled) == 0 && "among enabled threads");
    if (setup_.order != nullptr) {  // the actions are as the order has them
      for (std::size_t i = frame.firstAction; i < actions_.size(); ++i)
        if (among & reduce::maskOf(actions_[i].thread)) return actions_[i].thread;
    }
    return sourceSets_.guessBest(futures_, std::span(threads_).subspan(frame.firstThread), among, lastThread());
  }

  // Those of the threads with which this worker is least likely to do what another does just now.
  reduce::ThreadMask apart(const SourceFrame& frame, reduce::ThreadMask among, const typename States::Others& others) {
    if (const reduce::ThreadMask done = others.done & among) return done;  // what comes after them is known at once
    const reduce::ThreadMask begun = others.begun & among;
    if (begun == 0) return among;
    reduce::ThreadMask needed = among;
    if (frame.done == 0 && !frame.takesAll && setup_.order == nullptr) {  // unknown yet which threads are needed
      const std::span threads = std::span(threads_).subspan(frame.firstThread);
      const auto first = static_cast<program::ThreadNumber>(std::countr_zero(begun) + 1);
      needed &= sourceSets_.likelySet(futures_, hereOf(frame, first), threads);
    }
    return (needed & ~begun) != 0 ? needed & ~begun : begun;
  }

  program::ThreadNumber lastThread() const { return attempted_.thread; }

  void take(SourceFrame&) { behind_ = reduce::Futures::kNothing; }

  Next step(program::Action action, bool isFromFrame) {
    if (mustEnd()) return Next::End;
    standsAtTop_ = false;
    const program::Pending pending = program_.pendingOf(action.thread);
    assert(pending.thread == action.thread && "the thread is alive");
    if (isFromFrame && frames_.back().isChoice)
      behind_ = hereOf(frames_.back(), action.thread).standsAt;
    else
      behind_ = futures_.both(behind_, futures_.ofStep(action.thread, program_.footprints().footprintOf(pending)));
    if (program_.footprints().mayEnd(pending)) notePending();
    const bool starts = program_.footprints().starts(pending);
    if (starts) alive_ = liveThreads();
    const program::Outcome outcome = advance(action);
    ++depth_;
    if (const std::span<const program::Touch> tail = program_.footprints().tail(); !tail.empty()) {
      const reduce::Futures::Number touched = futures_.ofStep(action.thread, tail);
      behind_ = futures_.both(behind_, touched);
      if (isFromFrame) noteTail(action.thread, touched);
    }
    if (starts) noteStarted(action.thread);
    return arrive(outcome);
  }

  // The step of this thread from the topmost frame has touched more than was known before.
  void noteTail(program::ThreadNumber thread, reduce::Futures::Number touched) {
    assert(!frames_.empty() && "a step from a frame");
    if (!frames_.back().isChoice) return;
    reduce::ThreadHere& here = hereOf(frames_.back(), thread);
    here.step = futures_.both(here.step, touched);
  }

  // What is pending when a program ends, or is blocked, would have happened if the program had continued.
  void notePending() {
    for (const program::Pending& pending : program_.pending())
      behind_ = futures_.both(behind_, futures_.ofStep(pending.thread, program_.footprints().footprintOf(pending)));
  }

  reduce::ThreadMask liveThreads() {
    reduce::ThreadMask live = 0;
    for (const program::Pending& pending : program_.pending())
      if (pending.thread <= reduce::kMostMaskedThreads) live |= reduce::maskOf(pending.thread);
    return live;
  }

  void noteStarted(program::ThreadNumber starter) {
    reduce::forEachThread(liveThreads() & ~alive_,
                          [&](program::ThreadNumber thread) { common_.starters.note(thread, starter); });
  }

  Next arrive(const program::Outcome& outcome) {
    if (const Landing landing = land(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    if (outcome.kind == program::Outcome::Kind::Ended) return arriveAtEnd(outcome);
    const program::Actions& enabled = program_.enabled();
    if (enabled.empty()) {
      notePending();
      return arriveAtEnd(outcome);
    }
    if (enabled.size() == 1 && ++forcedInARow_ < kMostForced) {
      forced_ = enabled.front();
      tellArrival(outcome, Arrival::At::AnyState);
      const Landing landing = examine(outcome);
      return landing == Landing::InState ? Next::Forced : turnBack(landing);
    }
    const state::StateId state = program_.keep();
    const typename States::Known known = states_.at(state);
    if (known.stage == Stage::New) {
      tellArrival(outcome, Arrival::At::NewState);
      if (kShared && !together_->admitState()) {
        over_ = Ending::StateLimit;
        return Next::End;
      }
      if (const Landing landing = enterNew(outcome); landing != Landing::InState) [[unlikely]]
        return turnBack(landing);
      push(state, true);
      return Next::Pushed;
    }
    ++statistics_.revisits;
    tellArrival(outcome, Arrival::At::KnownState);
    if (known.stage == Stage::Elsewhere) {
      push(state, false);
      return Next::Pushed;
    }
    if (known.stage == Stage::Open)
      meetOpen(known.number);
    else
      behind_ = futures_.both(behind_, known.number);
    return Next::Returned;
  }

  // The path ends here, or what follows is not wanted. Then it is not known what would have come.
  Next turnBack(Landing landing) {
    behind_ = reduce::Futures::kAnything;
    return landing == Landing::Over ? Next::End : Next::Returned;
  }

  Next arriveAtEnd(const program::Outcome& outcome) {
    tellArrival(outcome, Arrival::At::AnyState);
    return examine(outcome) == Landing::Over ? Next::End : Next::Returned;
  }

  // A cycle, or the way into one. A thread that is blocked in all of it is never seen to act, and the program does not
  // end there.
  void meetOpen(std::uint32_t index) {
    notePending();
    if (frames_.empty()) return;
    LOG(Races, "depth {}: a circle, so the state at depth {} explores all of its threads", depth_,
        frames_.back().depth);
    SourceFrame& frame = frames_.back();
    frame.takesAll = true;
    frame.low = std::min(frame.low, index);
  }

  void push(state::StateId state, bool isNew) {
    const program::Actions& enabled = program_.enabled();
    assert(!enabled.empty() && "a state with an action has a frame");
    if (indices_ == States::kOpen) throw base::MemoryLimit("there are more states than numbers for them");
    SourceFrame frame;
    frame.state = state;
    frame.depth = depth_;
    frame.before = behind_;
    frame.index = frame.low = indices_++;
    frame.firstAction = static_cast<std::uint32_t>(actions_.size());
    frame.firstThread = static_cast<std::uint32_t>(threads_.size());
    frame.firstOpen = static_cast<std::uint32_t>(open_.size());
    frame.isChoice = enabled.size() > 1;
    actions_.insert(actions_.end(), enabled.begin(), enabled.end());
    for (const program::Action& action : enabled) {
      if (action.thread > reduce::kMostMaskedThreads) throw TooManyThreads{};
      frame.enabled |= reduce::maskOf(action.thread);
    }
    if (frame.isChoice) {
      ++statistics_.choicePoints;
      if (setup_.order != nullptr)
        arrangeByThread(std::span(actions_).subspan(frame.firstAction), *setup_.order, depth_ == 0 ? 0 : lastThread(),
                        task_.random);
      frame.takesAll = program_.footprints().enabledTogether();
      reduce::lookAtThreads(program_, futures_, threads_);
    }
    frame.wanted = frame.enabled;
    assert((frames_.empty() || frames_.back().index < frame.index) && "indices grow along the path");
    assert(frame.enabled != 0 && frame.firstAction < actions_.size() && "it has actions");
    if (!states_.open(state, frame.index) && isNew) --statistics_.states;  // another has met it at the same moment
    frames_.push_back(frame);
    standsAtTop_ = true;
  }

  void pop() {
    const SourceFrame frame = frames_.back();
    assert(frame.low <= frame.index && frame.firstAction <= actions_.size() && frame.firstThread <= threads_.size() &&
           "a frame and what it has");
    LOG(Races, "depth {}: leaves the state; explored {:#x} of {:#x}", frame.depth, frame.done, frame.enabled);
    if (!frame.isAbandoned) countLeftOut(frame);
    sourceSets_.learn(futures_, std::span(threads_).subspan(frame.firstThread), frame.future);
    actions_.resize(frame.firstAction);
    threads_.erase(threads_.begin() + frame.firstThread, threads_.end());
    frames_.pop_back();
    standsAtTop_ = false;
    open_.push_back(frame.state);
    if (frame.isAbandoned) {
      abandon(frame);
    } else if (frame.low == frame.index) {
      close(frame);
    } else {
      assert(!frames_.empty() && "the first state is the first of its circle");
      SourceFrame& below = frames_.back();
      below.takesAll = true;
      below.low = std::min(below.low, frame.low);
    }
    if (observer_ != nullptr && frame.isChoice) [[unlikely]]
      observer_->returns(choicesHere());
    if (!frames_.empty()) noteBehind(futures_.both(frame.before, frame.future));
  }

  void countLeftOut(const SourceFrame& frame) {
    statistics_.leftOut += static_cast<std::uint64_t>(std::ranges::count_if(
        std::span(actions_).subspan(frame.firstAction),
        [&](const program::Action& action) { return (frame.done & reduce::maskOf(action.thread)) == 0; }));
  }

  // All that can be reached from it is known now, and so it is for all states in cycles with it.
  void close(const SourceFrame& frame) {
    assert(frame.firstOpen < open_.size() && frame.low == frame.index && "it is left, and the first of its circle");
    for (std::size_t i = frame.firstOpen; i < open_.size(); ++i) states_.close(open_[i], frame.future);
    open_.resize(frame.firstOpen);
  }

  // Other workers have done it. States in cycles after it are not finished here, and are treated as if they had not
  // been met.
  void abandon(const SourceFrame& frame) {
    assert(frame.firstOpen < open_.size() && "it is left");
    for (std::size_t i = frame.firstOpen; i < open_.size(); ++i) states_.forget(open_[i]);
    open_.resize(frame.firstOpen);
  }

  SourceKnowledge& common_;
  Together* const together_ = nullptr;
  const bool joins_ = false;
  States states_{common_, account_};
  reduce::Futures futures_{common_.futures, account_};
  reduce::SourceSets sourceSets_{common_.starters, account_};
  Stack<reduce::ThreadHere> threads_{Budgeted(account_)};  // of each choice point on the path
  Stack<state::StateId> open_{Budgeted(account_)};         // left, but not closed
  std::uint32_t indices_ = 0;
  reduce::Futures::Number behind_ = reduce::Futures::kNothing;  // of the steps after the topmost frame
  reduce::ThreadMask alive_ = 0;
};

bool isLimit(Ending ending) {
  return ending == Ending::TimeLimit || ending == Ending::StateLimit || ending == Ending::MemoryLimit ||
         ending == Ending::RunLimit || ending == Ending::Stopped;
}

// The first worker that is done has covered everything: what the others were about to do does not matter any more.
std::optional<RunResult> sharedSourceSetSearch(Task& task, const RunSetup& setup) {
  SourceKnowledge common(task.budget, state::Users::Several);
  Together together(task.watch.stateLimit());
  std::atomic<bool> isDone = false, tooManyThreads = false;
  RunResult result = searchTogether(task, setup, together, [&](Task& part, const RunSetup& own, bool joins) {
    const std::optional<RunResult> found = SourceSetSearch<true>::run(part, own, common, together, joins);
    if (!found) tooManyThreads = true;
    if (!found || found->ending == Ending::Finished) together.end();
    if (found && found->ending == Ending::Finished) isDone = true;
    return found.value_or(RunResult{.ending = Ending::Cancelled});
  });
  if (tooManyThreads) return std::nullopt;
  if (isDone && isLimit(result.ending)) result.ending = Ending::Finished;
  return result;
}

}  // namespace

std::optional<RunResult> sourceSetSearch(Task& task, const RunSetup& setup) {
  try {
    if (task.workerSetup != nullptr) return sharedSourceSetSearch(task, setup);
    SourceKnowledge common(task.budget, state::Users::One);
    return SourceSetSearch<false>::run(task, setup, common);
  } catch (const base::MemoryLimit&) {  // there is not even room to begin
    return RunResult{.ending = Ending::MemoryLimit};
  }
}

}  // namespace weaveproof::search
