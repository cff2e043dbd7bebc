// Which values a call has for a parameter of a type, if the user does not write the calls out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clients/class_source.hpp"

namespace weaveproof::clients {

struct Value {
  std::string text;     // as Java takes it for the type: "1L", "(short) 1"
  std::string written;  // as the user wrote it, or would have: "1"
};

// `type` is a descriptor; `given` are the values that the user wants, as Java expressions. Those that suit the type are
// taken, else two usual ones; of types that nothing is known of, none.
std::vector<Value> valuesFor(std::string_view type, const std::vector<std::string>& given, ClassSource& classes);

}  // namespace weaveproof::clients
