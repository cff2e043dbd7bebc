// The depth-first search of Algorithms 1 to 3 of stateful-por.txt, made iterative: Explore(), the stack, notVisited,
// L_r. The algorithm decides which threads to explore (algorithm.hpp). Every state has a frame, and is stored, also
// where there is no choice.
//
// The paper assumes that programs have no cycles, never block for good, and end only when all threads have ended.
// Unless the search runs as published, it makes up for that (docs/reductions.md, "What the paper leaves out"):
//
//   - a thread that is blocked, or that has a pending action when the program ends or may end, counts as if it acted
//     there (`happens`);
//   - after a path that is cut anything may happen;
//   - every state of a cycle explores all of its threads (Tarjan's algorithm finds the cycles); so does a state where
//     what is enabled depends on several threads together;
//   - an invisible step that turns out to have touched something, or to have led nowhere, does not count as invisible;
//   - nor does an invisible step if another thread may come to a step that depends on everything, such as an exit.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "published/algorithm.hpp"
#include "published/look.hpp"
#include "published/published.hpp"
#include "published/visited_states.hpp"
#include "search/choice_points.hpp"

namespace weaveproof::published {

// Sleep sets cannot be used in programs with cycles.
struct MetCircle {};

class Exploration : public Driver<Exploration> {
 public:
  using Make = std::unique_ptr<Algorithm> (*)(Path&);

  // Throws MetCircle, unless `maySleep` is false, and TooManyThreads.
  Exploration(Task& task, const RunSetup& setup, Make make, bool usesSafeSets, bool maySleep)
      : Driver(task, setup),
        account_(task.budget),
        path_(task.budget, account_, setup.por.asPublished, setup.por.matchesStates),
        visited_(task.budget, account_, path_.lts),
        algorithm_(make(path_)),
        look_(program_, path_, setup.por.visibleClasses, usesSafeSets),
        sleeps_(maySleep && algorithm_->sleeps()) {
    program_.footprints().keepTails(true);
    path_.isVisited = [this](state::StateId state) { return state.bits != 0 && visited_.find(state) != Lts::kNowhere; };
    if (!path_.matchesStates) return;
    anything_ = visited_.addUnknown();
    path_.lts.addHappening(anything_, Futures::kAnything);
  }
  ~Exploration() { program_.footprints().keepTails(false); }
  Exploration(const Exploration&) = delete;
  Exploration& operator=(const Exploration&) = delete;

  RunResult run() {
    RunResult result = drive();
    result.brokenPromise = look_.visibility().broken();
    noteLength();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes() + path_.lists.bytes());
    statistics_.visitedBytes = std::max(statistics_.visitedBytes, visited_.bytes());
    return result;
  }

 private:
  friend Driver<Exploration>;
  using Lts = ReducedLts;

  enum class Next : std::uint8_t { GoOn, End };

  Ending explore() {
    if (!begin()) return over_;
    if (arrive(task_.beginning) == Next::End) return over_;
    while (!frames().empty()) {
      if (!findSuccessor(frames().back()))
        pop();
      else if (step(frames().back()) == Next::End)
        return over_;
    }
    return Ending::Finished;
  }

  // ---- the next transition from the topmost state

  bool findSuccessor(Frame& s) {
    path_.E.shrink(frames().size() - 1);
    if (s.thread != 0) {
      if (goToNextOf(s.thread, s)) return true;
      noteLength();
      algorithm_->comeBack(s);
      tellSets();
      s.thread = 0;
    }
    const ThreadMask left = leftOf(s);
    if (left == 0) return false;
    s.thread = choose(s, left);
    s.begun |= reduce::maskOf(s.thread);
    s.step = Futures::kNothing;
    s.children.clear();
    s.next = 0;
    return goToNextOf(s.thread, s);
  }

  static bool goToNextOf(program::ThreadNumber thread, Frame& s) {
    while (s.next < s.successors.size() && s.successors[s.next].action.thread != thread) ++s.next;
    return s.next < s.successors.size();
  }

  ThreadMask leftOf(const Frame& s) const {
    const ThreadMask wanted = s.takesAll ? s.sets.enabled : algorithm_->wanted(s) & s.sets.enabled;
    return wanted & ~s.begun & ~s.asleep;
  }

