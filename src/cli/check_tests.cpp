#include "cli/check_tests.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <new>
#include <optional>
#include <set>
#include <stdexcept>

#include "base/error.hpp"
#include "cli/check.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "image/source_file.hpp"
#include "junit/index_page.hpp"
#include "junit/listing.hpp"
#include "junit/merged_result.hpp"
#include "junit/results_json.hpp"
#include "junit/selection.hpp"
#include "junit/source_order.hpp"
#include "junit/table.hpp"
#include "junit/test_result.hpp"
#include "junit/xml.hpp"
#include "report/coverage_json.hpp"
#include "report/output_file.hpp"
#include "report/result_text.hpp"
#include "report/sarif.hpp"

namespace weaveproof::cli {

namespace {

using junit::Test;
using junit::TestResult;
using junit::TestResults;
using junit::TestVerdict;

// reports/trace.json becomes reports/trace-bank.AccountTest.transfers-2.json, and for a test in a suite
// reports/trace-bank.AllTests-bank.AccountTest.transfers-2.json.
std::string fileFor(const std::string& given, const Test& test) {
  std::string name = test.className + "." + test.method;
  for (std::size_t at = 0; (at = name.find(junit::kInSuite, at)) != std::string::npos;)
    name.replace(at, std::strlen(junit::kInSuite), "-");
  if (test.index != 0) name += fmt::format("-{}", test.index);
  for (char& c : name)
    if (c == '/' || std::iscntrl(static_cast<unsigned char>(c)) != 0) c = '_';
  const std::size_t slash = given.rfind('/'), dot = given.rfind('.');
  const bool hasEnding = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1) && dot > 0;
  const std::size_t end = hasEnding ? dot : given.size();
  return fmt::format("{}-{}{}", given.substr(0, end), name, given.substr(end));
}

class TestCheck {
 public:
  TestCheck(const CheckOptions& options, const std::string& command, const OpenSpace& open)
      : options_(options), command_(command), open_(open), output_(options.reportOnStandardOutput(), options.coloring) {
    if (!options_.coverage.empty()) coverage_.emplace();
  }

  int run() {
    requireFiles({{"--json", options_.json},
                  {"--coverage", options_.coverage},
                  {"--junit-xml", options_.junitXml},
                  {"--html", options_.files.html},
                  {"--sarif", options_.files.sarif}});
    requireFiles({{"--trace", options_.trace}});  // alone: it is written under other names
    const junit::Tests tests = list();
    for (const std::string& problem : tests.problems) complain(problem);
    results_.problems = tests.problems;
    const junit::Table table(tests, output_.width());
    const Interrupt interrupt;
    bool stopped = false;
    for (const Test& test : tests.tests) {
      stopped = stopped || *interrupt.flag();
      const auto begin = std::chrono::steady_clock::now();
      TestResult result = stopped ? junit::failed(test, kInconclusive, "It was not begun.") : check(test);
      result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      stopped = stopped || (result.result && result.result->ending == search::Ending::Stopped);
      if (result.verdict == TestVerdict::Error) complain(fmt::format("{}: {}", test.fullName(), result.said));
      write([&] { output_.write(table.line(result)); });
      results_.tests.push_back(std::move(result));
    }
    write([&] { output_.write(table.end(results_, options_.quiet)); });
    writeFiles();
    return unwritten_.empty() ? results_.status() : kUsageError;
  }

 private:
  // Which tests are asked for. Afterwards `program_` is what runs one of them.
  junit::Tests list() {
    const image::Jdk jdk = image::locateJdk(options_.jdk);
    image::requireSupported(jdk);
    if (apiJar().empty())
      throw UsageError{"--junit needs weaveproof-api.jar beside the binary or in ../share/java, and it is in neither"};
    program_ = options_.program;
    program_.program = junit::kRunTest;
    LocatedProgram located = locateProgram(program_, jdk);
    std::vector<junit::Given> given = {{options_.program.program, options_.program.program}};
    for (const std::string& word : options_.arguments) given.push_back({word, word});
    for (const junit::Given& one : given)
      if (one.word.starts_with('-')) throw UsageError{"options stand before the tests, not behind them: " + one.word};
    std::vector<std::string> problems = compileSources(given, jdk, located.classPath.locations());
    junit::Selection selection = junit::select(given, located.classPath);
    program_ = located.absolute;
    for (const std::string& root : selection.roots)
      program_.classPath += ":" + std::filesystem::absolute(root).lexically_normal().string();
    junit::Tests tests = junit::listTests(
        {jdk, [&] { return std::move(locateProgram(program_, jdk).classPath); }, options_.properties}, selection.words);
    problems.insert(problems.end(), selection.problems.begin(), selection.problems.end());
    tests.problems.insert(tests.problems.begin(), problems.begin(), problems.end());
    for (const junit::Searched& searched : selection.searched)
      if (std::ranges::all_of(searched.words, [&](std::size_t word) { return tests.counts[word] == 0; }))
        tests.problems.push_back(fmt::format("there are no tests in {}", searched.shown));
    junit::putInSourceOrder(tests.tests, located.classPath);
    std::set<std::string> seen;  // a class may be asked for twice
    std::erase_if(tests.tests, [&](const Test& test) { return !seen.insert(test.fullName()).second; });
    return tests;
  }

