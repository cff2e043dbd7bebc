// Several threads use one store at once: nothing is lost, nothing is stored twice, all agree on the numbers. The amounts
// are large enough that every kind of table grows while others read it. Worth running with a thread sanitizer.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <span>
#include <thread>
#include <unordered_map>
#include <vector>

#include "state/bit_state.hpp"
#include "state/content_store.hpp"
#include "state/state_vector.hpp"
#include "state/tree_store.hpp"
#include "state/visited_set.hpp"

namespace weaveproof::state {
namespace {

// All begin at the same moment.
void runThreads(unsigned count, const std::function<void(unsigned)>& body) {
  std::atomic<unsigned> waiting = count;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < count; ++t) {
    threads.emplace_back([&, t] {
      --waiting;
      while (waiting > 0) std::this_thread::yield();
      body(t);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

class StateThreadsTest : public testing::TestWithParam<unsigned> {
 protected:
  // Each thread takes the same items in an order of its own, but all start near each other, so that they collide.
  static std::vector<std::uint32_t> order(std::uint32_t items, unsigned thread) {
    std::vector<std::uint32_t> result(items);
    for (std::uint32_t i = 0; i < items; ++i) result[i] = i;
    std::mt19937 random(thread);
    for (std::uint32_t begin = 0; begin < items; begin += 64) {
      std::shuffle(result.begin() + begin, result.begin() + std::min(begin + 64, items), random);
    }
    return result;
  }

  const unsigned threads_ = GetParam();
};

TEST_P(StateThreadsTest, ContentStore) {
  constexpr std::uint32_t kItems = 260'000;
  base::MemoryBudget budget;
  ContentStore store(budget);
  std::vector<std::vector<ContentId>> ids(threads_, std::vector<ContentId>(kItems));
  runThreads(threads_, [&](unsigned t) {
    for (const std::uint32_t item : order(kItems, t)) {
      const std::uint64_t content[3] = {item, item % 7, 0};
      ids[t][item] = store.intern(std::as_bytes(std::span(content)));
    }
  });
  EXPECT_EQ(store.size(), kItems);
  for (unsigned t = 1; t < threads_; ++t) EXPECT_EQ(ids[t], ids[0]);
  for (std::uint32_t item = 0; item < kItems; ++item) {
    std::uint64_t content[3];
    ASSERT_EQ(store.bytes(ids[0][item]).size(), sizeof content);
    std::memcpy(content, store.bytes(ids[0][item]).data(), sizeof content);
    ASSERT_EQ(content[0], item);
  }
}

TEST_P(StateThreadsTest, NodeStore) {
  constexpr std::uint32_t kItems = 300'000;
  base::MemoryBudget budget;
  NodeStore<4> store(budget);
  std::vector<std::vector<std::uint32_t>> numbers(threads_, std::vector<std::uint32_t>(kItems));
  runThreads(threads_, [&](unsigned t) {
    for (const std::uint32_t item : order(kItems, t)) {
      const std::uint32_t children[4] = {1, item, item / 2, 0};
      numbers[t][item] = store.intern(children);
    }
  });
  EXPECT_EQ(store.size(), kItems);
  for (unsigned t = 1; t < threads_; ++t) EXPECT_EQ(numbers[t], numbers[0]);
  for (std::uint32_t item = 0; item < kItems; ++item) ASSERT_EQ(store.children(numbers[0][item])[1], item);
}

TEST_P(StateThreadsTest, VisitedSetTellsExactlyOne) {
  constexpr std::uint32_t kItems = 600'000;
  base::MemoryBudget budget;
  VisitedSet set(budget);
  std::vector<std::atomic<unsigned char>> told(kItems);
  runThreads(threads_, [&](unsigned t) {
    for (const std::uint32_t item : order(kItems, t)) {
      if (set.insert(StateId::of(item / 1000, item % 1000))) ++told[item];
    }
  });
  EXPECT_EQ(set.size(), kItems);
  for (std::uint32_t item = 0; item < kItems; ++item) ASSERT_EQ(told[item], 1) << item;
}

TEST_P(StateThreadsTest, BitStateTellsAtLeastOne) {
  constexpr std::uint32_t kItems = 20'000;
  base::MemoryBudget budget;
  BitState set(budget, std::uint64_t{16} << 20);
  std::vector<std::atomic<unsigned char>> told(kItems);
  runThreads(threads_, [&](unsigned t) {
    for (const std::uint32_t item : order(kItems, t)) {
      if (set.insert(item)) ++told[item];
    }
  });
  std::uint32_t omitted = 0;
  for (std::uint32_t item = 0; item < kItems; ++item) omitted += told[item] == 0 ? 1 : 0;
  EXPECT_LE(omitted, 1U);  // the set is nearly empty: a wrong answer has a probability of about 10^-7 a key
}

// Every worker searches the same state space, a counter for each of five threads, on its own but in the same store and
// with leaves met in an order of its own. All end with the same ids, and each can become every state that another stored.
TEST_P(StateThreadsTest, WorkersAgreeOnStates) {
  constexpr std::uint32_t kWalk = 30'000;
  constexpr std::uint32_t kCounters = 5, kValues = 6;
  base::MemoryBudget budget;
  TreeStore store(budget);
  using Counters = std::array<std::uint32_t, kCounters>;
  const auto leafOf = [](std::uint32_t i) { return i < 3 ? Leaf::hot(i, 1) : Leaf::cold(i * 300); };
  std::vector<std::map<Counters, StateId>> seen(threads_);
  runThreads(threads_, [&](unsigned t) {
    std::mt19937 random(t);
    StateVector state(store, budget);
    Counters counters{};
    for (std::uint32_t i = 0; i < kWalk; ++i) {
      const std::uint32_t which = random() % kCounters;
      counters[which] = random() % kValues;
      state.set(leafOf(which), counters[which]);
      const StateId id = state.commit();
      ASSERT_EQ(seen[t].try_emplace(counters, id).first->second, id);
    }
  });
  std::map<Counters, StateId> all;
  for (const auto& part : seen) {
    for (const auto& [counters, id] : part) ASSERT_EQ(all.try_emplace(counters, id).first->second, id);
  }
  EXPECT_GT(all.size(), 7000U);  // of 7776
  const std::vector<std::pair<Counters, StateId>> states(all.begin(), all.end());
  runThreads(threads_, [&](unsigned t) {
    std::mt19937 random(t);
    StateVector state(store, budget);
    for (int i = 0; i < 3000; ++i) {
      const auto& [counters, id] = states[random() % states.size()];
      state.moveTo(id, [](Leaf, LeafValue, LeafValue) {});
      for (std::uint32_t c = 0; c < kCounters; ++c) ASSERT_EQ(state.get(leafOf(c)), counters[c]);
    }
  });
}

// One worker stores states, and hands over their ids; the others become them while it goes on.
TEST_P(StateThreadsTest, StatesCanBeHandedOver) {
  base::MemoryBudget budget;
  TreeStore store(budget);
  std::mutex mutex;
  std::vector<StateId> queue;
  std::atomic<bool> done = false;
  constexpr std::uint32_t kStates = 20'000;
  std::atomic<std::uint32_t> received = 0;
  runThreads(threads_, [&](unsigned t) {
    StateVector state(store, budget);
    if (t == 0) {
      for (std::uint32_t i = 1; i <= kStates; ++i) {
        state.set(Leaf::hot(i % 8, 0), i);
        state.set(Leaf::cold(i % 700), i);
        state.set(Leaf::hot(0, 1), i);
        const StateId id = state.commit();
        const std::lock_guard lock(mutex);
        queue.push_back(id);
      }
      done = true;
      if (threads_ > 1) return;
    }
    while (true) {
      const bool last = done;
      StateId id;
      {
        const std::lock_guard lock(mutex);
        if (queue.empty() && last) return;
        if (queue.empty()) continue;
        id = queue.back();
        queue.pop_back();
      }
      state.moveTo(id, [](Leaf, LeafValue, LeafValue) {});
      const std::uint32_t i = state.get(Leaf::hot(0, 1));
      ASSERT_EQ(state.get(Leaf::hot(i % 8, 0)), i);
      ASSERT_EQ(state.get(Leaf::cold(i % 700)), i);
      ++received;
    }
  });
  EXPECT_EQ(received, kStates);
}

TEST_P(StateThreadsTest, TheLimitStopsAllAndBreaksNothing) {
  constexpr std::uint64_t kLimit = std::uint64_t{12} << 20;
  base::MemoryBudget budget(kLimit);
  NodeStore<8> store(budget);
  VisitedSet set(budget);
  std::vector<std::vector<std::uint32_t>> numbers(threads_);
  std::atomic<unsigned> stopped = 0;
  runThreads(threads_, [&](unsigned t) {
    try {
      for (std::uint32_t i = 0; i < 10'000'000; ++i) {
        const std::uint32_t children[8] = {i, 1};
        numbers[t].push_back(store.intern(children));
        set.insert(StateId::of(i, t));
      }
    } catch (const base::MemoryLimit&) {
      ++stopped;
    }
  });
  EXPECT_EQ(stopped, threads_);
  EXPECT_LE(budget.peak(), kLimit);
  for (unsigned t = 1; t < threads_; ++t) {
    for (std::size_t i = 0; i < std::min(numbers[0].size(), numbers[t].size()); ++i) {
      ASSERT_EQ(numbers[0][i], numbers[t][i]);
    }
  }
  for (std::uint32_t i = 0; i < numbers[0].size(); ++i) ASSERT_EQ(store.children(numbers[0][i])[0], i);
}

INSTANTIATE_TEST_SUITE_P(Threads, StateThreadsTest, testing::Values(1, 2, 4));

}  // namespace
}  // namespace weaveproof::state
