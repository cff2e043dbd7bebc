// The statistics of the studies. Every tool that sums up measurements takes its formulas from here.
//
// Values may be infinite where only their order counts: a search that found nothing took infinitely many states.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace bench {

struct MeanAndDeviation {
  double mean = 0, deviation = 0;
};

// Of the values as a sample: divided by n - 1. One value has no deviation; no values give zeros.
MeanAndDeviation meanAndDeviation(std::span<const double> values);

// Deviation / mean: how much runs vary, whatever they measure (dfs-rb.txt, Figure 6). 0 if the mean is.
double coefficientOfVariation(std::span<const double> values);

// Of positive values; 0 of none.
double geometricMean(std::span<const double> values);

// The value below which a part p of the others lies, from 0 to 1; between two values it goes straight from one to the other
// (type 7 of Hyndman and Fan, which is R's). There must be a value.
double quantile(std::vector<double> values, double p);
double median(std::vector<double> values);

// The place of each value in the sorted list, from 1; equal values share the average of their places.
std::vector<double> ranksOf(std::span<const double> values);

// Spearman's ρ: how much two lists of scores order the same things alike, from -1 to 1. It is the correlation of their
// ranks, which is right with ties, too. 0 when a list has only one value, or only equal ones: it orders nothing.
double spearman(std::span<const double> first, std::span<const double> second);

// The same as dfs-rb.txt prints it in section 6.2, 1 - 6 Σd² / (n(n² - 1)): equal to the above if there are no ties.
double spearmanByDifferences(std::span<const double> first, std::span<const double> second);

// Vargha and Delaney's Â12: how likely it is that a value of the first list is larger than one of the second; equal ones
// count half (section 6.2). Both lists must have values.
double a12(std::span<const double> first, std::span<const double> second);

struct Interval {
  double low = 0, high = 0;
};

// Efron's percentile bootstrap: where a statistic lies with this confidence, from its values on samples that are drawn from
// `values`, with replacement and as many. The same seed gives the same interval. There must be a value.
Interval bootstrapInterval(std::span<const double> values, const std::function<double(std::vector<double>)>& statistic,
                           double confidence, std::size_t samples, std::uint64_t seed);

}  // namespace bench
