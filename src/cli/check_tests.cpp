#include "cli/check_tests.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/packed.hpp"
#include "base/process_memory.hpp"
#include "base/shell_words.hpp"
#include "batch/index_page.hpp"
#include "batch/merged_result.hpp"
#include "batch/refreshed.hpp"
#include "batch/run.hpp"
#include "batch/xml.hpp"
#include "cli/check.hpp"
#include "cli/command_line.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "image/api_jar.hpp"
#include "image/source_file.hpp"
#include "junit/listing.hpp"
#include "junit/results_json.hpp"
#include "junit/selection.hpp"
#include "junit/source_order.hpp"
#include "junit/table.hpp"
#include "junit/test_result.hpp"
#include "mine/division.hpp"
#include "report/coverage_json.hpp"
#include "report/output_file.hpp"
#include "report/result_text.hpp"
#include "verdict/exit_status.hpp"
#include "vm/host_files.hpp"

namespace weaveproof::cli {

namespace {

using junit::Test;
using verdict::Verdict;

// reports/trace.json becomes reports/trace-bank.AccountTest.transfers-2.json, and for a test in a suite
// reports/trace-bank.AllTests-bank.AccountTest.transfers-2.json.
std::string fileOf(const std::string& given, const Test& test) {
  std::string name = test.className + "." + test.method;
  for (std::size_t at = 0; (at = name.find(junit::kInSuite, at)) != std::string::npos;)
    name.replace(at, std::strlen(junit::kInSuite), "-");
  if (test.index != 0) name += fmt::format("-{}", test.index);
  return fileFor(given, name);
}

// What comes back from the process that explores one test.
struct TestAnswer {
  batch::Result result;
  std::vector<vm::CoveredMethod> covered;
  vm::StandardInput input;             // that it has read, as it shares standard input with the others
  std::vector<std::string> unwritten;  // sentences about files
};

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
    const base::Interrupt interrupt;
    junit::Tests tests = listUnlessInterrupted();
    for (const std::string& problem : tests.problems) complain(problem);
    results_.problems = std::move(tests.problems);
    tests_ = std::move(tests.tests);
    for (const Test& test : tests_)
      results_.rows.push_back(test.kind == Test::Kind::Runs
                                  ? junit::failed(test, verdict::kInconclusive, "It was not begun.")
                                  : junit::unexplored(test));
    const junit::Table table(results_, output_.width());
    checkAll(table);
    write([&] { output_.write(table.end(results_, options_.quiet)); });
    for (const batch::ReportFile& file : files()) write([&] { batch::writeAll({file}); });
    return unwritten_.empty() ? results_.status() : verdict::kUsageError;
  }

  batch::Results takeResults() { return std::move(results_); }
  std::vector<vm::CoveredMethod> takeCovered() { return std::move(covered_); }

 private:
  junit::Tests listUnlessInterrupted() {
    try {
      return list();
    } catch (const base::Interrupted&) {
      results_.interrupted = true;
      junit::Tests none;
      none.problems.emplace_back("It was interrupted before it was known which tests there are.");
      return none;
    }
  }

  // Each test in a process of its own. They share standard input: each reads what others have read, and then more.
  void checkAll(const junit::Table& table) {
    batch::Batch batch;
    batch.rows = results_.rows.size();
    batch.workers = options_.jobs;
    if (options_.jobs > 1) {
      batch.rowsAre = "tests";
      vm::HostFiles::shareInput();
    }
    for (std::size_t row = 0; row < tests_.size(); ++row) {
      const Test& test = tests_[row];
      if (test.kind != Test::Kind::Runs) continue;
      batch.jobs.push_back(
          {row, [this, &test] { return base::packed(answerTo(test)); }, commandFor(test), {}, {}, false});
    }
    batch.take = [this](const batch::Job& job, const batch::ApartEnd& end) { take(job, end); };
    batch.show = [&](std::size_t row) {
      const batch::Result& result = results_.rows[row];
      if (result.verdict == Verdict::Error) complain(fmt::format("{}: {}", result.title, result.said));
      write([&] { output_.write(table.line(result)); });
    };
    batch.writeReports = [this] { batch::writeSoFar(files()); };
    batch::run(batch);
  }

