// What the user can ask of a search, as he wrote it: every notation is read here and nowhere else.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/reduction.hpp"

namespace weaveproof::mine {
struct MinedThreads;
}  // namespace weaveproof::mine

namespace weaveproof::search {

// A value that cannot be read, or options that make no sense together. what() is one sentence for the user.
class BadSearchOptions : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

// A configuration of a portfolio: what its line says. All the rest is as on the command line that the portfolio stands on.
struct PortfolioLine {
  std::string place;                                          // "Line 3 of the portfolio 'mine.txt'"
  std::vector<std::pair<std::string, std::string>> settings;  // names of options, without dashes, and their values
};

struct SearchOptions {
  std::string search = "dfs";  // a Search or Walk of technique.hpp
  std::string order;           // an Order of technique.hpp; empty: the one that suits the rest
  std::uint64_t seed = 0;      // of everything random
  bool allErrors = false;      // continue after the first error
  spec::Orders orders = spec::Orders::All;  // which orders of independent steps it explores
  std::string por;                          // Published: the reduction of the literature (search/additions.hpp); else empty
  bool asPublished = false;    // with what that loses
  bool stateMatching = true;   // it knows which states it has visited
  std::string visibleClasses;  // "a.B,c.D": accesses to fields of other classes are invisible to it; empty: to none
  bool prune = false;      // skip threads that cannot come to interfere (interference.hpp)
  bool errorsEndPaths = false;  // but not on its path: for studies, not on the command line

  // Limits of the whole search. Unset: none.
  std::optional<double> timeLimit;  // seconds
  double secondsUsed = 0;           // of the user's time limit, before this search began
  std::optional<std::uint64_t> stateLimit;
  std::uint64_t statesUsed = 0;             // likewise
  std::optional<std::uint64_t> depthLimit;  // transitions on a path
  const std::atomic<bool>* stop = nullptr;  // becomes true when the user has had enough (Ctrl-C)

  std::string store = "exact";  // "exact", "hash64", "bitstate:SIZE" (bytes, or with K, M, G)

  // Bounds on every path.
  std::optional<std::uint32_t> preemptionBound;
  std::string preemptionIteration;  // "FIRST-LAST" or "FIRST-": bound after bound, until one cuts nothing; empty: off
  std::optional<std::uint32_t> delayBound;
  std::optional<std::uint32_t> changeBound;  // on preemptions that have nothing to do with changed code
  std::string changeIteration;               // likewise "FIRST-LAST" or "FIRST-"
  bool pairwise = false;  // the changed code against one other thread at a time (published/pairwise.cpp)

  std::string dfsRb;        // "thb,thm,thr,stg,rtb,rtc" (dfs_rb.hpp); "default": the paper's best; empty: off
  bool dfsRbCover = false;  // expand pruned states again when they are met above the threshold
  std::string dfsRbBound;   // of each iteration: "60s", "100000" states; empty: an equal share of the limits

  std::string restarts;  // "fixed:UNIT", "luby:UNIT", "walsh:UNIT"; UNIT is "5s" or a number of states; empty: off

  // Walks.
  std::optional<std::uint64_t> runs;  // how many; unset: until a limit ends them
  std::optional<std::uint64_t>
      walkedSteps;  // the walk that has done so many steps with those before it is the last; not on the command line
  std::uint32_t pctDepth = 3;

  // --search best-first.
  std::string heuristic;                    // of heuristic.hpp
  std::uint32_t history = 10;               // transitions that it looks back
  std::string weights = "distance";         // or "paper" (published/interleaving.hpp)
  std::string tie;                          // "fifo", "lifo", "random"; empty: the one that suits the rest
  bool astar = false;                       // the length of the path is added to the value
  std::optional<std::uint64_t> queueLimit;  // states that wait to be expanded
  std::optional<std::uint64_t> beam;        // likewise of each level
  // How threads are divided for the heuristics that look at clusters of them.
  std::string clusters = "auto";  // or a number, "run-class", "random", a file (mine/division.hpp)
  std::string mine = "visible";   // or "heap": traces in which every access to the heap is a step
  std::uint32_t traces = 1;
  // Goes along so many traces, from this seed, in a program that is opened for that. Several workers may ask at the same time.
  using Mining = std::function<mine::MinedThreads(std::uint32_t traces, std::uint64_t seed)>;
  Mining mineHeap;  // with everything visible
  // With all that other threads may notice. If missing, just that is what the program of the search has for steps.
  Mining mineVisible;

  std::uint64_t huntAfter = 2'000;  // --search auto: transitions of the proof before the hunters start

  // Workers.
  std::uint32_t parallel = 1;
  bool share = false;                    // one search divided among the workers, instead of independent ones
  std::vector<PortfolioLine> portfolio;  // configurations to run instead of this one (portfolio.hpp)
};

// One option as the command line, the TOML file and a portfolio name it: the one place that lists them all.
struct SearchOption {
  std::string_view name;   // without its dashes: "dfs-rb"
  std::string_view value;  // what stands for its value in help: "CONFIG"; empty: a switch without value
  std::string_view sentence;
  void (*set)(SearchOptions&, std::string_view value);  // throws BadSearchOptions; a switch gets "true" or "false"
  std::string (*get)(const SearchOptions&);             // empty when it has its default
  bool research = false;  // for users that reproduce publications: `--help research` lists it
};

std::span<const SearchOption> searchOptionTable();

// Throws BadSearchOptions when there is no such option or its value cannot be read.
void setSearchOption(SearchOptions& options, std::string_view name, std::string_view value);

// Which orders of independent steps are explored. What a step is belongs to the description of the check (spec::CheckSpec). Throws
// BadSearchOptions.
void setReduction(SearchOptions& options, const spec::Reduction& reduction);

// The options that differ from their defaults, as the command line has them: "--order random --seed 7".
std::string commandLineOf(const SearchOptions& options);

}  // namespace weaveproof::search
