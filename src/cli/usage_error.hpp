// The user asked for something that cannot be done. One sentence says what.
#pragma once

#include <string>

#include "base/error.hpp"

namespace weaveproof::cli {

struct UsageError : base::Error {
  explicit UsageError(const std::string& text) : base::Error(text), sentence(text) {}
  std::string sentence;  // without its full stop
};

}  // namespace weaveproof::cli