  // "Transition enumeration" in section 5: a thread that leads to a visited state comes first; then as the order has
  // it. 0 if there is no thread.
  program::ThreadNumber choose(const Frame& s, ThreadMask among) const {
    program::ThreadNumber first = 0;
    for (const Successor& successor : s.successors) {
      if ((among & reduce::maskOf(successor.action.thread)) == 0) continue;
      if (path_.isVisited(successor.state)) return successor.action.thread;
      if (first == 0) first = successor.action.thread;
    }
    return first;
  }

  // ---- going there

  Next step(Frame& s) {
    if (mustEnd()) return Next::End;
    const Successor& next = s.successors[s.next++];
    s.taken = attempted_ = next.action;
    const ThreadAt thread = *std::ranges::find(s.threads, next.action.thread, &ThreadAt::thread);
    depth_ = s.depth;
    if (thread.isWatched) {
      standAt(s.state);
      look_.visibility().note(program_, program_.pendingOf(thread.thread));
    }
    program::Outcome outcome;
    Futures::Number tail = next.tail;
    if (next.state.bits != 0) {
      standAt(next.state);
      if (observer_ != nullptr) observer_->transition(program_, attempted_, outcome);
    } else {
      standAt(s.state);
      stands_ = {};
      outcome = execute(next.action);
      tail = tailOf(thread.thread);
    }
    ++depth_;
    const Futures::Number step = path_.futures.both(thread.step, tail);
    s.step = path_.futures.both(s.step, step);
    if (thread.isInvisible && tail != Futures::kNothing && s.sets.safeSet != s.sets.enabled) takeAll(s);
    algorithm_->executed(s, thread.thread, step, tail);
    path_.E.push(thread.thread, step, algorithm_->wantsClocks());
    happenings_.clear();
    if (thread.mayEnd && !path_.asPublished) {
      for (const ThreadAt& other : s.threads)
        if (other.thread != thread.thread) happen(other.step);
    }
    tellSets();
    if (thread.starts && outcome.goesOn()) noteStarted(s);
    if (algorithm_->wantsClocks() && outcome.goesOn() && !path_.asPublished) noteChanged(s);
    return arrive(outcome);
  }

  Futures::Number tailOf(program::ThreadNumber thread) {
    const std::span<const program::Touch> tail = program_.footprints().tail();
    return tail.empty() ? Futures::kNothing : path_.futures.ofStep(thread, tail);
  }

  void noteStarted(const Frame& s) {
    ThreadMask before = 0, now = 0;
    for (const ThreadAt& thread : s.threads) before |= reduce::maskOf(thread.thread);
    for (const program::Pending& pending : program_.pending()) now |= maskOf(pending.thread);
    path_.E.noteStarted(now & ~before);
  }

  void noteChanged(Frame& s) {
    ThreadMask changed = 0;
    for (const program::Pending& pending : program_.pending()) {
      const auto before = std::ranges::find(s.threads, pending.thread, &ThreadAt::thread);
      if (pending.thread != s.thread && before != s.threads.end() && before->step != look_.stepOf(pending))
        changed |= maskOf(pending.thread);
    }
    if (changed != 0) algorithm_->changed(s, changed);
  }

  // Some thread would do this where E leads to.
  void happen(Futures::Number step) {
    happenings_.push_back(step);
    algorithm_->happens(step);
  }
  void happenAllPending() {
    if (frames().empty() || path_.asPublished) return;
    for (const program::Pending& pending : program_.pending()) {
      (void)maskOf(pending.thread);
      happen(look_.stepOf(pending));
    }
  }

  // ---- what is there

