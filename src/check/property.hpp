// What can be wrong with a program. A property looks at each transition and the state that it led to.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "check/violation.hpp"
#include "program/program.hpp"
#include "spec/check_spec.hpp"

namespace weaveproof::check {

class Property {
 public:
  virtual ~Property() = default;
  virtual std::string_view name() const = 0;

  // False when only a transition that failed can violate it: then states need not be shown to it.
  virtual bool looksAtStates() const { return true; }

  // After a transition that ended with `outcome`. The program stands in the new state. Returns all that is wrong there:
  // a search that skips schedules may see two violations only together.
  virtual std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) = 0;
};

// The properties of this name in the order in which they are checked; throws std::invalid_argument with a sentence that
// names the ones that exist.
std::vector<std::unique_ptr<Property>> makeProperties(const spec::CheckSpec& spec);
std::vector<std::unique_ptr<Property>> makeProperties(const std::vector<std::string>& names);

}  // namespace weaveproof::check
