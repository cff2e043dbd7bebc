#include "state/content_tree.hpp"

#include <bit>
#include <cassert>

#include "state/differing_children.hpp"

namespace weaveproof::state {

ContentId ContentTree::withChanges(ContentId root, unsigned height, std::span<const Change> changes) {
  if (changes.empty()) return root;
  assert((height == 0 || std::ranges::is_sorted(changes, {}, &Change::at)) && "places are in order");
  if (height == 0) {
    assert(changes.size() == 1 && "each change is another place");
    return changes[0].after;
  }
  Node children = nodeAt(root);
  for (std::size_t begin = 0, end; begin < changes.size(); begin = end) {
    const unsigned child = childOf(changes[begin].at, height);
    for (end = begin + 1; end < changes.size() && childOf(changes[end].at, height) == child;) ++end;
    children[child] = withChanges(children[child], height - 1, changes.subspan(begin, end - begin));
  }
  return children == Node{} ? 0 : contents_.intern(std::as_bytes(std::span(children)));
}

void ContentTree::listBelow(ContentId before, ContentId after, unsigned height, std::uint32_t first,
                            std::vector<Change>& changes) const {
  if (height == 0) {
    assert(before != after && "only differences are listed");
    changes.push_back({first, before, after});
    return;
  }
  const Node &from = nodeAt(before), &to = nodeAt(after);
  for (unsigned differing = differingChildren(1U << kBits, from.data(), to.data()); differing != 0;
       differing &= differing - 1) {
    const auto i = static_cast<unsigned>(std::countr_zero(differing));
    listBelow(from[i], to[i], height - 1, first + (i << kBits * (height - 1)), changes);
  }
}

}  // namespace weaveproof::state
