// The search of "Checking Just Pairs of Threads for Efficient and Scalable Incremental Verification of Multithreaded Programs"
// (Parizek and Kliber): the changed code l_mod of one thread Ti against one other thread Tj, for each ordered pair of dynamic
// threads. What it finds is real; what it does not find means nothing (docs/checking-a-change.md). Figure 2, lines 7 to 16:
//
//   choice(Tcur):  Tcur == Tj and pc_i == l_mod.entry:  {Ti, Tj}
//                  Tcur == Ti and pc_i in l_mod:        {Ti, Tj}
//                  else                                 {Tcur}
//
// Choices that the paper does not make:
//   - When Tcur is not enabled, Ti is next, then the others by number, Tj last. Threads that could only time out come
//     after all of them.
//   - Ti waits at the entry until Tj is there (or was), or no other thread can move.
//   - Each time that Ti comes into changed code is an entry.
//   - Events of third threads (3.1, "relevant interleavings of multiple threads"): a thread that is about to lock or to
//     join before Ti's entry may do so, or be held until Ti has left l_mod. Both are tried, as long as Ti is enabled.
//     What is guaranteed to happen before the entry need not be known: Ti waits for it then, and a held thread is let
//     go when no other thread can move.
//   - The choices depend on more than the state. So states are matched together with Tcur, the phase, and the held
//     threads.
//   - Threads are known by their numbers. As they appear, new pairs are to be explored.
#include <algorithm>
#include <compare>
#include <set>
#include <vector>

#include "published/published.hpp"
#include "search/driver.hpp"

namespace weaveproof::published {
namespace {

class Pairwise : private Driver<Pairwise> {
 public:
  Pairwise(Task& task, const RunSetup& setup) : Driver<Pairwise>(task, setup), account_(task.budget) {}

  RunResult run() {
    RunResult result = drive();
    result.cutByPairs = true;
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result;
  }

 private:
  friend Driver<Pairwise>;

  enum class Phase : std::uint8_t { Outside, Entry, Inside };  // where Ti stands to l_mod

  struct Node {
    state::StateId state;
    program::Action by;
    std::uint32_t from = kNone;  // in nodes_
    std::uint32_t depth = 0;
    program::ThreadNumber current = 0;  // Tcur
    Phase phase = Phase::Outside;
    bool tjWasThere = false;  // so far on the path
    std::set<program::ThreadNumber> held = {};
  };
  static constexpr std::uint32_t kNone = 0xffffffff;

  struct Key {
    state::StateId state;
    program::ThreadNumber current;
    Phase phase;
    bool tjWasThere;
    std::set<program::ThreadNumber> held;

    friend bool operator<(const Key& a, const Key& b) {
      if (a.state.bits != b.state.bits) return a.state.bits < b.state.bits;
      if (a.current != b.current) return a.current < b.current;
      if (a.phase != b.phase) return a.phase < b.phase;
      return a.tjWasThere != b.tjWasThere ? b.tjWasThere : a.held < b.held;
    }
  };

  struct Pair {
    program::ThreadNumber i, j;
  };

  // ---- pairs: Figure 2, lines 1 to 5

  Ending explore() {
    if (!begin()) return over_;
    seen_.insert(1);
    for (std::size_t done = 0; done < pairs_.size() || addPairs(); ++done) {
      pair_ = pairs_[done];
      if (done != 0) ++statistics_.searches;
      if (explorePair()) return over_;
      addPairs();
    }
    return Ending::Finished;
  }

  // Those of the threads that were seen so far, the first of which was seen to come to changed code. True if there are new ones. A
  // thread alone is tried, too: that is how the others are found.
  bool addPairs() {
    const std::size_t before = pairs_.size();
    const auto add = [&](program::ThreadNumber i, program::ThreadNumber j) {
      const auto isSame = [&](const Pair& pair) { return pair.i == i && pair.j == j; };
      if (std::ranges::none_of(pairs_, isSame)) pairs_.push_back({i, j});
    };
    add(1, 0);
    for (const program::ThreadNumber i : changing_)
      for (const program::ThreadNumber j : seen_)
        if (i != j) add(i, j);
    return pairs_.size() > before;
  }

