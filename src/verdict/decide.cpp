#include "verdict/decide.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <stdexcept>
#include <utility>

#include "base/duration.hpp"
#include "base/grouped.hpp"
#include "base/log.hpp"
#include "base/process_memory.hpp"
#include "schedule/renumber.hpp"
#include "schedule/shorten.hpp"
#include "search/plan.hpp"
#include "verdict/advice.hpp"
#include "verdict/assumptions.hpp"
#include "verdict/further_looks.hpp"
#include "verdict/pollers.hpp"
#include "words/assumption_text.hpp"

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
    {"loop", "endless loops of a single thread were not checked"},
    {"exit", "whether the program ends itself with a status other than 0 was not checked"},
    {"nonprogress", "livelock was not checked (--property nonprogress)"},
};

// Of a search that counts switches of threads (docs/search-strategies.md, "What is counted").
constexpr const char* kSwitchesCounted =
    "preemptions and delays are counted between the steps of the program's own code; a call of the library that waits "
    "is "
    "one step, and printing is none";

std::vector<std::string> assumptionsOf(const RepeatedResult& all, const std::vector<std::string>& checked) {
  std::vector<std::string> sentences;
  for (const program::Assumed& assumed : all.assumptions)
    if (assumed.assumption != jdk::Assumption::RacesInAtomic || all.races.empty())
      sentences.push_back(words::textOf(assumed));
  const auto isChecked = [&](std::string_view property) {
    return std::find(checked.begin(), checked.end(), property) != checked.end();
  };
  if (all.result.countsSwitches) sentences.emplace_back(kSwitchesCounted);
  if (!isChecked("race")) sentences.emplace_back(all.races.empty() ? kNoRaceMet : kRacesMet);
  for (const Unchecked& one : kUnchecked)
    if (!isChecked(one.property)) sentences.emplace_back(one.sentence);
  return sentences;
}

class Deciding {
 public:
  explicit Deciding(const Question& question)
      : question_(question), spec_(searchedAs(question.spec, question.footprints)), asked_(question.search) {
    result_.seed = asked_.seed;
    if (question.footprints || looksAtEveryStep(spec_)) asked_.orders = spec::Orders::All, asked_.por.clear();
    asked_.stop = question.stop;
    if (!question.mine) return;
    asked_.mineHeap = mining(spec::Steps::All);
    if (spec_.steps != spec::Steps::Shared) asked_.mineVisible = mining(spec::Steps::Shared);
  }

  Decision run() {
    std::vector<ErrorOfSearch> errors = explore();
    LOG(Verdict, "the search has ended with {} errors", errors.size());
    for (ErrorOfSearch& error : errors) {
      FoundIn where{error.internals, error.threads, spec_};
      result_.errors.push_back(verified(std::move(error.error), where));
      decision_.errors.push_back(std::move(where));
    }
    LOG(Verdict, "verified; {}",
        isEarly(result_.errors) ? "looks for errors without early time-outs" : "no early time-outs");
    if (isEarly(result_.errors)) lookForOthers();
    LOG(Verdict, "{}",
        timeStoodStill_ && result_.errors.empty() ? "proves with free time"
                                                  : "time did not stand still, or there are errors");
    if (timeStoodStill_ && result_.errors.empty()) proveWithFreeTime();
    LOG(Verdict, "{}", isProofWithCallsAsSteps() ? "hunts in the library as it is" : "no hunt");
    if (isProofWithCallsAsSteps()) hunt();
    LOG(Verdict, "{}", isProofWithLateWaits() ? "looks at early time-outs" : "no look at early time-outs");
    if (isProofWithLateWaits()) lookAtEarly();
    return std::move(decision_);
  }

