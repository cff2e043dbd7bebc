// The depth-first driver: dfs-rb.txt, Figure 1, made iterative. Its policies are
//
//   enabled    Program::enabled
//   filter     RunSetup::bound, depthLimit and prunes
//   order      RunSetup::order
//   backtrack  the template parameter Backtracking
//
// and the template parameter Visited says when a state is known. It is compiled for each combination that is used, so
// that a policy that is off leaves no trace in the loop.
//
// Only choice points have a frame on the stack: a state with one enabled action is left at once. Its action need not be
// written down, since a walk to the state shows it again. A path is therefore a list of choices, and a path of a
// million forced moves costs nothing. (Every state has a frame when cycles are looked for, and in bounded searches,
// which record what comes after each state.)
#pragma once

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/log.hpp"
#include "base/memory_budget.hpp"
#include "check/nonprogress.hpp"
#include "search/dfs_rb.hpp"
#include "search/driver.hpp"
#include "search/interference.hpp"
#include "search/task.hpp"
#include "search/visited.hpp"
#include "search/work_sharing.hpp"

namespace weaveproof::search {

template <class Visited, class Backtracking = NoBacktracking, class Sharing = NoSharing>
class DepthFirst : private Driver<DepthFirst<Visited, Backtracking, Sharing>> {
 public:
  // `sharing` is null when a worker works alone.
  DepthFirst(Task& task, const RunSetup& setup, Visited& visited, Sharing* sharing = nullptr)
      : Base(task, setup),
        visited_(visited),
        sharing_(sharing),
        findCycles_(setup.findCycles),
        interference_(task.program, setup.order, setup.prunes),
        account_(task.budget) {}

  // From the initial state; a worker that `joins` a search begins with what another gives it.
  RunResult run(bool joins = false) {
    joins_ = joins;
    const RunResult result = this->drive();
    noteLength();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result;
  }

 private:
  using Base = Driver<DepthFirst>;
  friend Base;
  using Base::attempted_, Base::depth_, Base::now_, Base::over_, Base::result_;
  using Base::observer_, Base::program_, Base::setup_, Base::statistics_, Base::task_;
  using Landing = typename Base::Landing;

  // Whether anything on the path but the states matters to the search.
  static constexpr bool kFacts = Visited::kBounded || Backtracking::kActive;
  // Whether the search goes back along its first path alone, and leaves nothing out (growth.hpp).
  static constexpr bool kGrowth = !kFacts && !Sharing::kActive;
  // Whether states can be settled (bounded_visited.hpp). Early backtracking leaves gaps that are not recorded.
  static constexpr bool kSettles = Visited::kSettles && !Backtracking::kActive;

  struct Frame {
    state::StateId state;
    program::Action taken;        // the choice on the current path
    std::uint32_t remaining = 0;  // actions not tried yet: the topmost ones of actions_
    std::uint32_t depth = 0;      // transitions from the initial state
  };
  static_assert(sizeof(Frame) == 24);

  struct FrameFacts {
    PathFacts path;
    bool isForced = false;  // kSettles: the state is no choice point
    bool settles = true;    // kSettles: nothing after it was skipped so far
  };

  enum class Next : std::uint8_t {
    Forced,    // forced_ is the only way on
    Pushed,    // the state is a frame now
    Returned,  // nothing to do after it
    End,       // of the search: over_ says why
  };

  Ending explore() {
    Next next = Next::Returned;
    if (!joins_) {
      if (!this->begin()) return over_;
      if constexpr (Sharing::kActive) sharing_->countStates(task_.startUp.steps);
      next = arrive(task_.beginning);
    }
    for (;;) {
      while (next == Next::Forced) next = step(forced_);
      if (next == Next::End) return over_;
      if (next == Next::Returned) afterReturn();
      if (!findFrameToGoOn()) return Ending::Finished;
      next = step(take());
    }
  }

  // Lines 13 to 17: leaves frames that are done, or that early backtracking abandons. False when none is left.
  bool findFrameToGoOn() {
    for (;;) {
      if constexpr (Sharing::kActive) {
        if (sharing_->isHungry()) give();
        if (frames_.empty() && !takeOver()) return false;
      }
      if (frames_.empty()) return false;
      if (frames_.back().remaining != 0) {
        if constexpr (!Backtracking::kActive)
          return true;
        else if (!setup_.backtracking->backtrackEarly(facts_.back().path))
          return true;
      }
      pop();
      afterReturn();
    }
  }

  // Line 22: `explore` has returned to the frame that is topmost now.
  void afterReturn() {
    noteLength();
    if constexpr (kGrowth) task_.growth.pathEnds(frames_.size());
    if constexpr (Backtracking::kActive) {
      if (setup_.backtracking->waitsForFirstPath()) endFirstPath();
      while (!frames_.empty() && setup_.backtracking->backtrackAgain(facts_.back().path)) {
        if (frames_.back().remaining != 0) setup_.backtracking->notePruned();
        pop();
      }
    }
  }

