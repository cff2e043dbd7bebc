// A call that clients make: of which method, with which arguments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::clients {

struct Call {
  std::string text;                    // "put((Object) 1, 2)", as Java has it after the object and a dot
  std::string shape;                   // what calls of the same method have in common: "put({}, {})"
  std::vector<std::string> arguments;  // the values in the shape's places, without what their types add: "1", "2"
  std::string method = {};             // "put(Object, Object)", or as much of it as is known: "put"
};

// All calls that a pattern such as "put({1..2}, {null|3})" stands for: of a range of whole numbers, and of alternatives
// between bars, each value. Braces with neither are Java's own. Throws base::Error if a range is empty or far too long.
std::vector<Call> callsOf(std::string_view pattern);

}  // namespace weaveproof::clients
