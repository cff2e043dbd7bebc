// What the studies keep of a run: how it ended is what the search says, whatever time it took.
#include "tools/record.hpp"

#include <gtest/gtest.h>

#include "unit/base/temporary_folder.hpp"

namespace bench {
namespace {

Record recordOf(const std::string& verdict, const std::string& ending, double seconds) {
  const weaveproof::TemporaryFolder folder;
  return readCheckResult(
      folder.write("check.json", "{\"verdict\": \"" + verdict + "\", \"complete\": false, \"ending\": \"" + ending +
                                     "\", \"stats\": {\"seconds\": " + std::to_string(seconds) + "}}"));
}

TEST(Record, TellsHowTheSearchEnded) {
  EXPECT_FALSE(recordOf("inconclusive", "finished", 59.9).timedOut());
  EXPECT_TRUE(recordOf("inconclusive", "time-limit", 12.0).timedOut());  // the share of an iteration, say
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
