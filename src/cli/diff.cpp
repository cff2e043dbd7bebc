// Stages: nothing that the program can run has changed; then bounds on preemptions away from the change, from 0 on, and the full
// search, which take turns until one of them has the answer or a limit ends it. A violation is looked for in the old version, too.
#include "cli/diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/packed.hpp"
#include "base/process_memory.hpp"
#include "base/shell_words.hpp"
#include "batch/index_page.hpp"
#include "batch/refreshed.hpp"
#include "batch/run.hpp"
#include "batch/xml.hpp"
#include "change/same_places.hpp"
#include "cli/changed_code.hpp"
#include "cli/check.hpp"
#include "cli/diff_report.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "cli/version.hpp"
#include "image/compile_cache.hpp"
#include "mine/division.hpp"
#include "proof/error_origin.hpp"
#include "proof/program_classes.hpp"
#include "proof/proof_cache.hpp"
#include "report/output_file.hpp"
#include "report/page.hpp"
#include "report/result_text.hpp"
#include "report/text_output.hpp"
#include "report/wrap.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;
using schedule::Counterexample;
using schedule::Origin;

constexpr double kSecondsForOld = 60;  // to find out whether a violation was there before, if the user sets no limit
constexpr double kShareForOld = 0.25;  // of the limit, if the user sets one

// States of the first turn of a bound and of the full search. Each round of turns is four times as long as the one
// before, and a search that was not done restarts. So all together take at most some three times what the better one of
// the two takes by itself.
constexpr std::uint64_t kFirstTurn = 20'000;
constexpr std::uint64_t kTurnsGrow = 4;

// After the first violation, the search for others may store this many states, and at least as many times those of all
// stages.
constexpr std::uint64_t kStatesForOthers = 20'000, kTimesForOthers = 4;

class Diff {
 public:
  Diff(const DiffOptions& options, const OpenSpace& open)
      : options_(options),
        open_(open),
        cache_(options.check.cache),
        jdk_(image::supportedJdk(options.check.jdk, options.check.spec.preview)) {
    before_ = locateVersion(options.before, jdk_, options.check.buildCommand);
    after_ = locateVersion(options.after, jdk_, options.check.buildCommand);
  }

  // `number` of the program, among all of them.
  DiffResult run(const std::string& mainClass, std::size_t number) {
    begin_ = Clock::now();
    folder_ = scratch_.folder / std::to_string(number);
    fs::create_directories(folder_);
    DiffResult result;
    result.program = mainClass;
    CheckOptions old = optionsFor(before_, mainClass), now = optionsFor(after_, mainClass);
    const LocatedProgram oldProgram = locateIn(options_.before, old), newProgram = locateIn(options_.after, now);
    const proof::NamedProgram named{newProgram.mainClass, now.arguments, now.properties};
    const proof::TwoVersions versions(oldProgram.classPath, newProgram.classPath, jdk_, named);
    requireMain(*versions.before, oldProgram.mainClass, options_.before);
    requireMain(*versions.after, newProgram.mainClass, options_.after);
    const change::Change change = change::compareVersions(*versions.before, *versions.after);
    const change::Reach reach(versions.after, change);
    result.fragments = change.fragments;
    result.threads = reach.threads();
    completeOptions(old);
    const std::string oldKey =
        proof::keyOf({*versions.oldUsed, oldProgram.shownClassPath, named, old.spec, old.asGiven}, jdk_);
    if (change.code.empty() || !reach.mayBeRunBy(newProgram.mainClass)) {
      skip(result, change, oldKey);
      return result;
    }
    check(result, now);
    result.sources = sourceFolders(newProgram.absolute, now.sourcePath);
    if (result.verdict == verdict::Verdict::Violation) {
      findOthers(result, now);
      findOrigins(result, old, oldKey, change::SamePlaces(*versions.before, *versions.after));
      publishTraces(result, now);
    }
    if (result.verdict == verdict::Verdict::NoViolation) {
      completeOptions(now);
      remember(proof::keyOf({*versions.newUsed, newProgram.shownClassPath, named, now.spec, now.asGiven}, jdk_),
               result.stages.back().result);
    }
    return result;
  }

