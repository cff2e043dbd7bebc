// The two heuristics that look at what threads may still access (Parizek; [41] of dfs-rb.txt, category 6 in its section 8):
//
//   reordering  transitions come first of threads that may in future access what conflicts with what another thread has accessed on
//               the path to this state (--order interfering)
//   pruning     the others are left out (--prune)
//
// What threads may still access is what the hybrid analyses say (--reduction hybrid), and what they have accessed is what the same
// analyses tell apart: fields, and kinds of arrays. Where the paper is silent: the accesses of a thread itself do not count as its
// past; nor do those of the start-up, when there is one thread. Where no thread may interfere, as at the beginning, nothing
// is known to be left out, but one thread has to go on: the one that ran last, if it can, so that no preemption is spent, else the
// first. A state that is met again by another path is not expanded again, though its past differs.
#pragma once

#include <algorithm>
#include <span>

#include "program/program.hpp"
#include "search/order.hpp"

namespace weaveproof::search {

class Interference {
 public:
  Interference(program::Program& program, const Order* order, bool prunes)
      : program_(program), reorders_(order != nullptr && order->putsInterferingFirst()), prunes_(prunes) {}

  bool isLookedAt() const { return reorders_ || prunes_; }

  // How many of the actions are to be tried: the first ones, then.
  std::size_t arrange(std::span<program::Action> actions, program::ThreadNumber last, std::uint32_t past) const {
    const auto rest = std::ranges::stable_partition(actions, [&](const program::Action& action) {
      return program_.footprints().mayInterfere(action.thread, past);
    });
    if (!prunes_) return actions.size();
    if (rest.size() != actions.size()) return actions.size() - rest.size();
    const bool canGoOn = std::ranges::find(actions, last, &program::Action::thread) != actions.end();
    const program::ThreadNumber kept = canGoOn ? last : actions.front().thread;
    return actions.size() - std::ranges::stable_partition(actions, [&](const program::Action& action) {
                              return action.thread == kept;
                            }).size();
  }

 private:
  program::Program& program_;
  const bool reorders_, prunes_;
};

}  // namespace weaveproof::search
