// The class of the objects that clients use: how an object is made, and which calls it has.
#pragma once

#include <string>
#include <vector>

#include "clients/call.hpp"
#include "clients/class_source.hpp"

namespace weaveproof::clients {

// What the user says of it.
struct Wishes {
  std::string construct;             // an expression; empty: a constructor that can be called
  std::vector<std::string> values;   // for parameters; empty: usual ones
  std::vector<std::string> calls;    // patterns, see call.hpp; empty: the public methods
  std::vector<std::string> methods;  // of these only those of these names; empty: all
  std::vector<std::string> without;  // and none of these
};

// A public method that no client calls.
struct NotCalled {
  std::string method;   // "addAll(Collection)"
  std::string why;      // "there are no values for a Collection"
  bool isWish = false;  // the user has left it out
};

struct Subject {
  std::string className;                   // with dots, and a $ before a nested class
  std::string sourceName;                  // as Java source has it
  std::string package;                     // of its clients: its own, or none if it is the JDK's
  std::string construct;                   // an expression
  std::vector<Call> calls;                 // each once
  std::vector<NotCalled> notCalled;
};

// `name` is a class, with dots; a nested one with a dot or a $. Throws base::Error: there is no such class, none of its
// objects can be made, it has no calls.
Subject subjectOf(const std::string& name, const Wishes& wishes, ClassSource& classes);

// The same for a class that has to have the calls of another.
Subject referenceFor(const Subject& subject, const std::string& name, const std::string& construct,
                     const std::vector<std::string>& values, ClassSource& classes);

}  // namespace weaveproof::clients
