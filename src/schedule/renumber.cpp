#include "schedule/renumber.hpp"

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

// An alternative that names threads.
std::uint32_t alternativeOf(const Pending& pending, std::uint32_t alternative, const Numbers& numbers) {
  if (pending.kind == ActionKind::Notify) return alternative ? numbers.of(alternative) : 0;
  if (pending.kind != ActionKind::Observe || pending.object) return alternative;
  std::uint32_t seen = 0;
  for (ThreadNumber thread = 1; thread <= 32; ++thread)
    if (alternative >> (thread - 1) & 1) seen |= 1u << (numbers.of(thread) - 1) % 32;
  return seen;
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
      if (pending.thread == action.thread) renamed.alternative = alternativeOf(pending, action.alternative, numbers);
    result.push_back(renamed);
    program.advance(action);
  }
  return result;
}

}  // namespace weaveproof
