#include "search/por/por.hpp"

#include <algorithm>
#include <array>

#include "search/por/exploration.hpp"

namespace weaveproof::search::por {
namespace {

constexpr std::array kEntries = {
    Entry{"s-por", "safe sets: only the thread whose step is invisible, else all threads", makeSafeSets, true, true},
    Entry{"de-s-por", "eager source sets, updated with every step, and safe sets", makeEagerSourceSets, true, true},
    Entry{"dl-s-por", "lazy source sets, computed when the search returns to a state, and safe sets",
          makeLazySourceSets, true, true},
    Entry{"de", "de-s-por without safe sets", makeEagerSourceSets, false, true},
    Entry{"dl", "dl-s-por without safe sets", makeLazySourceSets, false, true},
    Entry{"o-dpor", "source sets and sleep sets from the races of each execution, and safe sets", makeOptimalDpor, true,
          false},
    Entry{"dpor", "dynamic partial-order reduction from the races of each execution", makeDpor, false, false},
};

}  // namespace

std::span<const Entry> entries() { return kEntries; }

const Entry* find(std::string_view name) {
  const auto found = std::ranges::find(kEntries, name, &Entry::name);
  return found == kEntries.end() ? nullptr : &*found;
}

std::string names() {
  std::string all;
  for (const Entry& entry : kEntries) all += (all.empty() ? "" : ", ") + std::string(entry.name);
  return all;
}

std::optional<RunResult> search(Task& task, const RunSetup& setup) {
  const Entry& entry = *setup.por.entry;
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

}  // namespace weaveproof::search::por
