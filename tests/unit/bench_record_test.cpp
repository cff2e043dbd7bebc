// What the studies keep of a run: how it ended is what the search says, whatever time it took.
#include <gtest/gtest.h>

#include "temporary_folder.hpp"
#include "tools/record.hpp"

namespace bench {
namespace {

Record recordOf(const std::string& verdict, const std::string& ending, double seconds) {
  const weaveproof::TemporaryFolder folder;
  return readCheckResult(
      folder.write("check.json", "{\"verdict\": \"" + verdict + "\", \"complete\": false, \"ending\": \"" + ending +
                                     "\", \"stats\": {\"seconds\": " + std::to_string(seconds) + "}}"));
}

TEST(Record, TellsWhyNothingWasFound) {
  const Record pruned = recordOf("inconclusive", "finished", 59.9);
  const Record timedOut = recordOf("inconclusive", "time-limit", 12.0);  // the share of an iteration, say
  const Record outOfMemory = recordOf("inconclusive", "memory-limit", 59.9);
  EXPECT_FALSE(pruned.timedOut());
  EXPECT_TRUE(timedOut.timedOut());
  EXPECT_EQ(whyNotFound({pruned, pruned}), "error states pruned");
  EXPECT_EQ(whyNotFound({timedOut}), "timed out");
  EXPECT_EQ(whyNotFound({outOfMemory}), "out of memory");
  EXPECT_EQ(whyNotFound({recordOf("inconclusive", "state-limit", 1)}), "state limit");
  EXPECT_EQ(whyNotFound({recordOf("no-violation", "finished", 1)}), "says no violation!");
  EXPECT_EQ(whyNotFound({pruned, timedOut, pruned}), "error states pruned (2), timed out (1)");
}

TEST(Record, IsKeptWithItsEnding) {
  const weaveproof::TemporaryFolder folder;
  Record record = recordOf("inconclusive", "time-limit", 1);
  record.key.program = "daisy";
  ResultFile(folder / "results.jsonl", "binary").add(record);
  const ResultFile again(folder / "results.jsonl");
  ASSERT_NE(again.find(record.key), nullptr);
  EXPECT_EQ(again.find(record.key)->ending, "time-limit");
}

}  // namespace
}  // namespace bench
