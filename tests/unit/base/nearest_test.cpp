#include "base/nearest.hpp"

#include <gtest/gtest.h>

namespace weaveproof::base {

TEST(Nearest, CountsLettersThatDiffer) {
  EXPECT_EQ(0, distanceOf("check", "check", 3));
  EXPECT_EQ(0, distanceOf("accounttest", "AccountTest", 3));
  EXPECT_EQ(1, distanceOf("chek", "check", 3));
  EXPECT_EQ(1, distanceOf("chekc", "check", 3));  // two letters are exchanged
  EXPECT_EQ(1, distanceOf("chexk", "check", 3));
  EXPECT_EQ(2, distanceOf("heck", "checks", 3));
  EXPECT_EQ(3, distanceOf("", "run", 3));
  EXPECT_EQ(3, distanceOf("fly", "replay", 2));  // more than the limit
  EXPECT_EQ(2, distanceOf("ab", "cd", 1));
}

TEST(Nearest, FindsWhatIsMeant) {
  const std::vector<std::string> commands = {"run", "check", "replay", "clients", "cluster"};
  EXPECT_EQ("check", nearest("chekc", commands));
  EXPECT_EQ("run", nearest("Run", commands));
  EXPECT_EQ("clients", nearest("client", commands));
  EXPECT_EQ(std::nullopt, nearest("fly", commands));
  EXPECT_EQ(std::nullopt, nearest("", commands));
  EXPECT_EQ(std::nullopt, nearest("x", {"y"}));  // nothing of it is left
  EXPECT_EQ(std::nullopt, nearest(std::string(100000, 'a'), {std::string(100000, 'b')}));
}

TEST(Nearest, PrefersTheClosest) {
  EXPECT_EQ("--json", nearest("--jsno", {"--jdk", "--json", "--jobs"}));
  EXPECT_EQ("abcdefgh", nearest("abcdefgh", {"abcdefgx", "abcdefgh"}));
  EXPECT_EQ("; did you mean check?", didYouMean("chek", {"check"}));
  EXPECT_EQ("", didYouMean("fly", {"check"}));
}

}  // namespace weaveproof::base
