#include "search/heuristic.hpp"

#include <algorithm>
#include <array>

#include "search/additions.hpp"
#include "search/options.hpp"

namespace weaveproof::search {
namespace {

constexpr std::array kHeuristics = {
    HeuristicEntry{"most-blocked", "prefers states in which few threads can go on: for deadlocks", false, false,
                   makeMostBlocked},
};

}  // namespace

std::vector<const HeuristicEntry*> heuristics() {
  std::vector<const HeuristicEntry*> all;
  for (const HeuristicEntry& entry : kHeuristics) all.push_back(&entry);
  for (const HeuristicEntry& entry : additions().heuristics) all.push_back(&entry);
  return all;
}

std::string namesOfHeuristics() {
  std::string names;
  for (const HeuristicEntry* entry : heuristics()) names += (names.empty() ? "" : ", ") + std::string(entry->name);
  return names;
}

const HeuristicEntry& findHeuristic(std::string_view name) {
  const std::vector<const HeuristicEntry*> all = heuristics();
  const auto found = std::ranges::find(all, name, &HeuristicEntry::name);
  if (found == all.end())
    throw BadSearchOptions("There is no heuristic '" + std::string(name) + "'; the ones that exist are " +
                           namesOfHeuristics() + ".");
  return **found;
}

}  // namespace weaveproof::search
