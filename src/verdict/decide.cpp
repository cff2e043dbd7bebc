#include "verdict/decide.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <stdexcept>
#include <utility>

#include "base/grouped.hpp"
#include "base/process_memory.hpp"
#include "schedule/renumber.hpp"
#include "schedule/shorten.hpp"
#include "verdict/advice.hpp"
#include "vm/assumptions.hpp"

namespace weaveproof::verdict {

namespace {

// What a property that is not checked leaves open.
struct Unchecked {
  const char* property;
  const char* sentence;
};
constexpr Unchecked kUnchecked[] = {
    {"deadlock", "deadlocks were not checked"},
    {"exception", "uncaught exceptions and failed assertions were not checked"},
    {"loop", "threads that loop for ever on their own were not checked"},
    {"exit", "whether the program ends itself with a status other than 0 was not checked"},
    {"nonprogress", "threads that keep each other from getting on were not checked (--property nonprogress)"},
};

// Those that were met are told elsewhere.
constexpr const char* kNoRaceMet =
    "data races were looked for in the program's own fields and arrays alone; none was met";

std::vector<std::string> assumptionsOf(const RepeatedResult& all, const std::vector<std::string>& checked) {
  std::vector<std::string> sentences = all.assumptions;
  const auto isChecked = [&](std::string_view property) {
    return std::find(checked.begin(), checked.end(), property) != checked.end();
  };
  if (!all.races.empty()) std::erase(sentences, vm::textOf(vm::Assumption::RacesInAtomic));
  if (!isChecked("race") && all.races.empty()) sentences.emplace_back(kNoRaceMet);
  for (const Unchecked& one : kUnchecked)
    if (!isChecked(one.property)) sentences.emplace_back(one.sentence);
  return sentences;
}

class Deciding {
 public:
  explicit Deciding(const Question& question) : question_(question) { result_.seed = question.search.seed; }

  Decision run() {
    std::vector<ErrorOfSearch> errors = explore();
    for (ErrorOfSearch& error : errors) verify(std::move(error));
    return std::move(decision_);
  }

 private:
  // What was found. Whatever happens, the result holds what is known afterwards.
  std::vector<ErrorOfSearch> explore() {
    base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
    try {
      const RepeatedSearch searches{
          question_.first,
          [&](const vm::VisibleInternals& internals) {
            return question_.open({internals, {}, true, [this] { return isStopped() || isLate(); }}, budget);
          },
          [&](program::ProgramSpace& space, std::vector<search::FoundError>& errors) {
            for (search::FoundError& error : errors) {
              shortenPath(space, error, errors.size());
              renumberThreads(space, error);
            }
          },
          [&](program::ProgramSpace& space, const search::SearchOptions& options) {
            const std::unique_ptr<search::Progress> progress =
                question_.newProgress ? question_.newProgress() : nullptr;
            return search::runSearch(space, budget, options, question_.checked, progress.get());
          }};
      search::SearchOptions options = question_.search;
      options.stop = question_.stop;
      RepeatedResult found = searches.run(options);
      note(found);
      decision_.learned = std::move(found.learned);
      return std::move(found.errors);
    } catch (const program::UnsupportedFeature& unsupported) {
      result_.verdict = Verdict::Unsupported;
      result_.ending = search::Ending::Unsupported;
      result_.unsupported = unsupported;
      result_.covered = "The program was not explored.";
    } catch (const program::StepsTooLong&) {
      result_.ending = search::Ending::StateLimit;
      result_.covered = fmt::format("The limit of {} states ended the search, before the program had its first choice.",
                                    base::grouped(*question_.search.stateLimit));
    } catch (const program::SearchStopped&) {
      result_.ending = isLate() ? search::Ending::TimeLimit : search::Ending::Stopped;
      result_.covered =
          fmt::format("{}, before the program had its first choice.",
                      isLate() ? fmt::format("The time limit of {} s ended the search", *question_.search.timeLimit)
                               : "The search was interrupted");
    } catch (const base::MemoryLimit& limit) {
      result_.ending = search::Ending::MemoryLimit;
      result_.covered = fmt::format("The memory limit was reached before the search began: {}.", limit.what());
    } catch (const std::bad_alloc&) {
      result_.ending = search::Ending::MemoryLimit;
      result_.covered = "The system has no more memory.";
    }
    return {};
  }

  bool isStopped() const { return question_.stop != nullptr && *question_.stop; }
  bool isLate() const {
    return question_.search.timeLimit &&
           std::chrono::steady_clock::now() - begin_ > std::chrono::duration<double>(*question_.search.timeLimit);
  }