  program::Action take() {
    Frame& frame = frames_.back();
    assert(frame.remaining != 0 && frame.remaining <= actions_.size() && "the frame has an action that was not tried");
    LOG(Driver, "{} the choice at depth {}, {} actions left", standsAtTop_ ? "stands at" : "returns to", frame.depth,
        frame.remaining);
    if (!standsAtTop_) program_.restore(frame.state);
    depth_ = frame.depth;
    frame.taken = actions_.back();
    actions_.pop_back();
    --frame.remaining;
    if (interference_.isLookedAt()) past_ = pasts_.back();
    if constexpr (kFacts) {
      assert(facts_.size() == frames_.size() && "facts of each frame");
      PathFacts next = facts_.back().path;
      if (kSettles && facts_.back().isForced)
        next.force(frame.taken.thread);
      else
        next.choose(frame.taken.thread);
      if (Visited::kBounded && setup_.bound != nullptr) {
        assert(costs_.size() == actions_.size() + 1 && costs_.back() <= next.budget &&
               "what costs too much was filtered");
        next.budget -= costs_.back();
        costs_.pop_back();
      }
      now_ = next;
    }
    return frame.taken;
  }

  Next step(program::Action action) {
    if (this->mustEnd()) return Next::End;
    standsAtTop_ = false;
    const program::Outcome outcome = this->execute(action);
    if (interference_.isLookedAt()) past_ = program_.footprints().pastBehind(past_);
    assert(depth_ != 0xffffffff && "the depth has 32 bits");
    ++depth_;
    return arrive(outcome);
  }

