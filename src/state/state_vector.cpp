#include "state/state_vector.hpp"

#include <algorithm>
#include <cassert>

namespace weaveproof::state {

StateVector::StateVector(TreeStore& store, base::MemoryBudget& budget)
    : store_(store),
      account_(budget),
      slots_(kFirstFree, 0, base::BudgetAllocator<std::uint32_t>(account_)),
      childOf_(kFirstFree, 0, base::BudgetAllocator<std::uint32_t>(account_)),
      ownerOf_(kFirstFree / 4, 0, base::BudgetAllocator<std::uint32_t>(account_)),
      slotOfLeaf_(base::BudgetAllocator<std::uint32_t>(account_)),
      met_(base::BudgetAllocator<Met>(account_)),
      recent4_(account_),
      recent8_(account_) {
  met_.push_back({Place::half(0), kNowhere, kNowhere});  // no place has number 0
  addPlace(Place::half(0), 0);
  addPlace(Place::half(1), 1);
}

// Everything that can throw comes first. If it throws, the only effect is unused space.
std::uint32_t StateVector::addPlace(const Place& place, std::uint32_t slot) {
  const auto firstSlot = static_cast<std::uint32_t>(4 * ownerOf_.size());
  const std::size_t end = firstSlot + place.arity();
  if (slots_.size() < end) slots_.resize(end);
  if (childOf_.size() < end) childOf_.resize(end);
  if (place.holdsLeaves()) {
    const std::size_t leaves = place.leaf(place.arity() - 1).number + std::size_t{1};
    if (slotOfLeaf_.size() < leaves) slotOfLeaf_.resize(leaves, kNowhere);
  }
  const auto at = static_cast<std::uint32_t>(met_.size());
  assert(slot < childOf_.size() && childOf_[slot] == 0 && "a place is met once");
  met_.push_back({place, slot, firstSlot});
  try {
    ownerOf_.resize(end / 4, at);
  } catch (...) {
    met_.pop_back();
    throw;
  }
  childOf_[slot] = at;
  if (place.holdsLeaves()) {
    for (unsigned i = 0; i < place.arity(); ++i) slotOfLeaf_[place.leaf(i).number] = firstSlot + i;
  }
  return at;
}

std::uint32_t StateVector::meetChild(std::uint32_t slot) {
  const Met& owner = met_[ownerOf_[slot / 4]];
  assert(slot < childOf_.size() && slot / 4 < ownerOf_.size() && "a slot of a place that was met");
  return addPlace(owner.place.child(slot - owner.firstSlot), slot);
}

void StateVector::meet(Leaf leaf) {
  std::uint32_t at = childOf_[Place::halfOf(leaf)];
  while (!met_[at].place.holdsLeaves()) at = childAt(met_[at].firstSlot + met_[at].place.slotOf(leaf));
}

StateId StateVector::commit() {
  for (unsigned half = 0; half < 2; ++half) {
    if (slots_[half] == TreeStore::kNoNode) slots_[half] = commitPlace(childOf_[half]);
    assert(slots_[half] != TreeStore::kNoNode && "what is stored has no marks");
  }
  return StateId::of(slots_[0], slots_[1]);
}

std::uint32_t StateVector::commitPlace(std::uint32_t at) {
  assert(at != 0 && at < met_.size() && "a place that was met");
  const Met& met = met_[at];
  const unsigned arity = met.place.arity();
  std::uint32_t* children = &slots_[met.firstSlot];
  if (!met.place.holdsLeaves()) {
    for (unsigned i = 0; i < arity; ++i) {
      if (children[i] == TreeStore::kNoNode) children[i] = commitPlace(childOf_[met.firstSlot + i]);
    }
  }
  return store_.intern(arity, children, recent4_, recent8_);
}

}  // namespace weaveproof::state
