// The policy `filter` of dfs-rb.txt, Figure 1, for bounds on the schedule: each path has a budget, a switch to some threads
// costs a part of it, and transitions that cost more than is left are not explored.
//
// A bounded search must not take a state for known only because it was met before: with more budget left it can reach
// more from there. So the states of such a search are matched together with the budget (bounded_visited.hpp), and with
// what else decides about costs: the thread that ran last.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "program/program.hpp"

namespace weaveproof::search {

class ScheduleBound {
 public:
  virtual ~ScheduleBound() = default;

  // The program stands in a state that thread `last` led to (0: no thread did).
  virtual void enter(program::Program& program, program::ThreadNumber last) = 0;

  // What it costs to continue with this thread, which must be enabled. 0 for at least one thread.
  virtual std::uint32_t cost(program::ThreadNumber thread) const = 0;

  // No thread costs more than this here.
  virtual std::uint32_t highestCost() const = 0;

  // What each of these actions costs.
  virtual void costsOf(std::span<const program::Action> actions, std::span<std::uint32_t> costs) const = 0;

  // What has to be known of the past, besides the budget, to know the costs here.
  virtual program::ThreadNumber context() const = 0;

  // A search that came with context `known` and at least this much more budget covers one that comes with `last`.
  // (Context 0 may be given for the past in which everything is free.)
  static constexpr std::uint32_t kNever = 0xffffffff;
  virtual std::uint32_t moreNeeded(program::ThreadNumber known, program::ThreadNumber last) const = 0;

  virtual std::string coveredBy(std::uint32_t budget) const = 0;  // "at most 2 preemptions"
};

// Whether a switch away from this thread is a preemption.
inline bool canBePreempted(const program::Pending& pending) {
  return pending.alternatives != 0 && !pending.timeoutOnly && !pending.goesToWait;
}

std::unique_ptr<ScheduleBound> makePreemptionBound();
std::unique_ptr<ScheduleBound> makeDelayBound();
std::unique_ptr<ScheduleBound> makeChangeBound();

}  // namespace weaveproof::search
