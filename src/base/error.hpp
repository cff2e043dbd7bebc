// What is wrong with the user's files.
#pragma once

#include <stdexcept>

namespace weaveproof::base {

// what() is a sentence for the user, without its full stop.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace weaveproof::base
