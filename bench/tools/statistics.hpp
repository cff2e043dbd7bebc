// Mean and standard deviation.
#pragma once

#include <cmath>
#include <vector>

namespace bench {

struct MeanAndDeviation {
  double mean = 0, deviation = 0;
};

// Of the values as a sample: divided by n - 1. One value has no deviation.
inline MeanAndDeviation meanAndDeviation(const std::vector<double>& values) {
  MeanAndDeviation result;
  if (values.empty()) return result;
  for (const double value : values) result.mean += value;
  result.mean /= static_cast<double>(values.size());
  if (values.size() < 2) return result;
  for (const double value : values) result.deviation += (value - result.mean) * (value - result.mean);
  result.deviation = std::sqrt(result.deviation / static_cast<double>(values.size() - 1));
  return result;
}

}  // namespace bench
