#include "search/dfs_rb.hpp"

#include <algorithm>
#include <cmath>

#include "search/luby.hpp"

namespace weaveproof::search {

using ThresholdBase = DfsRbConfiguration::ThresholdBase;
using Mode = DfsRbConfiguration::Mode;
using Reduction = DfsRbConfiguration::Reduction;
using Strategy = DfsRbConfiguration::Strategy;
using RatioBase = DfsRbConfiguration::RatioBase;

// Figure 2, lines 1 to 13.
double RandomisedBacktracking::threshold(const PathFacts& path) const {
  double v = 0;
  if (C.thb == ThresholdBase::Constant) {
    v = C.thresholds.front();
  } else if (C.thb == ThresholdBase::FirstPath) {
    v = firstPathLength_ ? *firstPathLength_ * C.fraction : std::numeric_limits<double>::infinity();
  } else {
    v = C.thresholds[search_count_];
  }
  if (C.thr == Reduction::NoContextSwitch) v -= path.stays;
  return v;
}

// Figure 2, lines 15 to 20.
std::uint32_t RandomisedBacktracking::depth(const PathFacts& path) const {
  return C.thm == Mode::ContextSwitches ? path.switches : path.choices;
}

// Figure 3.
double RandomisedBacktracking::ratio(const PathFacts& path) const {
  double v = C.ratio;
  if (C.rtb == RatioBase::Depth) v = 1 - depth(path) / C.ratio;
  if (C.rtb == RatioBase::Run) v = 1 - path.run / C.ratio;
  if (C.rtb == RatioBase::PowerOfRun) v = std::pow(C.ratio, path.run);
  if (path.switched) v *= C.rtc;
  return v;
}

bool RandomisedBacktracking::backtrackEarly(const PathFacts& path) {
  if (depth(path) < threshold(path)) return false;
  if (random_.rnd() <= ratio(path)) return false;
  ++total_jump_index_;
  cur_jump_len_ = 1;
  pruned_ = true;
  return true;
}

// Figure 4. The paper leaves open what its two variables are between jumps. Here a jump begins in backtrackEarly, which is
// its first step, and ends when this function says no for whatever reason: a jump that the threshold stopped does not go
// on at a later return.
bool RandomisedBacktracking::backtrackAgain(const PathFacts& path) {
  if (depth(path) < threshold(path) || C.stg == Strategy::Fixed) {
    cur_jump_len_ = kNoJump;
    return false;
  }
  if (C.stg == Strategy::Random) return random_.rnd() > ratio(path);
  if (cur_jump_len_ != kNoJump && luby_num(total_jump_index_) > cur_jump_len_) {
    cur_jump_len_ += 1;
    return true;
  }
  cur_jump_len_ = kNoJump;
  return false;
}

std::uint32_t RandomisedBacktracking::choicesAboveThreshold(const PathFacts& path) const {
  if (waitsForFirstPath()) return 0;
  return static_cast<std::uint32_t>(std::max(0.0, std::ceil(threshold(path) - depth(path))));
}

}  // namespace weaveproof::search
