#include "check/nonprogress.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

class NonprogressProperty final : public Property {
 public:
  std::string_view name() const override { return kNonprogress; }
  bool looksAtStates() const override { return false; }
  std::vector<Violation> check(program::Program&, const program::Outcome&) override { return {}; }
};

}  // namespace

std::unique_ptr<Property> makeNonprogressProperty() { return std::make_unique<NonprogressProperty>(); }

Violation nonprogressViolation(program::Program& program, std::span<const program::Action> cycle) {
  std::set<program::ThreadNumber> stepping;
  for (const program::Action& action : cycle) stepping.insert(action.thread);
  std::map<program::ThreadNumber, std::string> nameOfThread;
  for (const program::DescribedThread& thread : program.facts().threads()) nameOfThread[thread.number] = thread.name;

  // A thread that could step in every state of the cycle and never does is not to blame: the schedule is unfair to it.
  std::set<program::ThreadNumber> neglected;
  for (const program::Pending& pending : program.pending()) {
    if (!stepping.contains(pending.thread)) neglected.insert(pending.thread);
  }
  std::set<program::Place> places;
  for (const program::Action& action : cycle) {
    for (const program::Pending& pending : program.pending()) {
      if (pending.alternatives == 0 || pending.timeoutOnly) neglected.erase(pending.thread);
    }
    places.insert(program.facts().describe(action).where.ownPlace());
    program.execute(action);
  }

  Violation violation;
  violation.kind = kNonprogress;
  Cycle facts;
  facts.steps = cycle.size();
  facts.places.assign(places.begin(), places.end());
  for (const program::ThreadNumber thread : stepping) facts.threads.push_back(nameOfThread[thread]);
  std::ranges::sort(facts.threads);
  facts.threads.erase(std::unique(facts.threads.begin(), facts.threads.end()), facts.threads.end());
  for (const program::ThreadNumber thread : neglected) facts.neglected.push_back(nameOfThread[thread]);
  violation.cycle = std::move(facts);
  violation.identity = {violation.kind};
  for (const program::Place& place : places) violation.identity.sights.push_back({place});
  violation.threads.assign(stepping.begin(), stepping.end());
  return violation;
}

}  // namespace weaveproof::check