  // True when the search is over; so with the functions below.
  bool explorePair() {
    known_.clear();
    nodes_.clear();
    open_.clear();
    program_.restore(start());
    depth_ = task_.startUp.steps;
    Node first;
    first.state = program_.state();
    first.depth = depth_;
    first.current = task_.startUp.thread();
    from_ = kNone;
    if (isFirstPair_ && enterFirst()) return true;
    isFirstPair_ = false;
    note(first);
    while (!open_.empty()) {
      const std::uint32_t at = open_.back();
      open_.pop_back();
      if (expand(at)) return true;
    }
    return false;
  }

  bool enterFirst() {
    if (land(task_.beginning) == Landing::Over) return true;
    met_.insert(program_.state().bits);
    return enterNew(task_.beginning) == Landing::Over;
  }

  // The program stands in the node's state. Puts down where Ti stands there, and that it is to be expanded, if it is new.
  void note(Node node) {
    for (const program::Pending& pending : program_.pending()) {
      seen_.insert(pending.thread);
      if (program_.footprints().toChange(pending.thread) != program::ToChange::Behind) changing_.insert(pending.thread);
    }
    const bool isWithin = isLive(pair_.i) && program_.footprints().toChange(pair_.i) == program::ToChange::Within;
    if (!isWithin)
      node.phase = Phase::Outside;
    else if (node.phase == Phase::Outside)
      node.phase = Phase::Entry;
    else if (node.by.thread == pair_.i)
      node.phase = Phase::Inside;
    node.tjWasThere = node.tjWasThere || pair_.j == 0 || isLive(pair_.j);
    if (!known_.insert({node.state, node.current, node.phase, node.tjWasThere, node.held}).second) {
      ++statistics_.revisits;
      return;
    }
    nodes_.push_back(std::move(node));
    open_.push_back(static_cast<std::uint32_t>(nodes_.size() - 1));
  }

  bool isLive(program::ThreadNumber thread) {
    return std::ranges::any_of(program_.pending(),
                               [&](const program::Pending& pending) { return pending.thread == thread; });
  }

  // ---- one state

  struct Choice {
    program::ThreadNumber thread = 0;
    std::set<program::ThreadNumber> held = {};
  };

  bool expand(std::uint32_t at) {
    const Node node = nodes_[at];
    program_.restore(node.state);
    const std::vector<Choice> choices = choicesAt(node);
    if (choices.size() > 1) ++statistics_.choicePoints;
    const program::Actions enabled = program_.enabled();
    for (const Choice& choice : choices) {
      for (const program::Action& action : enabled) {
        if (action.thread != choice.thread) continue;
        program_.restore(node.state);
        depth_ = node.depth;
        if (mustEnd()) return true;
        from_ = at;
        const program::Outcome outcome = execute(action);
        ++depth_;
        noteDepth();
        if (arrive(outcome, node, choice, action)) return true;
      }
    }
    return false;
  }

  bool arrive(const program::Outcome& outcome, const Node& from, const Choice& choice, program::Action action) {
    if (const Landing landing = land(outcome); landing != Landing::InState) return landing == Landing::Over;
    const bool isNew = met_.insert(program_.state().bits).second;
    tellArrival(outcome, isNew ? Arrival::At::NewState : Arrival::At::KnownState);
    if (isNew) {
      if (const Landing landing = enterNew(outcome); landing != Landing::InState) return landing == Landing::Over;
    }
    if (outcome.kind == program::Outcome::Kind::Ended) return false;
    Node node;
    node.state = program_.state();
    node.by = action;
    node.from = from_;
    node.depth = depth_;
    node.current = action.thread;
    node.phase = from.phase;
    node.tjWasThere = from.tjWasThere;
    // Threads that were held may run again when l_mod is over.
    const bool leaves = from.phase != Phase::Outside &&
                        !(isLive(pair_.i) && program_.footprints().toChange(pair_.i) == program::ToChange::Within);
    if (!leaves) node.held = choice.held;
    note(std::move(node));
    return false;
  }

