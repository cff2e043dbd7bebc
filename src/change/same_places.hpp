// Which place in one version of a program corresponds to a place in the other: lines move, and lambdas get new numbers.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "change/class_set.hpp"
#include "change/numbered_names.hpp"

namespace weaveproof::change {

struct Place {
  std::string className, method;  // the class with slashes
  int line = 0;                   // 0: the method as a whole
};

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

// What a violation is known by.
struct Fault {
  std::string kind;
  std::vector<std::string> names;  // of threads, of an exception, of a field
  std::vector<Place> places;
  bool early = false;         // it needs a wait that ends early
  bool namesMayMove = false;  // a name is that of a field, which may have been renamed with its class
};

// Whether two violations are the same error, the first in the old version, the second in the new one: the same names, and the same places
// in any order. Perhaps: if code was renamed or moved.
Likeness likenessOf(const Fault& before, const Fault& after, const SamePlaces& places);

}  // namespace weaveproof::change
