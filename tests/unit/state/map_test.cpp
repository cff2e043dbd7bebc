// States and their payloads, for one user and for several at once.
#include <gtest/gtest.h>

#include <set>
#include <thread>
#include <vector>

#include "state/state_map.hpp"

namespace weaveproof::state {
namespace {

using Map = StateMap<std::uint32_t>;

std::set<std::uint32_t> payloadsOf(Map& map, StateId state) {
  std::set<std::uint32_t> all;
  map.at(state, [&](auto payloads) {
    payloads.find([&](std::uint32_t payload) {
      all.insert(payload);
      return false;
    });
  });
  return all;
}

TEST(StateMap, KeepsSeveralPayloadsOfAState) {
  for (const Users users : {Users::One, Users::Several}) {
    base::MemoryBudget budget;
    Map map(budget, users);
    constexpr std::uint64_t kStates = 20'000;  // it grows on the way
    for (std::uint32_t payload = 1; payload <= 3; ++payload) {
      for (std::uint64_t state = 1; state <= kStates; ++state) {
        map.at({state}, [&](auto payloads) { payloads.add(payload); });
      }
    }
    for (std::uint64_t state = 1; state <= kStates; ++state) {
      ASSERT_EQ(payloadsOf(map, {state}), (std::set<std::uint32_t>{1, 2, 3}));
    }
    EXPECT_TRUE(payloadsOf(map, {kStates + 1}).empty());
    EXPECT_GE(map.bytes(), 3 * kStates * 16);
    EXPECT_EQ(budget.used(), map.bytes());
  }
}

TEST(StateMap, WhatIsFoundCanBeChanged) {
  base::MemoryBudget budget;
  Map map(budget, Users::One);
  map.at({7}, [](auto payloads) { payloads.add(1); });
  map.at({7}, [](auto payloads) { *payloads.find([](std::uint32_t) { return true; }) = 5; });
  EXPECT_EQ(payloadsOf(map, {7}), std::set<std::uint32_t>{5});
}

TEST(StateMap, GivesItsMemoryBack) {
  struct Large {  // tables of these are not made of whole pages
    std::uint32_t words[4];
  };
  for (const Users users : {Users::One, Users::Several}) {
    base::MemoryBudget budget(std::uint64_t{4} << 20);
    {
      StateMap<Large> map(budget, users);
      const auto fill = [&] {
        for (std::uint64_t state = 1;; ++state) map.at({state}, [](auto payloads) { payloads.add({{1, 2, 3, 4}}); });
      };
      EXPECT_THROW(fill(), base::MemoryLimit);
      EXPECT_EQ(budget.used(), map.bytes());
      EXPECT_TRUE(map.at({1}, [](auto payloads) {
        return payloads.find([](const Large& large) { return large.words[3] == 4; }) != nullptr;
      }));
    }
    EXPECT_EQ(budget.used(), 0U);
  }
  base::MemoryBudget tiny(100'000);
  EXPECT_THROW(StateMap<Large>(tiny, Users::Several), base::MemoryLimit);
  EXPECT_EQ(tiny.used(), 0U);
}

// Each thread counts up the same states: no step of any is lost.
TEST(StateMap, SeveralThreadsDoNotDisturbEachOther) {
  constexpr std::uint32_t kThreads = 4, kRounds = 3;
  constexpr std::uint64_t kStates = 30'000;
  base::MemoryBudget budget;
  Map map(budget, Users::Several);
  std::vector<std::jthread> threads;
  for (std::uint32_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&] {
      for (std::uint32_t round = 0; round < kRounds; ++round) {
        for (std::uint64_t state = 1; state <= kStates; ++state) {
          map.at({state}, [](auto payloads) {
            if (std::uint32_t* count = payloads.find([](std::uint32_t) { return true; }))
              ++*count;
            else
              payloads.add(1);
          });
        }
      }
    });
  }
  threads.clear();
  for (std::uint64_t state = 1; state <= kStates; ++state) {
    ASSERT_EQ(payloadsOf(map, {state}), std::set<std::uint32_t>{kThreads * kRounds});
  }
}

}  // namespace
}  // namespace weaveproof::state
