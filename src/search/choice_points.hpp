// Depth-first search over choice points alone. The searches with sleep sets and with source sets are of this kind. A
// search has no reason to come back to a state with one enabled action, so such a state is not stored, except every
// 32nd in a row.
//
// A search derives from it, with a frame that derives from ChoiceFrame, and adds the rest. It has
//
//   Next step(Action action, bool isFromFrame);   goes there, and arrives; if it is forced from there, `forced_` is next
//   bool findAction(Frame& frame);                whether there is something left to explore from it: nextAction, then
//   void take(Frame& frame);                      that action, `taken`, is about to be explored
//   void comeBack();                              the path has ended
//   void pop();
//   std::uint64_t visitedBytes() const;           what it knows of states takes
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "search/driver.hpp"

namespace weaveproof::search {

struct ChoiceFrame {
  state::StateId state;
  program::Action taken;
  std::uint32_t depth = 0;                        // transitions from the initial state
  std::uint32_t firstAction = 0, nextAction = 0;  // in actions_; the frame has those from the first on
  program::ThreadNumber thread = 0;               // that is explored
  bool isChoice = false;
};

// There are more threads than a mask has bits.
struct TooManyThreads {};

template <class Search, class Frame>
class ChoicePoints : public Driver<Search> {
 protected:
  using Base = Driver<Search>;
  using Base::attempted_, Base::depth_, Base::over_, Base::program_, Base::statistics_, Base::task_;
  using Landing = typename Base::Landing;

  static constexpr std::uint32_t kMostForced = 32;

  enum class Next : std::uint8_t { Forced, Pushed, Returned, End };

  ChoicePoints(Task& task, const RunSetup& setup) : Base(task, setup), account_(task.budget) {
    program_.footprints().keepTails(true);
  }
  ~ChoicePoints() { program_.footprints().keepTails(false); }
  ChoicePoints(const ChoicePoints&) = delete;
  ChoicePoints& operator=(const ChoicePoints&) = delete;

  Ending explore() {
    if (!search().beginHere()) return over_;
    Next next = search().arrive(task_.beginning);
    for (;;) {
      while (next == Next::Forced) next = search().step(forced_, false);
      if (next == Next::End) return over_;
      if (next == Next::Returned) {
        task_.growth.pathEnds(frames_.size());
        search().comeBack();
      }
      if (!findFrameToGoOn()) return Ending::Finished;
      next = search().step(take(), true);
    }
  }

  bool beginHere() { return this->begin(); }

  std::uint64_t choicesHere() const {
    return static_cast<std::uint64_t>(std::ranges::count(frames_, true, &Frame::isChoice));
  }

  void noteLength() {
    if (depth_ <= statistics_.maxDepth) return;
    this->noteDepth();
    statistics_.maxChoices = std::max(statistics_.maxChoices, choicesHere());
  }

  std::vector<program::Action> pathHere(bool stay) {
    std::vector<program::Action> choices;
    for (const Frame& frame : frames_)
      if (frame.isChoice) choices.push_back(frame.taken);
    return this->pathBy(choices, stay ? program_.keep() : state::StateId{});
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
  Stack<Frame> frames_{Budgeted(account_)};
  Stack<program::Action> actions_{Budgeted(account_)};
  std::uint32_t forcedInARow_ = 0;
  program::Action forced_;
  bool standsAtTop_ = false;  // the program, in the state of the topmost frame

 public:
  // Nothing if there are more threads than the search can deal with; what it did until then is counted as discarded.
  template <class... More>
  static std::optional<RunResult> run(Task& task, const RunSetup& setup, More&... more) {
    const SearchStatistics before = task.statistics;
    try {
      Search search(task, setup, more...);
      return search.runToEnd();
    } catch (const TooManyThreads&) {
      task.statistics.discardedStates += task.statistics.states - before.states;
      task.statistics.discardedTransitions += task.statistics.transitions - before.transitions;
      return std::nullopt;
    } catch (const base::MemoryLimit&) {  // there is not even room to begin
      RunResult result;
      result.ending = Ending::MemoryLimit;
      return result;
    }
  }

 private:
  Search& search() { return static_cast<Search&>(*this); }

  RunResult runToEnd() {
    const RunResult result = this->drive();
    noteLength();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    statistics_.visitedBytes = std::max(statistics_.visitedBytes, search().visitedBytes());
    return result;
  }

  bool findFrameToGoOn() {
    while (!frames_.empty()) {
      if (search().findAction(frames_.back())) return true;
      search().pop();
      task_.growth.leave(frames_.size(), statistics_.states);
    }
    return false;
  }

  program::Action take() {
    Frame& frame = frames_.back();
    if (!standsAtTop_) program_.restore(frame.state);
    depth_ = frame.depth;
    frame.taken = actions_[frame.nextAction++];
    forcedInARow_ = 0;
    search().take(frame);
    return frame.taken;
  }
};

}  // namespace weaveproof::search
