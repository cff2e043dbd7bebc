// Names in one text, with spaces between, as tables of methods and fields have them.
#pragma once

#include <algorithm>
#include <string_view>

namespace weaveproof::base {

// A '*' at the end of a listed name: whatever follows.
constexpr bool listsName(std::string_view list, std::string_view name) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    const std::string_view one = list.substr(0, end);
    if (one.ends_with('*') ? name.starts_with(one.substr(0, one.size() - 1)) : name == one) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
}

}  // namespace weaveproof::base
