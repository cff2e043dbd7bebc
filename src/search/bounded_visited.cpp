#include "search/bounded_visited.hpp"

#include <cassert>

namespace weaveproof::search {
namespace {

// Takes the place of one that it makes superfluous, if there is one.
template <class Payloads>
void addTo(Payloads& pasts, const Past& past) {
  Past* const worse =
      pasts.find([&](const Past& known) { return known.context == past.context && past.left.atLeast(known.left); });
  if (worse != nullptr)
    *worse = past;
  else
    pasts.add(past);
}

}  // namespace

BoundedVisited::BoundedVisited(BoundedStates& states, ScheduleBound* bound, std::uint32_t depthLimit,
                               const RandomisedBacktracking* coverage)
    : states_(states),
      bound_(bound),
      depthLimit_(depthLimit),
      coverage_(coverage),
      lastMatters_(coverage != nullptr && coverage->dependsOnThreads()) {}

Novelty BoundedVisited::insert(program::Program& program, const PathFacts& facts) {
  const Past::Left left = leftOn(facts);
  return states_.at(program.state(), [&](auto pasts) {
    Novelty novelty = Novelty::New;
    pasts.find([&](const Past& past) {
      novelty = past.context == Past::kSettled   ? Novelty::Settled
                : covers(past, facts.last, left) ? Novelty::Old
                                                 : Novelty::Again;
      return isKnown(novelty);
    });
    if (novelty == Novelty::New) pasts.add({contextOf(program, facts), left});
    if (novelty == Novelty::Again) addTo(pasts, {contextOf(program, facts), left});
    return novelty;
  });
}

void BoundedVisited::improve(state::StateId state, const PathFacts& facts) {
  states_.at(state, [&](auto pasts) {
    addTo(pasts, {lastMatters_ || bound_ != nullptr ? facts.last : 0, leftOn(facts)});
  });
}

void BoundedVisited::settle(state::StateId state) {
  states_.at(state, [](auto pasts) {
    Past* const any = pasts.find([](const Past&) { return true; });
    assert(any != nullptr && "a state that was inserted");
    any->context = Past::kSettled;
  });
}

Past::Left BoundedVisited::leftOn(const PathFacts& facts) const {
  Past::Left left;
  if (bound_ != nullptr) left.schedule = facts.budget;
  if (depthLimit_ != Past::kUnlimited) left.depth = depthLimit_ - facts.depth;
  if (coverage_ != nullptr) left.cover = coverage_->choicesAboveThreshold(facts);
  return left;
}

program::ThreadNumber BoundedVisited::contextOf(program::Program& program, const PathFacts& facts) {
  if (bound_ != nullptr) bound_->enter(program, facts.last);
  if (lastMatters_) return facts.last;
  return bound_ != nullptr ? bound_->context() : 0;
}

bool BoundedVisited::covers(const Past& past, program::ThreadNumber last, const Past::Left& left) const {
  if (!past.left.atLeast(left)) return false;
  if (lastMatters_) return past.context == last;
  if (bound_ == nullptr) return true;
  const std::uint32_t more = bound_->moreNeeded(past.context, last);
  return more != ScheduleBound::kNever && past.left.schedule - left.schedule >= more;
}

}  // namespace weaveproof::search
