// At most so many delays on a path (Emmi, Qadeer and Rakamarić, POPL 2011). A deterministic scheduler runs the same
// thread as long as it can, and otherwise takes the next one in the cyclic order of thread numbers. A delay makes it
// skip the thread that it would take. So the i-th thread in this order costs i - 1 delays. Threads that could only time
// out come last: a scheduler without malice does not let time pass while others can work. Threads that are only let go
// to where they wait cost nothing: they would be there already.
#include <algorithm>
#include <array>
#include <vector>

#include "search/bound.hpp"

namespace weaveproof::search {
namespace {

class DelayBound final : public ScheduleBound {
 public:
  // The cyclic order has four parts: threads that can work, then threads that could only time out; in each of these,
  // the threads from the last one on, then the others.
  void enter(program::Program& program, program::ThreadNumber last) override {
    last_ = last;
    std::array<std::uint32_t, 4> sizes{};
    const auto partOf = [last](const program::Pending& pending) {
      return (pending.timeoutOnly ? 2U : 0U) + (pending.thread < last ? 1U : 0U);
    };
    const std::span<const program::Pending> all = program.pending();
    const auto standsInCircle = [](const program::Pending& pending) {
      return pending.alternatives != 0 && !pending.goesToWait ? 1U : 0U;
    };
    for (const program::Pending& pending : all) sizes[partOf(pending)] += standsInCircle(pending);
    std::array<std::uint32_t, 4> next{0, sizes[0], sizes[0] + sizes[1], sizes[0] + sizes[1] + sizes[2]};
    if (!all.empty() && all.back().thread >= costs_.size()) costs_.resize(all.back().thread + std::size_t{1});
    for (const program::Pending& pending : all) {
      std::uint32_t& place = next[partOf(pending)];
      costs_[pending.thread] = pending.goesToWait ? 0 : place;  // means nothing for a thread that is not enabled
      place += standsInCircle(pending);
    }
    highest_ = std::max(next[3], std::uint32_t{1}) - 1;
  }

  std::uint32_t cost(program::ThreadNumber thread) const override { return costs_[thread]; }

  std::uint32_t highestCost() const override { return highest_; }

  void costsOf(std::span<const program::Action> actions, std::span<std::uint32_t> costs) const override {
    for (std::size_t i = 0; i < actions.size(); ++i) costs[i] = costs_[actions[i].thread];
  }

  program::ThreadNumber context() const override { return last_; }

  std::uint32_t moreNeeded(program::ThreadNumber known, program::ThreadNumber last) const override {
    return known == last ? 0 : kNever;
  }

  std::string coveredBy(std::uint32_t budget) const override {
    return "at most " + std::to_string(budget) + (budget == 1 ? " delay" : " delays");
  }

 private:
  program::ThreadNumber last_ = 0;
  std::uint32_t highest_ = 0;
  std::vector<std::uint32_t> costs_;  // by thread number; of those that are enabled
};

}  // namespace

std::unique_ptr<ScheduleBound> makeDelayBound() { return std::make_unique<DelayBound>(); }

}  // namespace weaveproof::search
