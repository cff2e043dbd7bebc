// At most so many preemptions on a path (Qadeer and Rehof; Musuvathi and Qadeer's CHESS; category 2 in section 8 of
// dfs-rb.txt). A preemption is a switch away from a thread that had an enabled action other than a time-out; all other
// switches are free. So is one away from a thread that is only let go to where it waits.
#include <algorithm>

#include "search/bound.hpp"

namespace weaveproof::search {
namespace {

class PreemptionBound final : public ScheduleBound {
 public:
  void enter(program::Program& program, program::ThreadNumber last) override {
    running_ = 0;
    if (last == 0) return;
    for (const program::Pending& pending : program.pending()) {
      if (canBePreempted(pending) && pending.thread == last) running_ = last;
    }
  }

  std::uint32_t cost(program::ThreadNumber thread) const override {
    return running_ != 0 && thread != running_ ? 1 : 0;
  }

  std::uint32_t highestCost() const override { return running_ != 0 ? 1 : 0; }

  void costsOf(std::span<const program::Action> actions, std::span<std::uint32_t> costs) const override {
    for (std::size_t i = 0; i < actions.size(); ++i) costs[i] = PreemptionBound::cost(actions[i].thread);
  }

  program::ThreadNumber context() const override { return running_; }

  // With another thread running, the same choice costs at most one more.
  std::uint32_t moreNeeded(program::ThreadNumber known, program::ThreadNumber last) const override {
    return known == 0 || known == last ? 0 : 1;
  }

  std::string coveredBy(std::uint32_t budget) const override {
    return "at most " + std::to_string(budget) + (budget == 1 ? " preemption" : " preemptions");
  }

 private:
  program::ThreadNumber running_ = 0;  // suspending this thread costs; 0 if none
};

}  // namespace

std::unique_ptr<ScheduleBound> makePreemptionBound() { return std::make_unique<PreemptionBound>(); }

}  // namespace weaveproof::search
