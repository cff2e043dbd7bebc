// The table of the reductions of stateful-por.txt and of dynamic partial-order reduction, and how each is searched with.
#include <algorithm>
#include <array>

#include "published/exploration.hpp"
#include "published/published.hpp"

namespace weaveproof::published {
namespace {

struct Entry {
  PublishedReduction known;
  std::unique_ptr<Algorithm> (*make)(Path&) = nullptr;
  bool usesSafeSets = false;
};

std::optional<RunResult> search(Task& task, const RunSetup& setup);

constexpr std::array kEntries = {
    Entry{{"s-por", "safe sets: only one thread with an invisible step, else all threads", search, true},
          makeSafeSets,
          true},
    Entry{{"de-s-por", "eager source sets, updated with every step, and safe sets", search, true},
          makeEagerSourceSets,
          true},
    Entry{{"dl-s-por", "lazy source sets, computed when the search returns to a state, and safe sets", search, true},
          makeLazySourceSets,
          true},
    Entry{{"de", "de-s-por without safe sets", search, true}, makeEagerSourceSets, false},
    Entry{{"dl", "dl-s-por without safe sets", search, true}, makeLazySourceSets, false},
    Entry{{"o-dpor", "source sets and sleep sets from the races of each execution, and safe sets", search, false},
          makeOptimalDpor,
          true},
    Entry{{"dpor", "dynamic partial-order reduction from the races of each execution", search, false}, makeDpor, false},
};

constexpr auto kKnown = [] {
  std::array<PublishedReduction, kEntries.size()> all;
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = kEntries[i].known;
  return all;
}();

std::optional<RunResult> search(Task& task, const RunSetup& setup) {
  const Entry& entry =
      *std::ranges::find(kEntries, setup.por.entry->name, [](const Entry& one) { return one.known.name; });
  for (bool maySleep = true;; maySleep = false) {
    const SearchStatistics before = task.statistics;
    const auto discard = [&] {
      task.statistics.discardedStates += task.statistics.states - before.states;
      task.statistics.discardedTransitions += task.statistics.transitions - before.transitions;
    };
    try {
      return Exploration(task, setup, entry.make, entry.usesSafeSets, maySleep).run();
    } catch (const MetCircle&) {
      discard();
    } catch (const TooManyThreads&) {
      discard();
      return std::nullopt;
    } catch (const base::MemoryLimit&) {  // there is not even room to begin
      RunResult result;
      result.ending = Ending::MemoryLimit;
      return result;
    }
  }
}

}  // namespace

std::span<const PublishedReduction> reductions() { return kKnown; }

}  // namespace weaveproof::published
