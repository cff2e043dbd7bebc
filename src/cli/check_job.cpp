#include "cli/check_job.hpp"

#include <optional>
#include <string_view>

#include "base/packed.hpp"
#include "base/regular_file.hpp"
#include "base/shell_words.hpp"
#include "cli/check.hpp"
#include "cli/check_tests.hpp"
#include "cli/clients_options.hpp"
#include "report/result_text.hpp"
#include "report/text_output.hpp"

namespace weaveproof::cli {

namespace {

constexpr const char* kCommand = "weaveproof";

CheckAnswer answerTo(const std::vector<std::string>& words) {
  const CheckOptions options = checkOptionsOf(words);
  if (options.junit) return exploreTests(options, kCommand, program::ProgramSpace::open);
  std::optional<vm::Coverage> coverage;
  if (!options.coverage.empty()) coverage.emplace();
  requireFiles({{"--trace", options.trace.empty() ? options.usualTrace : options.trace, !options.trace.empty()}});
  CheckedProgram checked = explore(options, program::ProgramSpace::open);
  CheckAnswer answer;
  answer.status = checked.status;
  batch::Result& row = answer.checks.rows.emplace_back();
  if (checked.result.verdict == verdict::Verdict::Violation) {
    report::SourceLines sources(std::move(checked.sources));
    const report::TextOutput output(false, options.coloring);
    row.text = report::resultText(checked.result, sources,
                                  {output.width(), false, options.outcomes, kCommand, options.files.internals});
    row.page = options.files.html;
    writeReports({row.page, ""}, checked.result, sources, report::writeText);
  }
  batch::setFound(row, std::move(checked.result), checked.status);
  if (coverage) answer.covered = coverage->covered();
  return answer;
}

}  // namespace

batch::Job checkJob(std::size_t row, std::vector<std::string> words, const std::filesystem::path& complaints) {
  std::vector<std::string> command{kCommand, "check"};
  command.insert(command.end(), words.begin(), words.end());
  batch::Job job;
  job.row = row;
  job.command = base::shellWords(command);
  job.errors = complaints;
  job.work = [words = std::move(words)] { return base::packed(answerTo(words)); };
  return job;
}

std::string lastComplaint(const std::filesystem::path& complaints) {
  std::string text = base::readText(complaints);
  while (text.ends_with('\n')) text.pop_back();
  const std::size_t newline = text.rfind('\n');
  if (newline != std::string::npos) text.erase(0, newline + 1);
  constexpr std::string_view kPrefix = "weaveproof: ";
  if (text.starts_with(kPrefix)) text.erase(0, kPrefix.size());
  return text;
}

}  // namespace weaveproof::cli
