// Re-executes schedules from the initial state and looks for one particular violation. Everything that a report
// says of a counterexample was seen on such a walk, never remembered from the search.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "check/property.hpp"
#include "program/program.hpp"

namespace weaveproof {

using Properties = std::vector<std::unique_ptr<Property>>;

class Walk {
 public:
  // `program` stands in its initial state, to which `beginning` led. An empty key takes the first violation.
  Walk(Program& program, Outcome beginning, const Properties& properties, std::string key);

  // Back to the initial state, which may be a violation already.
  void begin();

  bool canDo(Action action);
  void step(Action action);            // one that can be done
  StateId stepToState(Action action);  // the same, and where it led to
  StateId start() const { return start_; }

  // The program stands in a state to which these actions lead back: threads that step for ever are a violation, too.
  void closeCycle(std::span<const Action> cycle);

  // The violation that is looked for, if the program stands where it shows.
  const std::optional<Violation>& found() const { return found_; }
  // Nothing comes after this: the program ended, or failed for good, or an assumption does not hold.
  bool over() const { return over_; }
  std::uint64_t steps() const { return steps_; }  // in all, since the walk was made

  Program& program() { return program_; }

 private:
  void look(const Outcome& outcome);

  Program& program_;
  const StateId start_;
  const Outcome beginning_;
  const Properties& properties_;
  const std::string key_;
  std::optional<Violation> found_;
  bool over_ = false;
  std::uint64_t steps_ = 0;
};

// Walks along the schedule and stops where the violation shows. The number of actions done.
std::size_t follow(Walk& walk, const Actions& schedule);

}  // namespace weaveproof