  // In the place of File.java comes the folder with its classes. What cannot be compiled is taken away, and there is a
  // sentence about it.
  std::vector<std::string> compileSources(std::vector<junit::Given>& given, const image::Jdk& jdk,
                                          const std::string& classPath) {
    std::vector<std::string> problems;
    std::erase_if(given, [&](junit::Given& one) {
      if (!one.word.ends_with(".java")) return false;
      try {
        const std::filesystem::path source = one.word;
        one.word = image::compileSource(jdk, source, classPath).string();
        options_.sourcePath += (options_.sourcePath.empty() ? "" : ":") + image::sourceFolderOf(source).string();
        return false;
      } catch (const base::Error& error) {
        problems.emplace_back(error.what());
        return true;
      }
    });
    return problems;
  }

  // A test that cannot be explored must not keep the others from it.
  TestResult check(const Test& test) try {
    if (test.kind != Test::Kind::Runs) return junit::unexplored(test);
    CheckOptions options = options_;
    options.program = program_;
    options.arguments = test.steps;
    options.usualTrace = fileFor(options_.usualTrace, test);
    if (!options_.trace.empty()) options.trace = fileFor(options_.trace, test);
    if (!options_.files.html.empty()) options.files.html = fileFor(options_.files.html, test);
    CheckedProgram checked = explore(options, open_);
    TestResult result = junit::explored(test, std::move(checked.result), checked.status);
    if (options_.outcomes)
      for (const std::string& outcome : result.result->outcomes) result.notes.push_back("outcome: " + outcome);
    if (result.verdict != TestVerdict::Violation) return result;
    report::SourceLines sources(checked.sources);
    result.text = report::resultText(*result.result, sources,
                                     {output_.width(), false, false, command_, options_.files.internals});
    result.page = options.files.html;
    writeReports({result.page, ""}, *result.result, sources, writer());
    return result;
  } catch (const UsageError& error) {
    return junit::failed(test, kUsageError, error.sentence);
  } catch (const base::Error& error) {
    return junit::failed(test, kUsageError, error.what());
  } catch (const program::UnsupportedFeature& unsupported) {
    return junit::failed(test, kUnsupported, unsupported.what);
  } catch (const base::MemoryLimit& limit) {
    return junit::failed(test, kInconclusive, limit.what());
  } catch (const std::bad_alloc&) {
    return junit::failed(test, kInconclusive, "The system has no more memory.");
  } catch (const std::exception& error) {
    return junit::failed(test, kInternalError, std::string("internal error: ") + error.what());
  }

  void writeFiles() {
    if (coverage_) write([&] { report::writeText(options_.coverage, report::coverageJson(*coverage_)); });
    if (!options_.json.empty()) write([&] { report::writeText(options_.json, junit::jsonText(results_)); });
    if (!options_.junitXml.empty()) write([&] { report::writeText(options_.junitXml, junit::xmlText(results_)); });
    if (!options_.files.html.empty())
      write([&] { report::writeText(options_.files.html, junit::indexText(results_)); });
    report::SourceLines sources(sourceFolders(program_, options_.sourcePath));
    writeReports({"", options_.files.sarif}, junit::merged(results_), sources, writer());
  }

  std::function<void(const std::string&, const std::string&)> writer() {
    return [this](const std::string& file, const std::string& text) { write([&] { report::writeText(file, text); }); };
  }

  // What nobody reads any more is tried anew for each test, and told once.
  template <class Write>
  void write(const Write& writeIt) {
    try {
      writeIt();
    } catch (const report::OutputError& error) {
      if (unwritten_.insert(error.what()).second) complain(error.what());
    }
  }

  static void complain(const std::string& sentence) { std::fprintf(stderr, "weaveproof: %s\n", sentence.c_str()); }

  CheckOptions options_;
  const std::string& command_;
  const OpenSpace& open_;
  const report::TextOutput output_;
  ProgramRequest program_;
  TestResults results_;
  std::optional<vm::Coverage> coverage_;  // of all tests
  std::set<std::string> unwritten_;       // sentences
};

}  // namespace

int checkTests(const CheckOptions& options, const std::string& command, const OpenSpace& open) {
  return TestCheck(options, command, open).run();
}

}  // namespace weaveproof::cli
