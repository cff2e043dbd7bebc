#include "cli/check.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>

#include "base/process_memory.hpp"
#include "cli/commands.hpp"
#include "cli/digest.hpp"
#include "cli/interrupt.hpp"
#include "cli/report_files.hpp"
#include "natives/host/host.hpp"
#include "program/independence.hpp"
#include "report/output_file.hpp"
#include "report/progress_line.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "report/trace_file.hpp"
#include "report/wrap.hpp"
#include "verdict/decide.hpp"

namespace weaveproof {

namespace fs = std::filesystem;

namespace {

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
    const LocatedProgram located = locateProgram(options_.program, jdk_);
    describe(located);
    answer();
    if (options_.verifyIndependence) judgeIndependence();
    complete(located);
    const bool written = writeTraces();
    const int status = written ? exitStatusOf(result_.verdict) : kUsageError;
    return {std::move(result_), std::move(sources_), status};
  }

 private:
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
    sources_ = sourceFolders(located.absolute, options_.sourcePath);
  }

  void answer() {
    interrupt_.emplace();
    Question question;
    question.open = [this](const Opening& how, MemoryBudget& budget) { return openProgram(how, budget); };
    question.search = options_.search;
    if (looksAtEveryStep()) question.search.sourceSets = false;
    question.checked = options_.checked;
    if (options_.libraryExact || looksAtEveryStep()) question.first.waits = LibraryWaits::kAll;
    question.memoryLimit = options_.memoryLimit.value_or(usualMemoryLimit());
    question.closely = options_.files.tellMoreOfSteps();
    question.newProgress = [this]() -> std::unique_ptr<Progress> {
      if (options_.quiet || !ProgressLine::isUseful()) return nullptr;
      return std::make_unique<ProgressLine>();
    };
    question.stop = interrupt_->flag();
    Decision decision = decide(question);
    result_ = std::move(decision.result);
    for (const FoundIn& found : decision.errors) tracedErrors_.push_back(tracedWith(found.internals, found.threads));
  }

  // What is said of the program besides what was found.
  void complete(const LocatedProgram& located) {
    if (options_.reductionIsWeaker)
      result_.notes.emplace_back(
          "--reduction full goes with depth-first search of one worker, without bounds, DFS-RB, lossy stores and the "
          "property nonprogress; this search was done with locks.");
    result_.program = located.mainClass;
    result_.arguments = options_.arguments;
    result_.config = options_.asGiven;
    result_.peakRssBytes = peakResidentBytes();
  }

  std::unique_ptr<ProgramSpace> openProgram(const Opening& how, MemoryBudget& budget) {
    LocatedProgram located = locateProgram(options_.program, jdk_);
    ProgramOptions program = programOptions(jdk_, located, tracedWith(how.internals, how.threads));
    program.verifyStore = options_.verifyStore;
    if (options_.verifyIndependence && how.forSearch) program.verifyIndependence = &independence_;
    program.rehearse = how.forSearch && !options_.verifyIndependence;
    program.holdOff = how.forSearch;  // what was found is a schedule of the library as it is
    program.stop = how.stop;
    ProgressLine line;
    if (how.forSearch && !options_.quiet && ProgressLine::isUseful())
      program.tellStartUp = [&line](std::uint64_t steps) {
        SearchStatistics soFar;
        soFar.states = soFar.transitions = steps;
        line.report(soFar, steps);
      };
    return open_(std::move(program), budget);
  }

  // Who keeps whom from getting on is a matter of every step, and of where threads wait. And footprints tell what local steps do.
  bool looksAtEveryStep() const {
    return options_.verifyIndependence || weaveproof::looksAtEveryStep(options_.checked);
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

  // The program as it was when a schedule was found.
  TracedProgram tracedWith(const VisibleInternals& internals, const RecordedThreads& threads) const {
    TracedProgram traced = traced_;
    traced.internals = internals;
    traced.threads = threads;
    return traced;
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
  const std::string text = resultText(result, sources, {pageWidth(), options.quiet, options.outcomes, command,
                                                    options.files.internals});
  write([&] { writeToStandardOutput(text); });
  if (!options.json.empty()) write([&] { writeText(options.json, jsonText(result)); });
  writeReports(options.files, result, sources,
               [&](const std::string& file, const std::string& report) { write([&] { writeText(file, report); }); });
  return status;
}

}  // namespace weaveproof
