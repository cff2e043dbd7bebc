// The state store on its own: a synthetic multithreaded program is searched depth-first, without executing any Java.
//
// The program has four threads that run through `kSteps` steps each. A step moves the thread's top frame on, and
// changes other hot leaves of the thread and a cold leaf, 2.4 leaves on average. What it writes into a cold leaf
// depends on the thread and the step, so the state remembers which thread wrote last. Guards disable about a third of
// the steps, so that 56 % of the transitions lead to known states. Times are processor time and include the program
// itself, which is also measured alone (walk). No content is interned here: BM_Intern does that.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "base/mix.hpp"
#include "state/bit_state.hpp"
#include "state/content_store.hpp"
#include "state/hash_set64.hpp"
#include "state/leaf_hash.hpp"
#include "state/state_vector.hpp"
#include "state/tree_store.hpp"
#include "state/visited_set.hpp"

namespace weaveproof {
namespace {

constexpr unsigned kThreads = 4;
constexpr unsigned kSteps = 160;
constexpr unsigned kEnabledPercent = 66;
constexpr unsigned kRecord = 0, kFrame = 1, kObject = 2, kShared = 3;  // the hot leaves of a thread

class SyntheticProgram {
 public:
  explicit SyntheticProgram(unsigned leaves, std::uint32_t seed = 1) : coldLeaves_(leaves - kThreads * 4) {
    std::mt19937 random(seed);
    const auto chance = [&](unsigned percent) { return random() % 100 < percent; };
    for (auto& steps : steps_) {
      for (Step& step : steps) {
        // Some objects are popular: the smaller of two random numbers.
        step.cold = chance(80) ? static_cast<int>(std::min(random() % coldLeaves_, random() % coldLeaves_)) : -1;
        step.object = chance(35);
        step.other = chance(25) ? (chance(50) ? kRecord : kShared) : kFrame;
      }
    }
  }

  template <class Vector>
  void start(Vector& state) const {
    for (unsigned t = 0; t < kThreads; ++t) {
      for (unsigned k = 0; k < 4; ++k) state.set(state::Leaf::hot(t, k), 1);
    }
    for (unsigned i = 0; i < coldLeaves_; ++i) state.set(state::Leaf::cold(i), 1 + i);
  }

  template <class Vector>
  static unsigned pc(const Vector& state, unsigned thread) {
    return state.get(state::Leaf::hot(thread, kFrame)) - 1;
  }

  template <class Vector>
  static bool enabled(const Vector& state, unsigned thread) {
    const unsigned mine = pc(state, thread);
    if (mine >= kSteps) return false;
    if (thread + 1 == kThreads) return true;
    const unsigned next = pc(state, thread + 1);
    return next >= kSteps || base::mixWord(thread << 20 | mine << 10 | next / 4) % 100 < kEnabledPercent;
  }

  template <class Vector>
  void step(Vector& state, unsigned thread) const {
    const unsigned at = pc(state, thread);
    const Step& step = steps_[thread][at];
    state.set(state::Leaf::hot(thread, kFrame), at + 2);
    if (step.object) state.set(state::Leaf::hot(thread, kObject), 100 + at);
    if (step.other != kFrame) state.set(state::Leaf::hot(thread, step.other), 200 + at / 2);
    if (step.cold >= 0) {
      state.set(state::Leaf::cold(static_cast<unsigned>(step.cold)), 1000 + thread * kSteps + at);
    }
  }