 private:
  CheckOptions optionsFor(const Version& version, const std::string& mainClass) const {
    CheckOptions options = options_.check;
    options.program = {mainClass, version.classPath, true};
    if (options.sourcePath.empty()) options.sourcePath = version.sources;
    options.buildCommand.clear();
    options.showsProgress = options_.check.jobs == 1;
    if (!options.memoryLimit && options_.check.jobs > 1)
      options.memoryLimit = base::usualMemoryLimit() / options_.check.jobs;
    if (!options_.check.mains.empty()) options.usualTrace = fmt::format("weaveproof-trace-{}.json", mainClass);
    return options;
  }

  LocatedProgram locateIn(const std::string& version, const CheckOptions& options) const try {
    return locateProgram(options.program, jdk_);
  } catch (const base::Error& error) {
    throw base::Error(fmt::format("{}: {}", version, error.what()));
  }

  static void requireMain(const change::ClassSet& classes, std::string mainClass, const std::string& version) {
    std::string name = mainClass;
    std::ranges::replace(name, '.', '/');
    const classfile::ClassFile* const file = classes.find(name);
    if (file == nullptr) throw base::Error(fmt::format("there is no class {} in {}", mainClass, version));
    const auto hasMain = [](const classfile::ClassFile* one) { return !change::mainMethodsOf(*one).empty(); };
    if (std::ranges::none_of(classes.lineageOf(*file), hasMain))
      throw base::Error(fmt::format("class {} in {} has no main method", mainClass, version));
  }

  // ---- nothing to do

  void skip(DiffResult& result, const change::Change& change, const std::string& oldKey) {
    result.isSkipped = true;
    result.sentence =
        change.isEmpty()
            ? "Nothing that this program can run has changed: the classes that it uses have the same code in both "
              "versions."
            : "Nothing that this program can run has changed: no thread of it comes to the changed code.";
    std::string complaint;
    const std::optional<proof::Proof> known = cache_.find(oldKey, complaint);
    if (!complaint.empty()) result.notes.push_back(complaint);
    result.verdict = verdict::Verdict::NoViolation;
    if (known)
      result.sentence +=
          fmt::format(" The complete check of the old version still holds: no violation in {} states.", known->states);
    else
      result.sentence += " No complete check of the old version is known.";
  }

  void remember(const std::string& key, const verdict::CheckResult& result) const {
    cache_.add(key, {result.covered, result.statistics.states, inputs_});
  }

  // ---- the new version

  double secondsUsed() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

  // Bounds come to the schedules first that the change is involved in, and say what they covered. The full search has the better
  // reduction (source sets), and is often done before a bound is.
  void check(DiffResult& result, const CheckOptions& now) {
    std::optional<std::uint64_t> states = now.search.stateLimit;
    std::string covered;  // by the last bound that was done
    std::uint32_t bound = 0;
    for (std::uint64_t turn = kFirstTurn;; turn *= kTurnsGrow) {
      for (const bool isFull : {false, true}) {
        CheckOptions stage = now;
        stage.search.search = "dfs";
        stage.trace = scratchTrace(result);
        if (!isFull) {
          stage.changedSince = before_.classPath;
          stage.search.changeBound = bound;
        }
        const bool isLastTurn = states && *states <= turn;
        setLimits(stage, std::min(turn, states.value_or(turn)));
        CheckedProgram checked = explore(stage, open_);
        inputs_ = std::move(checked.inputs);
        verdict::CheckResult& found =
            result.stages
                .emplace_back(DiffStage{isFull ? "full search" : fmt::format("change bound {}", bound),
                                        std::move(checked.result)})
                .result;
        if (states) *states -= std::min(*states, found.statistics.states);
        // A step without an end is given up by the limit, and has no states.
        if (isLastTurn && found.ending == search::Ending::StateLimit) states = 0;
        const bool isDone = found.ending == search::Ending::Finished;
        const bool turnIsOver = found.ending == search::Ending::StateLimit && (!states || *states > 0);
        result.verdict = found.verdict;
        result.covered =
            found.ending == search::Ending::StateLimit && now.search.stateLimit
                ? fmt::format("The limit of {} states ended the search.", report::grouped(*now.search.stateLimit))
                : found.covered;
        // A full search that is done and no proof (--depth-limit) covers what any bound would.
        if (found.verdict != verdict::Verdict::Inconclusive || (isDone && isFull)) return;
        if (isDone) covered = found.covered, ++bound;
        if (!covered.empty())
          result.covered = turnIsOver || isDone ? covered : covered + " With more of them, a limit ended the search.";
        if (turnIsOver) found.covered = fmt::format("not done in its turn of {} states.", report::grouped(turn));
        if (!(isDone || turnIsOver) || (states && *states == 0)) return;
      }
    }
  }

