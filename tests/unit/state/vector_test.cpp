// States against plain maps from leaves to values: identity, restoring, growth, and what happens when something throws.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "state/for_each_leaf.hpp"
#include "state/leaf_hash.hpp"
#include "state/state_vector.hpp"

namespace weaveproof::state {
namespace {

using Values = std::map<Leaf, LeafValue>;  // absent leaves are not in it

void assign(Values& values, Leaf leaf, LeafValue value) {
  if (value == 0) {
    values.erase(leaf);
  } else {
    values[leaf] = value;
  }
}

LeafValue valueIn(const Values& values, Leaf leaf) {
  const auto found = values.find(leaf);
  return found == values.end() ? 0 : found->second;
}

// Leaves from every kind of place: first and later threads, first and later cold trees.
std::vector<Leaf> variousLeaves() {
  std::vector<Leaf> leaves;
  for (const std::uint32_t thread : {0U, 1U, 2U, 5U, 19U, 20U, 300U, 4095U}) {
    leaves.push_back(Leaf::hot(thread, 0));
    leaves.push_back(Leaf::hot(thread, 3));
  }
  for (const std::uint32_t index : {0U, 3U, 4U, 7U, 8U, 63U, 127U, 128U, 500U, 895U, 896U, 7039U, 7040U, 60'000U}) {
    leaves.push_back(Leaf::cold(index));
  }
  return leaves;
}

// Keeps that equal values have equal ids, and unequal ones unequal ids.
class Identities {
 public:
  void check(const Values& values, StateId id) {
    ASSERT_EQ(ids_.try_emplace(values, id).first->second.bits, id.bits);
    ASSERT_EQ(states_.try_emplace(id, values).first->second, values);
  }
  const std::map<Values, StateId>& states() const { return ids_; }

 private:
  std::map<Values, StateId> ids_;
  std::unordered_map<StateId, Values> states_;
};

class StateVectorTest : public testing::Test {
 protected:
  base::MemoryBudget budget_;
  TreeStore store_{budget_};
  Identities identities_;
};

TEST_F(StateVectorTest, NothingIsStateZero) {
  StateVector state(store_, budget_);
  EXPECT_EQ(state.commit(), StateId{});
  EXPECT_EQ(state.get(Leaf::cold(123'456)), 0U);
  state.set(Leaf::cold(5), 1);
  const StateId one = state.commit();
  EXPECT_NE(one, StateId{});
  state.set(Leaf::cold(5), 0);
  EXPECT_EQ(state.commit(), StateId{});
}

// Few leaves and values, so that the same state is reached again and again in different ways.
TEST_F(StateVectorTest, EqualValuesAndOnlyTheseHaveEqualIds) {
  const std::vector<Leaf> leaves = variousLeaves();
  std::mt19937 random(1);
  StateVector state(store_, budget_);
  Values values;
  for (int i = 0; i < 40'000; ++i) {
    // A window over the leaves that moves along: the state never has more than a few.
    const Leaf leaf = leaves[(i / 2000 + random() % 5) % leaves.size()];
    const LeafValue value = random() % 4 == 0 ? random() % 3 : 0;
    state.set(leaf, value);
    assign(values, leaf, value);
    ASSERT_EQ(state.get(leaf), value);
    if (random() % 2 == 0) continue;
    ASSERT_NO_FATAL_FAILURE(identities_.check(values, state.commit()));
  }
  EXPECT_GT(identities_.states().size(), 500U);
  EXPECT_LT(identities_.states().size(), 15'000U);
}

// The same contents at another place are another state: nodes of different levels share numbers, but are never confused.
TEST_F(StateVectorTest, PlacesMatter) {
  const std::vector<Leaf> leaves = variousLeaves();
  for (const LeafValue value : {1U, 2U, 3U, 0xffffffffU}) {
    for (const Leaf leaf : leaves) {
      StateVector state(store_, budget_);
      state.set(leaf, value);
      ASSERT_NO_FATAL_FAILURE(identities_.check({{leaf, value}}, state.commit()));
    }
  }
  EXPECT_EQ(identities_.states().size(), 4 * leaves.size());
}

// One mapping, built by many vectors: in different orders, with other leaves met before, with detours, with commits between.
TEST_F(StateVectorTest, HistoryAndGrowthDoNotMatter) {
  std::mt19937 random(2);
  const std::vector<Leaf> leaves = variousLeaves();
  for (int round = 0; round < 30; ++round) {
    Values target;
    for (int i = 0; i < 200; ++i) target[Leaf::cold(random() % 2000)] = 1 + random() % 5;
    for (int i = 0; i < 10; ++i) target[leaves[random() % leaves.size()]] = 1 + random() % 5;
    std::vector<std::pair<Leaf, LeafValue>> order(target.begin(), target.end());
    for (int way = 0; way < 4; ++way) {
      StateVector state(store_, budget_);
      if (way > 0) std::shuffle(order.begin(), order.end(), random);
      if (way == 2) state.set(Leaf::cold(100'000), 7);  // large from the beginning
      for (const auto& [leaf, value] : order) {
        if (way == 3 && random() % 3 == 0) {
          state.set(leaf, value + 1);
          state.set(Leaf::cold(3000 + random() % 20'000), 9);
          state.commit();
        }
        state.set(leaf, value);
      }
      if (way >= 2) {
        for (std::uint32_t index = 2000; index < 101'000; ++index) {
          if (target.count(Leaf::cold(index)) == 0) state.set(Leaf::cold(index), 0);
        }
      }
      ASSERT_NO_FATAL_FAILURE(identities_.check(target, state.commit()));
    }
  }
  EXPECT_EQ(identities_.states().size(), 30U);
}

// ---- restoring

class MoveToTest : public StateVectorTest {
 protected:
  // Moves, and checks that exactly the differences were reported and that every value is right.
  void move(StateVector& state, Values& values, StateId id, const Values& target) {
    std::map<Leaf, std::pair<LeafValue, LeafValue>> expected;
    for (const auto& [leaf, value] : values) {
      if (valueIn(target, leaf) != value) expected[leaf] = {value, valueIn(target, leaf)};
    }
    for (const auto& [leaf, value] : target) {
      if (valueIn(values, leaf) != value) expected[leaf] = {valueIn(values, leaf), value};
    }
    state.moveTo(id, [&](Leaf leaf, LeafValue before, LeafValue after) {
      const auto found = expected.find(leaf);
      ASSERT_NE(found, expected.end()) << "leaf " << leaf.number << " does not differ, or was reported twice";
      ASSERT_EQ(found->second, std::pair(before, after));
      ASSERT_EQ(state.get(leaf), after);
      expected.erase(found);
    });
    ASSERT_TRUE(expected.empty()) << expected.size() << " differences were not reported";
    values = target;
    ASSERT_NO_FATAL_FAILURE(checkValues(state, values));
    ASSERT_EQ(state.commit(), id);
  }

  void checkValues(const StateVector& state, const Values& values) {
    for (const auto& [leaf, value] : values) ASSERT_EQ(state.get(leaf), value);
    for (const Leaf leaf : leaves_) ASSERT_EQ(state.get(leaf), valueIn(values, leaf));
  }

  // Random states, more and more leaves over time.
  std::vector<std::pair<StateId, Values>> randomStates(std::uint32_t seed, int count) {
    std::mt19937 random(seed);
    StateVector state(store_, budget_);
    Values values;
    std::vector<std::pair<StateId, Values>> states;
    for (int i = 0; i < count; ++i) {
      for (unsigned change = random() % 4; change > 0; --change) {
        const Leaf leaf = random() % 3 == 0 ? leaves_[random() % leaves_.size()] : Leaf::cold(random() % (i + 1));
        const LeafValue value = random() % 3;
        state.set(leaf, value);
        assign(values, leaf, value);
      }
      states.emplace_back(state.commit(), values);
    }
    return states;
  }

  const std::vector<Leaf> leaves_ = variousLeaves();
};

TEST_F(MoveToTest, GivesBackEveryValueAndReportsExactlyTheDifferences) {
  const auto states = randomStates(3, 800);
  StateVector state(store_, budget_);  // has met no leaf yet
  Values values;
  std::mt19937 random(4);
  for (int i = 0; i < 1500; ++i) {
    const auto& [id, target] = states[random() % states.size()];
    ASSERT_NO_FATAL_FAILURE(move(state, values, id, target));
  }
}

TEST_F(MoveToTest, UndoesWhatWasNotCommitted) {
  const auto states = randomStates(5, 300);
  StateVector state(store_, budget_);
  Values values;
  std::mt19937 random(6);
  for (int i = 0; i < 1500; ++i) {
    for (unsigned change = random() % 4; change > 0; --change) {
      const Leaf leaf = random() % 2 == 0 ? leaves_[random() % leaves_.size()] : Leaf::cold(random() % 400);
      const LeafValue value = random() % 3;
      state.set(leaf, value);
      assign(values, leaf, value);
    }
    const auto& [id, target] = states[i % 3 == 0 ? 0 : random() % states.size()];
    ASSERT_NO_FATAL_FAILURE(move(state, values, id, target));
  }
}

TEST_F(MoveToTest, GoesOnAfterAnExceptionOnTheWay) {
  const auto states = randomStates(7, 300);
  StateVector state(store_, budget_);
  Values values;
  std::mt19937 random(8);
  for (int i = 0; i < 800; ++i) {
    unsigned left = random() % 10;
    try {
      state.moveTo(states[random() % states.size()].first, [&](Leaf leaf, LeafValue, LeafValue after) {
        assign(values, leaf, after);
        if (left-- == 0) throw std::runtime_error("enough");
      });
    } catch (const std::runtime_error&) {
    }
    ASSERT_NO_FATAL_FAILURE(checkValues(state, values));
    if (random() % 2 == 0) {  // what it is now, half-way, is a state like any other
      StateVector other(store_, budget_);
      for (const auto& [leaf, value] : values) other.set(leaf, value);
      ASSERT_EQ(state.commit(), other.commit());
    }
    const auto& [id, target] = states[random() % states.size()];
    ASSERT_NO_FATAL_FAILURE(move(state, values, id, target));
  }
}

TEST_F(MoveToTest, CostsTheDifferenceOnly) {
  StateVector state(store_, budget_);
  for (std::uint32_t index = 0; index < 5000; ++index) state.set(Leaf::cold(index), index + 1);
  const StateId before = state.commit();
  const std::uint64_t nodes = store_.nodes();
  state.set(Leaf::cold(1234), 1);
  state.commit();
  EXPECT_LE(store_.nodes(), nodes + 6);  // the path, not the tree
  int reported = 0;
  state.moveTo(before, [&](Leaf, LeafValue, LeafValue) { ++reported; });
  EXPECT_EQ(reported, 1);
  state.moveTo(before, [](Leaf, LeafValue, LeafValue) { FAIL() << "nothing differs"; });
}

TEST_F(MoveToTest, ForEachLeafReadsAStoredState) {
  for (const auto& [id, expected] : randomStates(9, 300)) {
    Values values;
    forEachLeaf(store_, id, [&](Leaf leaf, LeafValue value) { ASSERT_TRUE(values.try_emplace(leaf, value).second); });
    ASSERT_EQ(values, expected);
  }
}

TEST_F(MoveToTest, LeafHashFollowsTheValues) {
  const auto states = randomStates(10, 500);
  StateVector state(store_, budget_);
  LeafHash hash;
  std::map<std::uint64_t, StateId> idOf;
  std::mt19937 random(11);
  for (int i = 0; i < 3000; ++i) {
    const StateId id = states[random() % states.size()].first;
    state.moveTo(id, [&](Leaf leaf, LeafValue before, LeafValue after) { hash.change(leaf, before, after); });
    ASSERT_EQ(idOf.try_emplace(hash.value(), id).first->second, id);
  }
  state.moveTo(StateId{}, [&](Leaf leaf, LeafValue before, LeafValue after) { hash.change(leaf, before, after); });
  EXPECT_EQ(hash.value(), 0U);
}

// ---- the memory limit

TEST(StateVectorLimitTest, LosesNothing) {
  constexpr std::uint64_t kLimit = std::uint64_t{6} << 20;
  base::MemoryBudget budget(kLimit);
  TreeStore store(budget);
  StateVector state(store, budget);
  std::mt19937 random(12);
  Values values;
  std::vector<std::pair<StateId, Values>> states;
  const auto step = [&] {
    const Leaf leaf = Leaf::cold(random() % 300);
    const LeafValue value = random();
    state.set(leaf, value);
    assign(values, leaf, value);
    const StateId id = state.commit();
    if (states.size() < 1000 || random() % 64 == 0) states.emplace_back(id, values);
  };
  EXPECT_THROW(for (int i = 0; i < 1'000'000; ++i) step(), base::MemoryLimit);
  EXPECT_LE(budget.peak(), kLimit);
  EXPECT_GT(states.size(), 1000U);
  for (const auto& [leaf, value] : values) ASSERT_EQ(state.get(leaf), value);
  for (int i = 0; i < 2000; ++i) {
    const auto& [id, target] = states[random() % states.size()];
    state.moveTo(id, [](Leaf, LeafValue, LeafValue) {});
    for (const auto& [leaf, value] : target) ASSERT_EQ(state.get(leaf), value);
    ASSERT_EQ(state.commit(), id);
  }
}

// Refuses memory at every possible moment, for each kind of call; afterwards, with memory, everything goes on.
TEST(StateVectorLimitTest, EveryRefusalLeavesAGoodVector) {
  constexpr std::uint64_t kLimit = std::uint64_t{64} << 20;
  base::MemoryBudget budget(kLimit);
  TreeStore store(budget);
  StateVector donor(store, budget), state(store, budget), reference(store, budget);
  std::mt19937 random(13);
  int refusals = 0;
  const auto starved = [&](auto&& call) {
    const std::uint64_t rest = kLimit - budget.used() - random() % 3000;
    budget.charge(rest);
    try {
      call();
    } catch (const base::MemoryLimit&) {
      ++refusals;
    }
    budget.release(rest);
  };
  Values values;
  for (std::uint32_t i = 1; i < 600; ++i) {
    const Leaf leaf = random() % 3 == 0 ? Leaf::hot(random() % i, random() % 4) : Leaf::cold(random() % (i * i));
    donor.set(leaf, i);
    const StateId target = donor.commit();
    const Leaf own = Leaf::cold(random() % (i * i));
    starved([&] {
      state.set(own, i);
      values[own] = i;
    });
    starved([&] { state.commit(); });
    starved([&] { state.moveTo(target, [&](Leaf at, LeafValue, LeafValue after) { assign(values, at, after); }); });
    reference.moveTo(StateId{}, [](Leaf, LeafValue, LeafValue) {});
    for (const auto& [at, value] : values) {
      ASSERT_EQ(state.get(at), value);
      reference.set(at, value);
    }
    ASSERT_EQ(state.commit(), reference.commit());
    if (i % 5 == 0) {
      state.moveTo(target, [&](Leaf at, LeafValue, LeafValue after) { assign(values, at, after); });
      ASSERT_EQ(state.commit(), target);
    }
  }
  EXPECT_GT(refusals, 30);
}

}  // namespace
}  // namespace weaveproof::state
