#include "cli/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <new>
#include <optional>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/digest.hpp"
#include "cli/interrupt.hpp"
#include "cli/report_files.hpp"
#include "natives/host.hpp"
#include "program/independence.hpp"
#include "report/output_file.hpp"
#include "report/progress_line.hpp"
#include "report/renumber.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "report/shorten.hpp"
#include "report/size.hpp"
#include "report/trace_file.hpp"
#include "report/wrap.hpp"
#include "search/again.hpp"
#include "vm/assumptions.hpp"

namespace weaveproof {

namespace fs = std::filesystem;

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
    {"race",
     "data races were not checked (--property race), so the verdict holds for sequentially consistent executions"},
    {"nonprogress", "threads that keep each other from getting on were not checked (--property nonprogress)"},
};

std::vector<std::string> assumptionsOf(const std::vector<std::string>& ofProgram,
                                       const std::vector<std::string>& checked) {
  std::vector<std::string> sentences = ofProgram;
  const auto isChecked = [&](std::string_view property) {
    return std::find(checked.begin(), checked.end(), property) != checked.end();
  };
  if (!isChecked("race")) std::erase(sentences, textOf(Assumption::RacesInAtomic));  // nor were any others
  for (const Unchecked& one : kUnchecked)
    if (!isChecked(one.property)) sentences.emplace_back(one.sentence);
  return sentences;
}

// Not so what the assumptions say already.
bool isNews(const std::string& note) { return !note.starts_with("Data races were not checked"); }

// trace.json, trace-2.json, trace-3.json: one for each error.
std::string traceFileFor(const std::string& first, std::size_t index) {
  if (index == 0) return first;
  const std::size_t slash = first.rfind('/'), dot = first.rfind('.');
  const bool hasEnding = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1) && dot > 0;
  const std::size_t end = hasEnding ? dot : first.size();
  return fmt::format("{}-{}{}", first.substr(0, end), index + 1, first.substr(end));
}

// Whether something could be written. If not, the user is told.
template <class Write>
bool writes(const Write& writeIt) {
  try {
    writeIt();
    return true;
  } catch (const OutputError& error) {
    std::fprintf(stderr, "weaveproof: %s\n", error.what());
    return false;
  }
}

class Check {
 public:
  Check(const CheckOptions& options, const OpenSpace& open) : options_(options), open_(open) {}

  CheckedProgram run() {
    jdk_ = image::locateJdk(options_.jdk);
    image::requireSupported(jdk_);
    describe(locateProgram(options_.program, jdk_));
    std::vector<ErrorOfSearch> errors = explore();
    if (options_.verifyIndependence) judgeIndependence();
    for (ErrorOfSearch& error : errors) show(std::move(error));
    result_.peakRssBytes = peakResidentBytes();
    const bool written = writeTraces();
    const int status = written ? exitStatusOf(result_.verdict) : kUsageError;
    return {std::move(result_), std::move(sources_), status};
  }

 private:
  // Everything that is said of the program besides what the search finds.
  void describe(const LocatedProgram& located) {
    traced_.program = located.absolute.program;
    traced_.classPath = located.absolute.classPath;
    traced_.mainClass = located.mainClass;
    traced_.arguments = options_.arguments;
    traced_.properties = options_.properties;
    traced_.host = hostFacts();
    traced_.digest = digestOf(located.classPath, located.mainClass, options_.arguments, apiJar());
    traced_.jdkVersion = jdk_.version;
    traced_.everythingVisible = options_.everythingVisible;
    traced_.orderly = options_.orderly && !looksAtEveryStep();
    traced_.keepAliveTimesOut = options_.keepAliveTimesOut;
    traced_.processors = options_.processors;
    traced_.weakCas = options_.weakCas;
    traced_.checked = options_.checked.names;
    traced_.raceInLibrary = options_.checked.options.raceInLibrary;

    result_.seed = options_.search.seed;
    result_.program = located.mainClass;
    result_.arguments = options_.arguments;
    result_.config = options_.asGiven;
    sources_ = sourceFolders(located.absolute, options_.sourcePath);
  }

  std::unique_ptr<ProgramSpace> openProgram(MemoryBudget& budget, const TracedProgram& traced, bool forSearch) {
    LocatedProgram located = locateProgram(options_.program, jdk_);
    ProgramOptions program = programOptions(jdk_, located, traced);
    program.verifyStore = options_.verifyStore;
    if (options_.verifyIndependence && forSearch) program.verifyIndependence = &independence_;
    program.rehearse = forSearch && !options_.verifyIndependence;
    program.holdOff = forSearch;  // what was found is a schedule of the library as it is
    if (forSearch) program.stop = [this] { return *interrupt_->flag() || isLate(); };
    ProgressLine line;
    if (forSearch && !options_.quiet && ProgressLine::isUseful())
      program.tellStartUp = [&line](std::uint64_t steps) {
        SearchStatistics soFar;
        soFar.states = soFar.transitions = steps;
        line.report(soFar, steps);
      };
    return open_(std::move(program), budget);
  }