  void setLimits(CheckOptions& stage, std::optional<std::uint64_t> states) const {
    if (const std::optional<double> limit = stage.search.timeLimit) {
      stage.search.timeLimit = std::max(0.01, *limit * (1 - kShareForOld) - secondsUsed());
      stage.search.secondsUsed = *limit - *stage.search.timeLimit;  // the sentence names the user's limit
    }
    stage.search.stateLimit = states;
    completeOptions(stage);
  }

  // ---- the other violations

  // A stage ends with its first violation, unless all are asked for. It may hide another one.
  void findOthers(DiffResult& result, const CheckOptions& now) {
    result.errors = result.stages.back().result.errors;
    result.traceFiles = result.stages.back().result.traceFiles;
    const bool isDone = now.search.allErrors && result.stages.back().result.ending == search::Ending::Finished;
    if (isDone) return;
    CheckOptions stage = now;
    stage.search.search = "dfs";
    stage.search.allErrors = true;
    stage.trace = scratchTrace(result);
    std::uint64_t states = 0;
    for (const DiffStage& one : result.stages) states += one.result.statistics.states;
    const std::uint64_t allowance = std::max(kStatesForOthers, kTimesForOthers * states);
    if (!now.search.allErrors)
      setLimits(stage, std::min(allowance, now.search.stateLimit.value_or(allowance)));
    else
      setLimits(stage, now.search.stateLimit);
    CheckedProgram checked = explore(stage, open_);
    const verdict::CheckResult& found = checked.result;
    for (std::size_t i = 0; i < found.errors.size(); ++i) {
      const auto isKnown = [&](const Counterexample& one) { return one.identity() == found.errors[i].identity(); };
      if (std::ranges::any_of(result.errors, isKnown)) continue;
      result.errors.push_back(found.errors[i]);
      result.traceFiles.push_back(found.traceFiles[i]);
    }
    if (found.ending != search::Ending::Finished)
      result.notes.push_back(fmt::format(
          "The search for further violations ended early, after {} states: there may be others.{}",
          report::grouped(found.statistics.states), now.search.allErrors ? "" : " --all-errors searches on."));
    result.stages.push_back({"further violations", std::move(checked.result)});
  }

  // ---- the old version

  void findOrigins(DiffResult& result, CheckOptions old, const std::string& oldKey, const change::SamePlaces& places) {
    std::string complaint;
    if (cache_.find(oldKey, complaint)) {
      for (Counterexample& one : result.errors)
        one.origin = {Origin::Introduced, "a complete check of the old version is remembered, which found nothing."};
      return;
    }
    if (!complaint.empty()) result.notes.push_back(complaint);
    const double limit = old.search.timeLimit.value_or(kSecondsForOld / kShareForOld);
    old.search.timeLimit = std::max(limit * kShareForOld, old.search.timeLimit ? limit - secondsUsed() : 0);
    old.search.allErrors = true;
    old.search.search = "dfs";
    completeOptions(old);
    old.trace = (folder_ / "old.json").string();
    CheckedProgram checked = explore(old, open_);
    inputs_ = std::move(checked.inputs);
    const verdict::CheckResult& found = checked.result;
    for (Counterexample& one : result.errors) one.origin = proof::originOf(one, found, places);
    if (found.verdict == verdict::Verdict::NoViolation) remember(oldKey, found);
  }

