// At most so many preemptions that have nothing to do with the change that is checked (Footprints::toChange). A switch
// from a thread that could run to another thread is free
//
//   - if any thread stands in changed code: what others do in the meantime may matter to it, and what it does may
//     matter to them;
//   - if the other thread may still come to changed code: so all ways in which threads arrive there are covered.
//
// Otherwise it costs one. With a budget of 0 the changed code is tried against all other threads. "Checking Just Pairs
// of Threads" (Parizek and Kliber) tries it against one other thread at a time. In addition it is known what was
// covered. A budget that cuts nothing is a proof.
#include <algorithm>
#include <vector>

#include "search/bound.hpp"

namespace weaveproof::search {
namespace {

class ChangeBound final : public ScheduleBound {
 public:
  void enter(program::Program& program, program::ThreadNumber last) override {
    running_ = 0;
    if (last == 0) return;
    const std::span<const program::Pending> all = program.pending();
    for (const program::Pending& pending : all) {
      if (canBePreempted(pending) && pending.thread == last) running_ = last;
    }
    if (running_ == 0) return;
    if (!all.empty()) isFree_.assign(all.back().thread + std::size_t{1}, 0);
    bool allFree = true;
    for (const program::Pending& pending : all) {
      const program::ToChange where = program.footprints().toChange(pending.thread);
      if (where == program::ToChange::Within) {
        running_ = 0;
        return;
      }
      isFree_[pending.thread] = where == program::ToChange::Ahead || pending.thread == running_ ? 1 : 0;
      allFree = allFree && (isFree_[pending.thread] != 0 || pending.alternatives == 0);
    }
    if (allFree) running_ = 0;
  }

  std::uint32_t cost(program::ThreadNumber thread) const override {
    return running_ != 0 && isFree_[thread] == 0 ? 1 : 0;
  }

  std::uint32_t highestCost() const override { return running_ != 0 ? 1 : 0; }

  void costsOf(std::span<const program::Action> actions, std::span<std::uint32_t> costs) const override {
    for (std::size_t i = 0; i < actions.size(); ++i) costs[i] = ChangeBound::cost(actions[i].thread);
  }

  program::ThreadNumber context() const override { return running_; }

  // Where threads stand to the change is a matter of the state. So, as with preemptions: with another thread running, the
  // same choice costs at most one more.
  std::uint32_t moreNeeded(program::ThreadNumber known, program::ThreadNumber last) const override {
    return known == 0 || known == last ? 0 : 1;
  }

  std::string coveredBy(std::uint32_t budget) const override {
    return "at most " + std::to_string(budget) + (budget == 1 ? " preemption" : " preemptions") +
           " away from the changed code";
  }

 private:
  program::ThreadNumber running_ = 0;  // suspending this thread may cost; 0 if nothing costs here
  std::vector<std::uint8_t> isFree_;   // by thread number: it costs nothing to continue with it
};

}  // namespace

std::unique_ptr<ScheduleBound> makeChangeBound() { return std::make_unique<ChangeBound>(); }

}  // namespace weaveproof::search