  // What has come of a test.
  void take(const batch::Job& job, const batch::ApartEnd& end) {
    if (!end.begun) return;
    const Test& test = tests_[job.row];
    batch::Result& result = results_.rows[job.row];
    if (end.answer) {
      auto answer = base::unpacked<TestAnswer>(*end.answer);
      result = std::move(answer.result);
      vm::HostFiles::keepInput(std::move(answer.input));
      vm::addTo(covered_, answer.covered);
      for (const std::string& sentence : answer.unwritten) noteUnwritten(sentence);
    } else {
      result = junit::failed(test, end.problem.status, "");
    }
    batch::setEnd(result, job, end);
  }

  // That checks this test alone.
  std::string commandFor(const Test& test) const {
    std::vector<std::string> words{command_, "check"};
    for (const auto& [name, value] : options_.asGiven)
      if (!isReport(name)) words.push_back(fmt::format("--{}={}", name, value));
    if (test.className.find(junit::kInSuite) == std::string::npos) {
      words.push_back(test.className + "#" + test.method.substr(0, test.method.find('(')));
    } else {
      words.push_back(options_.program.program);
      words.insert(words.end(), options_.arguments.begin(), options_.arguments.end());
    }
    return base::shellWords(words);
  }

  static bool isReport(const std::string& name) {
    constexpr std::string_view kReports[] = {"json",     "junit-xml", "html",  "sarif",
                                             "coverage", "trace",     "quiet", "jobs"};
    return isOneOf(name, kReports);
  }

  // In the process of the test.
  TestAnswer answerTo(const Test& test) {
    TestAnswer answer;
    answer.result = check(test);
    if (coverage_) answer.covered = coverage_->covered();
    answer.input = vm::HostFiles::inputSoFar();
    answer.unwritten.assign(unwritten_.begin(), unwritten_.end());
    return answer;
  }

