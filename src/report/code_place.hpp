// Places in the program's source, as reports speak of them.
#pragma once

#include <string>
#include <vector>

#include "program/action.hpp"

namespace weaveproof::report {

struct CodePlace {
  std::string className, method, file;
  int line = -1;
};

// Where in the user's code an action happens.
CodePlace codePlaceOf(const program::ActionText& text);

// "bank.Transfer.run(Transfer.java:12)", as stack traces have it.
CodePlace codePlaceOf(const std::string& frame);

// The innermost frame of a stack that is the program's own, as far as names tell.
CodePlace userPlaceOf(const std::vector<std::string>& stack);

// "Transfer.java:12"; what is not known is left out.
std::string shown(const CodePlace& place);

}  // namespace weaveproof::report
