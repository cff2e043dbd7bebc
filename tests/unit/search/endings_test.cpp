// How a search says that it ended: that, and not the time that it took, tells one that a limit ended from one that had
// nothing left to do.
#include <gtest/gtest.h>

#include <atomic>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

Model correct() { return threads(3, {write(0, 1), write(0, 2), write(0, 3)}); }

Ending endingOf(const std::vector<std::string>& settings, const Model& model = correct()) {
  return run(model, with(settings)).ending;
}

TEST(Endings, OfASearchThatHadNothingLeftToDo) {
  for (const auto& settings : std::vector<std::vector<std::string>>{{},
                                                                    {"preemption-bound=1"},
                                                                    {"preemption-iteration=0-1"},
                                                                    {"dfs-rb=1,pl,d,F,0,1", "time-limit=1000"},
                                                                    {"dfs-rb=I:1-2-3,pl,d,F,0,1", "state-limit=1000"},
                                                                    {"dfs-rb=I:1-2-3,pl,d,F,0,1", "dfs-rb-bound=1000s"},
                                                                    {"store=hash64"},
                                                                    {"search=pos", "runs=3"},
                                                                    {"parallel=2"},
                                                                    {"parallel=2", "search=pos", "runs=3"},
                                                                    {"parallel=2", "share"}}) {
    EXPECT_EQ(endingOf(settings), Ending::Finished) << commandLineOf(with(settings));
  }
}

TEST(Endings, OfASearchThatALimitEnded) {
  EXPECT_EQ(endingOf({"state-limit=5"}), Ending::StateLimit);
  EXPECT_EQ(endingOf({"state-limit=5", "parallel=2"}), Ending::StateLimit);
  EXPECT_EQ(endingOf({"state-limit=5", "parallel=2", "share"}), Ending::StateLimit);
  EXPECT_EQ(endingOf({"state-limit=5", "dfs-rb=default"}), Ending::StateLimit);
  EXPECT_EQ(endingOf({"dfs-rb-bound=5", "dfs-rb=default"}), Ending::StateLimit);
  EXPECT_EQ(endingOf({"time-limit=0"}), Ending::TimeLimit);
  EXPECT_EQ(endingOf({"time-limit=0", "parallel=2"}), Ending::TimeLimit);
  EXPECT_EQ(endingOf({"time-limit=0", "dfs-rb=default"}), Ending::TimeLimit);
  EXPECT_EQ(endingOf({"time-limit=0", "search=pos"}), Ending::TimeLimit);
  EXPECT_EQ(endingOf({"dfs-rb-bound=0.000000001s", "dfs-rb=default"}), Ending::TimeLimit);
  Space space(correct());
  EXPECT_EQ(run(space, {}, spec::usualProperties(), 1).ending, Ending::MemoryLimit);
}

TEST(Endings, OfASearchThatFoundSomething) {
  const Model wrong = threads({{write(0, 1), raise()}, {write(0, 2)}});
  EXPECT_EQ(endingOf({}, wrong), Ending::FirstError);
  EXPECT_EQ(endingOf({"parallel=2"}, wrong), Ending::FirstError);
  EXPECT_EQ(endingOf({"all-errors"}, wrong), Ending::Finished);
  EXPECT_EQ(endingOf({}, threads({{write(0, 1), missing()}})), Ending::Unsupported);
  EXPECT_EQ(endingOf({}, threads({{write(0, 1)}})), Ending::Finished);
}

TEST(Endings, OfASearchThatTheUserStopped) {
  const std::atomic<bool> stop = true;
  SearchOptions options;
  options.stop = &stop;
  EXPECT_EQ(run(correct(), options).ending, Ending::Stopped);
}

TEST(Endings, HaveNames) {
  EXPECT_STREQ(nameOf(Ending::Finished), "finished");
  EXPECT_STREQ(nameOf(Ending::TimeLimit), "time-limit");
  EXPECT_STREQ(nameOf(Ending::MemoryLimit), "memory-limit");
}

}  // namespace
}  // namespace weaveproof::search::fake
