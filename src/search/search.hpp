// The searches, as the rest of the program sees them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/memory_budget.hpp"
#include "check/property.hpp"
#include "program/space.hpp"
#include "search/options.hpp"

namespace weaveproof::mine {
struct Division;
}  // namespace weaveproof::mine

namespace weaveproof::search {

class SearchObserver;

// Why a search, or one run of it, ended.
enum class Ending : std::uint8_t {
  Finished,  // nothing was left to do
  FirstError,
  Unsupported,
  TimeLimit,
  StateLimit,
  MemoryLimit,
  Stopped,    // by the user
  Cancelled,  // another worker was first
  Outdated,   // ProgramSpace::sharesInternals: it has to be done again
  RunLimit,   // of a run alone: its share is used up, as a restart or an iteration
};

const char* nameOf(Ending ending);  // "time-limit", as JSON has it
bool wasCut(Ending ending);         // by a limit of the whole search, or by the user

// Which part of all states a search has met, as far as that can be guessed: most likely one between these two.
struct Estimate {
  double low = 0, high = 1;
};

struct SearchStatistics {
  std::uint64_t states = 0;        // different states met; a search that restarts counts those of all its runs
  std::uint64_t transitions = 0;   // executed
  std::uint64_t revisits = 0;      // transitions that led to a state met before
  std::uint64_t choicePoints = 0;  // states expanded that have at least two enabled actions
  std::uint64_t maxDepth = 0;      // transitions on the longest path
  std::uint64_t maxChoices = 0;    // choice points on it
  std::uint64_t searches = 0;      // begun: 1, and one more for each restart and each iteration of a bound
  std::uint64_t schedules = 0;     // walks: how many reached their end
  std::uint64_t cutSchedules = 0;  // walks: how many were cut by the depth limit
  std::uint64_t instructions = 0;  // bytecodes executed by the transitions
  // Of the numbers above: what a bounded search did before it met its bound, and had to do again with more care.
  std::uint64_t discardedStates = 0, discardedTransitions = 0;
  std::uint64_t leftOut = 0;        // actions enabled in expanded states that the reduction skipped
  std::uint64_t dropped = 0;        // best-first search: states that there was no room for
  std::uint64_t startUpStates = 0;  // of the states: those of start-ups (program/space.hpp), which are not stored
  std::uint64_t visitedBytes = 0;   // the largest size of all sets of visited states together
  std::uint64_t pathBytes = 0;      // likewise of stacks and queues
  double seconds = 0;
};

// Adds what another worker has counted: sums, and the larger of what is no sum.
void addTo(SearchStatistics& total, const SearchStatistics& part);

struct FoundError {
  static constexpr std::size_t kNoCycle = static_cast<std::size_t>(-1);

  check::Violation violation;
  std::vector<program::Action> path;  // from the initial state; Program::execute takes them one by one
  std::size_t cycleStart = kNoCycle;  // nonprogress: path[cycleStart...] leads back to the state before it
  bool showsSwitches = false;         // the path has the steps of Program::showSwitches
};

// One of the searches that --search auto is made of.
struct Stage {
  std::string options;  // that it would have alone
  std::string claim;    // what it covered: one sentence, or nothing
  SearchStatistics statistics;
};

struct SearchResult {
  // Every schedule was covered: with no errors, there are none. Never true when something lossy took part, or when the
  // search ended at its first error.
  bool complete = false;
  Ending ending = Ending::Finished;
  std::string covered;                       // one sentence: what was covered, and what ended the search
  std::vector<std::string> notes;            // further sentences about what the result means
  std::vector<FoundError> errors;            // each once (Violation::key), in the order in which they were found
  std::optional<Estimate> estimate;          // of a search that is not complete
  std::optional<std::uint32_t> preemptions;  // every schedule with so many was covered: what --search auto can claim
  bool countsSwitches = false;               // `covered` is about schedules with so many preemptions, or delays
  // Data races that were met, each once, if they are not among the properties.
  std::vector<check::Violation> races;
  // The program needs something that weaveproof does not have; that ended the search, on this path.
  std::optional<program::UnsupportedFeature> unsupported;
  std::vector<program::Action> unsupportedPath;
  SearchStatistics statistics;
  // The options of the single search that found the first error or completed. They reproduce it alone. They differ from
  // the given ones under --parallel and in a portfolio; commandLineOf(winner) writes them.
  SearchOptions winner;
  SearchStatistics winnerStatistics;  // of that search alone; `statistics` are of all
  // How that search divided the threads, if its heuristic wanted it.
  std::shared_ptr<const mine::Division> division;
  std::vector<Stage> stages;  // those of --search auto that had their turn, if there was more than one
};

struct ProgressReport {
  SearchStatistics soFar;
  std::uint64_t depth = 0;           // where the search is now
  std::string stage;                 // what it is busy with, if there is more than one thing: "proving, hunting"
  std::optional<Estimate> estimate;  // of what it has seen
  std::string claim;                 // what was covered so far, in short: "covered: at most 1 preemption"; or empty
};

// Called some times a second with the progress of the search, by the thread that called runSearch or one of its
// workers, never by two threads at once.
class Progress {
 public:
  virtual ~Progress() = default;
  virtual void report(const ProgressReport& report) = 0;
};

// The search for a user that asks for none: auto, if that can be combined with the other options, else dfs.
std::string suitingSearch(const SearchOptions& options, const spec::CheckSpec& spec);

// Whether the search skips schedules that differ in the order of independent steps only, as SearchOptions::orders asks.
bool leavesOutOrders(const SearchOptions& options, const spec::CheckSpec& spec);

// Throws BadSearchOptions when the options cannot be read or make no sense together.
void checkSearchOptions(const SearchOptions& options, const spec::CheckSpec& spec);

// Throws BadSearchOptions, std::invalid_argument (unknown property), base::Error and what else a program may throw that
// is neither UnsupportedFeature nor MemoryLimit. `progress` and `observer` may be null.
SearchResult runSearch(program::ProgramSpace& space, base::MemoryBudget& budget, const SearchOptions& options,
                       const spec::CheckSpec& spec, Progress* progress, SearchObserver* observer = nullptr);

}  // namespace weaveproof::search
