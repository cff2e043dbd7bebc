#include "program/garbage.hpp"

#include <cassert>

namespace weaveproof::program {

// From an object to one that holds it, and so on.
class Garbage::Climb {
 public:
  Climb(Garbage& garbage, heap::Ref from, Holder Counts::*first, Holder Counts::*second)
      : garbage_(garbage), at_(from), mark_(from), first_(first), second_(second) {}

  bool isLost() const { return at_ == 0; }

  // True when it has come to a thread or to the base. It is lost if it knows no holder, runs in a cycle (Brent's
  // algorithm finds that: a mark that is moved on at growing distances), or has come too far.
  bool step() {
    assert(!isLost() && "a climb that goes on");
    Counts& counts = garbage_.counts(at_);
    if (counts.roots) return true;
    const Holder* holder = &(counts.*first_);
    if (!garbage_.holds(*holder, at_)) holder = &(counts.*second_);
    if (!garbage_.holds(*holder, at_)) return at_ = 0, false;
    if (!garbage_.tracker_.isYoung(holder->object)) return true;
    at_ = holder->object;
    if (at_ == mark_ || ++steps_ > kLongestAnchor) return at_ = 0, false;
    if (steps_ == next_) {
      mark_ = at_;
      next_ *= 2;
    }
    return false;
  }

 private:
  Garbage& garbage_;
  heap::Ref at_, mark_;
  Holder Counts::*first_;
  Holder Counts::*second_;
  std::uint32_t steps_ = 0, next_ = 1;
};

// An element of a long list is near one end of it, but it is not known which way leads there. So two climbs run in
// turn: one to the object that has held this one for longest, one to the object that came last.
bool Garbage::isAnchored(heap::Ref suspect) {
  assert(tracker_.isYoung(suspect) && "only objects of the search are garbage");
  Climb byOldest(*this, suspect, &Counts::oldest, &Counts::latest);
  Climb byLatest(*this, suspect, &Counts::latest, &Counts::oldest);
  while (!byOldest.isLost() || !byLatest.isLost()) {
    if (!byOldest.isLost() && byOldest.step()) return true;
    if (!byLatest.isLost() && byLatest.step()) return true;
  }
  return false;
}

// A number that no object has been seen with.
std::uint32_t Garbage::newSearch() {
  if (++searches_ == 0) {
    for (std::uint32_t number = 1; number < tracker_.shared.identities.count(); ++number) counts_[number].seen = 0;
    searches_ = 1;
  }
  return searches_;
}

// Into cycle_: what only holds itself, of all that `suspect` reaches.
void Garbage::findCycle(heap::Ref suspect) {
  assert(tracker_.isYoung(suspect) && vm_.at(suspect).klass != 0 && "an object of the search");
  cycle_.clear();
  const std::uint32_t search = newSearch();
  reached_.assign(1, suspect);
  counts(suspect).seen = search;
  counts(suspect).inside = 0;
  for (std::size_t i = 0; i < reached_.size(); ++i) {
    if (reached_.size() > kLargestSearch) return traceAll();
    const heap::Object& object = vm_.at(reached_[i]);
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t, heap::Ref ref) {
      if (!tracker_.isYoung(ref)) return;
      Counts& c = counts(ref);
      if (c.seen != search) {
        c.seen = search;
        c.inside = 0;
        reached_.push_back(ref);
      }
      ++c.inside;
    });
  }
  alive_.clear();
  const auto keep = [&](heap::Ref ref, Counts& c) {
    c.seen = 0;
    alive_.push_back(ref);
  };
  for (const heap::Ref ref : reached_) {
    Counts& c = counts(ref);
    if (c.roots || c.holders > c.inside) keep(ref, c);
  }
  for (std::size_t i = 0; i < alive_.size(); ++i) {
    const heap::Ref holder = alive_[i];
    const heap::Object& object = vm_.at(holder);
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t offset, heap::Ref ref) {
      if (!tracker_.isYoung(ref)) return;
      Counts& c = counts(ref);
      if (c.seen != search) return;
      c.latest = {holder, offset};
      keep(ref, c);
    });
  }
  for (const heap::Ref ref : reached_)
    if (counts(ref).seen == search) cycle_.push_back(ref);
}

void Garbage::traceAll() {
  heap::Identities& identities = tracker_.shared.identities;
  const std::uint32_t search = newSearch();
  alive_.clear();
  const auto keep = [&](heap::Ref holder, std::uint32_t offset, heap::Ref ref) {
    if (!tracker_.isYoung(ref)) return;
    Counts& c = counts(ref);
    if (c.seen == search) return;
    c.seen = search;
    if (holder) c.latest = {holder, offset};
    alive_.push_back(ref);
  };
  const auto keepReferencesOf = [&](heap::Ref holder) {
    const heap::Object& object = vm_.at(holder);
    heap::forEachReference(object, heap::shapeOf(object),
                           [&](std::uint32_t offset, heap::Ref ref) { keep(holder, offset, ref); });
  };
  const std::uint32_t end = identities.count();
  for (std::uint32_t number = 1; number < end; ++number)
    if (counts_[number].roots && vm_.at(identities.refOf(number)).klass) keep(0, 0, identities.refOf(number));
  // Objects of the base that have changed, before or in this step.
  const auto keepOfBase = [&](heap::Ref ref) {
    if (!tracker_.isYoung(ref) && vm_.at(ref).klass) keepReferencesOf(ref);
  };
  identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) { keepOfBase(ref); });
  for (const heap::Ref ref : tracker_.changes.objects) keepOfBase(ref);
  for (std::size_t i = 0; i < alive_.size(); ++i) keepReferencesOf(alive_[i]);
  for (std::uint32_t number = 1; number < end; ++number) {
    const heap::Ref ref = identities.refOf(number);
    if (tracker_.isYoung(ref) && vm_.at(ref).klass && counts_[number].seen != search) cycle_.push_back(ref);
  }
  suspects_.clear();
}

}  // namespace weaveproof::program
