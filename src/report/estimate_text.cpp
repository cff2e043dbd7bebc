#include "report/estimate_text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace weaveproof::report {
namespace {

// To one digit, but for the percents above 90.
double rounded(double share, double (*round)(double)) {
  const double percent = share * 100;
  if (percent >= 90) return round(percent);
  const double unit = std::pow(10, std::floor(std::log10(percent)));
  return round(percent / unit) * unit;
}

}  // namespace

std::string shareText(const search::Estimate& estimate) {
  if (estimate.low < 0.0001) return fmt::format("less than {:g} %", rounded(estimate.high, std::ceil));
  return fmt::format("between {:g} and {:g} %", rounded(estimate.low, std::floor), rounded(estimate.high, std::ceil));
}

}  // namespace weaveproof::report
