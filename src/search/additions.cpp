#include "search/additions.hpp"

#include <algorithm>

namespace weaveproof::search {

namespace {

Additions& added() {
  static Additions all;
  return all;
}

}  // namespace

const Additions& additions() { return added(); }

void add(const Additions& additions) { added() = additions; }

const PublishedReduction* findReduction(std::string_view name) {
  const auto& all = added().reductions;
  const auto found = std::ranges::find(all, name, &PublishedReduction::name);
  return found == all.end() ? nullptr : &*found;
}

std::string namesOfReductions() {
  std::string all;
  for (const PublishedReduction& one : added().reductions) all += (all.empty() ? "" : ", ") + std::string(one.name);
  return all;
}

}  // namespace weaveproof::search
