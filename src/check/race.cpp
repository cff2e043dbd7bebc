// Two threads stand right before accesses to the same location, at least one of which writes, and at least one of which
// is plain: neither happens before the other, since both could be the next thing to happen.
#include <algorithm>

#include "base/mix.hpp"
#include "check/met_races.hpp"
#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

bool isRace(const program::Pending& a, const program::Pending& b) {
  const bool copies = a.kind == program::ActionKind::Copy || b.kind == program::ActionKind::Copy;
  if (!copies && a.object != b.object) return false;  // which is so nearly always
  return (a.plain || b.plain) && program::dependent(program::accessesOf(a), program::accessesOf(b));
}

// A Copy has two locations and one flag; what the other access says about the location is surer.
bool concernsUserCode(const program::Pending& a, const program::Pending& b) {
  if (a.kind == program::ActionKind::Copy) return b.ofUserCode && (b.kind != program::ActionKind::Copy || a.ofUserCode);
  return a.ofUserCode;
}

// "Account.balance" of Account@2.balance, "int[]" of int[]@1[3]: of any object, and of any element.
std::string fieldOf(const program::Location& location) {
  if (location.object.type.empty()) return "memory";
  std::string text = location.object.type;
  if (!location.field.empty()) text += "." + location.field;
  if (location.offset) text += "+" + std::to_string(*location.offset);
  return text;
}

Violation raceBetween(program::Program& program, const program::Pending& a, const program::Pending& b) {
  const std::vector<program::DescribedThread> threads = program.facts().threads();
  Violation violation;
  violation.kind = "race";
  Race race;
  for (const program::Pending* access : {&a, &b}) {
    const auto own = std::ranges::find(threads, access->thread, &program::DescribedThread::number);
    const bool isKnown = own != threads.end();
    if (isKnown) violation.stacks.push_back({Stack::Of::Access, race.accesses.size(), access->thread, own->stack});
    race.accesses.push_back(
        {program.facts().describe({access->thread, 0}), isKnown ? own->locks : std::vector<program::NamedObject>()});
    violation.threads.push_back(access->thread);
  }
  race.location = program.facts().locationOf(a.kind == program::ActionKind::Copy ? b : a);
  violation.identity = {
      violation.kind, fieldOf(race.location), {{race.accesses[0].action.where.at}, {race.accesses[1].action.where.at}}};
  std::ranges::sort(violation.identity.sights);
  violation.race = std::move(race);
  return violation;
}

// note(a, b) for each race in the state.
template <class Note>
void forEachRace(std::span<const program::Pending> all, bool inLibrary, Note&& note) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].isAccess()) continue;
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (all[j].isAccess() && isRace(all[i], all[j]) && (inLibrary || concernsUserCode(all[i], all[j])))
        note(all[i], all[j]);
    }
  }
}

bool hasState(const program::Outcome& outcome) {
  return outcome.kind != program::Outcome::Kind::Ended && outcome.kind != program::Outcome::Kind::Pruned;
}

class RaceProperty final : public Property {
 public:
  explicit RaceProperty(bool inLibrary) : inLibrary_(inLibrary) {}
  std::string_view name() const override { return "race"; }

  std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) override {
    std::vector<Violation> found;
    if (!hasState(outcome)) return found;
    forEachRace(program.pending(), inLibrary_,
                [&](program::Pending a, program::Pending b) { found.push_back(raceBetween(program, a, b)); });
    return found;
  }

 private:
  const bool inLibrary_;
};

}  // namespace

void MetRaces::look(program::Program& program, const program::Outcome& outcome) {
  if (!hasState(outcome)) return;
  // Others that stand before a race stood there already, in the state that the step came from.
  if (outcome.mover != 0) {
    if (!program.footprints().meetsAnother(outcome.mover)) return;
    const program::Pending mine = program.pendingOf(outcome.mover);
    if (!mine.isAccess()) return;
    for (const program::Pending& other : program.pending()) {
      if (other.thread == mine.thread || !other.isAccess() || !isRace(mine, other)) continue;
      const bool isFirst = mine.thread < other.thread;
      const program::Pending a = isFirst ? mine : other, b = isFirst ? other : mine;
      if (concernsUserCode(a, b)) note(program, a, b);
    }
    return;
  }
  const std::span<const program::Pending> all = program.pending();
  // Most states have no two accesses that could, and this is asked in each of them.
  unsigned accesses = 0;
  bool plain = false, writes = false, ofUserCode = false;
  for (const program::Pending& pending : all) {
    if (!pending.isAccess()) continue;
    ++accesses;
    plain |= pending.plain;
    writes |= pending.writes();
    ofUserCode |= pending.ofUserCode;
  }
  if (accesses < 2 || !plain || !writes || !ofUserCode) return;
  forEachRace(all, false, [&](program::Pending a, program::Pending b) { note(program, a, b); });
}

void MetRaces::note(program::Program& program, const program::Pending& a, const program::Pending& b) {
  const std::uint64_t first = program.placeOf(a.thread), second = program.placeOf(b.thread);
  if (!places_.insert(base::mixWords(std::min(first, second), std::max(first, second))).second) return;
  addRaces(races_, {raceBetween(program, a, b)});
}

void MetRaces::add(MetRaces other) {
  places_.merge(other.places_);
  addRaces(races_, std::move(other.races_));
}

void addRaces(std::vector<Violation>& races, std::vector<Violation> more) {
  for (Violation& race : more) {
    if (std::ranges::find(races, race.identity, &Violation::identity) == races.end()) races.push_back(std::move(race));
  }
}

std::unique_ptr<Property> makeRaceProperty(bool inLibrary) { return std::make_unique<RaceProperty>(inLibrary); }

}  // namespace weaveproof::check