  Next arrive(const program::Outcome& outcome) {
    if (const Landing landing = land(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    const bool isEnd = outcome.kind == program::Outcome::Kind::Ended || program_.enabled().empty();
    if (isEnd && outcome.kind != program::Outcome::Kind::Ended) happenAllPending();
    const state::StateId state = stands_ = program_.state();
    if (!path_.matchesStates) return arriveUnmatched(outcome, state, isEnd);
    if (const Node node = visited_.find(state); node != Lts::kNowhere) {
      ++statistics_.revisits;
      tellArrival(outcome, Arrival::At::KnownState);
      return meet(state, node);
    }
    tellArrival(outcome, Arrival::At::NewState);
    if (const Landing landing = enterNew(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    const Node node = visited_.add(state);
    connect(node);
    if (!isEnd) push(state, node, ~ThreadMask{0});
    return Next::GoOn;
  }

  Next arriveUnmatched(const program::Outcome& outcome, state::StateId state, bool isEnd) {
    tellArrival(outcome, Arrival::At::AnyState);
    if (const Landing landing = enterNew(outcome); landing != Landing::InState) [[unlikely]]
      return turnBack(landing);
    if (isEnd) return Next::GoOn;
    if (setup_.depthLimit && depth_ >= *setup_.depthLimit) {
      result_.cutByDepth = true;
      // To put an invisible step first takes one of those that are left.
      for (Frame& s : frames())
        if (s.sets.safeSet != s.sets.enabled) takeAll(s);
      return turnBack(Landing::Nowhere);
    }
    push(state, Lts::kNowhere, ~ThreadMask{0});
    return Next::GoOn;
  }

  // The path ends here, or what follows is not wanted. Then it is not known what would have come.
  Next turnBack(Landing landing) {
    if (landing == Landing::Over) return Next::End;
    if (frames().empty() || path_.asPublished) return Next::GoOn;
    Frame& s = frames().back();
    if (s.sets.safeSet != s.sets.enabled) takeAll(s);
    algorithm_->happens(Futures::kAnything);
    if (path_.matchesStates) connect(anything_);
    return Next::GoOn;
  }

  Next meet(state::StateId state, Node node) {
    if (visited_[node].isOpen && !path_.asPublished) {
      if (sleeps_) throw MetCircle{};
      happenAllPending();  // a thread blocked in all of a cycle is never seen to act; nor does the program end
      connect(node);
      if (frames().empty()) return Next::GoOn;
      takeAll(frames().back());
      frames().back().low = std::min(frames().back().low, visited_[node].index);
      return Next::GoOn;
    }
    connect(node);
    noteUnsafe(visited_[node].unsafe);
    if (!frames().empty()) algorithm_->meet(node);
    const ThreadMask awake = visited_[node].slept & ~asleepHere();
    if (awake != 0) push(state, node, awake);
    return Next::GoOn;
  }

  ThreadMask asleepHere() {
    if (!sleeps_ || program_.footprints().enabledTogether()) algorithm_->wakeAll();
    return algorithm_->asleep();
  }

  // The topmost state has led there.
  void connect(Node node) {
    if (frames().empty()) return;
    Frame& s = frames().back();
    s.children.push_back(node);
    if (!algorithm_->wantsLts()) return;
    const Execution::Step& step = path_.E[path_.E.size() - 1];
    path_.lts.addTransition(s.node, step.touches, node);
    for (const Futures::Number happening : happenings_) path_.lts.addHappening(node, happening);
  }

  // ---- the stack

  // `among`: the threads that are to be explored at all, of a state that has been explored before without them.
  void push(state::StateId state, Node node, ThreadMask among) {
    Frame s(account_);
    s.state = state;
    s.node = node;
    s.depth = depth_;
    s.index = s.low = indices_++;
    s.firstOpen = visited_.openCount();
    s.asleep = asleepHere();
    look_.at(s);
    const program::Actions& enabled = program_.enabled();
    for (const program::Action& action : enabled) s.successors.push_back({action, {}, Futures::kNothing});
    arrange(s);
    if (enabled.size() > 1) ++statistics_.choicePoints;
    if (enabled.size() > 1 && !path_.asPublished && program_.footprints().enabledTogether()) takeAll(s);
    if (path_.matchesStates) {
      Visited& visited = visited_[node];
      if (among != ~ThreadMask{0}) {
        s.asleep &= visited.slept;
        s.begun = s.sets.done = visited.explored;
        s.sets.backtrack = (among | visited.explored) & s.sets.enabled;
      }
      visited.index = s.index;
      visited.isOpen = true;
      visited.slept = s.asleep;
      if (algorithm_->looksAhead()) lookAhead(s);
    }
    frames().push_back(std::move(s));
    noteUnsafe(frames().back().unsafe);
    Frame& top = frames().back();
    algorithm_->enter(top, choose(top, top.sets.safeSet & among & ~top.asleep));
    tellSets();
  }

  // After all states of the stack these threads may come to a step that depends on everything.
  void noteUnsafe(ThreadMask threads) {
    if (threads == 0 || frames().empty()) return;
    frames().back().unsafe |= threads;
    for (Frame& s : frames())
      if (s.sets.safeSet != s.sets.enabled && (threads & ~s.sets.safeSet) != 0) takeAll(s);
  }

  void arrange(Frame& s) {
    if (setup_.order == nullptr || s.successors.size() < 2) return;
    std::vector<program::Action> actions(program_.enabled());
    arrangeByThread(actions, *setup_.order, depth_ == 0 ? 0 : attempted_.thread, task_.random);
    for (std::size_t i = 0; i < actions.size(); ++i) s.successors[i].action = actions[i];
  }

  // To see which successors are visited. The observer is not notified before one is taken.
  void lookAhead(Frame& s) {
    if (std::popcount(s.sets.safeSet) < 2) return;
    for (Successor& successor : s.successors) {
      if ((reduce::maskOf(successor.action.thread) & s.sets.safeSet) == 0) continue;
      standAt(s.state);
      stands_ = {};
      try {
        ++statistics_.transitions;
        const program::Outcome outcome = program_.execute(successor.action);
        if (outcome.kind != program::Outcome::Kind::Running) continue;
        successor.state = program_.state();
        successor.tail = tailOf(successor.action.thread);
      } catch (const program::UnsupportedFeature&) {  // which is reported if the search comes to go there
      }
    }
  }

  void standAt(state::StateId state) {
    if (stands_ != state) program_.restore(state);
    stands_ = state;
  }

  void takeAll(Frame& s) {
    if (path_.asPublished) return;
    s.takesAll = true;
    s.sets.safeSet = s.sets.enabled;
  }

  void pop() {
    const Frame& s = frames().back();
    algorithm_->leave(s);
    statistics_.leftOut += static_cast<std::uint64_t>(std::ranges::count_if(
        s.successors, [&](const Successor& next) { return (s.begun & reduce::maskOf(next.action.thread)) == 0; }));
    const bool isChoice = s.successors.size() > 1;
    const ThreadMask unsafe = s.unsafe;
    const std::uint32_t low = s.low;
    const bool isInCircle = path_.matchesStates && !visited_.leave(s);
    frames().pop_back();
    if (!frames().empty()) frames().back().unsafe |= unsafe;
    if (isInCircle) {
      frames().back().low = std::min(frames().back().low, low);
      takeAll(frames().back());
    }
    if (observer_ != nullptr && isChoice) [[unlikely]]
      observer_->returns(choicesHere());
  }

  // ---- for the driver

  Stack<Frame>& frames() { return path_.frames; }

  void tellSets() {
    if (observer_ == nullptr || !observer_->wantsSets()) [[likely]]
      return;
    for (const Frame& s : frames()) observer_->updates(s.sets, s.depth);
  }

  std::uint64_t choicesHere() const {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(path_.frames, [](const Frame& s) { return s.successors.size() > 1; }));
  }

  void noteLength() {
    if (depth_ <= statistics_.maxDepth) return;
    noteDepth();
    statistics_.maxChoices = std::max(statistics_.maxChoices, choicesHere());
  }

  std::vector<program::Action> pathHere(bool) {
    std::vector<program::Action> path = task_.startUp.actions();
    for (const Frame& s : frames()) path.push_back(s.taken);
    return path;
  }
  std::vector<program::Action> pathOfAttempt() { return pathHere(false); }

  base::MemoryAccount account_;
  Path path_;
  VisitedStates visited_;
  const std::unique_ptr<Algorithm> algorithm_;
  Look look_;
  const bool sleeps_;
  Node anything_ = Lts::kNowhere;            // anything may happen after it
  std::vector<Futures::Number> happenings_;  // where E leads to
  state::StateId stands_;                    // where the program stands, if that is stored
  std::uint32_t indices_ = 0;
};

}  // namespace weaveproof::published