  // Who keeps whom from getting on is a matter of every step, and of where threads wait. And footprints tell what local steps do.
  bool looksAtEveryStep() const {
    return options_.verifyIndependence ||
           std::ranges::find(options_.checked.names, "nonprogress") != options_.checked.names.end();
  }

  // What was found. Whatever happens, `result_` holds what is known afterwards.
  std::vector<ErrorOfSearch> explore() {
    MemoryBudget budget(options_.memoryLimit.value_or(usualMemoryLimit()), residentBytes);
    interrupt_.emplace();
    begin_ = std::chrono::steady_clock::now();
    try {
      VisibleInternals first;
      if (options_.libraryExact || looksAtEveryStep()) first.waits = LibraryWaits::kAll;
      const RepeatedSearch searches{
          first,
          [&](const VisibleInternals& internals) { return openProgram(budget, tracedWith(internals, {}), true); },
          [&](ProgramSpace& space, std::vector<FoundError>& errors) {
            for (FoundError& error : errors) {
              shortenPath(space, error, errors.size());
              renumberThreads(space, error);
            }
          },
          [&](ProgramSpace& space, const SearchOptions& options) { return search(space, budget, options); }};
      SearchOptions searchOptions = options_.search;
      searchOptions.stop = interrupt_->flag();
      RepeatedResult found = searches.run(searchOptions);
      note(found);
      return std::move(found.errors);
    } catch (const UnsupportedFeature& unsupported) {
      result_.verdict = Verdict::Unsupported;
      result_.ending = Ending::Unsupported;
      result_.unsupported = unsupported;
      result_.covered = "The program was not explored.";
    } catch (const SearchStopped&) {
      result_.ending = isLate() ? Ending::TimeLimit : Ending::Stopped;
      result_.covered =
          fmt::format("{}, before the program had its first choice.",
                      isLate() ? fmt::format("The time limit of {} s ended the search", *options_.search.timeLimit)
                               : "The search was interrupted");
    } catch (const MemoryLimit& limit) {
      result_.ending = Ending::MemoryLimit;
      result_.covered = fmt::format("The memory limit was reached before the search began: {}.", limit.what());
    } catch (const std::bad_alloc&) {
      result_.ending = Ending::MemoryLimit;
      result_.covered = "The system has no more memory.";
    }
    return {};
  }

  void judgeIndependence() {
    const std::uint64_t pairs = independence_.pairs, differences = independence_.differences;
    if (differences)
      throw std::logic_error(
          fmt::format("{} of {} pairs of steps that were taken for independent are not, the first of them: {}",
                      grouped(differences), grouped(pairs), independence_.first));
    result_.notes.push_back(
        fmt::format("{} pairs of independent steps led to the same state in either order.", grouped(pairs)));
  }

  bool isLate() const {
    return options_.search.timeLimit &&
           std::chrono::steady_clock::now() - begin_ > std::chrono::duration<double>(*options_.search.timeLimit);
  }

  // The program as it was when a schedule was found.
  TracedProgram tracedWith(const VisibleInternals& internals, const RecordedThreads& threads) const {
    TracedProgram traced = traced_;
    traced.internals = internals;
    traced.threads = threads;
    return traced;
  }

  SearchResult search(ProgramSpace& space, MemoryBudget& budget, const SearchOptions& options) const {
    ProgressLine line;
    Progress* progress = !options_.quiet && ProgressLine::isUseful() ? &line : nullptr;
    return runSearch(space, budget, options, options_.checked, progress);
  }

  void note(const RepeatedResult& all) {
    const SearchResult& found = all.result;
    result_.verdict = !all.errors.empty() ? Verdict::Violation
                      : found.unsupported ? Verdict::Unsupported
                      : found.complete    ? Verdict::NoViolation
                                          : Verdict::Inconclusive;
    result_.complete = found.complete;
    result_.ending = found.ending;
    result_.covered = found.covered;
    result_.allErrors = options_.search.allErrors;
    std::copy_if(found.notes.begin(), found.notes.end(), std::back_inserter(result_.notes), isNews);
    result_.unsupported = found.unsupported;
    result_.statistics = found.statistics;
    result_.storeBytes = all.storeBytes;
    result_.outcomes = all.outcomes;
    result_.assumptions = assumptionsOf(all.assumptions, options_.checked.names);
    result_.seed = found.winner.seed;
    const bool several = options_.search.parallel > 1 || !options_.search.portfolio.empty();
    if (several && (found.complete || !all.errors.empty())) result_.winner = commandLineOf(found.winner);
  }

