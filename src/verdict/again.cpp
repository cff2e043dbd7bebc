#include "verdict/again.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <set>

#include "base/duration.hpp"
#include "base/grouped.hpp"
#include "base/log.hpp"
#include "check/met_races.hpp"

namespace weaveproof::verdict {
namespace {

using Clock = std::chrono::steady_clock;

// Of an earlier search to those of the later ones.
void addEarlier(search::SearchStatistics& total, const search::SearchStatistics& earlier) {
  const double seconds = total.seconds + earlier.seconds;
  const std::uint64_t visited = std::max(total.visitedBytes, earlier.visitedBytes);
  const std::uint64_t paths = std::max(total.pathBytes, earlier.pathBytes);
  search::addTo(total, earlier);
  total.seconds = seconds;
  total.visitedBytes = visited;
  total.pathBytes = paths;
}

std::string listOf(const std::set<std::string>& names) {
  constexpr std::size_t kShown = 3;
  std::string list;
  std::size_t count = 0;
  for (const std::string& name : names) {
    if (count == kShown) return list + fmt::format(" and {} more", names.size() - kShown);
    list += (count++ ? ", " : "") + name;
  }
  return list;
}

class Searches {
 public:
  Searches(const RepeatedSearch& how, const search::SearchOptions& options) : how_(how), options_(options) {}

  RepeatedResult run() {
    tracking::VisibleInternals internals = how_.first;
    std::unique_ptr<program::ProgramSpace> space = how_.open(internals);
    for (;;) {
      search::SearchResult found = how_.search(*space, left_);
      ++all_.searches;
      LOG(Verdict, "search {} ended with {} states and {} errors", all_.searches, found.statistics.states,
          found.errors.size());
      take(*space, internals, found);
      if (!space->sharesInternals() || isAnswer(found)) return conclude(std::move(found), "");
      if (const std::string why = timeIsUp(); !why.empty()) return conclude(std::move(found), why);
      if (all_.passes < RepeatedSearch::kMostPasses && space->adoptContended()) {
        LOG(Restarts, "pass {}: searches again with {} kinds of memory visible", all_.passes + 1,
            space->contended().size());
        ++all_.passes;
        --all_.searches;
        internals = space->toBeVisible();
        continue;
      }
      if (const std::string why = statesAreUp(found); !why.empty()) return conclude(std::move(found), why);
      internals = space->toBeVisible();
      LOG(Restarts, "search {} begins: {} places of the library visible, waits {:#x}{}", all_.searches + 1,
          internals.locations.size(), internals.waits, internals.all ? ", everything" : "");
      if (all_.searches == RepeatedSearch::kMostSearches) internals = tracking::VisibleInternals::everything();
      space.reset();
      try {
        space = how_.open(internals);
      } catch (const program::StepsTooLong&) {
        return conclude(std::move(found), stateLimit());
      } catch (const program::SearchStopped&) {
        return conclude(std::move(found), isStopped() || !options_.timeLimit ? "it was interrupted" : timeLimit());
      } catch (const base::MemoryLimit&) {
        return conclude(std::move(found), "the memory ran out");
      } catch (const std::bad_alloc&) {
        return conclude(std::move(found), "the memory ran out");
      }
      addEarlier(earlier_, found.statistics);
    }
  }

 private:
  // More would not change the verdict, whatever was learned.
  bool isAnswer(const search::SearchResult& found) const {
    return found.unsupported || (!all_.errors.empty() && !options_.allErrors);
  }

  bool isStopped() const { return options_.stop != nullptr && options_.stop->load(); }
  std::string timeLimit() const {
    return fmt::format("the time limit of {} ended it", base::limitText(*options_.timeLimit));
  }

  std::string stateLimit() const {
    return fmt::format("the limit of {} states ended it", base::grouped(*options_.stateLimit));
  }