  // Lines 7 to 16, with what is said above.
  std::vector<Choice> choicesAt(const Node& node) {
    const bool ti = canGoOn(pair_.i), tj = canGoOn(pair_.j);
    std::vector<Choice> choices;
    const auto offer = [&](program::ThreadNumber thread) { choices.push_back({thread, node.held}); };
    const bool isAtEntry = node.phase == Phase::Entry;
    if (isAtEntry && !node.tjWasThere) {  // another thread may bring it there
      const program::ThreadNumber other = nextOf(node, pair_.i);
      offer(other != 0 ? other : pair_.i);
      return ti || other != 0 ? choices : std::vector<Choice>();
    }
    const bool pairIsFree = isAtEntry || (node.phase == Phase::Inside && node.current == pair_.i);
    if (pairIsFree && (ti || tj)) {
      if (ti) offer(pair_.i);
      if (tj) offer(pair_.j);
      return choices;
    }
    const bool goesOn = canGoOn(node.current) && !node.held.contains(node.current);
    const program::ThreadNumber next = goesOn ? node.current : nextOf(node, 0);
    if (next == 0) return letGo(node);
    offer(next);
    const bool isThird = next != pair_.i && next != pair_.j;
    if (node.phase == Phase::Outside && isThird && ti &&
        program_.footprints().toChange(pair_.i) == program::ToChange::Ahead && isEvent(next)) {
      Choice later{pair_.i, node.held};
      later.held.insert(next);
      choices.push_back(std::move(later));
    }
    return choices;
  }

  // When Tcur is not enabled: Ti, the others by number, Tj; then threads that could only time out, in the same order.
  // 0: none.
  program::ThreadNumber nextOf(const Node& node, program::ThreadNumber except) {
    program::ThreadNumber best = 0;
    int rank = 0;
    for (const program::Pending& pending : program_.pending()) {
      if (pending.alternatives == 0 || pending.thread == except || node.held.contains(pending.thread)) continue;
      const int own = (pending.timeoutOnly ? 3 : 0) + (pending.thread == pair_.i   ? 0
                                                       : pending.thread == pair_.j ? 2
                                                                                   : 1);
      if (best != 0 && own >= rank) continue;
      best = pending.thread;
      rank = own;
    }
    return best;
  }

  // Only the held threads can move.
  std::vector<Choice> letGo(const Node& node) {
    Node free = node;
    free.held.clear();
    const program::ThreadNumber next = nextOf(free, 0);
    return next == 0 ? std::vector<Choice>() : std::vector<Choice>{{next, {}}};
  }

  bool canGoOn(program::ThreadNumber thread) {
    return std::ranges::any_of(program_.pending(), [&](const program::Pending& pending) {
      return pending.thread == thread && pending.alternatives != 0 && !pending.timeoutOnly;
    });
  }

  bool isEvent(program::ThreadNumber thread) {
    return std::ranges::any_of(program_.pending(), [&](const program::Pending& pending) {
      return pending.thread == thread &&
             (pending.kind == program::ActionKind::Lock || pending.kind == program::ActionKind::Wait);
    });
  }

  // ---- for the driver

  std::vector<program::Action> pathHere(bool) {
    std::vector<program::Action> path = task_.startUp.actions();
    const auto before = static_cast<std::ptrdiff_t>(path.size());
    for (std::uint32_t at = from_; at != kNone && nodes_[at].from != kNone; at = nodes_[at].from)
      path.push_back(nodes_[at].by);
    std::reverse(path.begin() + before, path.end());
    if (from_ != kNone) path.push_back(attempted_);
    return path;
  }
  std::vector<program::Action> pathOfAttempt() { return pathHere(false); }
  std::uint64_t choicesHere() const { return 0; }

  base::MemoryAccount account_;
  Pair pair_{};
  std::vector<Pair> pairs_;
  std::set<program::ThreadNumber> seen_, changing_;
  bool isFirstPair_ = true;
  // Of all pairs: the states that were met.
  std::set<std::uint64_t, std::less<>, base::BudgetAllocator<std::uint64_t>> met_{
      base::BudgetAllocator<std::uint64_t>(account_)};
  // Of this pair.
  std::set<Key, std::less<>, base::BudgetAllocator<Key>> known_{base::BudgetAllocator<Key>(account_)};
  std::vector<Node, base::BudgetAllocator<Node>> nodes_{base::BudgetAllocator<Node>(account_)};
  std::vector<std::uint32_t> open_;
  std::uint32_t from_ = kNone;  // the node from which the last transition led to where the program stands
};

}  // namespace

RunResult pairwise(Task& task, const RunSetup& setup) { return Pairwise(task, setup).run(); }

}  // namespace weaveproof::published
