#include "search/growth.hpp"

#include <algorithm>
#include <cmath>

namespace weaveproof::search {
namespace {

constexpr double kLowestPower = 1, kHighestPower = 4;

// By how much the truth may be smaller, or larger, than a share that was estimated to be at least so large: rounded from the
// quantiles that bench/estimates prints. A beginning of less than a hundredth looks like one of a fifth, so a share has a
// lower end only where it is large.
struct Error {
  double share;
  double smallest, largest;
};
constexpr Error kErrors[] = {{0.8, 0.5, 1.2}, {0.6, 0.2, 1.4}, {0.3, 0, 2},
                             {0.1, 0, 2.7},   {0.03, 0, 7},    {0.001, 0, 35}};
constexpr double kHighestOfTiny = 0.5;  // of those below

}  // namespace

std::optional<double> Growth::total(std::uint64_t states) const {
  if (length_ == 0 || states <= begin_) return std::nullopt;
  const auto seen = static_cast<double>(states - begin_);
  const std::size_t done = behind_.size() + 1;  // with the one that is explored
  if (done >= length_) return seen;
  const std::size_t before = done * 2 / 3;
  double power = kLowestPower;
  if (before != 0) {
    const double grown = seen / static_cast<double>(std::max<std::uint64_t>(behind_[before - 1], 1));
    power = std::log(grown) / std::log(static_cast<double>(done) / static_cast<double>(before));
  }
  return seen * std::pow(static_cast<double>(length_) / static_cast<double>(done),
                         std::clamp(power, kLowestPower, kHighestPower));
}

std::optional<Estimate> Growth::estimate(std::uint64_t states) const {
  const std::optional<double> all = total(states);
  if (!all) return std::nullopt;
  return withError(static_cast<double>(states - begin_) / *all);
}

Estimate withError(double share) {
  for (const Error& error : kErrors) {
    if (share >= error.share) return {share * error.smallest, std::min(1.0, share * error.largest)};
  }
  return {0, kHighestOfTiny};
}

}  // namespace weaveproof::search
