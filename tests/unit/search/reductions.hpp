// What no reduction may lose of a program, and random programs in which there is something to leave out.
#pragma once

#include <gtest/gtest.h>

#include <mutex>
#include <string>

#include "search/observer.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {

inline const std::vector<std::string> kProperties = {"deadlock", "exception", "loop", "race"};

// Where schedules end. Several workers may tell it.
struct Finals final : SearchObserver {
  // A failure of the last thread leads nowhere, but where it stands then is an end like others.
  void transition(program::Program& program, program::Action, const program::Outcome& outcome) override {
    if (outcome.kind == program::Outcome::Kind::Pruned) return;
    if (outcome.kind == program::Outcome::Kind::Failed && outcome.failure->kind == program::Failure::Kind::LocalLoop)
      return;
    if (outcome.kind != program::Outcome::Kind::Ended && !program.enabled().empty()) return;
    const std::lock_guard lock(mutex);
    values.insert(dynamic_cast<Machine&>(program).values());
  }

  std::mutex mutex;
  std::set<Values> values;
};

// What no reduction may lose.
struct Found {
  std::set<Values> finals;
  std::set<check::Identity> errors;
  std::uint64_t states = 0, transitions = 0;
  bool complete = false;
};

// `reduction`: as for --reduction.
inline Found explore(const Model& model, SearchOptions options, const std::string& reduction) {
  Space space(model);
  base::MemoryBudget budget;
  spec::CheckSpec properties;
  properties.properties = kProperties;
  setSearchOption(options, "reduction", reduction);
  options.allErrors = true;
  Finals finals;
  const SearchResult result = runSearch(space, budget, options, properties, nullptr, &finals);
  Found found;
  found.finals = std::move(finals.values);
  for (const FoundError& error : result.errors) {
    found.errors.insert(error.violation.identity);
    EXPECT_TRUE(replay(space, error.path, kProperties).contains(error.violation.identity));
  }
  found.states = result.statistics.states - result.statistics.discardedStates;
  found.transitions = result.statistics.transitions;
  found.complete = result.complete;
  return found;
}

inline std::string textOf(const Model& model) {
  static constexpr const char* kNames[] = {"read",   "write", "store",  "update", "lock", "unlock", "choose", "sleep",
                                           "expect", "raise", "assume", "spin",   "jump", "exit",   "missing"};
  std::string text;
  for (const Thread& thread : model.threads) {
    text += thread.daemon ? "\ndaemon:" : "\nthread:";
    for (const Op& op : thread.code)
      text += " " + std::string(kNames[static_cast<int>(op.kind)]) + "(" + std::to_string(op.a) + "," +
              std::to_string(op.b) + ")";
  }
  return text;
}

inline void expectNothingLost(const Model& model, const SearchOptions& options,
                              const std::vector<std::string>& reductions, const std::string& what) {
  const Found all = explore(model, {}, "locks");
  for (const std::string& reduction : reductions) {
    const Found reduced = explore(model, options, reduction);
    const std::string where = reduction + " " + commandLineOf(options) + ", " + what + textOf(model);
    ASSERT_EQ(reduced.finals, all.finals) << where;
    ASSERT_EQ(reduced.errors, all.errors) << where;
    ASSERT_EQ(reduced.complete, all.complete) << where;
    if (options.stateMatching) {
      ASSERT_LE(reduced.states, all.states) << where;
    }
  }
}

// More threads and variables than randomModel has, so that there is something to leave out, and more ways to end.
inline Model manyThreads(unsigned seed) {
  Dice dice(seed * 104729 + 7);
  Model model;
  model.variables = 2 + dice(4);
  model.monitors = 1 + dice(3);
  model.threads.resize(static_cast<std::size_t>(2 + dice(3)));
  model.volatileVariables = dice(2) == 0;
  const int most = model.threads.size() > 3 ? 3 : 4;
  for (std::size_t i = 0; i < model.threads.size(); ++i) {
    Thread& thread = model.threads[i];
    thread.daemon = i != 0 && dice(8) == 0;
    const int length = 1 + dice(most);
    for (int k = 0; k < length; ++k) {
      const int v = dice(model.variables), m = dice(model.monitors), other = dice(model.monitors);
      switch (dice(14)) {
        case 0:
        case 1:
          thread.code.push_back(read(v));
          break;
        case 2:
        case 3:
          thread.code.push_back(write(v, dice(3)));
          break;
        case 4:
          thread.code.push_back(update(v));
          break;
        case 5:
          thread.code.push_back(store(v, 1));
          break;
        case 6:
          thread.code.push_back(lock(m));
          thread.code.push_back(update(v));
          thread.code.push_back(unlock(m));
          break;
        case 7:
          thread.code.push_back(lock(m));
          if (other != m) thread.code.push_back(lock(other));
          thread.code.push_back(read(v));
          if (other != m) thread.code.push_back(unlock(other));
          thread.code.push_back(unlock(m));
          break;
        case 8:
          thread.code.push_back(read(v));
          thread.code.push_back(expect(dice(2)));
          break;
        case 9:  // goes round while the variable is 0
          thread.code.push_back(read(v));
          thread.code.push_back(jumpIf(static_cast<int>(thread.code.size()) - 1, 0));
          break;
        case 12:  // the same with a monitor, which others may want
          thread.code.push_back(lock(m));
          thread.code.push_back(read(v));
          thread.code.push_back(jumpIf(static_cast<int>(thread.code.size()) - 1, 0));
          thread.code.push_back(unlock(m));
          break;
        case 10:  // goes round for ever if the variable is 1, by a longer way
          thread.code.push_back(read(v));
          thread.code.push_back(write(dice(model.variables), 1));
          thread.code.push_back(jumpIf(static_cast<int>(thread.code.size()) - 2, 1));
          break;
        case 11:
          thread.code.push_back(choose(2));
          break;
        default:
          if (dice(6) == 0) {
            thread.code.push_back(exit());
          } else if (dice(6) == 0) {
            thread.code.push_back(read(v));
            thread.code.push_back(assume(0));
          } else {
            thread.code.push_back(sleep());
          }
          break;
      }
    }
  }
  return model;
}

}  // namespace weaveproof::search::fake
