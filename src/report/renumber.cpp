#include "report/renumber.hpp"

#include <algorithm>
#include <map>

namespace weaveproof {

namespace {

class Numbers {
 public:
  // Threads that were not there before get the next numbers.
  void meet(std::span<const Pending> threads) {
    for (const Pending& pending : threads) numbers_.try_emplace(pending.thread, numbers_.size() + 1);
  }
  ThreadNumber of(ThreadNumber thread) const { return static_cast<ThreadNumber>(numbers_.at(thread)); }

 private:
  std::map<ThreadNumber, std::size_t> numbers_;
};

// The alternatives of a notification are the waiters in the order of their numbers.
std::uint32_t alternativeOf(std::span<const Pending> threads, const Pending& notify, std::uint32_t alternative,
                            const Numbers& numbers) {
  std::vector<ThreadNumber> waiters;
  for (const Pending& pending : threads)
    if (pending.kind == ActionKind::Wake && pending.object == notify.object) waiters.push_back(pending.thread);
  if (alternative >= waiters.size()) return alternative;
  const ThreadNumber chosen = numbers.of(waiters[alternative]);
  return static_cast<std::uint32_t>(
      std::ranges::count_if(waiters, [&](ThreadNumber waiter) { return numbers.of(waiter) < chosen; }));
}

}  // namespace

std::vector<Action> renumbered(Program& program, std::span<const Action> schedule) {
  Numbers numbers;
  std::vector<Action> result;
  result.reserve(schedule.size());
  for (const Action action : schedule) {
    const std::span<const Pending> threads = program.pending();
    numbers.meet(threads);
    Action renamed{numbers.of(action.thread), action.alternative};
    for (const Pending& pending : threads)
      if (pending.thread == action.thread && pending.kind == ActionKind::Notify)
        renamed.alternative = alternativeOf(threads, pending, action.alternative, numbers);
    result.push_back(renamed);
    program.advance(action);
  }
  return result;
}

}  // namespace weaveproof
