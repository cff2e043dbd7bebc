// Long lists of contents against a std::vector.
#include "state/content_tree.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace weaveproof::state {
namespace {

using List = std::vector<ContentId>;
using Change = ContentTree::Change;

// Some places, most of them close together, with new values that are often 0 or what is there already.
std::vector<Change> randomChanges(const List& list, std::mt19937& random) {
  std::set<std::uint32_t> places;
  const auto start = static_cast<std::uint32_t>(random() % list.size());
  const auto count = random() % 8;
  for (std::size_t i = 0; i < count; ++i) {
    const auto distance = random() % 4 == 0 ? random() : random() % 10;
    places.insert(static_cast<std::uint32_t>((start + distance) % list.size()));
  }
  std::vector<Change> changes;
  for (const std::uint32_t at : places) changes.push_back({at, list[at], static_cast<ContentId>(random() % 3)});
  return changes;
}

void expectTree(const ContentTree& tree, ContentId root, const List& list) {
  const unsigned height = ContentTree::heightFor(static_cast<std::uint32_t>(list.size()));
  for (std::uint32_t at = 0; at < list.size(); ++at) ASSERT_EQ(tree.get(root, height, at), list[at]);
}

TEST(ContentTreeTest, EqualListsAndOnlyTheseHaveEqualRoots) {
  for (const std::uint32_t length : {1U, 7U, 8U, 9U, 64U, 65U, 600U}) {
    base::MemoryBudget budget;
    ContentStore store(budget);
    ContentTree tree(store);
    std::mt19937 random(length);
    const unsigned height = ContentTree::heightFor(length);
    std::map<List, ContentId> roots{{List(length), 0}};
    std::map<ContentId, List> lists{{0, List(length)}};
    for (int i = 0; i < 1000; ++i) {
      auto from = roots.begin();
      std::advance(from, random() % roots.size());
      List list = from->first;
      const std::vector<Change> changes = randomChanges(list, random);
      const ContentId root = tree.withChanges(from->second, height, changes);
      for (const Change& change : changes) list[change.at] = change.after;
      ASSERT_EQ(roots.try_emplace(list, root).first->second, root);
      ASSERT_EQ(lists.try_emplace(root, list).first->second, list);
      if (i % 50 == 0) expectTree(tree, root, list);
    }
  }
}

TEST(ContentTreeTest, ListsExactlyTheDifferences) {
  base::MemoryBudget budget;
  ContentStore store(budget);
  ContentTree tree(store);
  std::mt19937 random(1);
  constexpr std::uint32_t kLength = 5000;
  const unsigned height = ContentTree::heightFor(kLength);
  std::vector<std::pair<ContentId, List>> all{{0, List(kLength)}};
  for (int i = 0; i < 300; ++i) {
    auto [root, list] = all[random() % all.size()];
    const std::vector<Change> changes = randomChanges(list, random);
    root = tree.withChanges(root, height, changes);
    for (const Change& change : changes) list[change.at] = change.after;
    all.emplace_back(root, list);
    const auto& [otherRoot, other] = all[random() % all.size()];
    std::vector<Change> differences;
    tree.listDifferences(otherRoot, root, height, differences);
    auto next = differences.begin();
    for (std::uint32_t at = 0; at < kLength; ++at) {
      if (other[at] == list[at]) continue;
      ASSERT_TRUE(next != differences.end() && next->at == at && next->before == other[at] && next->after == list[at]);
      ++next;
    }
    ASSERT_TRUE(next == differences.end());
  }
}

TEST(ContentTreeTest, AChangeCostsThePathAlone) {
  base::MemoryBudget budget;
  ContentStore store(budget);
  ContentTree tree(store);
  constexpr std::uint32_t kLength = 1 << 18;
  const unsigned height = ContentTree::heightFor(kLength);
  std::vector<Change> fill;
  for (std::uint32_t at = 0; at < kLength; ++at) fill.push_back({at, 0, at + 1});
  const ContentId full = tree.withChanges(0, height, fill);
  const std::uint64_t before = store.size();
  tree.withChanges(full, height, std::vector<Change>{{12345, 12346, 1}});
  EXPECT_EQ(store.size() - before, height);
  for (Change& change : fill) change.after = 0;
  EXPECT_EQ(tree.withChanges(full, height, fill), 0U) << "a list of nothing takes no memory";
}

}  // namespace
}  // namespace weaveproof::state
