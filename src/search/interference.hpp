// The two heuristics that look at what threads may still access (Parizek; [41] of dfs-rb.txt, category 6 in its section 8):
//
//   reordering  first come transitions of threads that may in future access what conflicts with what another thread has
//               accessed on the path to this state (--order interfering)
//   pruning     the others are skipped (--prune)
//
// The hybrid analyses say what threads may still access (--reduction hybrid). What threads have accessed is recorded in
// the units of the same analyses: fields, and kinds of arrays. Choices that the paper does not make: the accesses of a
// thread itself do not count as its past; nor do those of the start-up, when there is one thread. If no thread may
// interfere, as at the beginning, no transition can be chosen this way, but one thread has to run: the one that ran
// last, if it can, so that no preemption is spent, else the first. A state that is met again by another path is not
// expanded again, though its past differs.
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
