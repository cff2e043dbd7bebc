#include "schedule/renumber.hpp"

#include <cassert>
#include <map>

namespace weaveproof::schedule {

namespace {

class Numbers {
 public:
  // Threads that were not there before get the next numbers.
  void meet(std::span<const program::Pending> threads) {
    assert(std::ranges::all_of(threads, [](const program::Pending& pending) { return pending.thread != 0; }) &&
           "threads are numbered from 1");
    for (const program::Pending& pending : threads) numbers_.try_emplace(pending.thread, numbers_.size() + 1);
  }
  program::ThreadNumber of(program::ThreadNumber thread) const {
    return static_cast<program::ThreadNumber>(numbers_.at(thread));
  }

 private:
  std::map<program::ThreadNumber, std::size_t> numbers_;
};

// An alternative that names threads.
std::uint32_t alternativeOf(const program::Pending& pending, std::uint32_t alternative, const Numbers& numbers) {
  if (pending.kind == program::ActionKind::Notify) return alternative ? numbers.of(alternative) : 0;
  if (pending.kind != program::ActionKind::Observe || pending.object) return alternative;
  std::uint32_t seen = 0;
  for (program::ThreadNumber thread = 1; thread <= 32; ++thread)
    if (alternative >> (thread - 1) & 1) seen |= 1u << (numbers.of(thread) - 1) % 32;
  return seen;
}

}  // namespace

std::vector<program::Action> renumbered(program::Program& program, std::span<const program::Action> schedule) {
  Numbers numbers;
  std::vector<program::Action> result;
  result.reserve(schedule.size());
  for (const program::Action action : schedule) {
    const std::span<const program::Pending> threads = program.pending();
    numbers.meet(threads);
    program::Action renamed{numbers.of(action.thread), action.alternative};
    for (const program::Pending& pending : threads)
      if (pending.thread == action.thread) renamed.alternative = alternativeOf(pending, action.alternative, numbers);
    result.push_back(renamed);
    assert(renamed.thread != 0 && "a number for every thread");
    program.advance(action);
  }
  return result;
}

}  // namespace weaveproof::schedule