 private:
  // What was found. Whatever happens, the result holds what is known afterwards.
  std::vector<ErrorOfSearch> explore() {
    base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
    try {
      tracking::VisibleInternals first;
      first.waits = waitsAtFirst(spec_, question_.footprints);
      if (question_.known) first.add(*question_.known);
      RepeatedResult found = searches(budget, first, std::nullopt).run(asked_);
      note(found);
      decision_.hasLearned = !first.covers(found.learned);
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
                                    base::grouped(*asked_.stateLimit));
    } catch (const program::SearchStopped&) {
      result_.ending = isLate() ? search::Ending::TimeLimit : search::Ending::Stopped;
      result_.covered = fmt::format(
          "{}, before the program had its first choice.",
          isLate() ? fmt::format("The time limit of {} ended the search", base::limitText(*asked_.timeLimit))
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

  spec::CheckSpec specWith(const spec::TimePolicy& time) const {
    spec::CheckSpec spec = spec_;
    spec.time = time;
    return spec;
  }

  // How threads use memory does not depend on the reduction of the search. With the steps of a reduced search, a
  // program that uses all memory under locks would show hardly any access, and all threads would be alike.
  search::SearchOptions::Mining mining(spec::Steps steps) const {
    return [this, steps](std::uint32_t traces, std::uint64_t seed) {
      spec::CheckSpec spec = spec_;
      spec.steps = steps;
      return question_.mine({spec, {}, {}, Opening::Purpose::Mine}, traces, seed);
    };
  }

  // With another `time` it is a further look (further_looks.hpp), which shows no progress.
  RepeatedSearch searches(base::MemoryBudget& budget, const tracking::VisibleInternals& first,
                          const std::optional<spec::TimePolicy>& time) {
    return {
        first,
        [this, &budget, time](const tracking::VisibleInternals& internals) {
          const auto stop = [this] { return isStopped() || isLate(); };
          return question_.open(
              {specWith(time.value_or(spec_.time)), internals, {}, Opening::Purpose::Search, stop, asked_.stateLimit},
              budget);
        },
        [this](program::ProgramSpace& space, std::vector<search::FoundError>& errors) {
          for (search::FoundError& error : errors) {
            shortenPath(space, error, errors.size());
            renumberThreads(space, error);
          }
        },
        [this, &budget, time](program::ProgramSpace& space, const search::SearchOptions& options) {
          const std::unique_ptr<search::Progress> progress =
              question_.newProgress && !time ? question_.newProgress() : nullptr;
          return search::runSearch(space, budget, options, spec_, progress.get());
        }};
  }

  using Found = std::vector<std::pair<schedule::Counterexample, FoundIn>>;

  // One that is cut short, or cannot be done with what is asked, finds less: nothing, if it has no result.
  std::optional<RepeatedResult> resultOf(Look look) {
    look.search.stop = question_.stop;
    if (asked_.timeLimit) look.search.timeLimit = secondsLeft();
    if (isStopped() || isLate()) return std::nullopt;
    try {
      base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
      tracking::VisibleInternals first = decision_.learned;
      first.waits |= look.waits;
      return searches(budget, first, look.time).run(look.search);
    } catch (const search::BadSearchOptions&) {  // what was asked for does not go with it
    } catch (const program::UnsupportedFeature&) {
    } catch (const program::StepsTooLong&) {
    } catch (const program::SearchStopped&) {
    } catch (const base::MemoryLimit&) {
    } catch (const std::bad_alloc&) {
    }
    return std::nullopt;
  }

  Found verifiedAll(std::vector<ErrorOfSearch> errors, const spec::TimePolicy& time) {
    Found found;
    for (ErrorOfSearch& error : errors) {
      FoundIn where{std::move(error.internals), std::move(error.threads), specWith(time)};
      found.emplace_back(verified(std::move(error.error), where), where);
    }
    return found;
  }

  Found foundBy(const Look& look) {
    std::optional<RepeatedResult> all = resultOf(look);
    return all ? verifiedAll(std::move(all->errors), look.time) : Found();
  }

  static bool isEarly(const schedule::Counterexample& example) { return !example.earlySteps().empty(); }
  static bool isEarly(const std::vector<schedule::Counterexample>& examples) {
    return std::ranges::any_of(examples, [](const auto& example) { return isEarly(example); });
  }

  // What needs no early time-out comes first, and an error that was found with one may be found without. (Idle workers that may give up
  // at any time, --keep-alive free, do so early in any search: what needs that is no news.)
  void lookForOthers() {
    if (spec_.time.lateFrom == 0) return;  // no wait ends early
    auto others = foundBy(lookWithoutEarlyOnes(spec_.time, asked_, result_.statistics));
    std::erase_if(others, [this](const auto& other) {
      if (isEarly(other.first)) return true;
      return std::ranges::any_of(result_.errors, [&](const schedule::Counterexample& known) {
        return !isEarly(known) && known.violation.identity == other.first.violation.identity;
      });
    });
    if (!others.empty() && !asked_.allErrors) result_.errors.clear(), decision_.errors.clear();
    for (std::size_t i = 0; i < result_.errors.size(); ++i)
      others.emplace_back(std::move(result_.errors[i]), std::move(decision_.errors[i]));
    std::ranges::stable_partition(others, [](const auto& error) { return !isEarly(error.first); });
    result_.errors.clear();
    decision_.errors.clear();
    for (auto& [example, where] : others) {
      result_.errors.push_back(std::move(example));
      decision_.errors.push_back(std::move(where));
    }
  }

  // If the user asks for a particular search, no other one is run.
  bool isProofWithCallsAsSteps() const {
    return callsWereSteps_ && result_.verdict == Verdict::NoViolation && asked_.search == search::kAuto;
  }

  // It finds nothing where each call has one moment, as it should have.
  void hunt() {
    Found found = foundBy(huntInExactLibrary(spec_.time, asked_, result_.statistics));
    if (found.empty()) return;
    take(std::move(found.front()));
    result_.notes.emplace_back(
        "With each call of the library as a single step there is no violation: the library's own steps matter here "
        "(--library exact).");
  }

  bool isProofWithLateWaits() const {
    const bool isPatient = !spec_.time.isFree() && spec_.time.lateFrom != 0;
    return question_.mentionEarly && isPatient && waitsWereLate_ && result_.verdict == Verdict::NoViolation;
  }

  // Because of the proof, an error that this look finds needs a long wait to end by its time while others can run.
  void lookAtEarly() { judge(foundBy(lookAtEarlyTimeOuts(spec_.time, result_.statistics))); }

  // Found with free time: it is a violation if no time but that of threads that poll has to be cut short for it, else it is mentioned.
  void judge(Found found) {
    const auto isViolation = [this](auto& error) { return needsOnlyPollers(error.first, error.second); };
    const auto violation = std::ranges::find_if(found, isViolation);
    if (violation == found.end()) return mention(found);
    take(std::move(*violation));
  }

  // What a look has found is the verdict.
  void take(Found::value_type violation) {
    result_.verdict = Verdict::Violation;
    result_.complete = false;
    result_.ending = search::Ending::FirstError;
    result_.covered = "The search ended at the first error.";
    result_.advice.clear();
    result_.estimate.reset();
    result_.errors.push_back(std::move(violation.first));
    decision_.errors.push_back(std::move(violation.second));
  }

  bool isLong(const schedule::Step& step) const { return step.timeLimit && spec_.time.isLate(*step.timeLimit); }

  bool needsOnlyPollers(const schedule::Counterexample& example, const FoundIn& where) try {
    if (example.steps.empty()) return false;
    base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
    const std::unique_ptr<program::ProgramSpace> space =
        question_.open({where.spec, where.internals, where.threads}, budget);
    const std::unique_ptr<program::Program> program = space->newWorker();
    return onlyPollersCouldGoOn(*program, example, [this](const schedule::Step& step) { return isLong(step); });
  } catch (const program::UnsupportedFeature&) {
    return false;
  } catch (const base::MemoryLimit&) {
    return false;
  } catch (const std::bad_alloc&) {
    return false;
  }

  void mention(const Found& found) {
    for (const auto& [example, where] : found) {
      const auto isLong = [this](const schedule::Step& step) { return this->isLong(step); };
      auto step = std::ranges::find_if(example.steps, [&](const auto& one) { return one.early && isLong(one); });
      if (step == example.steps.end()) step = std::ranges::find_if(example.steps, isLong);
      if (step == example.steps.end()) continue;
      const program::Standpoint& at = step->described.where;
      result_.mentions.push_back(
          {Mention::Kind::TimeOut, example.violation, Mention::EarlyEnd{*step->timeLimit, at.threadName, at.user}});
      return;
    }
  }

  // Threads that poll keep time from passing, so late waits never end. With free time they may end at any moment: more schedules, among
  // them all those on which they end while others poll. If none of these is bad, nothing is; if one is, it may be that it needs a
  // wait that ends too early (`judge`).
  void proveWithFreeTime() {
    Look look{{}, asked_};
    look.time.fair = spec_.time.fair;
    std::optional<RepeatedResult> all = resultOf(look);
    if (!all) return;
    if (!all->errors.empty()) return judge(verifiedAll(std::move(all->errors), look.time));
    if (!all->result.complete) return;
    note(*all);
    result_.notes.emplace_back(
        "Threads that poll keep the time of others from passing, so waits were taken to end at any moment (--time "
        "free).");
  }

  bool isStopped() const { return question_.stop != nullptr && *question_.stop; }
  double secondsLeft() const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    return *asked_.timeLimit - passed.count();
  }
  bool isLate() const { return asked_.timeLimit && secondsLeft() < 0; }

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
          "No schedule comes to an end: while some threads wait for a time, others run for ever, and so it never "
          "comes (--time free lets it come at any moment).";
    result_.allErrors = asked_.allErrors;
    result_.notes = found.notes;
    result_.mentions = mentionsOf(Mention::Kind::Race, all.races);
    if (result_.verdict == Verdict::Inconclusive) result_.estimate = found.estimate;
    result_.unsupported = found.unsupported;
    result_.statistics = found.statistics;
    result_.storeBytes = all.storeBytes;
    result_.outcomes = all.outcomes;
    waitsWereLate_ = all.waitsWereLate;
    callsWereSteps_ = all.callsWereSteps;
    timeStoodStill_ = found.complete && all.timeStoodStill;
    result_.assumptions = assumptionsOf(all, spec_.properties);
    result_.seed = found.winner.seed;
    const search::SearchOptions& asked = asked_;
    const bool several = asked.parallel > 1 || !asked.portfolio.empty() || !found.stages.empty();
    if (several && (found.complete || !all.errors.empty())) {
      result_.winner = search::commandLineOf(found.winner);
      if (result_.winner.empty()) result_.winner = "--search dfs";
    }
    result_.advice = adviceFor(result_, found, asked, spec_);
    result_.stages = found.stages;
    result_.division = found.division;
  }

