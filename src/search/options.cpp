// The table of options, and what is written in terms of it.
#include "search/options.hpp"

#include <algorithm>
#include <array>

#include "base/duration.hpp"
#include "search/notation.hpp"
#include "search/por/por.hpp"
#include "search/portfolio.hpp"

namespace weaveproof::search {
namespace {

template <class Number>
Number readNumber(std::string_view value) {
  const std::optional<Number> number = parseNumber<Number>(value);
  if (!number) throw BadSearchOptions("'" + std::string(value) + "' is no number that can stand here.");
  return *number;
}

double readSeconds(std::string_view value) {
  const std::optional<double> seconds = base::parseSeconds(value);
  if (!seconds) throw BadSearchOptions("'" + std::string(value) + "' is no time: 60 (seconds), 500ms, 5s, 2m, 1h.");
  return *seconds;
}

bool readSwitch(std::string_view value) {
  if (value == "true") return true;
  if (value == "false") return false;
  throw BadSearchOptions("'" + std::string(value) + "' is neither true nor false.");
}

template <class Number>
std::string textOf(const std::optional<Number>& number) {
  if (!number) return "";
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), *number);
  return {text.data(), end};
}

std::string textOfSwitch(bool on) { return on ? "true" : ""; }

const SearchOptions kDefaults;

// What a step is, is the same for all searches of a program, and is not theirs to say.
void setReduction(SearchOptions& options, std::string_view value) {
  if (value == "none" || value == "local")
    throw BadSearchOptions("none and local say what a step is, and stand on the command line.");
  const bool isOurs = value == "locks" || value == "sleep" || value == "full";
  if (!isOurs && por::find(value) == nullptr)
    throw BadSearchOptions("'" + std::string(value) + "' is none of locks, sleep, full, " + por::names() + ".");
  options.sleepSets = value == "sleep";
  options.sourceSets = value == "full";
  options.por = isOurs ? "" : value;
}

using O = SearchOptions;
using Text = std::string_view;

