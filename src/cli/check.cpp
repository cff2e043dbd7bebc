#include "cli/check.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>

#include "base/interrupt.hpp"
#include "base/process_memory.hpp"
#include "cli/changed_code.hpp"
#include "cli/mine.hpp"
#include "cli/report_files.hpp"
#include "natives/host/host.hpp"
#include "program/independence.hpp"
#include "proof/digest.hpp"
#include "proof/program_classes.hpp"
#include "report/coverage_json.hpp"
#include "report/learned_file.hpp"
#include "report/output_file.hpp"
#include "report/progress_line.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "report/trace_file.hpp"
#include "report/wrap.hpp"
#include "verdict/decide.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

// Whether something could be written. If not, an error is printed.
template <class Write>
bool writes(const Write& writeIt) {
  try {
    writeIt();
    return true;
  } catch (const report::OutputError& error) {
    std::fprintf(stderr, "weaveproof: %s\n", error.what());
    return false;
  }
}

class Check {
 public:
  Check(const CheckOptions& options, const OpenSpace& open) : options_(options), open_(open) {}

  CheckedProgram run() {
    jdk_ = image::supportedJdk(options_.jdk, options_.spec.preview);
    const LocatedProgram located = locateProgram(options_.program, jdk_);
    describe(located);
    if (!options_.changedSince.empty() || !options_.changed.empty())
      changed_ = changedProgramOf(options_, located, jdk_);
    vm::HostInputs::forget();
    answer();
    inputs_ = vm::HostInputs::sinceForgotten();
    if (options_.verifyIndependence) judgeIndependence();
    complete(located);
    allWritten_ &= writeTraces();
    const int status = allWritten_ ? verdict::exitStatusOf(result_.verdict) : verdict::kUsageError;
    return {std::move(result_), std::move(sources_), status, std::move(changed_.change.fragments), std::move(inputs_)};
  }

 private:
  void describe(const LocatedProgram& located) {
    traced_.program = located.absolute.program;
    traced_.classPath = located.absolute.classPath;
    traced_.mainClass = located.mainClass;
    traced_.arguments = options_.arguments;
    traced_.properties = options_.properties;
    traced_.host = natives::hostFacts();
    const proof::NamedProgram named{located.mainClass, options_.arguments, options_.properties};
    traced_.digest = proof::digestOf(*proof::classesOf(located.classPath, jdk_, named));
    traced_.jdkVersion = jdk_.version;
    traced_.spec = options_.spec;
    sources_ = sourceFolders(located.absolute, options_.sourcePath);
  }

  void answer() {
    interrupt_.emplace();
    verdict::Question question;
    question.open = [this](const verdict::Opening& how, base::MemoryBudget& budget) {
      return openProgram(how, budget);
    };
    question.mine = [this](const verdict::Opening& how, std::uint32_t traces, std::uint64_t seed) {
      return mineApart(how, traces, seed);
    };
    question.search = options_.search;
    question.spec = options_.spec;
    question.footprints = options_.verifyIndependence;
    question.mentionEarly = options_.mentionEarly;
    question.memoryLimit = options_.memoryLimit.value_or(base::usualMemoryLimit());
    question.closely = options_.files.tellMoreOfSteps();
    question.newProgress = [this]() -> std::unique_ptr<search::Progress> {
      if (options_.quiet || !options_.showsProgress || !report::ProgressLine::isUseful()) return nullptr;
      return std::make_unique<report::ProgressLine>();
    };
    question.stop = base::Interrupt::flag();
    if (!options_.cache.empty()) question.known = recall();
    verdict::Decision decision = verdict::decide(question);
    result_ = std::move(decision.result);
    if (!options_.cache.empty() && decision.hasLearned) remember(decision.learned);
    for (const verdict::FoundIn& found : decision.errors)
      tracedErrors_.push_back(tracedWith(found.spec, found.internals, found.threads));
  }

  // What earlier checks have learned.
  std::optional<tracking::VisibleInternals> recall() {
    try {
      const auto learned = report::readLearned(report::learnedFile(options_.cache, traced_), traced_);
      if (learned) notes_.emplace_back("The search began with what earlier ones have learned (--cache).");
      return learned;
    } catch (const report::TraceError& damaged) {
      notes_.push_back(fmt::format("{}.", damaged.what()));
      return std::nullopt;
    }
  }

  void remember(const tracking::VisibleInternals& learned) {
    std::error_code ignored;  // if there is no folder, the file cannot be written, and that is reported
    fs::create_directories(options_.cache, ignored);
    allWritten_ &=
        writes([&] { report::writeLearned(report::learnedFile(options_.cache, traced_), traced_, learned); });
  }

  // What is said of the program besides what was found.
  void complete(const LocatedProgram& located) {
    if (!options_.weakerThan.empty())
      result_.notes.push_back(fmt::format(
          "--reduction {} goes with depth-first search{}, without bounds, DFS-RB, lossy stores and the property "
          "nonprogress; this search was done with locks.",
          options_.weakerThan, options_.search.orders == spec::Orders::SleepSets ? " of one worker" : ""));
    result_.notes.insert(result_.notes.end(), notes_.begin(), notes_.end());
    for (const change::Fragment& fragment : changed_.change.fragments)
      result_.notes.push_back(fmt::format("Changed: {}", change::textOf(fragment)));
    if (!options_.changedSince.empty() && changed_.change.isEmpty())
      result_.notes.push_back(
          fmt::format("Nothing that this program can run has changed since {}.", options_.changedSince));
    result_.program = located.mainClass;
    result_.arguments = options_.arguments;
    result_.config = options_.asGiven;
    result_.peakRssBytes = base::peakResidentBytes();
  }