  // ---- traces

  // Each stage writes its traces aside; those that are reported are known at the end, and in which order.
  std::string scratchTrace(const DiffResult& result) const {
    return (folder_ / fmt::format("stage-{}.json", result.stages.size())).string();
  }

  void publishTraces(DiffResult& result, const CheckOptions& now) const {
    std::vector<std::size_t> order(result.errors.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return result.errors[i].origin.kind; });
    std::vector<Counterexample> errors;
    std::vector<std::string> files;
    for (const std::size_t i : order) {
      const std::string file = traceFileFor(now.trace.empty() ? now.usualTrace : now.trace, errors.size());
      std::error_code error;
      fs::copy_file(result.traceFiles[i], file, fs::copy_options::overwrite_existing, error);
      if (error) std::fprintf(stderr, "weaveproof: cannot write %s: %s\n", file.c_str(), error.message().c_str());
      files.push_back(error ? "" : file);
      errors.push_back(std::move(result.errors[i]));
    }
    result.errors = std::move(errors);
    result.traceFiles = std::move(files);
  }

  // A folder for traces that were not asked for.
  struct Scratch {
    Scratch() : folder(image::makeScratchFolder(fs::temp_directory_path())) {
      if (folder.empty())
        throw base::Error(fmt::format("cannot create a directory in {}", fs::temp_directory_path().string()));
    }
    ~Scratch() {
      std::error_code error;
      fs::remove_all(folder, error);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    const fs::path folder;
  };

  const Scratch scratch_;
  fs::path folder_;  // in it, of this program
  const DiffOptions& options_;
  const OpenSpace& open_;
  const proof::ProofCache cache_;
  const image::Jdk jdk_;
  Version before_, after_;
  Clock::time_point begin_;
  vm::HostInputs::Values inputs_;  // of the last check
};

std::vector<std::string> programsOf(const CheckOptions& options) {
  if (options.mains.empty()) return {options.program.program};
  std::vector<std::string> names;
  for (std::size_t at = 0; at <= options.mains.size();) {
    const std::size_t end = std::min(options.mains.find(',', at), options.mains.size());
    if (end > at) names.push_back(options.mains.substr(at, end - at));
    at = end + 1;
  }
  if (names.empty()) throw UsageError{"--mains needs at least one class"};
  return names;
}

report::SourceLines sourcesOf(const std::vector<DiffResult>& results) {
  report::SourceLines sources(results.front().sources);  // which all of them share
  for (const DiffResult& result : results) markChanged(sources, result.fragments);
  return sources;
}

// Each program of a diff in a process of its own.
class DiffRun {
 public:
  DiffRun(const DiffOptions& options, const std::string& command, const OpenSpace& open)
      : options_(options),
        asked_(options.check),
        command_(command),
        open_(open),
        output_(asked_.reportOnStandardOutput(), asked_.coloring) {}

  int run() {
    requireFiles({{"--json", asked_.json},
                  {"--html", asked_.files.html},
                  {"--sarif", asked_.files.sarif},
                  {"--junit-xml", asked_.junitXml},
                  {"--trace", asked_.trace.empty() ? asked_.usualTrace : asked_.trace, !asked_.trace.empty()}});
    const base::Interrupt interrupt;
    for (const std::string& name : programsOf(asked_)) {
      DiffResult& result = results_.emplace_back();
      result.program = name;
      result.covered = "It was not begun.";
      rows_.rows.push_back(rowOf(result));
    }
    try {
      compareAll();
    } catch (const base::Interrupted&) {
      std::fprintf(stderr, "weaveproof: interrupted before both versions were there\n");
    }
    batch::writeAll(files());
    return rows_.status();
  }

 private:
  bool areSeveral() const { return !asked_.mains.empty(); }

