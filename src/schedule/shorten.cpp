// The idea is delta debugging (Zeller, Hildebrandt 2002) on the runs of a schedule. A run is what one thread does
// between two context switches. The moves are: remove runs, join two runs of a thread by moving one of them past what
// stands between, and let a run last as long as it can. As a thread may do something else after such a change, a
// candidate is a guide rather than a schedule: it says how far each thread goes. At the end of the guide, threads run
// as long as they can, one after the other, up to about the length of the best schedule so far. What the walk really
// did is the candidate's schedule. Only schedules that end in the same violation count, so nothing here has to know
// which actions depend on each other.
#include "schedule/shorten.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <limits>
#include <map>
#include <new>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/memory_budget.hpp"

namespace weaveproof::schedule {

namespace {

constexpr std::chrono::seconds kLongestEffort{10};
constexpr std::uint64_t kFewestSteps = 400'000;
constexpr std::uint64_t kMostSteps = 3'000'000;
constexpr std::uint64_t kStepsForEachAction = 200;
constexpr std::size_t kToItsEnd = std::numeric_limits<std::size_t>::max();

struct Run {
  program::ThreadNumber thread;
  std::size_t length;
};
using Guide = std::vector<Run>;

Guide runsOf(const program::Actions& schedule) {
  Guide runs;
  for (const program::Action action : schedule) {
    if (runs.empty() || runs.back().thread != action.thread) runs.push_back({action.thread, 0});
    ++runs.back().length;
  }
  return runs;
}

struct Cost {
  std::size_t switches, length;
  friend auto operator<=>(const Cost&, const Cost&) = default;
};

Cost costOf(const program::Actions& schedule) { return {contextSwitches(schedule), schedule.size()}; }

class Shortener {
 public:
  Shortener(Walk& walk, program::Actions schedule, std::size_t sharedBy, const std::atomic<bool>* stop)
      : walk_(walk),
        stop_(stop),
        budget_(walk.steps() + std::clamp(schedule.size() * kStepsForEachAction, kFewestSteps, kMostSteps) / sharedBy) {
    accept(std::move(schedule));
  }

  program::Actions best() && { return std::move(best_); }

  void shorten() {
    cutLoops();
    for (bool better = true; better && !exhausted();) {
      better = false;
      better |= goOnGreedily();
      better |= leaveOutRuns();
      better |= joinRuns();
      better |= prolongRuns();
    }
  }

 private:
  bool exhausted() const { return walk_.steps() >= budget_ || (stop_ != nullptr && *stop_); }

  void accept(program::Actions schedule) {
    best_ = std::move(schedule);
    cost_ = costOf(best_);
    assert(cost_.length == best_.size() && cost_.switches < std::max<std::size_t>(best_.size(), 1) &&
           "a switch stands between two steps");
    runs_ = runsOf(best_);
    alternatives_.clear();
    for (const program::Action action : best_) alternatives_[action.thread].push_back(action.alternative);
  }

  // ---- moves: each tries candidates from the best schedule on, and says whether it found a better one

  // A state that comes again makes everything in between superfluous. Hashes may collide: the walk decides.
  void cutLoops() {
    std::unordered_map<std::uint64_t, std::size_t> last;  // hash → actions done when it was last met
    std::vector<std::uint64_t> hashes;
    walk_.begin();
    for (std::size_t done = 0;; ++done) {
      const std::uint64_t hash = walk_.program().hash();
      hashes.push_back(hash);
      last[hash] = done;
      if (walk_.found() || done == best_.size() || !walk_.canDo(best_[done])) break;
      walk_.step(best_[done]);
    }
    program::Actions cut;
    for (std::size_t at = 0; at < hashes.size(); ++at) {
      at = last[hashes[at]];
      if (at < best_.size()) cut.push_back(best_[at]);
    }
    if (cut.size() < best_.size() && costOf(cut) < cost_ && follow(walk_, cut) == cut.size() && walk_.found())
      accept(cut);
  }

  // The first runs as they are, then no more preemptions.
  bool goOnGreedily() {
    bool better = false;
    const std::size_t step = std::max<std::size_t>(1, runs_.size() / 64);
    for (std::size_t kept = 0; kept + 1 < runs_.size(); kept += step)
      better |= consider(Guide(runs_.begin(), runs_.begin() + static_cast<std::ptrdiff_t>(kept)));
    return better;
  }

  bool leaveOutRuns() {
    bool better = false;
    for (std::size_t chunk = std::max<std::size_t>(1, runs_.size() / 2); chunk > 0; chunk /= 2) {
      for (std::size_t at = 0; at < runs_.size() && !exhausted();) {
        Guide guide = runs_;
        const auto first = guide.begin() + static_cast<std::ptrdiff_t>(at);
        guide.erase(first, first + static_cast<std::ptrdiff_t>(std::min(chunk, guide.size() - at)));
        if (consider(guide))
          better = true;
        else
          at += chunk;
      }
    }
    return better;
  }

  bool joinRuns() {
    bool better = false;
    for (std::size_t at = 0; at + 1 < runs_.size() && !exhausted();) {
      std::size_t next = at + 1;
      while (next < runs_.size() && runs_[next].thread != runs_[at].thread) ++next;
      if (next == runs_.size() || !(consider(moved(next, at + 1)) || consider(moved(at, next))))
        ++at;
      else
        better = true;
    }
    return better;
  }

