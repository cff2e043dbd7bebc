// The current state of one worker: a plain array of leaf values that knows which of them are not stored yet, can be
// stored (commit), and can become any stored state (moveTo) at the cost of the difference.
//
// It holds the whole current tree: for every place of the tree that was met so far, the numbers of its children. A
// changed leaf marks the path above it with kNoNode, which equals no stored node. So commit finds by these marks what
// to store. moveTo goes down wherever its target differs, so it undoes uncommitted changes as well. If an operation
// throws, the marks stay on the path, so every later call is still correct.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/memory_budget.hpp"
#include "state/differing_children.hpp"
#include "state/leaf.hpp"
#include "state/state_id.hpp"
#include "state/tree_shape.hpp"
#include "state/tree_store.hpp"

namespace weaveproof::state {

class StateVector {
 public:
  StateVector(TreeStore& store, base::MemoryBudget& budget);

  LeafValue get(Leaf leaf) const { return leaf.number < slotOfLeaf_.size() ? slots_[slotOfLeaf_[leaf.number]] : 0; }

  // Throws MemoryLimit when the leaf is new and there is no memory for it; nothing has changed then.
  void set(Leaf leaf, LeafValue value) {
    if (get(leaf) == value) return;
    if (leaf.number >= slotOfLeaf_.size() || slotOfLeaf_[leaf.number] == kNowhere) meet(leaf);
    const std::uint32_t slot = slotOfLeaf_[leaf.number];
    slots_[slot] = value;
    markAbove(slot);
  }

  // Stores the current state. Throws MemoryLimit; the values stay as they are.
  StateId commit();

  // Becomes the state `target`, and calls changed(leaf, oldValue, newValue) for exactly the leaves that differ, in no
  // particular order, after each has changed. Throws MemoryLimit or what `changed` throws.
  template <class Changed>
  void moveTo(StateId target, Changed&& changed) {
    assert(slots_[kNowhere] == 0 && "leaves not met yet are absent");
    for (unsigned half = 0; half < 2; ++half) {
      if (slots_[half] != target.half(half)) moveChild(half, childAt(half), target.half(half), changed);
    }
  }

  std::uint64_t bytes() const { return account_.bytes(); }

 private:
  template <class T>
  using Array = std::vector<T, base::BudgetAllocator<T>>;

  // Slots 0 and 1 are the roots of the halves; slot 2 belongs to no place and stays 0, for leaves not met yet.
  static constexpr std::uint32_t kNowhere = 2;
  static constexpr std::uint32_t kFirstFree = 8;

  struct Met {  // a place that was met
    Place place;
    std::uint32_t slot;       // where its own number stands
    std::uint32_t firstSlot;  // where its children's numbers or values stand
  };

  void markAbove(std::uint32_t slot) {
    assert(slot >= kFirstFree && "a leaf stands below a half");
    while (slot >= kFirstFree) {
      slot = met_[ownerOf_[slot / 4]].slot;
      if (slots_[slot] == TreeStore::kNoNode) return;
      slots_[slot] = TreeStore::kNoNode;
    }
  }

  void meet(Leaf leaf);
  std::uint32_t meetChild(std::uint32_t slot);
  std::uint32_t addPlace(const Place& place, std::uint32_t slot);
  std::uint32_t commitPlace(std::uint32_t at);

  std::uint32_t childAt(std::uint32_t slot) { return childOf_[slot] != 0 ? childOf_[slot] : meetChild(slot); }

  template <class Changed>
  void moveChild(std::uint32_t slot, std::uint32_t at, std::uint32_t target, Changed& changed) {
    slots_[slot] = TreeStore::kNoNode;
    const Place place = met_[at].place;
    const std::uint32_t first = met_[at].firstSlot;
    assert(target != TreeStore::kNoNode && "a stored state has no marks");
    const std::uint32_t* children = store_.children(place.arity(), target);
    unsigned differing = differingChildren(place.arity(), &slots_[first], children);
    const bool leaves = place.holdsLeaves();
    for (; differing != 0; differing &= differing - 1) {
      const auto i = static_cast<unsigned>(std::countr_zero(differing));
      if (leaves) {
        const LeafValue before = std::exchange(slots_[first + i], children[i]);
        changed(place.leaf(i), before, children[i]);
      } else {
        moveChild(first + i, childAt(first + i), children[i], changed);
      }
    }
    slots_[slot] = target;
  }

  TreeStore& store_;
  base::MemoryAccount account_;
  Array<std::uint32_t> slots_;       // the tree in the clear
  Array<std::uint32_t> childOf_;     // slot: the place below it in met_, 0 if not met or a leaf
  Array<std::uint32_t> ownerOf_;     // slot / 4: the place in met_ that it belongs to
  Array<std::uint32_t> slotOfLeaf_;  // kNowhere for leaves not met
  Array<Met> met_;
  RecentNodes<4> recent4_;
  RecentNodes<8> recent8_;
};

}  // namespace weaveproof::state
