// What a page shows beside a schedule: values before and after, locks, where each thread stands.
#include <algorithm>
#include <new>
#include <utility>

#include "base/memory_budget.hpp"
#include "schedule/counterexample.hpp"

namespace weaveproof::schedule {

namespace {

// Of a copy, the place that is written counts.
program::Pending placeThatChanges(const program::Pending& pending) {
  program::Pending place = pending;
  if (pending.kind == program::ActionKind::Copy) place.object = pending.target, place.offset = pending.targetOffset;
  return place;
}

std::vector<Station> stationsOf(program::Program& program) {
  std::vector<Station> stations;
  for (program::DescribedThread& described : program.facts().threads()) {
    Station station;
    const auto all = program.pending();
    const auto pending = std::ranges::find(all, described.number, &program::Pending::thread);
    if (pending == all.end()) continue;
    station.blocked = pending->alternatives == 0 || willWait(*pending, described);
    const program::Actions& enabled = program.enabled();
    const auto first = std::ranges::lower_bound(enabled, program::Action{described.number, 0});
    const bool canGoOn = first != enabled.end() && first->thread == described.number;
    station.next = program.facts().describe(canGoOn ? *first : program::Action{described.number, 0});
    described.stack.clear();
    station.thread = std::move(described);
    stations.push_back(std::move(station));
  }
  return stations;
}

std::vector<Station> changes(const std::vector<Station>& before, const std::vector<Station>& after) {
  std::vector<Station> moved;
  const auto of = [](const std::vector<Station>& all, const Station& station) {
    return std::ranges::find_if(all, [&](const Station& other) {
      return other.thread.number == station.thread.number && other.thread.name == station.thread.name;
    });
  };
  for (const Station& station : before) {
    if (of(after, station) != after.end()) continue;
    Station gone;
    gone.thread.number = station.thread.number;
    gone.thread.name = station.thread.name;
    gone.gone = true;
    moved.push_back(std::move(gone));
  }
  for (const Station& station : after) {
    const auto known = of(before, station);
    if (known == before.end() || !known->sameAs(station)) moved.push_back(station);
  }
  return moved;
}

}  // namespace

bool Station::sameAs(const Station& other) const {
  return blocked == other.blocked && thread.wait == other.thread.wait && thread.locks == other.thread.locks &&
         thread.waitsFor == other.thread.waitsFor && thread.waitsForThread == other.thread.waitsForThread &&
         next.where.at == other.next.where.at && next.where.user == other.next.where.user;
}

void lookCloser(Walk& walk, Counterexample& example) {
  program::Program& program = walk.program();
  walk.begin();
  std::vector<Station> now = stationsOf(program);
  example.atTheStart = now;
  const std::size_t count = example.steps.size();
  for (std::size_t i = 0; i < count; ++i) {
    Step& step = example.steps[i];
    step.lookedAt = i < kFirstSteps || i + kLastSteps >= count;
    if (!step.lookedAt) {
      walk.step(step.action);
      continue;
    }
    const program::Pending place = placeThatChanges(step.pending);
    if (place.isAccess() && place.object != 0)
      step.access = {program.facts().locationOf(place), program.facts().contentOf(place), {}};
    walk.step(step.action);
    if (step.access)  // what was read may be gone, and was as it was
      step.access->after =
          place.kind == program::ActionKind::Read ? step.access->before : program.facts().contentOf(place);
    std::vector<Station> after = stationsOf(program);
    step.moved = changes(now, after);
    now = std::move(after);
  }
}

void lookCloserIfPossible(Walk& walk, Counterexample& example) {
  Counterexample closer = example;
  try {
    lookCloser(walk, closer);
    example = std::move(closer);
  } catch (const base::MemoryLimit&) {
  } catch (const std::bad_alloc&) {
  }
}

}  // namespace weaveproof::schedule
