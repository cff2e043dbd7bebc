// What the check of the original has executed on any schedule, as `check --coverage` writes it.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "mutate/mutant.hpp"

namespace weaveproof::mutate {

class Reached {
 public:
  explicit Reached(const std::string& json);

  // False: no schedule of the original comes to what the mutant changes, so that none of the mutant's does either.
  bool any(const Sites& all, const Mutant& mutant) const;

 private:
  bool isReached(const Sites& all, const Site& site) const;

  std::map<std::string, std::set<std::uint32_t>> lines_;  // by the source's path below its root: bank/Account.java
  // By the class's name with slashes, and the method's name and descriptor.
  std::map<std::pair<std::string, std::string>, std::set<std::uint32_t>> instructions_;
};

}  // namespace weaveproof::mutate
