// At most so many delays on a path (Emmi, Qadeer and Rakamarić, POPL 2011). A deterministic scheduler goes on with the same
// thread as long as it can, and otherwise takes the next one in the circle of thread numbers; a delay makes it skip the
// thread that it would take. So the i-th thread in the circle costs i - 1 delays. Threads that could only time out stand
// at the end of the circle: a scheduler without malice does not wait while others can work.
#include <algorithm>
#include <vector>

#include "search/bound.hpp"

namespace weaveproof {
namespace {

class DelayBound final : public ScheduleBound {
 public:
  void enter(Program& program, ThreadNumber last) override {
    last_ = last;
    circle_.clear();
    const std::span<const Pending> all = program.pending();
    for (const bool timeoutOnly : {false, true}) {
      for (const bool fromLastOn : {true, false}) {
        for (const Pending& pending : all) {
          if (pending.alternatives != 0 && pending.timeoutOnly == timeoutOnly &&
              (pending.thread >= last) == fromLastOn) {
            circle_.push_back(pending.thread);
          }
        }
      }
    }
  }

  std::uint32_t cost(ThreadNumber thread) const override {
    return static_cast<std::uint32_t>(std::ranges::find(circle_, thread) - circle_.begin());
  }

  void costsOf(std::span<const Action> actions, std::span<std::uint32_t> costs) const override {
    for (std::size_t i = 0; i < actions.size(); ++i) costs[i] = DelayBound::cost(actions[i].thread);
  }

  ThreadNumber context() const override { return last_; }

  std::uint32_t moreNeeded(ThreadNumber known, ThreadNumber last) const override { return known == last ? 0 : kNever; }

  std::string coveredBy(std::uint32_t budget) const override {
    return "at most " + std::to_string(budget) + (budget == 1 ? " delay" : " delays");
  }

 private:
  ThreadNumber last_ = 0;
  std::vector<ThreadNumber> circle_;
};

}  // namespace

std::unique_ptr<ScheduleBound> makeDelayBound() { return std::make_unique<DelayBound>(); }

}  // namespace weaveproof
