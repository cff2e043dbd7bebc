// Reads a stored state without becoming it.
#pragma once

#include <cassert>
#include <cstdint>

#include "state/leaf.hpp"
#include "state/state_id.hpp"
#include "state/tree_shape.hpp"
#include "state/tree_store.hpp"

namespace weaveproof::state {

template <class Visit>
void forEachLeafBelow(const TreeStore& store, const Place& place, std::uint32_t node, Visit& visit) {
  const std::uint32_t* children = store.children(place.arity(), node);
  assert(children != nullptr && (place.arity() == 4 || place.arity() == 8) && "a node of one of the two kinds");
  for (unsigned i = 0; i < place.arity(); ++i) {
    if (children[i] == 0) continue;
    if (place.holdsLeaves()) {
      visit(place.leaf(i), children[i]);
    } else {
      forEachLeafBelow(store, place.child(i), children[i], visit);
    }
  }
}

// Calls visit(leaf, value) for every leaf that is present in the state, in no particular order.
template <class Visit>
void forEachLeaf(const TreeStore& store, StateId state, Visit&& visit) {
  for (unsigned half = 0; half < 2; ++half) forEachLeafBelow(store, Place::half(half), state.half(half), visit);
}

}  // namespace weaveproof::state