  // Lines 7 to 12: the program stands in a state that a transition led to.
  Next arrive(const program::Outcome& outcome) {
    if (const Landing landing = this->land(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    const Novelty novelty = visited_.insert(program_, now_);
    this->tellArrival(outcome, novelty == Novelty::New ? Arrival::At::NewState : Arrival::At::KnownState);
    if (isKnown(novelty)) {
      ++statistics_.revisits;
      if constexpr (kSettles) {
        if (novelty != Novelty::Settled) unsettle();
      }
      return findCycles_ && reportCycle() ? end(Ending::FirstError) : Next::Returned;
    }
    if (novelty == Novelty::New) {
      if constexpr (Sharing::kActive) {
        if (!sharing_->admitState()) return end(Ending::StateLimit);
      }
      if (const Landing landing = this->enterNew(outcome); landing != Landing::InState) [[unlikely]]
        return turnBack(landing);
    }
    return outcome.kind == program::Outcome::Kind::Ended ? atEnd() : expand();
  }

  static Next turnBack(Landing landing) { return landing == Landing::Over ? Next::End : Next::Returned; }

  Next atEnd() {
    if constexpr (kSettles) visited_.settle(program_.state());
    return Next::Returned;
  }

  // order(filter(enabled(s))) of line 13.
  Next expand() {
    const program::Actions& enabled = program_.enabled();
    if (enabled.empty()) return atEnd();
    if constexpr (Visited::kBounded) {
      if (setup_.depthLimit && now_.depth >= *setup_.depthLimit) {
        result_.cutByDepth = true;
        if constexpr (Visited::kEndsAtCut) return end(Ending::Finished);
        if constexpr (kSettles) unsettle();
        return Next::Returned;
      }
    }
    if (enabled.size() == 1 && !everyStateHasFrame_) {
      forced_ = enabled.front();
      if constexpr (kFacts) now_.force(forced_.thread);
      return Next::Forced;
    }
    const bool isForced = enabled.size() == 1;
    assert((!isForced || everyStateHasFrame_) && "a forced move has no frame unless every state has one");
    if (!isForced) ++statistics_.choicePoints;
    const std::size_t before = actions_.size();
    actions_.insert(actions_.end(), enabled.begin(), enabled.end());
    cutHere_ = false;
    if constexpr (Visited::kBounded) {
      if (setup_.bound != nullptr && setup_.bound->highestCost() > now_.budget) filter(before);
      if (Visited::kEndsAtCut && cutHere_) return end(Ending::Finished);
    }
    if (setup_.order != nullptr) setup_.order->arrange(std::span(actions_).subspan(before), lastThread(), task_.random);
    if (interference_.isLookedAt()) lookAtPast(before);
    // They are taken from the end.
    std::reverse(actions_.begin() + static_cast<std::ptrdiff_t>(before), actions_.end());
    if constexpr (Visited::kBounded) {
      if (setup_.bound != nullptr) noteCosts(before);
    }
    assert(actions_.size() >= before && actions_.size() - before <= enabled.size() && "enabled actions alone");
    push(static_cast<std::uint32_t>(actions_.size() - before), isForced);
    return Next::Pushed;
  }

  void filter(std::size_t before) {
    const auto firstNew = actions_.begin() + static_cast<std::ptrdiff_t>(before);
    const auto kept = std::remove_if(firstNew, actions_.end(), [&](const program::Action& action) {
      return setup_.bound->cost(action.thread) > now_.budget;
    });
    if (kept == actions_.end()) return;
    actions_.erase(kept, actions_.end());
    result_.cutByBound = true;
    LOG(Driver, "depth {}: the bound skips actions", depth_);
    cutHere_ = true;
  }

  void lookAtPast(std::size_t before) {
    const std::size_t kept = before + interference_.arrange(std::span(actions_).subspan(before), lastThread(), past_);
    if (kept == actions_.size()) return;
    actions_.resize(kept);
    result_.cutByPruning = true;
    cutHere_ = true;
  }

  void noteCosts(std::size_t before) {
    costs_.resize(actions_.size());
    setup_.bound->costsOf(std::span(actions_).subspan(before), std::span(costs_).subspan(before));
  }

  void push(std::uint32_t actions, bool isForced) {
    const state::StateId state = program_.state();
    assert((frames_.empty() || frames_.back().depth < depth_ || joins_) && "a frame is deeper than the one below");
    frames_.emplace_back(state, program::Action{}, actions, depth_);
    if constexpr (kFacts) facts_.emplace_back(now_, isForced, !cutHere_);
    if (interference_.isLookedAt()) pasts_.push_back(past_);
    if (findCycles_) onPath_.emplace(state, frames_.size() - 1);
    standsAtTop_ = true;
  }

  void pop() {
    assert(!frames_.empty() && frames_.back().remaining <= actions_.size() && "a frame and its actions");
    if (findCycles_) onPath_.erase(frames_.back().state);
    const bool settles = kSettles && facts_.back().settles;
    if constexpr (kSettles) {
      if (settles) visited_.settle(frames_.back().state);
    }
    actions_.resize(actions_.size() - frames_.back().remaining);
    if (Visited::kBounded && setup_.bound != nullptr) costs_.resize(actions_.size());
    if constexpr (kFacts) facts_.pop_back();
    if (interference_.isLookedAt()) pasts_.pop_back();
    assert((!kFacts || facts_.size() + 1 == frames_.size()) && "facts of each frame");
    frames_.pop_back();
    if constexpr (kGrowth) task_.growth.leave(frames_.size(), statistics_.states);
    if (observer_ != nullptr) [[unlikely]]
      observer_->returns(choicesBefore_ + frames_.size());
    if (kSettles && !settles) unsettle();
    standsAtTop_ = false;
  }

  // Something after the topmost frame was skipped, or may have been.
  void unsettle() {
    if (!facts_.empty()) facts_.back().settles = false;
  }

  program::ThreadNumber lastThread() const {
    if constexpr (kFacts) return now_.last;
    return depth_ == 0 ? 0 : attempted_.thread;
  }

  Next end(Ending ending) {
    over_ = ending;
    return Next::End;
  }

  std::uint64_t choicesHere() const { return kFacts ? now_.choices : choicesBefore_ + frames_.size(); }

  void noteLength() {
    if (depth_ <= statistics_.maxDepth) return;
    this->noteDepth();
    statistics_.maxChoices = std::max(statistics_.maxChoices, choicesHere());
  }

  // Gives away the lowest frame that has untried actions. Never the topmost: then the giver would be the next to ask.
  void give() {
    if (frames_.size() < open_) open_ = frames_.size();
    while (open_ + 1 < frames_.size() && frames_[open_].remaining == 0) ++open_;
    if (open_ + 1 >= frames_.size()) return;
    auto path = std::make_shared<SharedPath>(SharedPath{way_, {}});
    for (; done_ < open_; ++done_) path->choices.push_back(frames_[done_].taken);
    way_ = std::move(path);
    // No frame below has any actions, so those of this one lie at the bottom; they stay there, given up.
    Frame& frame = frames_[open_];
    assert(frame.remaining != 0 && givenUp_ + frame.remaining <= static_cast<std::ptrdiff_t>(actions_.size()) &&
           "its actions are the lowest");
    const auto first = actions_.begin() + givenUp_;
    const auto choices = static_cast<std::uint32_t>(choicesBefore_ + open_);
    WorkItem item{frame.state, frame.depth, choices, way_, {first, first + frame.remaining}};
    if constexpr (kFacts) {
      item.facts = facts_[open_].path;
      facts_[open_].settles = false;  // this worker does not learn what the taker finds there
      if (setup_.bound != nullptr) {
        const auto firstCost = costs_.begin() + givenUp_;
        item.costs.assign(firstCost, firstCost + frame.remaining);
      }
    }
    sharing_->give(std::move(item));
    givenUp_ += frame.remaining;
    frame.remaining = 0;
  }

  // False when there is no work left in the whole search.
  bool takeOver() {
    std::optional<WorkItem> item = sharing_->take();
    if (!item) return false;
    assert(frames_.empty() && "a worker takes work when it has none");
    actions_.assign(item->actions.begin(), item->actions.end());
    frames_.push_back({item->state, {}, static_cast<std::uint32_t>(actions_.size()), item->depth});
    if constexpr (kFacts) {
      facts_.push_back({item->facts, false, false});
      costs_.assign(item->costs.begin(), item->costs.end());
    }
    way_ = std::move(item->path);
    choicesBefore_ = item->choices;
    open_ = done_ = 0;
    givenUp_ = 0;
    standsAtTop_ = false;
    return true;
  }

  // L·f: the threshold is known now, and with it how far down each state of the first path will be explored.
  void endFirstPath() {
    setup_.backtracking->firstPathEnded(static_cast<std::uint32_t>(frames_.size()));
    if constexpr (Visited::kSettles) {
      for (std::size_t i = 0; i < frames_.size(); ++i) visited_.improve(frames_[i].state, facts_[i].path);
    }
  }

  // A transition has led to a known state: when that is on the path, threads can repeat this cycle for ever.
  bool reportCycle() {
    const auto found = onPath_.find(program_.state());
    if (found == onPath_.end()) return false;
    const std::vector<program::Action> choices = chosen();
    assert(found->second <= choices.size() && "the circle is on the path");
    check::Violation violation = check::nonprogressViolation(program_, std::span(choices).subspan(found->second));
    if (!task_.errors.wants(violation.identity)) return false;
    return task_.errors.add({std::move(violation), pathHere(false), task_.startUp.steps + found->second});
  }

  std::vector<program::Action> chosen() const {
    std::vector<program::Action> choices = choicesOf(way_.get());
    for (std::size_t i = done_; i < frames_.size(); ++i) choices.push_back(frames_[i].taken);
    return choices;
  }

  std::vector<program::Action> pathHere(bool stay) {
    if (!everyStateHasFrame_) return this->pathBy(chosen(), stay ? program_.state() : state::StateId{});
    std::vector<program::Action> path = task_.startUp.actions();
    std::ranges::copy(chosen(), std::back_inserter(path));
    return path;
  }

  std::vector<program::Action> pathOfAttempt() {
    std::vector<program::Action> path = pathHere(false);
    assert(path.size() >= depth_ && "the path to the state, and the attempt");
    path.resize(depth_);
    path.push_back(attempted_);
    return path;
  }

  Visited& visited_;
  Sharing* const sharing_;
  const bool findCycles_;
  const Interference interference_;
  const bool everyStateHasFrame_ = kSettles || findCycles_;

  using Budgeted = base::BudgetAllocator<std::byte>;  // for any type
  template <class T>
  using Stack = std::vector<T, base::BudgetAllocator<T>>;
  using Places = std::unordered_map<state::StateId, std::size_t, std::hash<state::StateId>, std::equal_to<>,
                                    base::BudgetAllocator<std::pair<const state::StateId, std::size_t>>>;

  base::MemoryAccount account_;
  Stack<Frame> frames_{Budgeted(account_)};
  Stack<program::Action> actions_{Budgeted(account_)};
  Stack<std::uint32_t> costs_{Budgeted(account_)};  // of each of actions_, if there is a bound
  Stack<FrameFacts> facts_{Budgeted(account_)};     // kFacts: of each of frames_
  Stack<std::uint32_t> pasts_{Budgeted(account_)};  // interference_: of each of frames_, Program::pastBehind
  std::uint32_t past_ = 0;                          // of the current state
  Places onPath_{Budgeted(account_)};               // findCycles_: where in frames_

  // Sharing: frames_ below open_ have no untried actions; the choices of those below done_ are in way_, after the way
  // to the first frame; the lowest of actions_ were given away.
  std::size_t open_ = 0, done_ = 0;
  std::ptrdiff_t givenUp_ = 0;
  std::uint32_t choicesBefore_ = 0;  // the first frame
  std::shared_ptr<const SharedPath> way_;

  program::Action forced_;
  bool joins_ = false;
  bool standsAtTop_ = false;  // the program stands in the state of the topmost frame
  bool cutHere_ = false;      // the bound skipped actions of the current state
};

}  // namespace weaveproof::search
