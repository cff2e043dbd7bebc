#include "cli/replay.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "base/process_memory.hpp"
#include "cli/command_line.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "proof/digest.hpp"
#include "proof/program_classes.hpp"
#include "report/output_file.hpp"
#include "report/progress_line.hpp"
#include "report/result_text.hpp"
#include "report/size.hpp"
#include "report/trace_file.hpp"
#include "report/wrap.hpp"
#include "schedule/refine.hpp"
#include "tracking/library_waits.hpp"
#include "verdict/exit_status.hpp"
#include "words/identity_text.hpp"

namespace weaveproof::cli {

namespace {

constexpr const char* kReplayGroup = "Options";

const std::vector<OptionText>& replayOptionTexts() {
  static const std::vector<OptionText> texts = {
      {"classpath", "PATHS", "Find the program there, not where the trace says (or -cp)", kReplayGroup},
      {"jdk", "DIR", "Use this JDK (default: JAVA_HOME, or java on the PATH)", kReplayGroup},
      {"sourcepath", "PATHS", "Find sources in these directories", kReplayGroup},
      {"library", "exact", "Do each of the library's own steps, also if the trace was found with calls as single steps",
       kReplayGroup},
      {"html", "FILE",
       "Write a page that shows the schedule step by step; -, here and below: to standard output, and the text to "
       "standard error",
       kReplayGroup},
      {"sarif", "FILE", "Write the violation as SARIF 2.1.0", kReplayGroup},
      {"color", "auto|always|never", "Colour the text (default: on a terminal)", kReplayGroup},
      {"internals", "", "Show each step inside library calls", kReplayGroup},
      {"quiet", "", "Print only the violation and its hints, a line each", kReplayGroup},
  };
  return texts;
}

// What went wrong when the schedule does not lead to the violation of the trace.
std::string difference(const report::Trace& trace, const schedule::Counterexample& seen) {
  const std::size_t done = seen.steps.size(), all = trace.schedule.actions.size();
  if (done < all)
    return fmt::format("after {} of {} steps thread {} cannot do what the trace says", report::grouped(done),
                       report::grouped(all), trace.schedule.actions[done].thread);
  return "the schedule ends without the violation";
}

// What the program has learned of the host, and would learn otherwise now.
std::string changedInputs(const report::TracedProgram& traced) {
  const vm::HostInputs::Values changed = vm::HostInputs::changedSince(traced.inputs);
  if (changed.empty()) return "";
  std::vector<std::string> names;
  for (const auto& [name, value] : changed) names.push_back(report::printable(name));
  return fmt::format(". What it reads has changed since: {}", fmt::join(names, ", "));
}

[[noreturn]] void otherProgram(const std::string& file, const std::string& why) {
  throw UsageError{fmt::format("{} belongs to a different program: {}", file, why)};
}

}  // namespace

std::optional<ReplayOptions> parseReplayOptions(int argc, char** argv) {
  const CommandLine line = parseCommandLine(replayOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  ReplayOptions options;
  for (const auto& [name, value] : line.options) {
    if (name == "classpath") options.classPath = value;
    if (name == "jdk") options.jdk = value;
    if (name == "sourcepath") options.sourcePath = value;
    if (name == "library") {
      if (value != "exact") throw UsageError{"--library of replay is exact, not " + value};
      options.exact = true;
    }
    if (name == "html") options.files.html = value;
    if (name == "sarif") options.files.sarif = value;
    if (name == "color") {
      const std::optional<report::Coloring> coloring = report::parseColoring(value);
      if (!coloring) throw UsageError{"--color is auto, always or never, not " + value};
      options.coloring = *coloring;
    }
    if (name == "internals") options.files.internals = value == "true";
    if (name == "quiet") options.quiet = value == "true";
  }
  if (line.rest.empty() || line.rest.front().empty()) throw UsageError{"no trace is given"};
  if (line.rest.size() > 1) throw UsageError{"replay takes one trace, and nothing after it: " + line.rest[1]};
  options.trace = line.rest.front();
  return options;
}

std::string replayHelp() { return helpText(replayOptionTexts(), "usage: weaveproof replay [options] trace.json\n"); }

int replay(const ReplayOptions& options, const OpenSpace& open) try {
  requireFiles({{"--html", options.files.html}, {"--sarif", options.files.sarif}, {"the trace", options.trace, false}});
  const report::Trace trace = report::readTrace(options.trace);
  const report::TracedProgram& traced = trace.program;
  const image::Jdk jdk = image::supportedJdk(options.jdk, traced.spec.preview);
  ProgramRequest request{traced.program, traced.classPath, !traced.classPath.empty()};
  if (!options.classPath.empty()) {  // it has moved
    const bool isJar = traced.classPath.empty() && traced.program.ends_with(".jar");
    request =
        isJar ? ProgramRequest{options.classPath, "", false} : ProgramRequest{traced.program, options.classPath, true};
  }
  LocatedProgram located = locateProgram(request, jdk);
  if (located.mainClass != traced.mainClass)
    otherProgram(options.trace,
                 fmt::format("its main class is {}, here it is {}", traced.mainClass, located.mainClass));
  const proof::NamedProgram named{located.mainClass, traced.arguments, traced.properties};
  if (proof::digestOf(*proof::classesOf(located.classPath, jdk, named)) != traced.digest)
    otherProgram(options.trace, fmt::format("the classes of {} have changed since", traced.mainClass));
  if (jdk.version != traced.jdkVersion)
    std::fprintf(stderr, "weaveproof: the trace was made with JDK %s; this is JDK %s\n", traced.jdkVersion.c_str(),
                 jdk.version.c_str());

  if (traced.input) vm::HostFiles::replayInput(*traced.input);
  base::MemoryBudget budget(base::usualMemoryLimit(), base::residentBytes);
  const schedule::Properties properties = check::makeProperties(traced.spec);
  const auto isIt = [&](const check::Violation& one) { return words::textOf(one.identity) == trace.key; };
  report::TracedProgram replayed = traced;
  schedule::Schedule schedule = trace.schedule;
  const auto opened = [&](const report::TracedProgram& how) {
    LocatedProgram again = locateProgram(request, jdk);
    return open(programOptions(jdk, again, how), budget);
  };
  const bool isDivided =
      options.exact && (traced.internals.waits & tracking::LibraryWaits::kAll) != tracking::LibraryWaits::kAll;
  if (isDivided) {
    if (schedule.cycleStart) throw UsageError{"--library exact replays no endless schedule"};
    std::vector<schedule::Landing> landings;
    {
      const std::unique_ptr<program::ProgramSpace> space = opened(traced);
      const std::unique_ptr<program::Program> program = space->newWorker();
      schedule::Walk walk(*program, space->beginning(), properties, isIt);
      landings = schedule::landingsOf(walk, schedule.actions);
    }
    replayed.spec.library = spec::Library::Exact;
    replayed.internals.waits |= tracking::LibraryWaits::kAll;
    const std::unique_ptr<program::ProgramSpace> space = opened(replayed);
    const std::unique_ptr<program::Program> program = space->newWorker();
    schedule::Walk walk(*program, space->beginning(), properties, isIt);
    schedule.actions = schedule::refined(walk, landings);
  }
  const std::unique_ptr<program::ProgramSpace> space = opened(replayed);
  const std::unique_ptr<program::Program> program = space->newWorker();
  schedule::Walk walk(*program, space->beginning(), properties, isIt);
  schedule::Counterexample seen = schedule::observe(walk, schedule);
  if (seen.violation.kind.empty() && isDivided)
    throw UsageError{
        "the library's own steps do not lead to the violation of the trace; without --library exact it is replayed as "
        "it was "
        "found"};
  if (seen.violation.kind.empty()) otherProgram(options.trace, difference(trace, seen) + changedInputs(traced));

  report::SourceLines sources(sourceFolders(located.absolute, options.sourcePath));
  const report::TextOutput output(options.files.useStandardOutput(), options.coloring);
  const std::string text = options.quiet
                               ? report::quietText(seen)
                               : report::counterexampleText(seen, sources, output.width(), options.files.internals);
  int status = verdict::kViolation;
  const auto write = [&](const auto& writeIt) {
    try {
      writeIt();
    } catch (const report::OutputError& error) {
      std::fprintf(stderr, "weaveproof: %s\n", error.what());
      status = verdict::kUsageError;
    }
  };
  write([&] { output.write(text); });
  if (options.files.tellMoreOfSteps()) schedule::lookCloserIfPossible(walk, seen);
  verdict::CheckResult result;
  result.verdict = verdict::Verdict::Violation;
  result.program = located.mainClass;
  result.arguments = traced.arguments;
  result.errors.push_back(std::move(seen));
  result.traceFiles.push_back(options.trace);
  writeReports(options.files, result, sources, [&](const std::string& file, const std::string& report) {
    write([&] { report::writeText(file, report); });
  });
  return status;
} catch (const report::TraceError& error) {
  throw UsageError{error.what()};
} catch (const std::invalid_argument& error) {  // it names a property that does not exist
  throw UsageError{error.what()};
}

}  // namespace weaveproof::cli
