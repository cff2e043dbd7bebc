// Sites and results for a person to read.
#pragma once

#include <string>
#include <vector>

#include "mutate/result.hpp"

namespace weaveproof::mutate {

// A line each: id, operator, place, what.
std::string listOf(const Sites& all, const std::vector<const Site*>& sites);

class Table {
 public:
  Table(const Sites& all, const std::vector<Mutant>& mutants);

  std::string line(const MutantResult& result) const;

  // What has to be known of the survivors, and the score.
  std::string end(const Results& results, std::size_t width) const;

 private:
  const Sites& all_;
  std::size_t numberWidth_, operatorWidth_ = 0, placeWidth_ = 0;
};

}  // namespace weaveproof::mutate
