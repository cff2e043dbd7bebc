#include "reduce/futures.hpp"

#include <algorithm>
#include <utility>

#include "base/mix.hpp"

namespace weaveproof {

Futures::Futures(MemoryAccount& account)
    : entries_(BudgetAllocator<Entry>(account)),
      sets_(BudgetAllocator<Set>(account)),
      known_(64, Hash{this}, Equal{this}, BudgetAllocator<Number>(account)),
      unions_(std::size_t{1} << kUnionBits, Union{}, BudgetAllocator<Union>(account)) {
  intern(0, 0);
  intern(~ThreadMask{0}, ~ThreadMask{0});
}

Futures::Number Futures::ofStep(ThreadNumber thread, std::span<const Touch> touches, bool everything) {
  if (thread > kMostMaskedThreads) return kAnything;
  const ThreadMask mask = maskOf(thread);
  made_.clear();
  for (const Touch& touch : touches) {
    const std::uint32_t offset = touch.width == 1 ? touch.offset : kWhole;
    made_.push_back({touch.object, offset, touch.writes ? 0 : mask, touch.writes ? mask : 0});
  }
  std::ranges::sort(made_, isBefore);
  std::size_t kept = 0;  // of one that is both read and written
  for (const Entry& entry : made_) {
    if (kept != 0 && made_[kept - 1].object == entry.object && made_[kept - 1].offset == entry.offset) {
      made_[kept - 1].readers |= entry.readers;
      made_[kept - 1].writers |= entry.writers;
    } else {
      made_[kept++] = entry;
    }
  }
  made_.resize(kept);
  return intern(everything ? mask : 0, mask);
}

Futures::Number Futures::both(Number a, Number b) {
  if (a == b || b == kNothing || a == kAnything) return a;
  if (a == kNothing || b == kAnything) return b;
  if (a > b) std::swap(a, b);
  const std::uint64_t key = std::uint64_t{a} << 32 | b;
  Union& known = unions_[mixWord(key) >> (64 - kUnionBits)];
  if (known.a == a && known.b == b) return known.both;
  const Number made = unite(a, b);
  known = {a, b, made};
  return made;
}

Futures::Number Futures::unite(Number a, Number b) {
  made_.clear();
  const std::span<const Entry> left = entriesOf(a), right = entriesOf(b);
  auto l = left.begin(), r = right.begin();
  while (l != left.end() || r != right.end()) {
    if (r == right.end() || (l != left.end() && isBefore(*l, *r))) {
      made_.push_back(*l++);
    } else if (l == left.end() || isBefore(*r, *l)) {
      made_.push_back(*r++);
    } else {
      made_.push_back({l->object, l->offset, l->readers | r->readers, l->writers | r->writers});
      ++l;
      ++r;
    }
  }
  return intern(sets_[a].everything | sets_[b].everything, sets_[a].all | sets_[b].all);
}

Futures::Number Futures::intern(ThreadMask everything, ThreadMask all) {
  const Set set{entries_.size(), static_cast<std::uint32_t>(made_.size()), everything, all};
  entries_.insert(entries_.end(), made_.begin(), made_.end());
  sets_.push_back(set);
  const auto number = static_cast<Number>(sets_.size() - 1);
  const auto [found, isNew] = known_.insert(number);
  if (isNew) return number;
  sets_.pop_back();
  entries_.resize(set.first);
  return *found;
}

std::uint64_t Futures::hashOf(Number number) const {
  std::uint64_t hash = mixWords(sets_[number].everything + 1, sets_[number].all);
  for (const Entry& entry : entriesOf(number)) {
    hash = mixWords(hash, std::uint64_t{entry.object} << 32 | entry.offset);
    hash = mixWords(hash, mixWords(entry.readers, entry.writers));
  }
  return hash;
}

bool Futures::areEqual(Number a, Number b) const {
  return a == b || (sets_[a].everything == sets_[b].everything && sets_[a].all == sets_[b].all &&
                    std::ranges::equal(entriesOf(a), entriesOf(b)));
}

ThreadMask Futures::dependents(Number future, ThreadNumber thread, Number step) const {
  const Set& set = sets_[future];
  ThreadMask found = touchesEverything(step) ? set.all : set.everything;
  const std::span<const Entry> entries = entriesOf(future);
  for (const Entry& touch : entriesOf(step)) {
    for (auto at = std::ranges::lower_bound(entries, Entry{touch.object, 0}, isBefore);
         at != entries.end() && at->object == touch.object; ++at) {
      if (at->offset != touch.offset && at->offset != kWhole && touch.offset != kWhole) continue;
      found |= at->writers | (touch.writers != 0 ? at->readers : 0);
    }
  }
  return thread <= kMostMaskedThreads ? found & ~maskOf(thread) : found;
}

}  // namespace weaveproof
