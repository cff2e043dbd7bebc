#include "program/garbage.hpp"

#include <unordered_map>
#include <unordered_set>

namespace weaveproof {

bool Garbage::isAnchored(Ref ref) {
  for (int steps = 0; steps < kLongestAnchor; ++steps) {
    const Counts& c = counts(ref);
    if (c.roots) return true;
    if (!isHolder(c.holder, c.holderOffset, ref)) return false;
    if (!vm_.isYoung(c.holder)) return true;
    ref = c.holder;
  }
  return false;
}

// Into cycle_: what only holds itself, of all that `suspect` reaches.
void Garbage::findCycle(Ref suspect) {
  cycle_.clear();
  std::vector<Ref> reached{suspect};
  std::unordered_map<Ref, std::uint32_t> inside{{suspect, 0}};  // references from within
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (reached.size() > kLargestSearch) return traceAll();
    const Object& object = vm_.at(reached[i]);
    forEachReference(object, shapeOf(object), [&](std::uint32_t, Ref ref) {
      if (!vm_.isYoung(ref)) return;
      const auto [it, isNew] = inside.try_emplace(ref, 0);
      ++it->second;
      if (isNew) reached.push_back(ref);
    });
  }
  std::unordered_set<Ref> alive;
  std::vector<Ref> work;
  auto keep = [&](Ref ref) {
    if (inside.contains(ref) && alive.insert(ref).second) work.push_back(ref);
  };
  for (const Ref ref : reached) {
    const Counts& c = counts(ref);
    if (c.roots || c.holders > inside[ref]) keep(ref);
  }
  while (!work.empty()) {
    const Object& object = vm_.at(work.back());
    work.pop_back();
    forEachReference(object, shapeOf(object), [&](std::uint32_t, Ref ref) { keep(ref); });
  }
  for (const Ref ref : reached)
    if (!alive.contains(ref)) cycle_.push_back(ref);
}

void Garbage::traceAll() {
  Identities& identities = vm_.names->identities;
  std::unordered_set<Ref> alive;
  std::vector<Ref> work;
  auto keep = [&](std::uint32_t, Ref ref) {
    if (vm_.isYoung(ref) && alive.insert(ref).second) work.push_back(ref);
  };
  const std::uint32_t end = identities.count();
  for (std::uint32_t number = 1; number < end; ++number)
    if (counts_[number].roots && vm_.at(identities.refOf(number)).klass) keep(0, identities.refOf(number));
  // Objects of the base that have changed, before or in this step.
  auto keepReferencesOf = [&](Ref ref) {
    if (!vm_.isYoung(ref) && vm_.at(ref).klass) forEachReference(vm_.at(ref), shapeOf(vm_.at(ref)), keep);
  };
  identities.forEachLeaf([&](std::uint32_t, Ref ref) { keepReferencesOf(ref); });
  for (const Ref ref : vm_.dirty) keepReferencesOf(ref);
  while (!work.empty()) {
    const Object& object = vm_.at(work.back());
    work.pop_back();
    forEachReference(object, shapeOf(object), keep);
  }
  for (std::uint32_t number = 1; number < end; ++number) {
    const Ref ref = identities.refOf(number);
    if (vm_.isYoung(ref) && vm_.at(ref).klass && !alive.contains(ref)) cycle_.push_back(ref);
  }
  suspects_.clear();
}

}  // namespace weaveproof