  void shortenPath(ProgramSpace& space, FoundError& error, std::size_t ofHowMany) try {
    if (error.cycleStart != FoundError::kNoCycle) return;
    const Properties properties = makeProperties(options_.checked.names, options_.checked.options);
    const std::unique_ptr<Program> program = space.newWorker();
    Walk walk(*program, space.beginning(), properties, error.violation.key);
    error.path = shorten(walk, error.path, ofHowMany, interrupt_->flag());
  } catch (const SearchStopped&) {  // then it stays as long as it is
  } catch (const MemoryLimit&) {
  } catch (const std::bad_alloc&) {
  }

  void renumberThreads(ProgramSpace& space, FoundError& error) try {
    error.path = renumbered(*space.newWorker(), error.path);
  } catch (const MemoryLimit&) {  // then the numbers are hopefully the same
  } catch (const std::bad_alloc&) {
  }

  // In a program that is opened anew, exactly as `replay` does it: so the text is the same there, down to the numbers
  // of objects, and a violation that could not be replayed is found out here.
  void show(ErrorOfSearch found) {
    FoundError& error = found.error;
    tracedErrors_.push_back(tracedWith(found.internals, found.threads));
    Schedule schedule{std::move(error.path), std::nullopt};
    if (error.cycleStart != FoundError::kNoCycle) schedule.cycleStart = error.cycleStart;
    try {
      MemoryBudget budget(options_.memoryLimit.value_or(usualMemoryLimit()), residentBytes);
      const std::unique_ptr<ProgramSpace> space = openProgram(budget, tracedErrors_.back(), false);
      const std::unique_ptr<Program> program = space->newWorker();
      const Properties properties = makeProperties(options_.checked.names, options_.checked.options);
      Walk walk(*program, space->beginning(), properties, error.violation.key);
      Counterexample example = observe(walk, schedule);
      if (example.violation.kind.empty())
        throw std::logic_error(fmt::format("the schedule that was found does not lead to the violation again: {}\n{}",
                                           error.violation.message, fmt::join(error.violation.details, "\n")));
      lookCloserFor(options_.files, walk, example);
      result_.errors.push_back(std::move(example));
    } catch (const MemoryLimit&) {
      showBare(error, schedule);
    } catch (const std::bad_alloc&) {
      showBare(error, schedule);
    }
  }

  void showBare(const FoundError& error, const Schedule& schedule) {
    Counterexample bare;
    bare.violation = error.violation;
    bare.schedule = schedule;
    result_.errors.push_back(std::move(bare));
    result_.notes.emplace_back("There was no memory left to describe the schedule; its trace can be replayed.");
  }

  // False if they could not be written where they were asked for.
  bool writeTraces() {
    bool good = true;
    for (TracedProgram& traced : tracedErrors_) traced.input = HostFiles::inputSoFar();
    for (std::size_t i = 0; i < result_.errors.size(); ++i) {
      const std::string file = traceFileFor(options_.trace.empty() ? options_.usualTrace : options_.trace, i);
      const bool written = writes([&] { writeTrace(file, tracedErrors_[i], result_.errors[i]); });
      result_.traceFiles.push_back(written ? file : "");
      good = good && (written || options_.trace.empty());
    }
    return good;
  }

  const CheckOptions& options_;
  const OpenSpace& open_;
  std::optional<Interrupt> interrupt_;  // from the opening of the program on
  std::chrono::steady_clock::time_point begin_;
  image::Jdk jdk_;
  TracedProgram traced_;
  std::vector<TracedProgram> tracedErrors_;  // of each error
  std::vector<fs::path> sources_;
  CheckResult result_;
  IndependenceResult independence_;
};

}  // namespace

CheckedProgram explore(const CheckOptions& options, const OpenSpace& open) { return Check(options, open).run(); }

// An answer that cannot be written where it was asked for is an error, even behind the best of verdicts.
int check(const CheckOptions& options, const std::string& command, const OpenSpace& open) {
  requireFiles({{"--json", options.json},
                {"--html", options.files.html},
                {"--sarif", options.files.sarif},
                {"--trace", options.trace.empty() ? options.usualTrace : options.trace, !options.trace.empty()}});
  const Interrupt interrupt;  // one that comes while the answer is written must not cost the answer
  CheckedProgram checked = explore(options, open);
  const CheckResult& result = checked.result;
  int status = checked.status;
  const auto write = [&](const auto& writeIt) {
    if (!writes(writeIt)) status = kUsageError;
  };
  SourceLines sources(std::move(checked.sources));
  const std::string text = resultText(result, sources, {pageWidth(), options.quiet, options.outcomes, command});
  write([&] { writeToStandardOutput(text); });
  if (!options.json.empty()) write([&] { writeText(options.json, jsonText(result)); });
  writeReports(options.files, result, sources,
               [&](const std::string& file, const std::string& report) { write([&] { writeText(file, report); }); });
  return status;
}

}  // namespace weaveproof