  // Why there can be no further search; empty if there can. Sets what is left of the limits.
  std::string timeIsUp() {
    if (isStopped()) return "it was interrupted";
    if (options_.timeLimit) {
      left_.secondsUsed = std::chrono::duration<double>(Clock::now() - begin_).count();
      if (left_.secondsUsed >= *options_.timeLimit) return timeLimit();
      left_.timeLimit = *options_.timeLimit - left_.secondsUsed;
    }
    return "";
  }
  std::string statesAreUp(const search::SearchResult& found) {
    if (options_.stateLimit) {
      left_.statesUsed += found.winnerStatistics.states;
      if (left_.statesUsed >= *options_.stateLimit) return stateLimit();
      left_.stateLimit = *options_.stateLimit - left_.statesUsed;
    }
    return "";
  }

  void take(program::ProgramSpace& space, const tracking::VisibleInternals& internals, search::SearchResult& found) {
    std::erase_if(found.errors, [this](const search::FoundError& error) {
      return std::ranges::any_of(all_.errors, [&](const ErrorOfSearch& known) {
        return known.error.violation.identity == error.violation.identity;
      });
    });
    how_.finish(space, found.errors);
    tracking::VisibleInternals visible = internals;
    visible.contended = space.contended();
    for (search::FoundError& error : found.errors) {
      tracking::VisibleInternals seen = visible;
      if (error.showsSwitches) seen.waits |= tracking::LibraryWaits::kSwitches;
      all_.errors.push_back({std::move(error), std::move(seen), space.threadNumbers()});
    }
    found.errors.clear();
    check::addRaces(all_.races, std::move(found.races));
    for (std::string& outcome : space.outcomes()) outcomes_.insert(std::move(outcome));
    const unsigned learnedWaits = space.toBeVisible().waits ^ internals.waits;
    waits_ |= learnedWaits != 0;
    onlySections_ &= (learnedWaits & ~unsigned{tracking::LibraryWaits::kSections}) == 0;
    for (std::string& name : space.sharedClasses()) shared_.insert(std::move(name));
    all_.learned = internals;
    all_.learned.add(space.toBeVisible());
    all_.learned.add(visible);
    all_.assumptions = space.assumptions();
    all_.timeStoodStill = space.timeStandsStill();
    all_.waitsWereLate = space.waitsWereLate();
    all_.callsWereSteps = space.callsWereSteps();
    all_.storeBytes = std::max(all_.storeBytes, space.storeBytes() + found.statistics.visitedBytes);
  }

  // `cut`: why no further search was started; empty if none was needed.
  RepeatedResult conclude(search::SearchResult found, const std::string& cut) {
    std::string why;
    if (waits_)
      why = onlySections_ ? "an atomic block may have to wait for a monitor"
                          : "the program can observe how its threads wait in the library";
    if (!waits_ || !shared_.empty()) {
      why += fmt::format("{}the program shares JDK internals that were assumed to be private", waits_ ? ", and " : "");
      if (!shared_.empty()) why += fmt::format(" (in objects of {})", listOf(shared_));
    }
    if (!cut.empty()) {
      found.complete = false;
      found.estimate.reset();
      found.covered = fmt::format("The search had to be restarted because {}, when {}.", why, cut);
    } else if (all_.searches > 1) {
      found.notes.push_back(fmt::format("The search ran {} times: it was restarted because {}. The figures are totals.",
                                        all_.searches, why));
    }
    addEarlier(found.statistics, earlier_);
    all_.result = std::move(found);
    all_.outcomes.assign(outcomes_.begin(), outcomes_.end());
    return std::move(all_);
  }

  const RepeatedSearch& how_;
  const search::SearchOptions& options_;
  search::SearchOptions left_ = options_;  // with what is left of the limits
  const Clock::time_point begin_ = Clock::now();
  RepeatedResult all_;
  search::SearchStatistics earlier_;  // of all searches but the last
  std::set<std::string> outcomes_, shared_;
  bool waits_ = false;        // the program has observed which threads wait where
  bool onlySections_ = true;  // of that, only which threads are blocked by a monitor
};

}  // namespace

RepeatedResult RepeatedSearch::run(const search::SearchOptions& options) const {
  return Searches(*this, options).run();
}

}  // namespace weaveproof::verdict
