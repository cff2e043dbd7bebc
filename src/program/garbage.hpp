// Drops what the program can no longer reach, at a cost that follows the change and not the heap.
//
// Every young object has two counts, both functions of the state: references from threads (frames and records), and from
// other objects. What has neither is garbage. An object that lost a reference and still has others may be part of a cycle
// that nothing else reaches. To find out, in this order: is there a chain of known holders up to a thread or to the base; does
// a bounded local search (trial deletion, after Bacon and Rajan) find a holder outside; and if that was not enough, a trace
// of the whole young heap. What a search finds alive has a known holder from then on.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "base/sparse_array.hpp"
#include "heap/references.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

class Garbage {
 public:
  explicit Garbage(vm::Machine& vm) : vm_(vm), tracker_(tracking::trackerOf(vm)), counts_(std::uint64_t{1} << 31) {}

  void addRoot(heap::Ref ref) {
    if (tracker_.isYoung(ref)) ++counts(ref).roots;
  }
  void dropRoot(heap::Ref ref) {
    if (!tracker_.isYoung(ref)) return;
    Counts& c = counts(ref);
    assert(c.roots && "a root is dropped as often as it was added");
    --c.roots;
    lost(ref, c);
  }
  void addReferencesOf(heap::Ref holder, const heap::Object& object) {
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t offset, heap::Ref ref) {
      if (tracker_.isYoung(ref)) addHolder(ref, holder, offset);
    });
  }
  void dropReferencesOf(const heap::Object& object) {
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t, heap::Ref ref) {
      if (tracker_.isYoung(ref)) dropHolder(ref);
    });
  }
  // The content of an object changes from one to another; either may be missing.
  void changeReferencesOf(heap::Ref holder, const heap::Object* before, const heap::Object* after) {
    if (!before || !after || before->klass != after->klass) {
      if (after) addReferencesOf(holder, *after);
      if (before) dropReferencesOf(*before);
      return;
    }
    // What stays is not touched; what is new comes first, so that nothing seems to be garbage in between.
    heap::forEachReference(*after, heap::shapeOf(*after), [&](std::uint32_t offset, heap::Ref ref) {
      if (before->get<heap::Ref>(offset) != ref && tracker_.isYoung(ref)) addHolder(ref, holder, offset);
    });
    heap::forEachReference(*before, heap::shapeOf(*before), [&](std::uint32_t offset, heap::Ref ref) {
      if (after->get<heap::Ref>(offset) != ref && tracker_.isYoung(ref)) dropHolder(ref);
    });
  }
  // The same for a part of an array: its new references, then those that are gone.
  void addNew(heap::Ref holder, std::uint64_t offset, std::span<const heap::Ref> before,
              std::span<const heap::Ref> after) {
    assert(before.size() == after.size() && offset >= heap::kArrayBase && "the same part of an array");
    for (std::size_t i = 0; i < after.size(); ++i)
      if (after[i] != before[i] && tracker_.isYoung(after[i]))
        addHolder(after[i], holder, static_cast<std::uint32_t>(offset + i * sizeof(heap::Ref)));
  }
  void dropOld(std::span<const heap::Ref> before, std::span<const heap::Ref> after) {
    assert(before.size() == after.size() && "the same part of an array");
    for (std::size_t i = 0; i < before.size(); ++i)
      if (after[i] != before[i] && tracker_.isYoung(before[i])) dropHolder(before[i]);
  }
  // A new object: nothing may have come of it, or only a cycle.
  void suspectNew(heap::Ref ref) { lost(ref, counts(ref)); }

  // Releases all garbage, and calls released(ref) for each before it is gone.
  template <class Released>
  void collect(Released&& released) {
    for (;;) {
      while (!unreferenced_.empty()) {
        const heap::Ref ref = unreferenced_.back();
        unreferenced_.pop_back();
        if (!isGarbage(ref)) continue;
        dropReferencesOf(vm_.at(ref));
        released(ref);
        tracker_.release(ref);
      }
      if (suspects_.empty()) return;
      assert(unreferenced_.empty() && "what has no reference is gone");
      const heap::Ref suspect = suspects_.back();
      suspects_.pop_back();
      if (!vm_.at(suspect).klass || isAnchored(suspect)) continue;
      findCycle(suspect);
      for (const heap::Ref ref : cycle_) dropReferencesOf(vm_.at(ref));
      for (const heap::Ref ref : cycle_) {
        released(ref);
        tracker_.release(ref);
        counts(ref) = {};
      }
    }
  }
  // After a restore: a stored state has no garbage.
  void forget() {
    assert(std::all_of(unreferenced_.begin(), unreferenced_.end(), [this](heap::Ref ref) { return !isGarbage(ref); }) &&
           "a stored state has no garbage");
    unreferenced_.clear();
    suspects_.clear();
  }

 private:
  struct Holder {
    heap::Ref object = 0;
    std::uint32_t offset = 0;
  };
  struct Counts {
    std::uint32_t roots = 0, holders = 0;
    // Two that held it when they were last looked at: one that is kept while it does, and the last that came.
    Holder oldest, latest;
    std::uint32_t seen = 0;    // in which search it was met last,
    std::uint32_t inside = 0;  // and from how many places
  };
  class Climb;
  static constexpr std::uint32_t kLongestAnchor = 1 << 16;
  static constexpr std::size_t kLargestSearch = 1000;

  Counts& counts(heap::Ref ref) {
    const std::uint32_t number = tracker_.shared.identities.numberOf(ref);
    assert(number && "a young object has a number");
    return counts_[number];
  }
  bool isGarbage(heap::Ref ref) { return vm_.at(ref).klass && !(counts(ref).roots + counts(ref).holders); }

  bool holds(const Holder& holder, heap::Ref ref) const {
    if (!holder.object) return false;
    const heap::Object& object = vm_.at(holder.object);
    return object.klass && object.get<heap::Ref>(holder.offset) == ref;
  }
  void addHolder(heap::Ref ref, heap::Ref holder, std::uint32_t offset) {
    assert(ref != 0 && holder != 0 && offset >= heap::kHeaderBytes && "a field or an element holds it");
    Counts& c = counts(ref);
    ++c.holders;
    (holds(c.oldest, ref) ? c.latest : c.oldest) = {holder, offset};
  }
  void dropHolder(heap::Ref ref) {
    Counts& c = counts(ref);
    assert(c.holders && "a reference is dropped as often as it was added");
    --c.holders;
    lost(ref, c);
  }
  void lost(heap::Ref ref, const Counts& c) {
    assert(c.roots + c.holders >= c.roots && "counts do not overflow");
    if (c.roots + c.holders == 0)
      unreferenced_.push_back(ref);
    else if (c.roots == 0)
      suspects_.push_back(ref);
  }
  bool isAnchored(heap::Ref suspect);
  std::uint32_t newSearch();
  void findCycle(heap::Ref suspect);
  void traceAll();

  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  base::SparseArray<Counts> counts_;  // by object number
  std::vector<heap::Ref> unreferenced_, suspects_, cycle_;
  std::uint32_t searches_ = 0;
  std::vector<heap::Ref> reached_, alive_;  // of the search that is under way
};

}  // namespace weaveproof::program