  // With the steps of the search that found the error.
  static std::unique_ptr<program::Program> workerFor(program::ProgramSpace& space, const search::FoundError& error) {
    std::unique_ptr<program::Program> program = space.newWorker();
    program->showSwitches(error.showsSwitches);
    return program;
  }

  void shortenPath(program::ProgramSpace& space, search::FoundError& error, std::size_t ofHowMany) try {
    if (error.cycleStart != search::FoundError::kNoCycle) return;
    const schedule::Properties properties = check::makeProperties(spec_);
    const std::unique_ptr<program::Program> program = workerFor(space, error);
    schedule::Walk walk(*program, space.beginning(), properties, schedule::same(error.violation.identity));
    error.path = schedule::shorten(walk, error.path, ofHowMany, question_.stop);
  } catch (const program::SearchStopped&) {  // then it stays as long as it is
  } catch (const base::MemoryLimit&) {
  } catch (const std::bad_alloc&) {
  }

  void renumberThreads(program::ProgramSpace& space, search::FoundError& error) try {
    error.path = schedule::renumbered(*workerFor(space, error), error.path);
  } catch (const base::MemoryLimit&) {  // then the numbers are hopefully the same
  } catch (const std::bad_alloc&) {
  }

  // In a program that is opened again, exactly as `replay` does it: so the text is the same there, down to the numbers
  // of objects, and a violation that could not be replayed is detected here.
  schedule::Counterexample verified(search::FoundError error, const FoundIn& where) {
    schedule::Schedule schedule{std::move(error.path), std::nullopt};
    if (error.cycleStart != search::FoundError::kNoCycle) schedule.cycleStart = error.cycleStart;
    try {
      base::MemoryBudget budget(question_.memoryLimit, base::residentBytes);
      const std::unique_ptr<program::ProgramSpace> space =
          question_.open({where.spec, where.internals, where.threads}, budget);
      const std::unique_ptr<program::Program> program = space->newWorker();
      const schedule::Properties properties = check::makeProperties(spec_);
      schedule::Walk walk(*program, space->beginning(), properties, schedule::same(error.violation.identity));
      schedule::Counterexample example = schedule::observe(walk, schedule);
      if (example.violation.kind.empty())
        throw std::logic_error(fmt::format("the schedule that was found does not lead to the violation again: {} {}",
                                           error.violation.kind, error.violation.identity.what));
      if (question_.closely) schedule::lookCloserIfPossible(walk, example);
      return example;
    } catch (const base::MemoryLimit&) {
    } catch (const std::bad_alloc&) {
    }
    schedule::Counterexample bare;
    bare.violation = error.violation;
    bare.schedule = schedule;
    result_.notes.emplace_back("There was no memory left to describe the schedule; its trace can be replayed.");
    return bare;
  }

  const Question& question_;
  const spec::CheckSpec spec_;
  search::SearchOptions asked_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  Decision decision_;
  CheckResult& result_ = decision_.result;
  bool waitsWereLate_ = false, callsWereSteps_ = false, timeStoodStill_ = false;
};

}  // namespace

Decision decide(const Question& question) { return Deciding(question).run(); }

}  // namespace weaveproof::verdict