  // Which tests are asked for. Afterwards `program_` is what runs one of them.
  junit::Tests list() {
    const image::Jdk jdk = image::supportedJdk(options_.jdk, options_.spec.preview);
    if (image::apiJar().empty())
      throw UsageError{"--junit needs weaveproof-api.jar beside the binary or in ../share/java, and it is in neither"};
    program_ = options_.program;
    program_.program = junit::kRunTest;
    LocatedProgram located = locateProgram(program_, jdk);
    std::vector<junit::Given> given = {{options_.program.program, options_.program.program}};
    for (const std::string& word : options_.arguments) given.push_back({word, word});
    for (const junit::Given& one : given)
      if (one.word.starts_with('-')) throw UsageError{"options stand before the tests, not after them: " + one.word};
    std::vector<std::string> problems = compileSources(given, jdk, located.classPath.locations());
    junit::Selection selection = junit::select(given, located.classPath);
    program_ = located.absolute;
    for (const std::string& root : selection.roots)
      program_.classPath += ":" + std::filesystem::absolute(root).lexically_normal().string();
    junit::Tests tests = listApart(
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

  // What classes do while their tests are listed may crash the machine, or run for ever. If it crashes, they are listed
  // one by one.
  junit::Tests listApart(const junit::ListingOptions& options, const std::vector<std::string>& words) {
    const auto listed = [&](const std::vector<std::string>& some) {
      using Answer = std::pair<junit::Tests, std::vector<vm::CoveredMethod>>;
      auto [tests, covered] = batch::apart<Answer>(
          [&] {
            return Answer{junit::listTests(options, some),
                          coverage_ ? coverage_->covered() : std::vector<vm::CoveredMethod>{}};
          },
          std::chrono::milliseconds(0));
      vm::addTo(covered_, covered);
      return tests;
    };
    try {
      return listed(words);
    } catch (const batch::ProblemElsewhere& problem) {
      if (words.size() < 2 && problem.status != verdict::kInternalError) throw;
    }
    junit::Tests all;
    for (const std::string& word : words) {
      junit::Tests tests;
      try {
        tests = listed({word});
      } catch (const batch::ProblemElsewhere& problem) {
        tests.counts = {1};
        tests.problems = {fmt::format("the tests of {} cannot be listed: {}",
                                      word.substr(word.starts_with('?') ? 1 : 0), problem.what())};
      }
      all.tests.insert(all.tests.end(), tests.tests.begin(), tests.tests.end());
      all.problems.insert(all.problems.end(), tests.problems.begin(), tests.problems.end());
      all.counts.insert(all.counts.end(), tests.counts.begin(), tests.counts.end());
    }
    return all;
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
  batch::Result check(const Test& test) try {
    if (test.kind != Test::Kind::Runs) return junit::unexplored(test);
    CheckOptions options = options_;
    options.program = program_;
    options.arguments = test.steps;
    options.showsProgress = options_.showsProgress && options_.jobs == 1;
    if (!options_.memoryLimit && options_.jobs > 1) options.memoryLimit = base::usualMemoryLimit() / options_.jobs;
    options.usualTrace = fileOf(options_.usualTrace, test);
    if (!options_.trace.empty()) options.trace = fileOf(options_.trace, test);
    if (!options_.files.html.empty()) options.files.html = fileOf(options_.files.html, test);
    CheckedProgram checked = explore(options, open_);
    batch::Result result = junit::explored(test, std::move(checked.result), checked.status);
    if (options.spec.time.isFree() && std::ranges::find(test.steps, "limit") != test.steps.end())
      result.notes.emplace_back("Its time limit does not count: with --time free any wait may end at once.");
    if (options_.outcomes)
      for (const std::string& outcome : result.result->outcomes) result.notes.push_back("outcome: " + outcome);
    if (result.verdict != Verdict::Violation) return result;
    report::SourceLines sources(checked.sources);
    result.text = report::resultText(*result.result, sources,
                                     {output_.width(), false, false, command_, options_.files.internals, false});
    result.page = options.files.html;
    writeReports({result.page, ""}, *result.result, sources, writer());
    return result;
  } catch (...) {
    const batch::Problem problem = batch::problemCaught();
    return junit::failed(test, problem.status, problem.sentence);
  }

  // Tests that have not ended are in them as inconclusive.
  std::vector<batch::ReportFile> files() {
    return {{options_.coverage, [this] { return report::coverageJson(covered_); }},
            {options_.json, [this] { return junit::jsonText(tests_, results_); }},
            {options_.junitXml, [this] { return batch::xmlText(results_); }},
            {options_.files.html, [this] { return batch::indexText(results_, countText(results_, "test"), "test"); }},
            {options_.files.sarif, [this] {
               report::SourceLines sources(sourceFolders(program_, options_.sourcePath));
               return sarifOf(batch::merged(results_, countText(results_, "test"), batch::withoutAnswer), sources,
                              options_.files);
             }}};
  }

  std::function<void(const std::string&, const std::string&)> writer() {
    return [this](const std::string& file, const std::string& text) { write([&] { report::writeText(file, text); }); };
  }

  // A file that cannot be written is tried again for each test, and reported once.
  template <class Write>
  void write(const Write& writeIt) {
    try {
      writeIt();
    } catch (const report::OutputError& error) {
      noteUnwritten(error.what());
    }
  }

  void noteUnwritten(const std::string& sentence) {
    if (unwritten_.insert(sentence).second) complain(sentence);
  }

  static void complain(const std::string& sentence) { std::fprintf(stderr, "weaveproof: %s\n", sentence.c_str()); }

  CheckOptions options_;
  const std::string& command_;
  const OpenSpace& open_;
  const report::TextOutput output_;
  ProgramRequest program_;
  std::vector<Test> tests_;  // of the rows
  batch::Results results_;
  std::optional<vm::Coverage> coverage_;    // of this process
  std::vector<vm::CoveredMethod> covered_;  // of all tests
  std::set<std::string> unwritten_;         // sentences
};

}  // namespace

int checkTests(const CheckOptions& options, const std::string& command, const OpenSpace& open) {
  return TestCheck(options, command, open).run();
}

CheckAnswer exploreTests(const CheckOptions& options, const std::string& command, const OpenSpace& open) {
  TestCheck check(options, command, open);
  CheckAnswer answer;
  answer.status = check.run();
  answer.checks = check.takeResults();
  answer.covered = check.takeCovered();
  return answer;
}

}  // namespace weaveproof::cli