// Name, value, sentence, how it is set, and how it is written when it has not its default.
const std::array kOptions = {
    SearchOption{"search", "NAME", "how the schedules are explored", [](O& o, Text v) { o.search = v; },
                 [](const O& o) { return o.search == kDefaults.search ? "" : o.search; }},
    SearchOption{"order", "NAME",
                 "in which order the threads of a state are tried; 3,1,2: thread 3 first, then 1, then 2, then others",
                 [](O& o, Text v) { o.order = v; }, [](const O& o) { return o.order; }},
    SearchOption{"seed", "N", "of everything random; the same seed gives the same result",
                 [](O& o, Text v) { o.seed = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return o.seed == 0 ? "" : std::to_string(o.seed); }},
    SearchOption{"reduction", "NAME",
                 "locks, sleep, full, or one of the literature: s-por, de-s-por, dl-s-por, de, dl, o-dpor, dpor",
                 setReduction, [](const O& o) { return o.por; }},
    SearchOption{"as-published", "",
                 "--reduction s-por, de-s-por, dl-s-por, de, dl: to the letter of their paper, which loses schedules",
                 [](O& o, Text v) { o.asPublished = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.asPublished); }},
    SearchOption{"no-state-matching", "",
                 "reductions of the literature: explore a state again whenever it is met, and keep none",
                 [](O& o, Text v) { o.stateMatching = !readSwitch(v); },
                 [](const O& o) { return textOfSwitch(!o.stateMatching); }},
    SearchOption{"visible-classes", "LIST",
                 "reductions of the literature: fields of other classes than these, and those nested in them, are no "
                 "matter of other threads",
                 [](O& o, Text v) { o.visibleClasses = v; }, [](const O& o) { return o.visibleClasses; }},
    SearchOption{"all-errors", "", "go on behind the first error, and report each different one",
                 [](O& o, Text v) { o.allErrors = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.allErrors); }},
    SearchOption{"time-limit", "TIME", "end the search after so many seconds, or 500ms, 2m, 1h",
                 [](O& o, Text v) { o.timeLimit = readSeconds(v); }, [](const O& o) { return textOf(o.timeLimit); }},
    SearchOption{"state-limit", "N", "end the search after so many states",
                 [](O& o, Text v) { o.stateLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.stateLimit); }},
    SearchOption{"depth-limit", "N", "explore schedules up to their N-th transition",
                 [](O& o, Text v) { o.depthLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.depthLimit); }},
    SearchOption{"store", "KIND",
                 "how visited states are known: exact, hash64 or bitstate:SIZE (64M); the last two may miss "
                 "states",
                 [](O& o, Text v) { o.store = v; },
                 [](const O& o) { return o.store == kDefaults.store ? "" : o.store; }},
    SearchOption{"preemption-bound", "N", "only schedules with at most N preemptions",
                 [](O& o, Text v) { o.preemptionBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.preemptionBound); }},
    SearchOption{"preemption-iteration", "FIRST-[LAST]", "bound after bound on the number of preemptions",
                 [](O& o, Text v) { o.preemptionIteration = v; }, [](const O& o) { return o.preemptionIteration; }},
    SearchOption{"delay-bound", "N", "only schedules with at most N delays",
                 [](O& o, Text v) { o.delayBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.delayBound); }},
    SearchOption{"change-bound", "N", "only schedules with at most N preemptions away from the changed code",
                 [](O& o, Text v) { o.changeBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.changeBound); }},
    SearchOption{"change-iteration", "FIRST-[LAST]", "bound after bound on preemptions away from the changed code",
                 [](O& o, Text v) { o.changeIteration = v; }, [](const O& o) { return o.changeIteration; }},
    SearchOption{"pairwise", "", "interleave the changed code with one other thread at a time, which proves nothing",
                 [](O& o, Text v) { o.pairwise = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.pairwise); }},
    SearchOption{
        "prune", "",
        "leave out transitions of threads that cannot come to conflict with what others have accessed on the path "
        "(--reduction hybrid)",
        [](O& o, Text v) { o.prune = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.prune); }},
    SearchOption{"dfs-rb", "CONFIG", "randomised early backtracking: thb,thm,thr,stg,rtb,rtc or 'default'",
                 [](O& o, Text v) { o.dfsRb = v; }, [](const O& o) { return o.dfsRb; }},
    SearchOption{"dfs-rb-cover", "", "DFS-RB: cover for certain what lies above the threshold",
                 [](O& o, Text v) { o.dfsRbCover = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.dfsRbCover); }},
    SearchOption{"dfs-rb-bound", "UNIT", "DFS-RB: what each iteration may use, in states (100000) or time (60s)",
                 [](O& o, Text v) { o.dfsRbBound = v; }, [](const O& o) { return o.dfsRbBound; }},
    SearchOption{"restarts", "HOW", "begin anew: fixed:UNIT, luby:UNIT or walsh:UNIT, in states (10000) or time (5s)",
                 [](O& o, Text v) { o.restarts = v; }, [](const O& o) { return o.restarts; }},
    SearchOption{"runs", "N", "how many walks", [](O& o, Text v) { o.runs = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.runs); }},
    SearchOption{"pct-depth", "D", "depth of the bugs that --search pct looks for (3)",
                 [](O& o, Text v) { o.pctDepth = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.pctDepth == kDefaults.pctDepth ? "" : std::to_string(o.pctDepth); }},
    SearchOption{"heuristic", "NAME", "--search best-first: what makes a state promising; the names stand below",
                 [](O& o, Text v) { o.heuristic = v; }, [](const O& o) { return o.heuristic; }},
    SearchOption{"history", "L", "heuristics: how many transitions they look back (10)",
                 [](O& o, Text v) { o.history = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.history == kDefaults.history ? "" : std::to_string(o.history); }},
    SearchOption{"weights", "distance|paper",
                 "heuristics: an earlier turn counts by its distance (default), or as the paper on tici prints it",
                 [](O& o, Text v) { o.weights = v; },
                 [](const O& o) { return o.weights == kDefaults.weights ? "" : o.weights; }},
    SearchOption{"tie", "fifo|lifo|random", "--search best-first: which of equally promising states comes first (fifo)",
                 [](O& o, Text v) { o.tie = v; }, [](const O& o) { return o.tie; }},
    SearchOption{"astar", "", "--search best-first: adds the length of the path to the heuristic",
                 [](O& o, Text v) { o.astar = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.astar); }},
    SearchOption{"queue-limit", "N", "--search best-first: when more than N states wait, the worst is dropped",
                 [](O& o, Text v) { o.queueLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.queueLimit); }},
    SearchOption{"beam", "N", "--search best-first: level by level, of each the N best states",
                 [](O& o, Text v) { o.beam = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.beam); }},
    SearchOption{
        "clusters", "auto|K|FILE",
        "heuristics ci, tici: how threads are divided: auto or a number: by k-means of how they read and write; "
        "a file: a line of thread names for each cluster; also run-class, random",
        [](O& o, Text v) { o.clusters = v; },
        [](const O& o) { return o.clusters == kDefaults.clusters ? "" : o.clusters; }},
    SearchOption{"mine", "visible|heap",
                 "which accesses of a training run tell how threads read and write: the visible ones (default), or all",
                 [](O& o, Text v) { o.mine = v; }, [](const O& o) { return o.mine == kDefaults.mine ? "" : o.mine; }},
    SearchOption{"traces", "N", "how many training runs there are (1)",
                 [](O& o, Text v) { o.traces = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.traces == kDefaults.traces ? "" : std::to_string(o.traces); }},
    SearchOption{"hunt-after", "N", "--search auto: prove for so many transitions before the hunt begins (2000)",
                 [](O& o, Text v) { o.huntAfter = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return o.huntAfter == kDefaults.huntAfter ? "" : std::to_string(o.huntAfter); }},
    SearchOption{"parallel", "N", "how many workers", [](O& o, Text v) { o.parallel = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.parallel == 1 ? "" : std::to_string(o.parallel); }},
    SearchOption{"share", "", "divide one search among the workers, instead of running independent ones",
                 [](O& o, Text v) { o.share = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.share); }},
    SearchOption{"portfolio", "FILE", "run the configurations of this file, one a line",
                 [](O& o, Text v) { o.portfolio = readPortfolio(std::string(v)); },
                 [](const O&) { return std::string(); }},
};

}  // namespace

std::span<const SearchOption> searchOptionTable() { return kOptions; }

void setSearchOption(SearchOptions& options, std::string_view name, std::string_view value) {
  const auto option = std::ranges::find(kOptions, name, &SearchOption::name);
  if (option == kOptions.end()) throw BadSearchOptions("There is no option --" + std::string(name) + ".");
  try {
    option->set(options, value);
  } catch (const BadSearchOptions& bad) {
    throw BadSearchOptions("--" + std::string(name) + ": " + bad.what());
  }
}

std::string commandLineOf(const SearchOptions& options) {
  std::string line;
  for (const SearchOption& option : kOptions) {
    const std::string value = option.get(options);
    if (value.empty()) continue;
    line += (line.empty() ? "--" : " --") + std::string(option.name);
    if (option.value.empty()) continue;
    const bool plain = value.find_first_of(" *<>'\"") == std::string::npos;
    line += plain ? " " + value : " '" + value + "'";
  }
  return line;
}

}  // namespace weaveproof::search
