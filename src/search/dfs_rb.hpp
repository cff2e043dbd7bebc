// DFS-RB: depth-first search with randomised early backtracking, the policy `backtrack` of dfs-rb.txt, Figure 1. The
// functions have the paper's names and stand in the order of its Figures 2 to 4.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/path_facts.hpp"
#include "search/random.hpp"

namespace weaveproof::search {

// The configuration C of section 4, with the names that the paper gives to its six variables.
struct DfsRbConfiguration {
  enum class ThresholdBase : std::uint8_t { Constant, FirstPath, Iteration };
  enum class Mode : std::uint8_t { PathLength, ContextSwitches };
  enum class Reduction : std::uint8_t { Disabled, NoContextSwitch };
  enum class Strategy : std::uint8_t { Fixed, Random, Luby };
  enum class RatioBase : std::uint8_t { Constant, Depth, Run, PowerOfRun };  // c, 1-d/c, 1-r/c, c^r

  ThresholdBase thb = ThresholdBase::Iteration;
  std::vector<std::uint32_t> thresholds = {5, 10, 20, 50, 100};  // Constant: one; Iteration: t1 ... tn
  double fraction = 0;                                           // FirstPath: f of L·f
  Mode thm = Mode::PathLength;
  Reduction thr = Reduction::Disabled;
  Strategy stg = Strategy::Luby;
  RatioBase rtb = RatioBase::Constant;
  double ratio = 0.75;  // c of the ratio base
  double rtc = 1.5;

  std::size_t iterations() const { return thb == ThresholdBase::Iteration ? thresholds.size() : 1; }
  friend bool operator==(const DfsRbConfiguration&, const DfsRbConfiguration&) = default;
};

// The paper's notation <thb,thm,thr,stg,rtb,rtc>, with or without the brackets: "I:5-10-20,pl,d,Lb,0.75,1.5". thb is
// "20", "L*0.25" or "I:5-10"; "I" alone is the paper's sequence. "default" is the paper's best-ranked configuration,
// which is that of a default-made DfsRbConfiguration. Throws BadSearchOptions.
DfsRbConfiguration parseDfsRb(std::string_view notation);
std::string toString(const DfsRbConfiguration& configuration);

// The 7,920 configurations of the paper's study, in the order of the values in its section 4.
std::vector<DfsRbConfiguration> allDfsRbConfigurations();

class RandomisedBacktracking {
 public:
  static constexpr bool kActive = true;

  RandomisedBacktracking(const DfsRbConfiguration& configuration, std::size_t search_count, Random& random)
      : C(configuration), search_count_(search_count), random_(random) {}

  double threshold(const PathFacts& path) const;
  std::uint32_t depth(const PathFacts& path) const;
  double ratio(const PathFacts& path) const;
  bool backtrackAgain(const PathFacts& path);

  // Lines 14 to 17 of Figure 1: whether to return before the next transition of the state at the end of `path`.
  bool backtrackEarly(const PathFacts& path);

  // L·f: the first path is always run to completion, and its length is known then.
  bool waitsForFirstPath() const { return C.thb == DfsRbConfiguration::ThresholdBase::FirstPath && !firstPathLength_; }
  void firstPathEnded(std::uint32_t choices) { firstPathLength_ = choices; }

  // Whether anything was pruned, or could have been.
  bool hasPruned() const { return pruned_; }
  void notePruned() { pruned_ = true; }

  // For --dfs-rb-cover: how much further down everything is explored, in units of depth(path); 0 below the threshold.
  std::uint32_t choicesAboveThreshold(const PathFacts& path) const;
  // Whether that depends on which thread ran last.
  bool dependsOnThreads() const {
    return C.thm == DfsRbConfiguration::Mode::ContextSwitches ||
           C.thr == DfsRbConfiguration::Reduction::NoContextSwitch;
  }

 private:
  static constexpr std::uint64_t kNoJump = std::numeric_limits<std::uint64_t>::max();

  const DfsRbConfiguration C;
  const std::size_t search_count_;
  Random& random_;
  std::optional<std::uint32_t> firstPathLength_;
  std::uint64_t total_jump_index_ = 0;
  std::uint64_t cur_jump_len_ = kNoJump;
  bool pruned_ = false;
};

// The driver without it.
struct NoBacktracking {
  static constexpr bool kActive = false;
};

}  // namespace weaveproof::search
