// Whether a place in one version of a program is a place in the other: lines move, and lambdas are numbered anew.
#pragma once

#include <map>
#include <optional>
#include <set>
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

  // The method is the same, and the statement: most of the instructions on the new line were on the old one. A method of the library
  // is the same if its name is.
  bool areSame(const Place& before, const Place& after) const;

  // Code that was renamed or moved from one place to the other may look like this: the method has no counterpart in one of the
  // versions, and the statement has none in the other.
  bool mayHaveMoved(const Place& before, const Place& after) const;

 private:
  // By class, method (any of that name) and line of the new version: the old line; 0 if the statement is new.
  std::map<std::string, std::map<int, int>, std::less<>> oldLines_;
  // Of the old version: lines of all methods, and of these the ones that are in oldLines_.
  std::map<std::string, std::set<int>, std::less<>> before_, kept_;
  std::set<std::string, std::less<>> after_;  // all methods

  const NumberedNames names_;
  const Naming inOldTerms_;
};

enum class Likeness : std::uint8_t { Different, Perhaps, Same };

// Whether two keys of violations tell of the same error, the first in the old version, the second in the new one: the same words, and
// the same places in any order. Perhaps: if code was renamed or moved.
Likeness likenessOf(const std::string& before, const std::string& after, const SamePlaces& places);

}  // namespace weaveproof::change
