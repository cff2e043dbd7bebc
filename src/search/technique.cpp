#include "search/technique.hpp"

#include <algorithm>
#include <array>

#include "search/additions.hpp"
#include "search/heuristic.hpp"
#include "search/options.hpp"
#include "search/searches.hpp"

namespace weaveproof::search {
namespace {

using Kind = Technique::Kind;
using Can = Technique::Completeness;

constexpr bool kResearch = true;

constexpr std::array kTechniques = {
    Technique{Kind::Search, "auto", "--search auto",
              "the default: depth-first search proves; when that takes long, partial-order sampling and bounds on "
              "preemptions hunt in turn with it",
              Can::Yes, depthFirst},
    Technique{Kind::Search, "dfs", "--search dfs",
              "depth first: needs little memory for the path, and finds errors deep in the program", Can::Yes,
              depthFirst},
    Technique{Kind::Search, "bfs", "--search bfs", "breadth first: the counterexample has as few steps as possible",
              Can::Yes, breadthFirst},
    Technique{Kind::Search, "best-first", "--search best-first --heuristic NAME",
              "expands the state first that a heuristic finds most promising", Can::Yes, bestFirst, nullptr, kResearch},
    Technique{Kind::Walk, "random-walk", "--search random-walk",
              "complete schedules one after the other, every choice at random; stores no states", Can::Never,
              randomWalks},
    Technique{
        Kind::Walk, "pct", "--search pct",
        "as random-walk, with random priorities that change at d - 1 random steps (--pct-depth d): finds a bug of "
        "depth d with a probability of at least 1/(n k^(d-1)) in each run",
        Can::Never, pctWalks},
    Technique{Kind::Walk, "pos", "--search pos",
              "as random-walk, with a random priority for each action, drawn again when a conflicting action was first",
              Can::Never, posWalks},

    Technique{Kind::Order, "index", "--order index", "threads by their numbers", Can::Yes, nullptr,
              []() -> const Order* { return nullptr; }},
    Technique{Kind::Order, "random", "--order random", "every order equally likely", Can::Yes, nullptr,
              []() -> const Order* { return &randomOrder(); }},
    Technique{Kind::Order, "preempt", "--order preempt",
              "the thread that ran last comes last: as many preemptions as possible", Can::Yes, nullptr,
              []() -> const Order* { return &preemptingOrder(); }},
    Technique{Kind::Order, "preempt-random", "--order preempt-random",
              "as preempt, with the other threads in random order", Can::Yes, nullptr,
              []() -> const Order* { return &randomPreemptingOrder(); }},
    Technique{Kind::Order, "interfering", "--reduction hybrid --order interfering",
              "threads first that may still access what conflicts with accesses on the path (Parizek's reordering)",
              Can::Yes, nullptr, []() -> const Order* { return &interferingOrder(); }, kResearch},

    Technique{Kind::Reduction, "none", "--reduction none",
              "nothing is skipped: every access to the heap and every monitor operation is a step of its own",
              Can::Yes},
    Technique{Kind::Reduction, "local", "--reduction local",
              "accesses are steps only if another thread can notice them: to memory that a second thread could once "
              "reach",
              Can::Yes},
    Technique{Kind::Reduction, "reachability", "--reduction reachability",
              "as local, for memory that a second thread can reach at that moment", Can::Yes},
    Technique{Kind::Reduction, "hybrid", "--reduction hybrid",
              "as reachability, for fields and arrays that a second thread may still access", Can::Yes},
    Technique{Kind::Reduction, "locks", "--reduction locks",
              "as local, without memory that one thread uses, that is only read, or that is always used with the same "
              "lock",
              Can::Yes},
    Technique{Kind::Reduction, "sleep", "--reduction sleep",
              "as locks, with sleep sets: skips a step that was already explored in the other order", Can::Yes},
    Technique{Kind::Reduction, "full", "--reduction full",
              "the default: as locks, with source sets: of the schedules that differ only in the order of independent "
              "steps, one, where the search allows it",
              Can::Yes},

    Technique{Kind::Bound, "preemption-bound", "--preemption-bound N", "schedules with at most N preemptions",
              Can::UnlessItCuts},
    Technique{Kind::Bound, "preemption-iteration", "--preemption-iteration FIRST-[LAST]",
              "one bound on preemptions after the other, until one cuts nothing", Can::Yes},
    Technique{Kind::Bound, "delay-bound", "--delay-bound N",
              "schedules that deviate at most N times from a round-robin without preemption", Can::UnlessItCuts},
    Technique{Kind::Bound, "change-bound", "--change-bound N",
              "schedules with at most N preemptions away from the code that has changed (--changed-since, --changed)",
              Can::UnlessItCuts},
    Technique{Kind::Bound, "change-iteration", "--change-iteration FIRST-[LAST]",
              "one such bound after the other, until one cuts nothing", Can::Yes},
    Technique{Kind::Bound, "pairwise", "--pairwise",
              "the changed code of each thread against one other thread at a time (Parizek and Kliber)", Can::Never,
              nullptr, nullptr, kResearch},
    Technique{Kind::Bound, "prune", "--reduction hybrid --prune",
              "skips threads that cannot come to conflict with accesses on the path (Parizek's pruning)",
              Can::UnlessItCuts, nullptr, nullptr, kResearch},
    Technique{Kind::Bound, "depth-limit", "--depth-limit N", "schedules up to their N-th transition",
              Can::UnlessItCuts},

    Technique{
        Kind::Backtracking, "dfs-rb", "--dfs-rb CONFIG",
        "depth-first search that backtracks early at random, below a threshold; CONFIG is thb,thm,thr,stg,rtb,rtc "
        "or 'default'",
        Can::Never, nullptr, nullptr, kResearch},
    Technique{Kind::Backtracking, "dfs-rb-cover", "--dfs-rb CONFIG --dfs-rb-cover",
              "as dfs-rb, and covers everything above the threshold", Can::UnlessItCuts, nullptr, nullptr, kResearch},

    Technique{Kind::Restarts, "restarts", "--restarts (fixed|luby|walsh):UNIT",
              "a randomised search that begins again after 1, 1, 1, ... units, after Luby's or after Walsh's sequence "
              "of them; UNIT is a number of states, or a time (5s)",
              Can::Yes, nullptr, nullptr, kResearch},

    Technique{Kind::Workers, "parallel", "--search dfs --parallel N",
              "N independent randomised searches; the first that finds an error, or completes, ends them all",
              Can::Yes},
    Technique{Kind::Workers, "share", "--parallel N --share", "one search divided among N workers", Can::Yes},
    Technique{Kind::Workers, "portfolio", "--portfolio FILE [--parallel N]",
              "the configurations of a file, one a line, until one of them has the answer", Can::Yes},
};

constexpr std::array<std::pair<Kind, std::string_view>, 8> kHeadings = {{
    {Kind::Search, "Searches"},
    {Kind::Walk, "Walks: they find bugs fast and prove nothing"},
    {Kind::Order, "Orders"},
    {Kind::Reduction, "Reductions"},
    {Kind::Bound, "Bounds"},
    {Kind::Backtracking, "Randomised backtracking"},
    {Kind::Restarts, "Restarts"},
    {Kind::Workers, "Several workers"},
}};

const char* wordFor(Can completeness) {
  if (completeness == Can::UnlessItCuts) return "if it cuts nothing";
  return completeness == Can::Yes ? "yes" : "no";
}

}  // namespace

std::span<const Technique> techniques() { return kTechniques; }

const Technique& findTechnique(Kind kind, std::string_view name) {
  const bool search = kind == Kind::Search || kind == Kind::Walk;
  const auto fits = [&](const Technique& technique) {
    return technique.kind == kind || (search && (technique.kind == Kind::Search || technique.kind == Kind::Walk));
  };
  std::string known;
  for (const Technique& technique : kTechniques) {
    if (!fits(technique)) continue;
    if (technique.name == name) return technique;
    known += (known.empty() ? "" : ", ") + std::string(technique.name);
  }
  throw BadSearchOptions("There is no " + std::string(search ? "search" : "order") + " '" + std::string(name) +
                         "'; the ones that exist are " + known + ".");
}

namespace {

std::string helpLines(std::string_view usage, std::string_view sentence) {
  return "  " + std::string(usage) + "\n      " + std::string(sentence) + "\n";
}

}  // namespace

std::string techniquesHelp(bool research) {
  std::string help;
  for (const auto& [kind, heading] : kHeadings) {
    std::string lines;
    for (const Technique& technique : kTechniques)
      if (technique.kind == kind && technique.research == research)
        lines += helpLines(technique.usage, technique.sentence);
    if (!lines.empty()) help += std::string(heading) + ":\n" + lines;
  }
  if (!research) return help;
  help += "Published reductions:\n";
  for (const PublishedReduction& entry : additions().reductions)
    help += helpLines("--reduction " + std::string(entry.name), entry.sentence);
  help += "Heuristics of --search best-first:\n";
  for (const HeuristicEntry* heuristic : heuristics())
    help += helpLines("--heuristic " + std::string(heuristic->name), heuristic->sentence);
  return help;
}

std::string heuristicsMarkdown() {
  std::string table = "| heuristic | the lower, the better |\n|---|---|\n";
  for (const HeuristicEntry* heuristic : heuristics())
    table += "| `" + std::string(heuristic->name) + "` | " + std::string(heuristic->sentence) + " |\n";
  return table;
}

std::string techniquesMarkdown() {
  std::string table = "| technique | what it does | can be complete |\n|---|---|---|\n";
  for (const auto& [kind, heading] : kHeadings) {
    for (const Technique& technique : kTechniques) {
      if (technique.kind != kind) continue;
      std::string usage(technique.usage);
      for (std::size_t bar = usage.find('|'); bar != std::string::npos; bar = usage.find('|', bar + 2))
        usage.insert(bar, "\\");
      table +=
          "| `" + usage + "` | " + std::string(technique.sentence) + " | " + wordFor(technique.completeness) + " |\n";
    }
  }
  return table;
}

}  // namespace weaveproof::search
