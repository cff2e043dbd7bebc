// Reads the options, and refuses what makes no sense.
#include "search/plan.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "check/nonprogress.hpp"
#include "search/additions.hpp"
#include "search/notation.hpp"

namespace weaveproof::search {
namespace {

constexpr std::uint32_t kMostWorkers = 1000, kDeepestBug = 1000, kLongestHistory = 10'000, kMostTraces = 1000;

bool isAuto(const Plan& plan) { return plan.options.search == kAuto; }

bool looksBack(const SearchOptions& options) {
  return options.history != SearchOptions{}.history || options.weights != SearchOptions{}.weights;
}

bool dividesThreads(const SearchOptions& options) {
  const SearchOptions usual;
  return options.clusters != usual.clusters || options.mine != usual.mine || options.traces != usual.traces;
}

bool usesGuidance(const SearchOptions& options) {
  return !options.heuristic.empty() || !options.tie.empty() || options.astar || options.queueLimit || options.beam ||
         looksBack(options) || dividesThreads(options);
}

bool looksAtFutures(const Plan& plan) {
  return plan.options.prune || (plan.order != nullptr && plan.order->putsInterferingFirst());
}

bool isLossy(const Plan& plan) { return plan.store.kind != StoreChoice::Kind::Exact; }

using O = SearchOptions;

// Combinations that make no sense, and the sentence for each. A plan is read completely before they are looked at.
struct Refusal {
  bool (*applies)(const Plan&);
  const char* sentence;
};

constexpr std::array kRefusals = {
    Refusal{[](const Plan& p) { return p.options.parallel == 0; }, "--parallel wants at least one worker."},
    Refusal{[](const Plan& p) { return p.options.parallel > kMostWorkers; },
            "--parallel wants at most 1000 workers: each has a machine of its own."},

    // Several searches in one.
    Refusal{[](const Plan& p) {
              return isAuto(p) &&
                     (!p.options.order.empty() || isLossy(p) || p.options.pairwise || p.options.prune ||
                      p.makeBound != nullptr || p.dfsRb || p.restarts || p.options.depthLimit || p.options.share ||
                      p.findCycles || !p.options.portfolio.empty() || p.por.entry != nullptr);
            },
            "--search auto chooses for itself how it searches: --order, --store, --restarts, --dfs-rb, --share, "
            "--portfolio, --prune, bounds, reductions of the literature and the property nonprogress go with --search "
            "dfs."},
    Refusal{[](const Plan& p) { return !isAuto(p) && p.options.huntAfter != SearchOptions{}.huntAfter; },
            "--hunt-after goes with --search auto."},

    // Reductions of the literature.
    Refusal{[](const Plan& p) {
              const O& o = p.options;
              return p.por.entry != nullptr && (o.search != "dfs" || p.makeBound != nullptr || p.dfsRb || o.share ||
                                                o.pairwise || p.findCycles || isLossy(p));
            },
            "The reductions s-por, de-s-por, dl-s-por, de, dl, o-dpor and dpor go with --search dfs and exact states, "
            "without bounds, DFS-RB, --share, --pairwise and the property nonprogress."},
    Refusal{[](const Plan& p) { return p.por.entry != nullptr && p.por.matchesStates && p.options.depthLimit; },
            "--depth-limit goes with a reduction of the literature only if it has --no-state-matching: a state that "
            "was met deep in the program would not be explored again nearer to its beginning."},
    Refusal{[](const Plan& p) {
              const O& o = p.options;
              return p.por.entry == nullptr && (o.asPublished || !o.stateMatching || !o.visibleClasses.empty());
            },
            "--as-published, --no-state-matching and --visible-classes go with --reduction s-por, de-s-por, dl-s-por, "
            "de, dl, o-dpor or dpor."},
    Refusal{[](const Plan& p) { return p.por.asPublished && !p.por.entry->hasPublishedForm; },
            "--as-published is for the algorithms of one paper: s-por, de-s-por, dl-s-por, de and dl."},

    // Walks.
    Refusal{[](const Plan& p) { return p.isWalk() && !p.options.order.empty(); },
            "A walk chooses one thread at each step; --order arranges the threads of a search that tries them all."},
    Refusal{[](const Plan& p) { return p.isWalk() && (isLossy(p) || p.options.stateLimit.has_value()); },
            "A walk stores no states, so --store and --state-limit mean nothing to it; use --runs or --time-limit."},
    Refusal{[](const Plan& p) { return p.isWalk() && p.restarts.has_value(); },
            "Walks restart all the time; --restarts is for searches that store states."},
    Refusal{[](const Plan& p) { return p.isWalk() && p.iteratesBudget; },
            "Walks do not notice when a bound cuts nothing, so --preemption-iteration and --change-iteration would not "
            "end; use --preemption-bound or --change-bound."},
    Refusal{[](const Plan& p) { return !p.isWalk() && p.options.runs.has_value(); },
            "--runs counts walks; it goes with --search random-walk, pct or pos."},
    Refusal{[](const Plan& p) { return p.options.search != "pct" && p.options.pctDepth != SearchOptions{}.pctDepth; },
            "--pct-depth goes with --search pct."},
    Refusal{[](const Plan& p) { return p.options.pctDepth == 0 || p.options.pctDepth > kDeepestBug; },
            "--pct-depth must be from 1 to 1000."},

    // Best-first search.
    Refusal{
        [](const Plan& p) { return !p.isBestFirst() && usesGuidance(p.options); },
        "--heuristic, --history, --weights, --tie, --astar, --queue-limit, --beam, --clusters, --mine and --traces go "
        "with --search best-first."},
    Refusal{
        [](const Plan& p) { return p.isBestFirst() && (!p.options.order.empty() || p.options.share); },
        "Best-first search takes the state that its heuristic likes best, of all there are: there is no --order of the "
        "threads of one state, and no way to --share it. --tie says which of equally good states comes first."},
    Refusal{
        [](const Plan& p) { return p.isBestFirst() && (p.makeBound != nullptr || p.options.depthLimit); },
        "Best-first search does not meet a state first by the shortest or cheapest way, so bounds and --depth-limit do "
        "not go with it."},
    Refusal{[](const Plan& p) {
              return p.isBestFirst() && (p.options.history == 0 || p.options.history > kLongestHistory);
            },
            "--history must be from 1 to 10000 transitions."},
    Refusal{[](const Plan& p) { return p.isBestFirst() && (p.options.queueLimit == 0 || p.options.beam == 0); },
            "--queue-limit and --beam want room for at least one state."},
    Refusal{[](const Plan& p) { return p.options.queueLimit && p.options.beam; },
            "A search has one of --queue-limit, which is about all states that wait, and --beam, which is about each "
            "level."},
    Refusal{
        [](const Plan& p) { return p.isBestFirst() && !p.heuristic->usesHistory && looksBack(p.options); },
        "--history and --weights are for heuristics that look back on the path: ti, ci, tici+, tici- and ti-depth."},
    Refusal{
        [](const Plan& p) { return p.isBestFirst() && !p.heuristic->usesClusters && dividesThreads(p.options); },
        "--clusters, --mine and --traces are for heuristics that look at clusters of threads: ci, tici+ and tici-."},
    Refusal{[](const Plan& p) { return p.options.traces == 0 || p.options.traces > kMostTraces; },
            "--traces must be from 1 to 1000."},

    // DFS-RB.
    Refusal{[](const Plan& p) { return p.dfsRb && p.options.search != "dfs"; },
            "DFS-RB is a way to backtrack, which only --search dfs does."},
    Refusal{[](const Plan& p) { return !p.dfsRb && (p.options.dfsRbCover || !p.options.dfsRbBound.empty()); },
            "--dfs-rb-cover and --dfs-rb-bound go with --dfs-rb."},
    Refusal{[](const Plan& p) { return p.dfsRb && !p.options.dfsRbBound.empty() && !p.iteratesThreshold(); },
            "--dfs-rb-bound is for the iterations of a threshold I:t1-...-tn; one search has --time-limit and "
            "--state-limit."},

    // Bounds.
    Refusal{[](const Plan& p) {
              const O& o = p.options;
              return o.preemptionBound.has_value() + o.delayBound.has_value() + o.changeBound.has_value() +
                         !o.preemptionIteration.empty() + !o.changeIteration.empty() >
                     1;
            },
            "A search has one bound on its schedules: --preemption-bound, --preemption-iteration, --delay-bound, "
            "--change-bound or --change-iteration."},
    Refusal{[](const Plan& p) { return p.iteratesBudget && p.iteratesThreshold(); },
            "Only one thing can be iterated: the bound on preemptions or the threshold of DFS-RB."},
    Refusal{
        [](const Plan& p) {
          return isLossy(p) && (p.makeBound != nullptr || p.options.dfsRbCover ||
                                (p.options.depthLimit && p.options.search == "dfs"));
        },
        "A search with a bound has to know with how much left it met a state, and a lossy --store cannot hold that."},

    // Steps that depend on others.
    Refusal{[](const Plan& p) { return dependOnOthers(p.steps) && p.options.orders != spec::Orders::All; },
            "With --reduction reachability or hybrid, what a step is depends on where other threads stand, so nothing "
            "can be "
            "said of the order of two steps: a portfolio has no other --reduction than locks then."},

    // What threads may still access.
    Refusal{[](const Plan& p) { return looksAtFutures(p) && (p.steps != spec::Steps::Interfering || p.findCycles); },
            "--order interfering and --prune look at what threads may still access: they go with --reduction hybrid, "
            "without the property nonprogress."},
    Refusal{[](const Plan& p) {
              return looksAtFutures(p) && (p.options.search != "dfs" || p.options.share || p.options.pairwise);
            },
            "--order interfering and --prune look at the path of one depth-first search: they go with --search dfs, "
            "without --share and --pairwise."},

    // Pairs of threads.
    Refusal{[](const Plan& p) {
              const O& o = p.options;
              return o.pairwise && (o.search != "dfs" || p.makeBound != nullptr || o.depthLimit || p.dfsRb ||
                                    p.restarts || isLossy(p) || !o.order.empty() || o.parallel > 1 || o.share ||
                                    p.findCycles || !o.portfolio.empty());
            },
            "--pairwise is a search of its own: it goes without walks, orders, bounds, stores, restarts, several "
            "workers and the property nonprogress."},

    // Restarts.
    Refusal{[](const Plan& p) { return p.restarts && !p.isRandom(); },
            "--restarts would repeat the same search; it goes with --order random or --dfs-rb."},
    Refusal{[](const Plan& p) {
              return p.restarts && p.restarts->strategy == Restarts::Strategy::Fixed && !p.options.timeLimit &&
                     !p.options.stateLimit && p.options.dfsRbBound.empty();
            },
            "Restarts after a fixed time might never end; add --time-limit or --state-limit, or take luby or walsh."},

    // Workers.
    Refusal{[](const Plan& p) { return p.options.share && p.options.parallel < 2; },
            "--share divides a search among workers; it goes with --parallel N, N at least 2."},
    Refusal{[](const Plan& p) {
              return p.options.share &&
                     (p.options.search != "dfs" || p.dfsRb || p.restarts || !p.options.portfolio.empty());
            },
            "--share divides one depth-first search: it goes with --search dfs, without DFS-RB, restarts and "
            "portfolio."},
    Refusal{
        [](const Plan& p) {
          return p.options.parallel > 1 && !p.options.share && p.options.portfolio.empty() && !p.isRandom() &&
                 !isAuto(p);
        },
        "Independent workers would all do the same; --parallel goes with --order random, --dfs-rb, a walk, --share or "
        "--portfolio."},

    // Cycles.
    Refusal{
        [](const Plan& p) {
          return p.findCycles && (p.options.search != "dfs" || p.dfsRb || p.makeBound != nullptr || p.options.share);
        },
        "The property nonprogress looks for cycles on the path of one depth-first search: it goes with --search dfs, "
        "without --dfs-rb, bounds on the schedule and --share."},
};

std::uint32_t readBudget(const char* option, std::string_view text, const std::string& whole) {
  const std::optional<std::uint32_t> budget = parseNumber<std::uint32_t>(text);
  if (!budget) {
    throw BadSearchOptions("--" + std::string(option) + ": '" + whole +
                           "' must be the first bound and, if there is one, the last: 0- or 0-3.");
  }
  return *budget;
}

void readIteration(Plan& plan, const char* option, const std::string& range) {
  const std::size_t dash = std::min(range.find('-'), range.size());
  plan.iteratesBudget = true;
  plan.firstBudget = readBudget(option, std::string_view(range).substr(0, dash), range);
  if (dash == range.size()) readBudget(option, "", range);
  if (dash + 1 < range.size()) plan.lastBudget = readBudget(option, std::string_view(range).substr(dash + 1), range);
  if (plan.lastBudget && *plan.lastBudget < plan.firstBudget) readBudget(option, "", range);
}

void readBound(Plan& plan) {
  const SearchOptions& options = plan.options;
  if (options.preemptionBound) {
    plan.makeBound = makePreemptionBound;
    plan.firstBudget = *options.preemptionBound;
  }
  if (options.delayBound) {
    plan.makeBound = makeDelayBound;
    plan.firstBudget = *options.delayBound;
  }
  if (options.changeBound) {
    plan.makeBound = makeChangeBound;
    plan.firstBudget = *options.changeBound;
  }
  if (!options.preemptionIteration.empty()) {
    plan.makeBound = makePreemptionBound;
    readIteration(plan, "preemption-iteration", options.preemptionIteration);
  }
  if (!options.changeIteration.empty()) {
    plan.makeBound = makeChangeBound;
    readIteration(plan, "change-iteration", options.changeIteration);
  }
}

StoreChoice readStore(std::string_view text) {
  if (text == "exact") return {};
  if (text == "hash64") return {StoreChoice::Kind::Hash64, 0};
  if (constexpr std::string_view kBits = "bitstate:"; text.starts_with(kBits)) {
    const std::uint64_t bytes = parseSize(text.substr(kBits.size())).value_or(0);
    if (bytes != 0) return {StoreChoice::Kind::BitState, bytes};
  }
  throw BadSearchOptions("--store: '" + std::string(text) +
                         "' must be exact, hash64 or bitstate:SIZE, as in bitstate:64M.");
}

void readPor(Plan& plan) {
  const SearchOptions& options = plan.options;
  if (!options.por.empty()) plan.por.entry = findReduction(options.por);
  plan.por.asPublished = options.asPublished;
  plan.por.matchesStates = options.stateMatching;
  for (std::size_t begin = 0; begin < options.visibleClasses.size();) {
    const std::size_t end = std::min(options.visibleClasses.find(',', begin), options.visibleClasses.size());
    if (end == begin)
      throw BadSearchOptions("--visible-classes: '" + options.visibleClasses + "' must name classes: a.B,c.D.");
    plan.por.visibleClasses.push_back(options.visibleClasses.substr(begin, end - begin));
    begin = end + 1;
  }
}

// Whether searches that differ in their seeds only are to differ at all.
bool wantsRandom(const Plan& plan) {
  const bool independent = plan.options.parallel > 1 && !plan.options.share && plan.options.portfolio.empty();
  return independent || plan.restarts;
}

std::string suitingOrder(const Plan& plan) {
  const bool isRandomAnyway = plan.isWalk() || plan.dfsRb || isAuto(plan) || plan.isBestFirst();
  return wantsRandom(plan) && !isRandomAnyway ? "random" : "";
}

// One of a few words: which.
template <class Value, std::size_t N>
Value readWord(const char* option, const std::string& word, const std::array<std::pair<const char*, Value>, N>& words) {
  std::string known;
  for (std::size_t i = 0; i < N; ++i) {
    if (word == words[i].first) return words[i].second;
    known += (i == 0 ? "" : i + 1 == N ? " or " : ", ") + std::string(words[i].first);
  }
  throw BadSearchOptions("--" + std::string(option) + " is " + known + ", not '" + word + "'.");
}

void readGuidance(Plan& plan) {
  SearchOptions& options = plan.options;
  const std::array<std::pair<const char*, Weights>, 2> weights = {
      {{"distance", Weights::Distance}, {"paper", Weights::Paper}}};
  const std::array<std::pair<const char*, bool>, 2> mines = {{{"visible", false}, {"heap", true}}};
  const std::array<std::pair<const char*, Tie>, 3> ties = {
      {{"fifo", Tie::Fifo}, {"lifo", Tie::Lifo}, {"random", Tie::Random}}};
  plan.weights = readWord("weights", options.weights, weights);
  readWord("mine", options.mine, mines);
  if (!options.heuristic.empty()) plan.heuristic = &findHeuristic(options.heuristic);
  if (plan.isBestFirst() && plan.heuristic == nullptr)
    throw BadSearchOptions("--search best-first wants a --heuristic: " + namesOfHeuristics() + ".");
  if (plan.isBestFirst() && options.tie.empty() && wantsRandom(plan)) options.tie = "random";
  if (!options.tie.empty()) plan.tie = readWord("tie", options.tie, ties);
  const std::optional<mine::ClusterChoice> clusters = mine::readClusterChoice(options.clusters);
  if (!clusters)
    throw BadSearchOptions("--clusters: '" + options.clusters + "' is no number of clusters from 1 to 4095.");
  plan.clusters = *clusters;
}

}  // namespace

std::string suitingSearch(const SearchOptions& options, const spec::CheckSpec& spec) {
  SearchOptions asked = options;
  asked.search = kAuto;
  try {
    makePlan(asked, spec);
    return std::string(kAuto);
  } catch (const BadSearchOptions&) {
    return "dfs";
  }
}

Plan makePlan(const SearchOptions& options, const spec::CheckSpec& spec) {
  Plan plan;
  plan.options = options;
  plan.steps = spec.steps;
  plan.search = &findTechnique(Technique::Kind::Search, options.search);
  plan.store = readStore(options.store);
  plan.findCycles = std::ranges::find(spec.properties, check::kNonprogress) != spec.properties.end();
  readBound(plan);
  if (!options.dfsRb.empty()) plan.dfsRb = parseDfsRb(options.dfsRb);
  if (!options.dfsRbBound.empty()) {
    plan.dfsRbBound = parseRunLimit("bound of DFS-RB's iterations", options.dfsRbBound);
  }
  if (!options.restarts.empty()) plan.restarts = parseRestarts(options.restarts);
  readGuidance(plan);
  readPor(plan);
  if (plan.options.order.empty()) plan.options.order = suitingOrder(plan);
  if (!plan.options.order.empty() && std::isdigit(static_cast<unsigned char>(plan.options.order.front()))) {
    plan.permutation = readPermutation(plan.options.order);
    plan.order = plan.permutation.get();
  } else if (!plan.options.order.empty()) {
    plan.order = findTechnique(Technique::Kind::Order, plan.options.order).order();
  }
  for (const Refusal& refusal : kRefusals) {
    if (refusal.applies(plan)) throw BadSearchOptions(refusal.sentence);
  }
  return plan;
}

}  // namespace weaveproof::search