  bool prolongRuns() {
    bool better = false;
    for (std::size_t at = 0; at + 1 < runs_.size() && !exhausted(); ++at) {
      Guide guide = runs_;
      guide[at].length = kToItsEnd;
      better |= consider(guide);
    }
    return better;
  }

  // The run at `from` stands before the one that is now at `to`.
  Guide moved(std::size_t from, std::size_t to) const {
    Guide guide = runs_;
    assert(from < guide.size() && to <= guide.size() && from != to && "a run moves to another place");
    const Run run = guide[from];
    guide.insert(guide.begin() + static_cast<std::ptrdiff_t>(to), run);
    guide.erase(guide.begin() + static_cast<std::ptrdiff_t>(from < to ? from : from + 1));
    return guide;
  }

  // ---- trying a candidate

  bool consider(const Guide& guide) {
    if (exhausted()) return false;
    try {
      perform(guide);
    } catch (const program::UnsupportedFeature&) {
      return false;
    }
    if (!walk_.found() || costOf(done_) >= cost_) return false;
    accept(done_);
    return true;
  }

  void perform(const Guide& guide) {
    assert(std::ranges::all_of(guide, [](const Run& run) { return run.thread != 0 && run.length != 0; }) &&
           "runs of threads");
    walk_.begin();
    done_.clear();
    switches_ = 0;
    used_.clear();
    for (const Run& run : guide) {
      for (std::size_t i = 0; i < run.length && !walk_.found(); ++i)
        if (!advance(run.thread)) break;
      if (walk_.found()) break;
    }
    while (!walk_.found()) {
      const std::optional<program::ThreadNumber> thread = nextThread();
      if (!thread || !advance(*thread)) break;
    }
  }

  // One step of the thread, with the alternative that the best schedule takes at this place of the thread; false if it
  // has none, or if the candidate is hopeless already.
  bool advance(program::ThreadNumber thread) {
    assert(thread != 0 && "threads are numbered from 1");
    if (walk_.over() || hopeless()) return false;
    const program::Actions& enabled = walk_.program().enabled();
    const auto first = std::lower_bound(enabled.begin(), enabled.end(), program::Action{thread, 0});
    if (first == enabled.end() || first->thread != thread) return false;
    program::Action action = *first;
    std::size_t& used = used_[thread];
    if (const auto& wanted = alternatives_[thread]; used < wanted.size() && walk_.canDo({thread, wanted[used]}))
      action.alternative = wanted[used];
    ++used;
    if (!done_.empty() && done_.back().thread != thread) ++switches_;
    done_.push_back(action);
    walk_.step(action);
    return true;
  }

  // Longer than the best one is no gain for a reader, however few the switches, but for a little.
  bool hopeless() const { return switches_ > cost_.switches || done_.size() >= cost_.length + cost_.length / 4 + 2; }

  // The thread that runs at the end of the guide: the same thread, else one that has done less than in the best
  // schedule, else any. Time-outs are taken only when nothing else is enabled.
  std::optional<program::ThreadNumber> nextThread() {
    if (walk_.over()) return std::nullopt;
    std::optional<program::ThreadNumber> chosen;
    int rank = 0;
    for (const program::Pending& pending : walk_.program().pending()) {
      if (pending.alternatives == 0) continue;
      int mine = 1;
      if (used_[pending.thread] < alternatives_[pending.thread].size()) mine += 1;
      if (!done_.empty() && done_.back().thread == pending.thread) mine += 2;
      if (!pending.timeoutOnly) mine += 4;
      if (mine > rank) {
        rank = mine;
        chosen = pending.thread;
      }
    }
    return chosen;
  }

  Walk& walk_;
  const std::atomic<bool>* const stop_;
  const std::uint64_t budget_;

  program::Actions best_;
  Cost cost_{};
  Guide runs_;
  std::map<program::ThreadNumber, std::vector<std::uint32_t>>
      alternatives_;  // that each thread takes in the best schedule

  program::Actions done_;  // of the candidate
  std::size_t switches_ = 0;
  std::map<program::ThreadNumber, std::size_t> used_;
};

}  // namespace

std::size_t contextSwitches(const program::Actions& schedule) {
  std::size_t switches = 0;
  for (std::size_t i = 1; i < schedule.size(); ++i) switches += schedule[i].thread != schedule[i - 1].thread;
  return switches;
}

program::Actions shorten(Walk& walk, program::Actions schedule, std::size_t sharedBy, const std::atomic<bool>* stop) {
  schedule.resize(follow(walk, schedule));
  if (!walk.found()) return schedule;
  Shortener shortener(walk, schedule, sharedBy, stop);
  // A candidate may lead to where a thread loops for long.
  const auto until = std::chrono::steady_clock::now() + kLongestEffort;
  walk.program().stopIf([&] { return (stop && *stop) || std::chrono::steady_clock::now() > until; });
  try {
    shortener.shorten();
  } catch (const program::SearchStopped&) {  // what was found until then counts
  } catch (const base::MemoryLimit&) {
  } catch (const std::bad_alloc&) {
  }
  walk.program().stopIf(nullptr);
  program::Actions best = std::move(shortener).best();
  follow(walk, best);
  return best;
}

}  // namespace weaveproof::schedule
