// A long list of contents in which a change costs little: a tree. Each node is itself a content, made of the eight
// numbers below it. Equal lists have equal roots. A 0 in the list means that the element is absent. A tree without
// other elements is 0 and takes no memory.
//
// The height of a tree follows from the length of the list, which the caller knows. Lists of different length must not
// be compared.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "state/content_store.hpp"

namespace weaveproof::state {

class ContentTree {
 public:
  explicit ContentTree(ContentStore& contents) : contents_(contents) {}

  struct Change {
    std::uint32_t at;
    ContentId before, after;
  };

  static unsigned heightFor(std::uint32_t count) {
    assert(count <= std::uint32_t{1} << 30 && "a list that a tree can hold");
    unsigned height = 1;
    while (std::uint64_t{1} << kBits * height < count) ++height;
    return height;
  }

  ContentId get(ContentId root, unsigned height, std::uint32_t at) const {
    assert(std::uint64_t{at} < std::uint64_t{1} << kBits * height && "a place of the list");
    ContentId node = root;
    for (; node != 0 && height > 0; --height) node = nodeAt(node)[childOf(at, height)];
    return node;
  }

  // The root of the list with these changes, each of which is another place; places are in order. Throws MemoryLimit.
  ContentId withChanges(ContentId root, unsigned height, std::span<const Change> changes);

  // Adds to `changes` where two lists differ, in order.
  void listDifferences(ContentId before, ContentId after, unsigned height, std::vector<Change>& changes) const {
    if (before != after) listBelow(before, after, height, 0, changes);
  }

 private:
  static constexpr unsigned kBits = 3;
  using Node = std::array<ContentId, 1U << kBits>;

  // The child of a node of this height below which the place is.
  static unsigned childOf(std::uint32_t at, unsigned height) {
    assert(height != 0 && "leaves have no children");
    return at >> kBits * (height - 1) & ((1U << kBits) - 1);
  }

  const Node& nodeAt(ContentId node) const {
    static constexpr Node kNone{};
    assert((node == 0 || contents_.bytes(node).size() == sizeof(Node)) && "a node of the tree");
    return node ? *reinterpret_cast<const Node*>(contents_.bytes(node).data()) : kNone;
  }
  void listBelow(ContentId before, ContentId after, unsigned height, std::uint32_t first,
                 std::vector<Change>& changes) const;

  ContentStore& contents_;
};

}  // namespace weaveproof::state
