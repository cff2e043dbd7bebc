// What is added to the searches, for all tests of this program.
#include <gtest/gtest.h>

#include <set>

#include "published/published.hpp"
#include "search/heuristic.hpp"

namespace weaveproof::published {
namespace {

const bool kAdded = (published::add(), true);

TEST(Published, ReductionsAreFoundByName) {
  ASSERT_TRUE(kAdded);
  EXPECT_EQ(search::namesOfReductions(), "s-por, de-s-por, dl-s-por, de, dl, o-dpor, dpor");
  for (const PublishedReduction& one : reductions()) {
    EXPECT_EQ(search::findReduction(one.name)->name, one.name);
    EXPECT_TRUE(one.search != nullptr);
  }
  EXPECT_EQ(search::findReduction("full"), nullptr) << "our own";
}

TEST(Published, HeuristicsStandBesideOurOwn) {
  std::set<std::string_view> names;
  for (const HeuristicEntry* one : search::heuristics()) EXPECT_TRUE(names.insert(one->name).second) << one->name;
  EXPECT_TRUE(names.contains("tici+"));
  EXPECT_TRUE(names.contains("most-blocked"));
}

}  // namespace
}  // namespace weaveproof::published
