// Mutants: which sites each of them changes, and what becomes of the files.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "mutate/site.hpp"

namespace weaveproof::mutate {

struct Mutant {
  std::vector<const Site*> sites;  // in the order of their numbers
};

// Each site alone.
std::vector<Mutant> eachAlone(const std::vector<const Site*>& sites);

// `number` different mutants of `perMutant` sites each that can be changed together, or as many as are found. First
// an operator is drawn, then one of its sites, as the paper does it: else the operators with many sites would be all
// there is.
std::vector<Mutant> draw(const std::vector<const Site*>& sites, std::size_t number, std::size_t perMutant,
                         std::uint64_t seed);

// Whether both can be changed in one mutant: no byte is changed by both.
bool goTogether(const Site& one, const Site& other);

// The files that the mutant changes, with what they become.
std::map<std::size_t, std::string> changedFiles(const Sites& all, const Mutant& mutant);

}  // namespace weaveproof::mutate
