// The execution E along the stack of a search: the steps from the initial state to where it stands, and which of them
// happen before which. That is what dynamic partial-order reduction asks of the past.
//
// A step happens before another if both are of one thread, or the first starts the thread of the second, or they are
// dependent, or there is a third one in between. Each step has a vector clock: of each thread, the number of its last step
// that happens before it, or is it.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/memory_budget.hpp"
#include "published/published.hpp"

namespace weaveproof::published {

class Execution {
 public:
  // By thread number - 1; steps count from 1.
  using Clock = std::vector<std::uint32_t, base::BudgetAllocator<std::uint32_t>>;

  struct Step {
    program::ThreadNumber thread = 0;
    Futures::Number touches = Futures::kNothing;
    ThreadMask started = 0;  // threads that live since then
    Clock clock;
  };

  Execution(const Futures& futures, base::MemoryAccount& account)
      : futures_(futures), steps_(base::BudgetAllocator<Step>(account)) {}

  std::size_t size() const { return steps_.size(); }
  const Step& operator[](std::size_t i) const { return steps_[i]; }
  void shrink(std::size_t size) { steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(size), steps_.end()); }

  // With its clock, if the algorithm uses clocks.
  void push(program::ThreadNumber thread, Futures::Number touches, bool withClock) {
    Step step{thread, touches, 0, noClock()};
    if (withClock) {
      step.clock = clockBefore(thread);
      for (const Step& other : steps_)
        if (isDependent(other, thread, touches)) join(step.clock, other.clock);
      if (step.clock.size() < thread) step.clock.resize(thread);
      step.clock[thread - 1] = static_cast<std::uint32_t>(steps_.size() + 1);
    }
    steps_.push_back(std::move(step));
  }
  void noteStarted(ThreadMask threads) { steps_.back().started |= threads; }

  bool isDependent(std::size_t i, program::ThreadNumber thread, Futures::Number touches) const {
    return isDependent(steps_[i], thread, touches);
  }
  // Whether step i happens before what has this clock.
  bool happensBefore(std::size_t i, const Clock& clock) const {
    const program::ThreadNumber thread = steps_[i].thread;
    return thread <= clock.size() && i < clock[thread - 1];
  }

  // Of what the thread does next, as far as that does not depend on what it is.
  Clock clockBefore(program::ThreadNumber thread) const {
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step)
      if (step->thread == thread || (step->started & reduce::maskOf(thread)) != 0) return step->clock;
    return noClock();
  }

  static void join(Clock& clock, const Clock& other) {
    if (clock.size() < other.size()) clock.resize(other.size());
    for (std::size_t i = 0; i < other.size(); ++i) clock[i] = std::max(clock[i], other[i]);
  }

 private:
  Clock noClock() const { return Clock(steps_.get_allocator()); }

  bool isDependent(const Step& step, program::ThreadNumber thread, Futures::Number touches) const {
    return step.thread != thread && futures_.dependents(step.touches, thread, touches) != 0;
  }

  const Futures& futures_;
  std::vector<Step, base::BudgetAllocator<Step>> steps_;
};

}  // namespace weaveproof::published
