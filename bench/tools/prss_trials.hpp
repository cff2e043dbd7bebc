// The calculations of prss.txt, section 4.3: a pool of randomised searches is made once; N parallel searches are N of
// the pool, drawn with replacement, and the first of them that finds the error ends them all. That is done again and
// again, each time a trial.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "study_results.hpp"

namespace bench {

// Section 4.1.1.
inline const std::vector<std::uint64_t> kPrssNodes = {1, 2, 5, 10, 15, 20, 25, 50, 100, 500, 1000};

// The trials of one N. One in which no search found the error stays among them; it has cost what the longest of its
// searches did.
struct PrssPoint {
  std::uint64_t nodes = 0;
  double mean = 0, deviation = 0;  // of states, where the first is the search with the fewest states
  double meanByTime = 0;           // the same, where the first is the search with the shortest time, as in the paper
  std::size_t trials = 0, found = 0, fasterThanDefault = 0;

  bool always() const { return found == trials; }
};

struct PrssResult {
  StudyRow defaultOrder;
  std::size_t pool = 0, poolFound = 0;
  double minimum = 0, maximum = 0;  // states in the pool
  std::vector<PrssPoint> points;

  // The point of diminishing returns. The paper's authors judged it by eye; here it is the smallest N from which on at
  // least 95 % of what the largest N saves over the smallest is saved. Null if there are no points.
  const PrssPoint* diminishing() const;
  // RQ1: the smallest N of which every trial found the error in fewer states than the default order had when it found
  // it or gave up.
  std::optional<std::uint64_t> alwaysFaster() const;
  // RQ3: the smallest N of which every trial found the error.
  std::optional<std::uint64_t> alwaysFound() const;
  double speedUp(const PrssPoint& point) const;
};

// The pool must not be empty. The same seed draws the same trials.
PrssResult simulate(const StudyRow& defaultOrder, const std::vector<StudyRow>& pool,
                    const std::vector<std::uint64_t>& nodes, std::size_t trials, std::uint64_t seed);

}  // namespace bench