 private:
  struct Step {
    int cold;
    bool object;
    unsigned other;
  };
  unsigned coldLeaves_;
  std::array<std::array<Step, kSteps>, kThreads> steps_;
};

struct Counts {
  std::uint64_t states = 0;
  std::uint64_t transitions = 0;
};

constexpr auto ignoreChange = [](state::Leaf, state::LeafValue, state::LeafValue) {};

// Depth-first from the start, until `newStates` states were new to `visited`.
template <class Visited>
Counts search(const SyntheticProgram& program, state::StateVector& current, Visited& visited, std::uint64_t newStates,
              unsigned firstThread = 0) {
  struct Entry {
    state::StateId state;
    unsigned tried;
  };
  Counts counts;
  program.start(current);
  std::vector<Entry> stack{{current.commit(), 0}};
  visited.insert(stack.back().state);
  while (!stack.empty() && counts.states < newStates) {
    Entry& top = stack.back();
    if (top.tried == kThreads) {
      stack.pop_back();
      if (!stack.empty()) current.moveTo(stack.back().state, ignoreChange);
      continue;
    }
    const unsigned thread = (firstThread + top.tried++) % kThreads;
    if (!SyntheticProgram::enabled(current, thread)) continue;
    program.step(current, thread);
    const state::StateId next = current.commit();
    ++counts.transitions;
    if (visited.insert(next)) {
      ++counts.states;
      stack.push_back({next, 0});
    } else {
      current.moveTo(top.state, ignoreChange);
    }
  }
  return counts;
}

benchmark::Counter each(std::uint64_t events) {
  return benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// leaves, millions of states
void BM_Search(benchmark::State& run) {
  for (auto _ : run) {
    base::MemoryBudget budget;
    state::TreeStore tree(budget);
    state::VisitedSet visited(budget);
    state::StateVector current(tree, budget);
    const SyntheticProgram program(static_cast<unsigned>(run.range(0)));
    const Counts counts = search(program, current, visited, static_cast<std::uint64_t>(run.range(1)) * 1'000'000);
    run.PauseTiming();
    const auto states = static_cast<double>(counts.states);
    run.counters["transition"] = each(counts.transitions);
    run.counters["revisits%"] = 100 * (1 - states / static_cast<double>(counts.transitions));
    run.counters["nodes/state"] = static_cast<double>(tree.nodes()) / states;
    run.counters["B/state"] = static_cast<double>(budget.used()) / states;
    run.counters["set B/state"] = static_cast<double>(visited.bytes()) / states;
    run.ResumeTiming();
  }
}
BENCHMARK(BM_Search)
    ->ArgNames({"leaves", "millions"})
    ->Args({64, 5})
    ->Args({256, 5})
    ->Args({1024, 5})
    ->Args({256, 1})
    ->Args({256, 4})
    ->Args({256, 16})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// The floor: values in an array, an incremental 64-bit hash, a hash set, an undo log. Two states may be taken for one, and
// none can be restored but those on the stack.
class LossyVector {
 public:
  explicit LossyVector(unsigned leaves) : values_(state::Leaf::kHot + leaves) {}

  state::LeafValue get(state::Leaf leaf) const { return values_[leaf.number]; }
  void set(state::Leaf leaf, state::LeafValue value) {
    state::LeafValue& old = values_[leaf.number];
    if (old == value) return;
    hash_.change(leaf, old, value);
    undo_.push_back({leaf, old});
    old = value;
  }
  std::uint64_t hash() const { return hash_.value(); }
  std::size_t mark() const { return undo_.size(); }
  void undoTo(std::size_t mark) {
    for (; undo_.size() > mark; undo_.pop_back()) {
      const auto [leaf, old] = undo_.back();
      hash_.change(leaf, values_[leaf.number], old);
      values_[leaf.number] = old;
    }
  }

 private:
  std::vector<state::LeafValue> values_;
  std::vector<std::pair<state::Leaf, state::LeafValue>> undo_;
  state::LeafHash hash_;
};

void BM_Lossy(benchmark::State& run) {
  for (auto _ : run) {
    base::MemoryBudget budget;
    state::HashSet64 visited(budget);
    LossyVector current(static_cast<unsigned>(run.range(0)));
    const SyntheticProgram program(static_cast<unsigned>(run.range(0)));
    struct Entry {
      std::size_t mark;
      unsigned tried;
    };
    Counts counts;
    program.start(current);
    std::vector<Entry> stack{{current.mark(), 0}};
    visited.insert(current.hash());
    while (!stack.empty() && counts.states < static_cast<std::uint64_t>(run.range(1)) * 1'000'000) {
      Entry& top = stack.back();
      if (top.tried == kThreads) {
        stack.pop_back();
        if (!stack.empty()) current.undoTo(stack.back().mark);
        continue;
      }
      const unsigned thread = top.tried++;
      if (!SyntheticProgram::enabled(current, thread)) continue;
      program.step(current, thread);
      ++counts.transitions;
      if (visited.insert(current.hash())) {
        ++counts.states;
        stack.push_back({current.mark(), 0});
      } else {
        current.undoTo(top.mark);
      }
    }
    run.counters["transition"] = each(counts.transitions);
    run.counters["states"] = static_cast<double>(counts.states);
    run.counters["B/state"] = static_cast<double>(budget.used()) / static_cast<double>(counts.states);
  }
}
BENCHMARK(BM_Lossy)->ArgNames({"leaves", "millions"})->Args({256, 5})->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace weaveproof

BENCHMARK_MAIN();