  std::unique_ptr<program::ProgramSpace> openProgram(const verdict::Opening& how, base::MemoryBudget& budget) {
    program::ProgramOptions program = opened(how);
    program.verifyStore = options_.verifyStore;
    if (options_.verifyIndependence) program.rehearse = false;
    if (options_.verifyIndependence && how.isForSearch()) program.verifyIndependence = &independence_;
    if (how.isForSearch()) program.change = changed_.reach;
    report::ProgressLine line;
    if (how.isForSearch() && !options_.quiet && options_.showsProgress && report::ProgressLine::isUseful())
      program.tellStartUp = [&line](std::uint64_t steps) {
        search::ProgressReport report;
        report.soFar.states = report.soFar.transitions = report.depth = steps;
        line.report(report);
      };
    return open_(std::move(program), budget);
  }

  program::ProgramOptions opened(const verdict::Opening& how) const {
    LocatedProgram located = locateProgram(options_.program, jdk_);
    program::ProgramOptions program = programOptions(jdk_, located, tracedWith(how.spec, how.internals, how.threads));
    how.setUp(program);
    return program;
  }

  // Training runs in a program of their own, in which threads have other numbers.
  mine::MinedThreads mineApart(const verdict::Opening& how, std::uint32_t traces, std::uint64_t seed) {
    const std::lock_guard lock(mining_);
    return mineProgram(opened(how), open_, traces, seed);
  }

  void judgeIndependence() {
    const std::uint64_t pairs = independence_.pairs, differences = independence_.differences;
    if (differences)
      throw std::logic_error(
          fmt::format("{} of {} pairs of steps that were taken for independent are not, the first of them: {}",
                      report::grouped(differences), report::grouped(pairs), independence_.first));
    result_.notes.push_back(
        fmt::format("{} pairs of independent steps led to the same state in either order.", report::grouped(pairs)));
  }

  // The program as it was when a schedule was found.
  report::TracedProgram tracedWith(const spec::CheckSpec& spec, const tracking::VisibleInternals& internals,
                                   const tracking::RecordedThreads& threads) const {
    report::TracedProgram traced = traced_;
    traced.spec = spec;
    traced.internals = internals;
    traced.threads = threads;
    return traced;
  }

  // False if they could not be written where they were asked for.
  bool writeTraces() {
    bool good = true;
    for (report::TracedProgram& traced : tracedErrors_) {
      traced.input = vm::HostFiles::inputSoFar();
      traced.inputs = inputs_;
      traced.inputs.erase("standard input");  // it is in the trace itself
    }
    for (std::size_t i = 0; i < result_.errors.size(); ++i) {
      const std::string file = traceFileFor(options_.trace.empty() ? options_.usualTrace : options_.trace, i);
      const bool written = writes([&] { report::writeTrace(file, tracedErrors_[i], result_.errors[i]); });
      result_.traceFiles.push_back(written ? file : "");
      good = good && (written || options_.trace.empty());
    }
    return good;
  }

  const CheckOptions& options_;
  const OpenSpace& open_;
  std::optional<base::Interrupt> interrupt_;  // from the opening of the program on
  image::Jdk jdk_;
  report::TracedProgram traced_;
  std::vector<report::TracedProgram> tracedErrors_;  // of each error
  std::vector<fs::path> sources_;
  verdict::CheckResult result_;
  std::vector<std::string> notes_;  // for the result
  bool allWritten_ = true;
  program::IndependenceResult independence_;
  std::mutex mining_;
  ChangedProgram changed_;
  vm::HostInputs::Values inputs_;
};

}  // namespace

std::string traceFileFor(const std::string& first, std::size_t index) {
  if (index == 0) return first;
  const std::size_t slash = first.rfind('/'), dot = first.rfind('.');
  const bool hasEnding = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1) && dot > 0;
  const std::size_t end = hasEnding ? dot : first.size();
  return fmt::format("{}-{}{}", first.substr(0, end), index + 1, first.substr(end));
}

CheckedProgram explore(const CheckOptions& options, const OpenSpace& open) { return Check(options, open).run(); }

// An answer that cannot be written to the requested place is an error, even after the best of verdicts.
int check(const CheckOptions& options, const std::string& command, const OpenSpace& open) {
  std::optional<vm::Coverage> coverage;
  if (!options.coverage.empty()) coverage.emplace();
  requireFiles({{"--json", options.json},
                {"--coverage", options.coverage},
                {"--html", options.files.html},
                {"--sarif", options.files.sarif},
                {"--trace", options.trace.empty() ? options.usualTrace : options.trace, !options.trace.empty()}});
  const base::Interrupt interrupt;  // one that comes while the answer is written must not cost the answer
  CheckedProgram checked = explore(options, open);
  const verdict::CheckResult& result = checked.result;
  int status = checked.status;
  const auto write = [&](const auto& writeIt) {
    if (!writes(writeIt)) status = verdict::kUsageError;
  };
  report::SourceLines sources(std::move(checked.sources));
  markChanged(sources, checked.changed);
  const report::TextOutput output(options.reportOnStandardOutput(), options.coloring);
  const std::string text = report::resultText(
      result, sources, {output.width(), options.quiet, options.outcomes, command, options.files.internals});
  write([&] { output.write(text); });
  if (!options.json.empty()) write([&] { report::writeText(options.json, report::jsonText(result)); });
  if (coverage) write([&] { report::writeText(options.coverage, report::coverageJson(coverage->covered())); });
  writeReports(options.files, result, sources, [&](const std::string& file, const std::string& report) {
    write([&] { report::writeText(file, report); });
  });
  return status;
}

}  // namespace weaveproof::cli
