// The table of options, and what is written in terms of it.
#include "search/options.hpp"

#include <algorithm>
#include <array>

#include "base/duration.hpp"
#include "search/additions.hpp"
#include "search/notation.hpp"
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
  const spec::Reduction reduction = spec::Reduction::named(value);
  if (reduction.steps != spec::Steps::Contended)
    throw BadSearchOptions("'" + std::string(value) + "' is none of locks, sleep, full, " + namesOfReductions() + ".");
  search::setReduction(options, reduction);
}

using O = SearchOptions;
using Text = std::string_view;

constexpr bool kResearch = true;

// Name, value, sentence, how it is set, how it is written when it has not its default, and whether it is for research.
const std::array kOptions = {
    SearchOption{
        "search", "auto|dfs|bfs|random-walk|pct|pos",
        "Prove and hunt (auto, default), go depth or breadth first (dfs, bfs), or sample schedules (the others)",
        [](O& o, Text v) { o.search = v; }, [](const O& o) { return o.search == kDefaults.search ? "" : o.search; }},
    SearchOption{"order", "NAME",
                 "Try threads in this order: index, random, preempt, preempt-random, or by numbers: 3,1,2",
                 [](O& o, Text v) { o.order = v; }, [](const O& o) { return o.order; }},
    SearchOption{"seed", "N", "Seed all random choices", [](O& o, Text v) { o.seed = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return o.seed == 0 ? "" : std::to_string(o.seed); }},
    SearchOption{
        "reduction", "NAME",
        "Skip by locks, sleep, full, or a published algorithm: s-por, de-s-por, dl-s-por, de, dl, o-dpor, dpor",
        setReduction, [](const O& o) { return o.por; }},
    SearchOption{
        "as-published", "",
        "Follow the paper of --reduction s-por, de-s-por, dl-s-por, de or dl to the letter, which loses schedules",
        [](O& o, Text v) { o.asPublished = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.asPublished); },
        kResearch},
    SearchOption{"no-state-matching", "",
                 "Store no states, and explore a state again whenever it is met (published reductions)",
                 [](O& o, Text v) { o.stateMatching = !readSwitch(v); },
                 [](const O& o) { return textOfSwitch(!o.stateMatching); }, kResearch},
    SearchOption{"visible-classes", "LIST",
                 "Treat only fields of these classes, and of those nested in them, as shared (published reductions)",
                 [](O& o, Text v) { o.visibleClasses = v; }, [](const O& o) { return o.visibleClasses; }, kResearch},
    SearchOption{"all-errors", "", "Continue after the first violation and report all",
                 [](O& o, Text v) { o.allErrors = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.allErrors); }},
    SearchOption{"time-limit", "TIME", "Stop after this time: 60 (seconds), 500ms, 2m, 1h",
                 [](O& o, Text v) { o.timeLimit = readSeconds(v); }, [](const O& o) { return textOf(o.timeLimit); }},
    SearchOption{"state-limit", "N", "Stop after N states",
                 [](O& o, Text v) { o.stateLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.stateLimit); }},
    SearchOption{"depth-limit", "N", "Cut each schedule after N transitions",
                 [](O& o, Text v) { o.depthLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.depthLimit); }},
    SearchOption{"store", "exact|hash64|bitstate:SIZE",
                 "Store states exactly (default), or as hashes, which may miss states (bitstate:64M)",
                 [](O& o, Text v) { o.store = v; },
                 [](const O& o) { return o.store == kDefaults.store ? "" : o.store; }},
    SearchOption{"preemption-bound", "N", "Explore only schedules with at most N preemptions",
                 [](O& o, Text v) { o.preemptionBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.preemptionBound); }},
    SearchOption{"preemption-iteration", "FIRST-[LAST]", "Raise that bound from FIRST to LAST, or as needed",
                 [](O& o, Text v) { o.preemptionIteration = v; }, [](const O& o) { return o.preemptionIteration; }},
    SearchOption{"delay-bound", "N", "Explore only schedules with at most N delays",
                 [](O& o, Text v) { o.delayBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.delayBound); }},
    SearchOption{"change-bound", "N", "Allow at most N preemptions away from changed code",
                 [](O& o, Text v) { o.changeBound = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return textOf(o.changeBound); }},
    SearchOption{"change-iteration", "FIRST-[LAST]", "Raise that bound from FIRST to LAST (default: 0-)",
                 [](O& o, Text v) { o.changeIteration = v; }, [](const O& o) { return o.changeIteration; }},
    SearchOption{"pairwise", "", "Interleave the changed code with one other thread at a time, which proves nothing",
                 [](O& o, Text v) { o.pairwise = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.pairwise); },
                 kResearch},
    SearchOption{
        "prune", "", "Skip threads that cannot come to conflict with accesses on the path (--reduction hybrid)",
        [](O& o, Text v) { o.prune = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.prune); }, kResearch},
    SearchOption{
        "dfs-rb", "CONFIG",
        "Backtrack early at random: thb,thm,thr,stg,rtb,rtc or 'default' (weaveproof configs dfs-rb lists all)",
        [](O& o, Text v) { o.dfsRb = v; }, [](const O& o) { return o.dfsRb; }, kResearch},
    SearchOption{"dfs-rb-cover", "", "Cover everything above the threshold of --dfs-rb",
                 [](O& o, Text v) { o.dfsRbCover = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.dfsRbCover); }, kResearch},
    SearchOption{"dfs-rb-bound", "UNIT",
                 "Limit each iteration of --dfs-rb to so many states (100000) or this time (60s)",
                 [](O& o, Text v) { o.dfsRbBound = v; }, [](const O& o) { return o.dfsRbBound; }, kResearch},
    SearchOption{"restarts", "HOW",
                 "Begin again after fixed:UNIT, luby:UNIT or walsh:UNIT, in states (10000) or time (5s)",
                 [](O& o, Text v) { o.restarts = v; }, [](const O& o) { return o.restarts; }, kResearch},
    SearchOption{"runs", "N", "Sample N schedules (random-walk, pct, pos)",
                 [](O& o, Text v) { o.runs = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.runs); }},
    SearchOption{"pct-depth", "D", "Let --search pct aim at bugs of this depth (3)",
                 [](O& o, Text v) { o.pctDepth = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.pctDepth == kDefaults.pctDepth ? "" : std::to_string(o.pctDepth); }},
    SearchOption{"heuristic", "NAME", "Let this heuristic say which states --search best-first expands first",
                 [](O& o, Text v) { o.heuristic = v; }, [](const O& o) { return o.heuristic; }, kResearch},
    SearchOption{"history", "L", "Let heuristics look back L transitions (default: 10)",
                 [](O& o, Text v) { o.history = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.history == kDefaults.history ? "" : std::to_string(o.history); }, kResearch},
    SearchOption{"weights", "distance|paper",
                 "Weigh earlier turns by their distance (default), or as the paper on tici prints it",
                 [](O& o, Text v) { o.weights = v; },
                 [](const O& o) { return o.weights == kDefaults.weights ? "" : o.weights; }, kResearch},
    SearchOption{"tie", "fifo|lifo|random", "Choose among equally promising states (default: fifo)",
                 [](O& o, Text v) { o.tie = v; }, [](const O& o) { return o.tie; }, kResearch},
    SearchOption{"astar", "", "Add the length of the path to the heuristic",
                 [](O& o, Text v) { o.astar = readSwitch(v); }, [](const O& o) { return textOfSwitch(o.astar); },
                 kResearch},
    SearchOption{"queue-limit", "N", "Drop the worst state when more than N wait",
                 [](O& o, Text v) { o.queueLimit = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return textOf(o.queueLimit); }, kResearch},
    SearchOption{"beam", "N", "Expand the N best states of each level only",
                 [](O& o, Text v) { o.beam = readNumber<std::uint64_t>(v); }, [](const O& o) { return textOf(o.beam); },
                 kResearch},
    SearchOption{"clusters", "auto|K|FILE",
                 "Divide threads for the heuristics ci and tici: into the usual number of clusters or K by k-means, as "
                 "a file says (a line of thread names for each), by run-class, or random",
                 [](O& o, Text v) { o.clusters = v; },
                 [](const O& o) { return o.clusters == kDefaults.clusters ? "" : o.clusters; }, kResearch},
    SearchOption{"mine", "visible|heap",
                 "Learn how threads read and write from visible accesses (default), or from all to the heap",
                 [](O& o, Text v) { o.mine = v; }, [](const O& o) { return o.mine == kDefaults.mine ? "" : o.mine; },
                 kResearch},
    SearchOption{"traces", "N", "Learn from N training runs (default: 1)",
                 [](O& o, Text v) { o.traces = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.traces == kDefaults.traces ? "" : std::to_string(o.traces); }, kResearch},
    SearchOption{"hunt-after", "N", "Let auto prove for N transitions before it hunts",
                 [](O& o, Text v) { o.huntAfter = readNumber<std::uint64_t>(v); },
                 [](const O& o) { return o.huntAfter == kDefaults.huntAfter ? "" : std::to_string(o.huntAfter); }},
    SearchOption{"parallel", "N", "Use N workers", [](O& o, Text v) { o.parallel = readNumber<std::uint32_t>(v); },
                 [](const O& o) { return o.parallel == 1 ? "" : std::to_string(o.parallel); }},
    SearchOption{"share", "", "Divide one search among the workers", [](O& o, Text v) { o.share = readSwitch(v); },
                 [](const O& o) { return textOfSwitch(o.share); }},
    SearchOption{"portfolio", "FILE", "Run the configurations in this file, one a line",
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

void setReduction(SearchOptions& options, const spec::Reduction& reduction) {
  if (reduction.orders == spec::Orders::Published && findReduction(reduction.algorithm) == nullptr)
    throw BadSearchOptions("'" + reduction.algorithm + "' is none of locks, sleep, full, " + namesOfReductions() + ".");
  options.orders = reduction.orders;
  options.por = reduction.algorithm;
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
