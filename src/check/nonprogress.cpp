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

std::string listOf(const std::set<std::string>& words) {
  std::string list;
  std::size_t left = words.size();
  for (const std::string& word : words) {
    list += word;
    if (--left != 0) list += left == 1 ? " and " : ", ";
  }
  return list;
}

}  // namespace

std::unique_ptr<Property> makeNonprogressProperty() { return std::make_unique<NonprogressProperty>(); }

Violation nonprogressViolation(program::Program& program, std::span<const program::Action> cycle) {
  std::set<program::ThreadNumber> stepping;
  for (const program::Action& action : cycle) stepping.insert(action.thread);
  std::map<program::ThreadNumber, std::string> nameOfThread;
  for (const program::ThreadText& thread : program.facts().threads())
    nameOfThread[thread.number] = "\"" + thread.name + "\"";

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
    places.insert(program.facts().describe(action).ownPlace());
    program.execute(action);
  }

  Violation violation;
  violation.kind = kNonprogress;
  std::set<std::string> names;
  for (const program::ThreadNumber thread : stepping) names.insert(nameOfThread[thread]);
  violation.message = (names.size() == 1 ? "Thread " : "Threads ") + listOf(names) +
                      (names.size() == 1 ? " can step" : " can step in turns") +
                      " for ever: " + std::to_string(cycle.size()) +
                      (cycle.size() == 1 ? " step leads" : " steps lead") + " back to the same state";
  violation.identity = {violation.kind};
  for (const program::Place& place : places) {
    violation.details.push_back("in the cycle: " + textOf(place));
    violation.identity.sights.push_back({place});
  }
  for (const program::ThreadNumber thread : neglected) {
    violation.details.push_back("Thread " + nameOfThread[thread] + " could step all the time, but is never scheduled");
  }
  violation.threads.assign(stepping.begin(), stepping.end());
  return violation;
}

}  // namespace weaveproof::check
