// Finding what stands twice in a list.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace weaveproof::classfile {

// The first element that equals an earlier one; null if all differ.
template <typename Key>
const Key* firstRepeated(const std::vector<Key>& keys) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&keys](std::size_t a, std::size_t b) { return keys[a] < keys[b] || (!(keys[b] < keys[a]) && a < b); });
  std::size_t first = keys.size();
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (keys[order[i]] == keys[order[i - 1]]) first = std::min(first, order[i]);
  }
  return first == keys.size() ? nullptr : &keys[first];
}

}  // namespace weaveproof::classfile
