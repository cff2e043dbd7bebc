// The user asked for something that cannot be done. One sentence says what.
#pragma once

#include <string>

namespace weaveproof::cli {

struct UsageError {
  std::string sentence;  // without its full stop
};

}  // namespace weaveproof::cli
