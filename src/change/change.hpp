// What has changed from one version of a program to the next, as far as the class files show it.
//
// The promise: two executions, one of each version, under the same schedule, are the same until a thread runs changed code of
// the new version. So no change is missed, but code may be called changed that is not.
//
//   - Methods are compared instruction by instruction (align.hpp). Changes are whole statements. Where something is
//     gone, the statements beside it are changed.
//   - A method that is new, or that is synchronized, static, native or private in one version only, is changed as a whole.
//   - A method that is gone: its class is changed as a whole, and so are the calls that may have meant it.
//   - A field that is volatile, static or final in one version only: all accesses to it.
//   - Superclass, interfaces, kind of class, static initialiser: the whole class. So is a class that is new.
//   - Lambdas, anonymous and local classes are matched by what they do (numbered_names.hpp).
//
// Lines, annotations, generic signatures, resources and the list of members matter only for code that asks for them
// (other_meanings.hpp).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "change/align.hpp"
#include "change/class_set.hpp"

namespace weaveproof::change {

struct MethodName {
  std::string className, name, descriptor;  // names with slashes

  friend auto operator<=>(const MethodName&, const MethodName&) = default;
};

// For people. Lines are 0 where they are not known.
struct Fragment {
  bool isNew = true;        // else something is gone here
  std::string className;    // "bank.Account"
  std::string method;       // empty: the class as a whole
  std::string file;         // "Account.java"; empty if unknown
  int first = 0, last = 0;  // lines of the new version
  std::string why;          // if it is more than the lines: "synchronized has changed"; else empty

  friend bool operator==(const Fragment&, const Fragment&) = default;
};

struct Change {
  std::map<MethodName, std::vector<CodeRange>> code;  // of the new version; ranges in order, apart
  std::vector<Fragment> fragments;                    // in the order of the code

  bool isEmpty() const { return code.empty() && fragments.empty(); }
};

Change compareVersions(const ClassSet& before, const ClassSet& after);

// Lines of all methods of this name (with all their code, if `first` is 0) become changed code. False if there is no such
// method, or it has no code on these lines.
bool addLines(Change& change, const ClassSet& classes, const std::string& className, std::string_view method, int first,
              int last);

std::string placeOf(const Fragment& fragment);  // "bank.Account.withdraw", "class bank.Account"

// "+ bank.Account.withdraw Account.java:14-16"
std::string textOf(const Fragment& fragment);

}  // namespace weaveproof::change