  void compareAll() {
    Diff each(options_, open_);
    batch::Batch batch;
    batch.rows = results_.size();
    batch.workers = asked_.jobs;
    if (asked_.jobs > 1) {
      batch.rowsAre = "programs";
      vm::HostFiles::shareInput();
    }
    for (std::size_t row = 0; row < results_.size(); ++row)
      batch.jobs.push_back({row,
                            [&each, row, name = results_[row].program] { return base::packed(each.run(name, row)); },
                            commandFor(results_[row]),
                            {},
                            {},
                            false});
    batch.take = [this](const batch::Job& job, const batch::ApartEnd& end) { take(job, end); };
    batch.show = [this](std::size_t row) {
      output_.write((row > 0 ? "\n" : "") +
                    diffText(results_[row], rows_.rows[row], {output_.width(), asked_.quiet, command_}));
    };
    batch.writeReports = [this] { batch::writeSoFar(files()); };
    batch::run(batch);
  }

  // A program without an answer is one row of several.
  void take(const batch::Job& job, const batch::ApartEnd& end) {
    if (!end.begun) return;
    DiffResult& result = results_[job.row];
    batch::Result& row = rows_.rows[job.row];
    if (end.answer) {
      result = base::unpacked<DiffResult>(*end.answer);
      row = rowOf(result);
      if (areSeveral() && !asked_.files.html.empty() && result.verdict == verdict::Verdict::Violation)
        writePage(job.row);
      return;
    }
    const bool isOurs = end.problem.status == verdict::kInternalError || end.problem.status == verdict::kInconclusive;
    if (!isOurs && !areSeveral()) throw batch::ProblemElsewhere(end.problem);
    setEnd(row, job, end);
    row.seconds = 0;
    result.covered = row.said;
    result.verdict = row.verdict == verdict::Verdict::Unsupported ? row.verdict : verdict::Verdict::Inconclusive;
  }

  // Beside the page over all programs: index.html has index-Main.html.
  void writePage(std::size_t row) {
    const fs::path index(asked_.files.html);
    batch::Result& result = rows_.rows[row];
    result.page =
        (index.parent_path() / (index.stem().string() + "-" + results_[row].program + index.extension().string()))
            .string();
    report::SourceLines sources = sourcesOf({results_[row]});
    writeReports({result.page, ""}, *result.result, sources, report::writeText);
  }

  std::string commandFor(const DiffResult& result) const {
    std::vector<std::string> words{command_, "diff"};
    for (const auto& [name, value] : asked_.asGiven)
      if (name != "mains" && name != "jobs") words.push_back(fmt::format("--{}={}", name, value));
    words.insert(words.end(), {options_.before, options_.after, result.program});
    words.insert(words.end(), asked_.arguments.begin(), asked_.arguments.end());
    return base::shellWords(words);
  }

  std::vector<batch::ReportFile> files() const {
    const std::string &before = options_.before, &after = options_.after;
    return {{asked_.json, [&, this] { return diffJson(results_, rows_, before, after); }},
            {asked_.files.html,
             [&, this] {
               if (areSeveral()) return batch::indexText(rows_, fmt::format("{} to {}", before, after), "program");
               report::SourceLines sources = sourcesOf(results_);
               return report::pageText(reportOf(results_, rows_), sources);
             }},
            {asked_.files.sarif,
             [this] {
               report::SourceLines sources = sourcesOf(results_);
               return sarifOf(reportOf(results_, rows_), sources, asked_.files);
             }},
            {asked_.junitXml, [this] { return batch::xmlText(rows_); }}};
  }

  const DiffOptions& options_;
  const CheckOptions& asked_;
  const std::string& command_;
  const OpenSpace& open_;
  const report::TextOutput output_;
  std::vector<DiffResult> results_;
  batch::Results rows_;  // the same, as several results
};

}  // namespace

int diff(const DiffOptions& options, const std::string& command, const OpenSpace& open) {
  return DiffRun(options, command, open).run();
}

}  // namespace weaveproof::cli
