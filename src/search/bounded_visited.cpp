#include "search/bounded_visited.hpp"

#include <cassert>

#include "state/mix.hpp"

namespace weaveproof {
namespace {

constexpr std::size_t kFirstCapacity = 4096;  // 24 pages

}  // namespace

BoundedVisited::BoundedVisited(MemoryBudget& budget, ScheduleBound* bound, std::uint32_t depthLimit,
                               const RandomisedBacktracking* coverage)
    : bound_(bound),
      depthLimit_(depthLimit),
      coverage_(coverage),
      lastMatters_(coverage != nullptr && coverage->dependsOnThreads()),
      account_(budget) {
  grow(kFirstCapacity);
}

Novelty BoundedVisited::insert(Program& program, const PathFacts& facts) {
  const std::uint64_t state = program.state().bits;
  assert(state != 0 && "a state with at least one leaf");
  const Left left = leftOn(facts);
  bool met = false;
  for (std::uint64_t at = homeOf(state); entries_[at].state != 0; at = at + 1 == entries_.size() ? 0 : at + 1) {
    if (entries_[at].state != state) continue;
    met = true;
    if (entries_[at].context == kSettled) return Novelty::Settled;
    if (covers(entries_[at], facts.last, left)) return Novelty::Old;
  }
  add({state, contextOf(program, facts), left});
  return met ? Novelty::Again : Novelty::New;
}

void BoundedVisited::improve(StateId state, const PathFacts& facts) {
  add({state.bits, lastMatters_ || bound_ != nullptr ? facts.last : 0, leftOn(facts)});
}

void BoundedVisited::settle(StateId state) {
  std::uint64_t at = homeOf(state.bits);
  while (entries_[at].state != state.bits) {
    assert(entries_[at].state != 0 && "a state that was inserted");
    at = at + 1 == entries_.size() ? 0 : at + 1;
  }
  entries_[at].context = kSettled;
}

BoundedVisited::Left BoundedVisited::leftOn(const PathFacts& facts) const {
  Left left;
  if (bound_ != nullptr) left.schedule = facts.budget;
  if (depthLimit_ != kUnlimited) left.depth = depthLimit_ - facts.depth;
  if (coverage_ != nullptr) left.cover = coverage_->choicesAboveThreshold(facts);
  return left;
}

ThreadNumber BoundedVisited::contextOf(Program& program, const PathFacts& facts) {
  if (bound_ != nullptr) bound_->enter(program, facts.last);
  if (lastMatters_) return facts.last;
  return bound_ != nullptr ? bound_->context() : 0;
}

bool BoundedVisited::covers(const Entry& entry, ThreadNumber last, const Left& left) const {
  if (!entry.left.atLeast(left)) return false;
  if (lastMatters_) return entry.context == last;
  if (bound_ == nullptr) return true;
  const std::uint32_t more = bound_->moreNeeded(entry.context, last);
  return more != ScheduleBound::kNever && entry.left.schedule - left.schedule >= more;
}

// Takes the place of an entry that it makes superfluous, if there is one.
void BoundedVisited::add(const Entry& entry) {
  if ((count_ + 1) * 8 > entries_.size() * 5) grow(entries_.size() * 2);
  std::uint64_t at = homeOf(entry.state);
  for (; entries_[at].state != 0; at = at + 1 == entries_.size() ? 0 : at + 1) {
    const Entry& known = entries_[at];
    if (known.state == entry.state && known.context == entry.context && entry.left.atLeast(known.left)) break;
  }
  if (entries_[at].state == 0) ++count_;
  entries_[at] = entry;
}

void BoundedVisited::grow(std::size_t capacity) {
  const std::size_t bytes = capacity * sizeof(Entry);
  account_.charge(bytes);
  std::optional<Mapping> larger;
  try {
    larger.emplace(bytes);
  } catch (const MemoryLimit&) {
    account_.release(bytes);
    throw;
  }
  const std::span<Entry> old = entries_;
  entries_ = {reinterpret_cast<Entry*>(larger->data()), capacity};
  for (const Entry& entry : old) {
    if (entry.state == 0) continue;
    std::uint64_t at = homeOf(entry.state);
    while (entries_[at].state != 0) at = at + 1 == entries_.size() ? 0 : at + 1;
    entries_[at] = entry;
  }
  if (memory_) account_.release(memory_->size());
  memory_.reset();
  memory_.emplace(std::move(*larger));
}

std::uint64_t BoundedVisited::homeOf(std::uint64_t state) const { return scaledTo(entries_.size(), mixWord(state)); }

}  // namespace weaveproof