  void note(const RepeatedResult& all) {
    const search::SearchResult& found = all.result;
    const bool complete = found.complete && !all.timeStoodStill;
    result_.verdict = !all.errors.empty() ? Verdict::Violation
                      : found.unsupported ? Verdict::Unsupported
                      : complete          ? Verdict::NoViolation
                                          : Verdict::Inconclusive;
    result_.complete = complete;
    result_.ending = found.ending;
    result_.covered = found.covered;
    if (found.complete && all.timeStoodStill)
      result_.covered =
          "No schedule comes to an end: while some threads wait for a time, others go on for ever, and so it never "
          "comes (--time free lets it come at any moment).";
    result_.allErrors = question_.search.allErrors;
    result_.notes = found.notes;
    result_.mentions = mentionsOf(Mention::Kind::Race, all.races);
    if (result_.verdict == Verdict::Inconclusive) result_.estimate = found.estimate;
    result_.unsupported = found.unsupported;
    result_.statistics = found.statistics;
    result_.storeBytes = all.storeBytes;
    result_.outcomes = all.outcomes;
    result_.assumptions = assumptionsOf(all, question_.checked.names);
    result_.seed = found.winner.seed;
    const search::SearchOptions& asked = question_.search;
    const bool several = asked.parallel > 1 || !asked.portfolio.empty() || !found.stages.empty();
    if (several && (found.complete || !all.errors.empty())) {
      result_.winner = search::commandLineOf(found.winner);
      if (result_.winner.empty()) result_.winner = "--search dfs";
    }
    result_.advice = adviceFor(result_, found, asked, question_.checked);
    result_.stages = found.stages;
    result_.division = found.division;
  }

  void shortenPath(program::ProgramSpace& space, search::FoundError& error, std::size_t ofHowMany) try {
    if (error.cycleStart != search::FoundError::kNoCycle) return;
    const schedule::Properties properties = check::makeProperties(question_.checked.names, question_.checked.options);
    const std::unique_ptr<program::Program> program = space.newWorker();
    schedule::Walk walk(*program, space.beginning(), properties, error.violation.key);
    error.path = schedule::shorten(walk, error.path, ofHowMany, question_.stop);
  } catch (const program::SearchStopped&) {  // then it stays as long as it is
  } catch (const base::MemoryLimit&) {
  } catch (const std::bad_alloc&) {
  }

  void renumberThreads(program::ProgramSpace& space, search::FoundError& error) try {
    error.path = schedule::renumbered(*space.newWorker(), error.path);
  } catch (const base::MemoryLimit&) {  // then the numbers are hopefully the same
  } catch (const std::bad_alloc&) {
  }

  // In a program that is opened anew, exactly as `replay` does it: so the text is the same there, down to the numbers
  // of objects, and a violation that could not be replayed is found out here.
  void verify(ErrorOfSearch found) {
    search::FoundError& error = found.error;
    decision_.errors.push_back({std::move(found.internals), std::move(found.threads)});
    const FoundIn& foundIn = decision_.errors.back();
    schedule::Schedule schedule{std::move(error.path), std::nullopt};
    if (error.cycleStart != search::FoundError::kNoCycle) schedule.cycleStart = error.cycleStart;
    try {
      base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
      const std::unique_ptr<program::ProgramSpace> space =
          question_.open({foundIn.internals, foundIn.threads, false, nullptr}, budget);
      const std::unique_ptr<program::Program> program = space->newWorker();
      const schedule::Properties properties = check::makeProperties(question_.checked.names, question_.checked.options);
      schedule::Walk walk(*program, space->beginning(), properties, error.violation.key);
      schedule::Counterexample example = schedule::observe(walk, schedule);
      if (example.violation.kind.empty())
        throw std::logic_error(fmt::format("the schedule that was found does not lead to the violation again: {}\n{}",
                                           error.violation.message, fmt::join(error.violation.details, "\n")));
      if (question_.closely) schedule::lookCloserIfPossible(walk, example);
      result_.errors.push_back(std::move(example));
    } catch (const base::MemoryLimit&) {
      tellBarely(error, schedule);
    } catch (const std::bad_alloc&) {
      tellBarely(error, schedule);
    }
  }

  void tellBarely(const search::FoundError& error, const schedule::Schedule& schedule) {
    schedule::Counterexample bare;
    bare.violation = error.violation;
    bare.schedule = schedule;
    result_.errors.push_back(std::move(bare));
    result_.notes.emplace_back("There was no memory left to describe the schedule; its trace can be replayed.");
  }

  const Question& question_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  Decision decision_;
  CheckResult& result_ = decision_.result;
};

}  // namespace

Decision decide(const Question& question) { return Deciding(question).run(); }

bool looksAtEveryStep(const search::PropertyChoice& checked) {
  return std::ranges::find(checked.names, "nonprogress") != checked.names.end();
}

}  // namespace weaveproof::verdict
