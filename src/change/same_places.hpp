// Whether a place in one version of a program is a place in the other: lines move, and lambdas are numbered anew.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "change/class_set.hpp"
#include "change/numbered_names.hpp"

namespace weaveproof::change {

// "bank.Account.withdraw(Account.java:14)", as stack traces have it. Anything else is no place.
struct Place {
  std::string className, method;  // the class with slashes
  int line = 0;
};
std::optional<Place> placeOf(std::string_view text);

class SamePlaces {
 public:
  // Both must outlive it.
  SamePlaces(const ClassSet& before, const ClassSet& after);
  SamePlaces(const SamePlaces&) = delete;
  SamePlaces& operator=(const SamePlaces&) = delete;

  // The method is the same, and the statement: most of the instructions on the new line were on the old one. A method that only one
  // version has in this form has no statements that could be compared; then its name counts.
  bool areSame(const Place& before, const Place& after) const;

 private:
  // By class, method (any of that name) and line of the new version.
  std::map<std::string, std::map<int, int>, std::less<>> oldLines_;

  const NumberedNames names_;
  const Naming inOldTerms_;
};

// Whether two keys of violations tell of the same error, the first in the old version, the second in the new one: the same words, and
// the same places in any order.
bool areSameError(const std::string& before, const std::string& after, const SamePlaces& places);

}  // namespace weaveproof::change
