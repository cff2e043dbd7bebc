#include "schedule/shorten.hpp"

#include <gtest/gtest.h>

#include <random>

#include "schedule/counterexample.hpp"
#include "unit/schedule/toy_program.hpp"

namespace weaveproof::schedule {
namespace {

using Op = ToyOperation;

ToyThread work(int count) { return ToyThread(static_cast<std::size_t>(count), Op{Op::Print, 0, 0, ""}); }

ToyThread operator+(ToyThread a, const ToyThread& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// Two locks in opposite order, with work of its own around each.
ToyThread worksAndLocks(int first, int second) {
  return work(5) + ToyThread{{Op::Lock, first}} + work(3) +
         ToyThread{{Op::Lock, second}, {Op::Print}, {Op::Unlock, second}, {Op::Unlock, first}};
}

// A random schedule that ends in the violation: tries seed after seed.
program::Actions randomSchedule(Walk& walk, unsigned seed) {
  for (;; ++seed) {
    std::mt19937 random(seed);
    program::Actions schedule;
    walk.begin();
    while (!walk.found() && !walk.over() && !walk.program().enabled().empty()) {
      const program::Actions& enabled = walk.program().enabled();
      schedule.push_back(enabled[random() % enabled.size()]);
      walk.step(schedule.back());
    }
    if (walk.found()) return schedule;
  }
}

TEST(Shorten, DeadlockNeedsOneSwitch) {
  ToyProgram program({worksAndLocks(0, 1), worksAndLocks(1, 0), work(30)}, 0, 2);
  const Properties properties = check::makeProperties({"deadlock"});
  Walk walk(program, {}, properties, {});
  for (unsigned seed = 0; seed < 2000; seed += 100) {
    const program::Actions found = randomSchedule(walk, seed);
    const program::Actions shorter = shorten(walk, found);
    EXPECT_EQ(contextSwitches(shorter), 1u);
    EXPECT_EQ(shorter.size(), 18u);  // 5 + 1 + 3 by each of the two
    EXPECT_EQ(follow(walk, shorter), shorter.size());
    EXPECT_TRUE(walk.found());
  }
}

// T1 fails only when T2's write falls between its two reads: two switches, away and back.
TEST(Shorten, KeepsTheSwitchesThatMatter) {
  const ToyThread reader = work(4) + ToyThread{{Op::Read, 0}, {Op::Fail, 1, 0, "early"}} + work(4) +
                           ToyThread{{Op::Read, 0}, {Op::Fail, 1, 0, "changed"}};
  const ToyThread writer = work(6) + ToyThread{{Op::Write, 0, 1}} + work(6);
  ToyProgram program({reader, writer, work(10)}, 1, 0);
  const Properties properties = check::makeProperties({"exception"});
  Walk walk(program, {}, properties, same({"assertion", "java.lang.AssertionError", {{frameAt(12)}}}));
  const program::Actions shorter = shorten(walk, randomSchedule(walk, 7));
  EXPECT_EQ(contextSwitches(shorter), 2u);
  EXPECT_EQ(shorter.size(), 12u + 7u);
  follow(walk, shorter);
  ASSERT_TRUE(walk.found());
  ASSERT_TRUE(walk.found()->failure);
  EXPECT_EQ(walk.found()->failure->message, "changed");
}

TEST(Shorten, KeepsTheAlternativesOfChoices) {
  ToyProgram program({{{Op::Choose, 0, 5}, {Op::Fail, 3, 0, "three"}}, work(8)}, 0, 0);
  const Properties properties = check::makeProperties({"exception"});
  Walk walk(program, {}, properties, {});
  EXPECT_EQ(shorten(walk, randomSchedule(walk, 1)), (program::Actions{{1, 3}, {1, 0}}));
}

// A thread that goes round and round in the schedule need not.
TEST(Shorten, CutsLoops) {
  const ToyThread spinning = {{Op::Read, 0}, {Op::Loop, 0}};
  ToyProgram program({spinning, {{Op::Read, 0}, {Op::Fail, 0, 0, "at once"}}}, 1, 0);
  const Properties properties = check::makeProperties({"exception"});
  Walk walk(program, {}, properties, {});
  program::Actions schedule;
  for (int i = 0; i < 501; ++i) schedule.push_back({1, 0});
  schedule.push_back({2, 0});
  schedule.push_back({2, 0});
  EXPECT_EQ(shorten(walk, schedule), (program::Actions{{2, 0}, {2, 0}}));
}

TEST(Shorten, EffortIsBounded) {
  std::vector<ToyThread> threads = {worksAndLocks(0, 1), worksAndLocks(1, 0)};
  for (int i = 0; i < 30; ++i) threads.push_back(work(300));
  ToyProgram program(threads, 0, 2);
  const Properties properties = check::makeProperties({"deadlock"});
  Walk walk(program, {}, properties, {});
  program::Actions schedule = randomSchedule(walk, 3);
  const std::uint64_t before = program.steps;
  const program::Actions shorter = shorten(walk, schedule);
  EXPECT_LE(contextSwitches(shorter), contextSwitches(schedule));
  EXPECT_LE(program.steps - before, 4'000'000u);
}

TEST(Shorten, LeavesAScheduleThatDoesNotLeadThere) {
  ToyProgram program({work(3), work(3)}, 0, 0);
  const Properties properties = check::makeProperties({"deadlock"});
  Walk walk(program, {}, properties, {});
  EXPECT_EQ(shorten(walk, {{1, 0}, {2, 0}}), (program::Actions{{1, 0}, {2, 0}}));
  EXPECT_FALSE(walk.found());
}

TEST(Walk, StopsAtWhatIsNotEnabled) {
  ToyProgram program({{{Op::Lock, 0}, {Op::Print}, {Op::Unlock, 0}}, {{Op::Lock, 0}, {Op::Unlock, 0}}}, 0, 1);
  const Properties properties = check::makeProperties({"deadlock"});
  Walk walk(program, {}, properties, {});
  EXPECT_EQ(follow(walk, {{1, 0}, {2, 0}, {1, 0}}), 1u);  // the lock is taken
  EXPECT_EQ(follow(walk, {{3, 0}}), 0u);                  // no such thread
  EXPECT_EQ(follow(walk, {{1, 1}}), 0u);                  // no such alternative
}

}  // namespace
}  // namespace weaveproof::schedule
