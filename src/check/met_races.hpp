// Data races that a search meets while it looks for something else. They are no violations then. But a user who reads
// that there are no violations should know of the races: more can happen on a real machine than in the schedules that
// were explored.
//
// They are what the property race finds in the same states: two threads stand right before accesses that conflict. In a
// program with a race this is so in very many states, and describing one takes longer than the step that led there. So
// a race is recognised by its two places in the code before it is described.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "check/property.hpp"

namespace weaveproof::check {

class MetRaces {
 public:
  // In a state that was not met before.
  void look(program::Program& program, const program::Outcome& outcome);

  // Of another worker.
  void add(MetRaces other);

  std::vector<Violation> take() { return std::move(races_); }

 private:
  void note(program::Program& program, const program::Pending& a, const program::Pending& b);

  std::unordered_set<std::uint64_t> places_;  // of two accesses, mixed
  std::vector<Violation> races_;              // each once
};

// Adds those that are not there yet.
void addRaces(std::vector<Violation>& races, std::vector<Violation> more);

}  // namespace weaveproof::check
