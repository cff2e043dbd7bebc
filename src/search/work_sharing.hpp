// Cooperating workers (--share): how the workers of one depth-first search hand work to each other.
//
// Each worker searches depth-first on its own; the visited states are common. When one has nothing left, another gives
// it the untried actions of the choice point that is nearest to the initial state, which most likely has most after it.
// The frames below that one are done, so the way to them is moved into a list that giver and taker share: however long
// the path, each frame is written there once.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "program/action.hpp"
#include "search/path_facts.hpp"
#include "state/state_id.hpp"

namespace weaveproof::search {

// The choices from the initial state on, in pieces.
struct SharedPath {
  std::shared_ptr<const SharedPath> before;
  std::vector<program::Action> choices;
};

std::vector<program::Action> choicesOf(const SharedPath* path);  // null: none

// A choice point, and what is to be tried there.
struct WorkItem {
  state::StateId state;
  std::uint32_t depth = 0;    // transitions to it
  std::uint32_t choices = 0;  // choice points among them
  std::shared_ptr<const SharedPath> path;
  std::vector<program::Action> actions;  // the last one first
  // With a bound: the way to it, as far as that matters, and what each of the actions costs.
  PathFacts facts = {};
  std::vector<std::uint32_t> costs = {};
};

// What workers of one search have in common, however they divide it.
class Together {
 public:
  explicit Together(std::uint64_t stateLimit) : stateLimit_(stateLimit) {}
  virtual ~Together() = default;
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;

  // Ends the search of all workers: they read the flag.
  virtual void end() { ended_ = true; }
  const std::atomic<bool>& ended() const { return ended_; }

  // A new state was met: false when it is one too many. Counts only if there is a limit.
  bool admitState() { return stateLimit_ == kNoLimit || states_.fetch_add(1) < stateLimit_; }
  void countStates(std::uint64_t states) { states_ += states; }  // that were met before

 private:
  static constexpr std::uint64_t kNoLimit = static_cast<std::uint64_t>(-1);

  const std::uint64_t stateLimit_;
  std::atomic<std::uint64_t> states_ = 0;
  std::atomic<bool> ended_ = false;
};

class WorkPool final : public Together {
 public:
  static constexpr bool kActive = true;

  WorkPool(std::uint32_t workers, std::uint64_t stateLimit) : Together(stateLimit), workers_(workers) {}

  // Whether a worker waits for work. Cheap enough to be asked at every step.
  bool isHungry() const { return hungry_.load(std::memory_order_relaxed); }
  void give(WorkItem item);

  // Waits for work. Nothing: all of it is done, or the search was ended.
  std::optional<WorkItem> take();

  void end() override;  // workers that wait get nothing

 private:
  const std::uint32_t workers_;
  std::atomic<bool> hungry_ = false;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<WorkItem> items_;
  std::uint32_t waiting_ = 0;
  bool over_ = false;
};

// For a worker that works alone.
struct NoSharing {
  static constexpr bool kActive = false;
};

}  // namespace weaveproof::search
