#include "reduce/futures.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace weaveproof::reduce {

namespace {

// Two sorted lists as one. What stands in both is put together by `both`.
template <class Item, class Before, class Both>
void merge(std::span<const Item> left, std::span<const Item> right, std::vector<Item>& merged, Before&& isBefore,
           Both&& both) {
  merged.clear();
  auto l = left.begin(), r = right.begin();
  while (l != left.end() || r != right.end()) {
    if (r == right.end() || (l != left.end() && isBefore(*l, *r))) {
      merged.push_back(*l++);
    } else if (l == left.end() || isBefore(*r, *l)) {
      merged.push_back(*r++);
    } else {
      merged.push_back(both(*l++, *r++));
    }
  }
}

}  // namespace

FutureLists::FutureLists(base::MemoryBudget& budget) : shares_(budget), futures_(budget) {
  const Entry everywhere{kWhole, kWhole, 1, 1};  // there is no such object
  shares_.add(std::span(&everywhere, 1));        // Futures::kEverything
  const Part anybody{0, Futures::kEverything};   // there is no such thread
  futures_.add(std::span(&anybody, 1));          // Futures::kAnything
}

Futures::Futures(FutureLists& lists, base::MemoryAccount& account)
    : shares_(lists.shares_),
      futures_(lists.futures_),
      steps_(account),
      unions_(account),
      unionsOfShares_(account),
      dependences_(account) {}

Futures::Number Futures::ofStep(program::ThreadNumber thread, std::span<const program::Touch> touches,
                                bool everything) {
  assert(thread != 0 && "threads are numbered from 1");
  if (thread > kMostMaskedThreads) return kAnything;
  Part part{thread, kEverything};
  if (!everything) {
    entries_.clear();
    for (const program::Touch& touch : touches)
      entries_.push_back(
          {touch.object, touch.width == 1 ? touch.offset : kWhole, touch.writes ? 0u : 1u, touch.writes ? 1u : 0u});
    if (!std::ranges::is_sorted(entries_, isBefore)) std::ranges::sort(entries_, isBefore);
    std::size_t kept = 0;  // of one that is both read and written
    for (const Entry& entry : entries_) {
      if (kept != 0 && entries_[kept - 1].object == entry.object && entries_[kept - 1].offset == entry.offset) {
        entries_[kept - 1].reads |= entry.reads;
        entries_[kept - 1].writes |= entry.writes;
      } else {
        entries_[kept++] = entry;
      }
    }
    entries_.resize(kept);
    assert(std::ranges::adjacent_find(entries_, [](const Entry& l, const Entry& r) { return !isBefore(l, r); }) ==
               entries_.end() &&
           "sorted, each place once");
    part.share = shares_.add(entries_);
  }
  return steps_.ask(part.thread, part.share, [&] { return futures_.add(std::span(&part, 1)); });
}

Futures::Number Futures::both(Number a, Number b) {
  if (a == b || b == kNothing || a == kAnything) return a;
  if (a == kNothing || b == kAnything) return b;
  if (a > b) std::swap(a, b);
  assert(kAnything < a && a < b && "what is neither nothing nor anything, in order");
  return unions_.ask(a, b, [&] { return unite(a, b); });
}

Futures::Number Futures::unite(Number a, Number b) {
  const auto byThread = [](const Part& l, const Part& r) { return l.thread < r.thread; };
  merge(futures_.at(a), futures_.at(b), parts_, byThread, [&](const Part& l, const Part& r) {
    return Part{l.thread, bothShares(l.share, r.share)};
  });
  assert(!parts_.empty() && parts_.front().thread != 0 && "parts of threads");
  assert(std::ranges::is_sorted(parts_, {}, &Part::thread) && "by thread");
  return futures_.add(parts_);
}

Futures::Share Futures::bothShares(Share a, Share b) {
  if (a == b || b == kIdle || a == kEverything) return a;
  if (a == kIdle || b == kEverything) return b;
  if (a > b) std::swap(a, b);
  assert(kEverything < a && a < b && "what is neither idle nor everything, in order");
  return unionsOfShares_.ask(a, b, [&] { return uniteShares(a, b); });
}

Futures::Share Futures::uniteShares(Share a, Share b) {
  merge(shares_.at(a), shares_.at(b), entries_, isBefore, [](const Entry& l, const Entry& r) {
    return Entry{l.object, l.offset, l.reads | r.reads, l.writes | r.writes};
  });
  assert(std::ranges::is_sorted(entries_, isBefore) && "by place");
  return shares_.add(entries_);
}

ThreadMask Futures::dependents(Number future, program::ThreadNumber thread, Number step) const {
  if (future == kNothing || step == kNothing) return 0;
  if (future == kAnything) return ~ThreadMask{0} & (thread <= kMostMaskedThreads ? ~maskOf(thread) : ~ThreadMask{0});
  ThreadMask found = 0;
  const Share share = shareOf(step);
  for (const Part& part : futures_.at(future))
    if (part.thread != thread && areDependent(part.share, share)) found |= maskOf(part.thread);
  return found;
}

bool Futures::areDependent(Share a, Share b) const {
  if (a == kEverything || b == kEverything) return true;
  if (a == kIdle || b == kIdle) return false;
  if (a > b) std::swap(a, b);
  assert(kEverything < a && a <= b && "two sets of places");
  return dependences_.ask(a, b, [&] { return findDependence(a, b) ? 1u : 0u; }) != 0;
}

bool Futures::findDependence(Share a, Share b) const {
  std::span<const Entry> few = shares_.at(a), many = shares_.at(b);
  if (few.size() > many.size()) std::swap(few, many);
  assert(!few.empty() && !many.empty() && "what is idle depends on nothing");
  for (const Entry& touch : few) {
    for (auto at = std::ranges::lower_bound(many, Entry{touch.object, 0}, isBefore);
         at != many.end() && at->object == touch.object; ++at) {
      if (at->offset != touch.offset && at->offset != kWhole && touch.offset != kWhole) continue;
      if (at->writes != 0 || touch.writes != 0) return true;
    }
  }
  return false;
}

}  // namespace weaveproof::reduce
