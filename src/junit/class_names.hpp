// bank.Account and bank/Account are the same class.
#pragma once

#include <algorithm>
#include <string>

namespace weaveproof::junit {

inline std::string withSlashes(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

inline std::string withDots(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

}  // namespace weaveproof::junit
