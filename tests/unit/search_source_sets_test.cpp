// Source sets and sleep sets lose no final state, no deadlock, no error and no race of plain depth-first search.
#include <gtest/gtest.h>

#include <mutex>

#include "search/observer.hpp"
#include "search_fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

const std::vector<std::string> kProperties = {"deadlock", "exception", "loop", "race"};

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
  std::set<std::string> errors;
  std::uint64_t states = 0, transitions = 0;
  bool complete = false;
};

enum class Orders : std::uint8_t { All, Sleep, Source };

Found explore(const Model& model, SearchOptions options, Orders orders) {
  Space space(model);
  base::MemoryBudget budget;
  PropertyChoice properties;
  properties.names = kProperties;
  options.sleepSets = orders == Orders::Sleep;
  options.sourceSets = orders == Orders::Source;
  options.allErrors = true;
  Finals finals;
  const SearchResult result = runSearch(space, budget, options, properties, nullptr, &finals);
  Found found;
  found.finals = std::move(finals.values);
  for (const FoundError& error : result.errors) {
    found.errors.insert(error.violation.key);
    EXPECT_TRUE(replay(space, error.path, kProperties).contains(error.violation.key));
  }
  found.states = result.statistics.states;
  found.transitions = result.statistics.transitions;
  found.complete = result.complete;
  return found;
}

std::string textOf(const Model& model) {
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

void expectNothingLost(const Model& model, const SearchOptions& options, std::string what) {
  what += textOf(model);
  const Found all = explore(model, options, Orders::All);
  SearchOptions several = options;
  several.parallel = 3;
  several.share = true;
  for (const auto& [how, orders] :
       {std::pair(options, Orders::Sleep), std::pair(options, Orders::Source), std::pair(several, Orders::Source)}) {
    const Found reduced = explore(model, how, orders);
    ASSERT_EQ(reduced.finals, all.finals) << what;
    ASSERT_EQ(reduced.errors, all.errors) << what;
    ASSERT_EQ(reduced.complete, all.complete) << what;
    ASSERT_LE(reduced.states, all.states) << what;
  }
}

// More threads and variables than randomModel has, so that there is something to leave out, and more ways to end.
Model manyThreads(unsigned seed) {
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

TEST(Reductions, LoseNothingOfRandomModels) {
  for (unsigned seed = 0; seed < 400; ++seed) {
    expectNothingLost(randomModel(seed), {}, "random model " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingOfManyThreads) {
  for (unsigned seed = 0; seed < 800; ++seed) {
    expectNothingLost(manyThreads(seed), {}, "many threads " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingInAnyOrder) {
  for (unsigned seed = 0; seed < 150; ++seed) {
    for (const char* order : {"order=random", "order=preempt"}) {
      expectNothingLost(manyThreads(seed + 5000), with({order}), "in order, many threads " + std::to_string(seed + 5000));
      if (HasFatalFailure()) return;
    }
  }
}

TEST(SourceSets, OneScheduleIsEnoughWhereNothingDepends) {
  std::vector<std::vector<Op>> codes;
  for (int i = 0; i < 4; ++i) codes.push_back({update(i), update(i), update(i)});
  const Found reduced = explore(threads(codes), {}, Orders::Source);
  EXPECT_EQ(reduced.transitions, 12U);
  EXPECT_EQ(reduced.finals.size(), 1U);
  EXPECT_EQ(explore(threads(codes), {}, Orders::All).states, 256U);
}

// Each state is reached by one way alone, but for those that are forced.
TEST(SleepSets, EveryStateIsReachedOnceWhereNothingDepends) {
  std::vector<std::vector<Op>> codes;
  for (int i = 0; i < 4; ++i) codes.push_back({update(i), update(i), update(i)});
  const Found all = explore(threads(codes), {}, Orders::All), reduced = explore(threads(codes), {}, Orders::Sleep);
  EXPECT_EQ(all.states, 256U);
  EXPECT_EQ(all.transitions, 768U);
  EXPECT_EQ(reduced.transitions, 255U);
}

// By b a the state of a b is met again, in which c slept when it was explored, since c had been tried before: now it is awake.
TEST(SleepSets, WhoHasSleptIsExploredWhenItIsAwake) {
  const Model model = threads({{write(0, 1), write(1, 1)}, {read(0), write(2, 1)}, {write(0, 2), read(2), expect(0)}});
  expectNothingLost(model, {}, "awake later");
}

// The second thread holds the first one's monitor, and who starts with the first one must not forget it.
TEST(SourceSets, WhoBlocksIsExplored) {
  const Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
  const Found reduced = explore(model, {}, Orders::Source);
  EXPECT_EQ(reduced.errors.size(), 1U);
}

// What would be done after an exit counts as pending.
TEST(SourceSets, ExitComesBetweenAllSteps) {
  const Model model = threads({{write(0, 1), exit()}, {write(1, 1), write(2, 1), write(3, 1)}});
  expectNothingLost(model, {}, "exit");
  EXPECT_EQ(explore(model, {}, Orders::Source).finals.size(), explore(model, {}, Orders::All).finals.size());
}

TEST(SourceSets, NoThreadIsPutOffForEver) {
  // The first goes round without touching what the others use.
  const Model model = threads({{write(0, 1), jump(0)}, {write(1, 1)}, {read(1), expect(0)}});
  expectNothingLost(model, {}, "a circle");
  EXPECT_EQ(explore(model, {}, Orders::Source).errors.size(), explore(model, {}, Orders::All).errors.size());
}

TEST(SourceSets, MoreThreadsThanCanBeToldApartAreExploredAll) {
  std::vector<std::vector<Op>> codes(70, {write(0, 1)});
  codes[0] = {write(1, 1)};
  SearchOptions options;
  options.sourceSets = true;
  options.stateLimit = 200;
  for (const std::uint32_t workers : {1, 2}) {
    options.parallel = workers;
    options.share = workers > 1;
    Space space(threads(codes));
    const SearchResult result = run(space, options);
    EXPECT_EQ(result.ending, Ending::StateLimit);
    EXPECT_EQ(result.notes.front(),
              "--reduction full goes with up to 64 threads, and there are more; this search was done with locks.");
  }
}

// What one worker has finished is not done again by the other, though each of them begins at the beginning.
TEST(SourceSets, WorkersTakeOverWhatOthersHaveFinished) {
  const Model model = threads(4, {update(0), update(1), update(0), update(1)});
  SearchOptions options;
  const Found alone = explore(model, options, Orders::Source);
  options.parallel = 2;
  options.share = true;
  const Found shared = explore(model, options, Orders::Source);
  EXPECT_EQ(shared.finals, alone.finals);
  EXPECT_LT(shared.transitions, alone.transitions * 3 / 2);
  EXPECT_LE(shared.states, explore(model, {}, Orders::All).states);
}

TEST(SourceSets, WorkersKeepLimits) {
  SearchOptions options = with({"parallel=3", "share", "state-limit=100"});
  options.sourceSets = true;
  const SearchResult result = run(threads(4, {update(0), update(1), update(0), update(1)}), options);
  EXPECT_EQ(result.ending, Ending::StateLimit);
  EXPECT_LE(result.statistics.states, 100U);
}

}  // namespace
}  // namespace weaveproof::search::fake
