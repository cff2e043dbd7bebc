// Re-executes schedules from the initial state and looks for one particular violation. Everything that a report
// says of a counterexample was seen on such a walk, never remembered from the search.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "check/property.hpp"
#include "program/program.hpp"

namespace weaveproof::schedule {

using Properties = std::vector<std::unique_ptr<check::Property>>;
using Wanted = std::function<bool(const check::Violation&)>;

// The same violation again.
inline Wanted same(check::Identity identity) {
  return [identity = std::move(identity)](const check::Violation& violation) { return violation.identity == identity; };
}

class Walk {
 public:
  // `program` stands in its initial state, to which `beginning` led. Looks for the first violation that is
  // wanted; without `wanted`, for any.
  Walk(program::Program& program, program::Outcome beginning, const Properties& properties, Wanted wanted);

  // Back to the initial state, which may be a violation already.
  void begin();

  bool canDo(program::Action action);
  void step(program::Action action);                     // one that can be done
  program::StateId stepToState(program::Action action);  // the same, and where it led to
  program::StateId start() const { return start_; }

  // The program stands in a state to which these actions lead back: threads that step for ever are a violation, too.
  void closeCycle(std::span<const program::Action> cycle);

  // The violation that is looked for, if the program stands where it shows.
  const std::optional<check::Violation>& found() const { return found_; }
  // Nothing comes after this: the program ended, or failed for good, or an assumption does not hold.
  bool over() const { return over_; }
  std::uint64_t steps() const { return steps_; }  // in all, since the walk was made

  program::Program& program() { return program_; }

 private:
  void lookBehind(program::Outcome outcome);
  void look(const program::Outcome& outcome);

  program::Program& program_;
  const program::StateId start_;
  const program::Outcome beginning_;
  const Properties& properties_;
  const Wanted wanted_;
  std::optional<check::Violation> found_;
  bool over_ = false;
  std::uint64_t steps_ = 0;
};

// Walks along the schedule and stops where the violation shows. The number of actions done.
std::size_t follow(Walk& walk, const program::Actions& schedule);

}  // namespace weaveproof::schedule
