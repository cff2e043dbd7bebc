#include "cli/check_pool.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>

#include "base/regular_file.hpp"
#include "base/shell_words.hpp"
#include "cli/commands.hpp"
#include "report/progress_line.hpp"

namespace weaveproof::cli {

namespace {

std::vector<std::string> commandOf(const CheckJob& job) {
  std::vector<std::string> words{"weaveproof", "check"};
  words.insert(words.end(), job.words.begin(), job.words.end());
  return words;
}

int runCheck(const CheckJob& job) {
  std::vector<std::string> words = commandOf(job);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  return runCommand(static_cast<int>(words.size()), argv.data());
}

}  // namespace

void runChecks(std::vector<CheckJob>& jobs, std::size_t parallel, const ChecksWatch& watch) {
  std::vector<ApartJob> apart;
  for (const CheckJob& job : jobs)
    apart.push_back({[&job] { return base::packed(runCheck(job)); }, job.told, job.said, true});
  ApartWatch pool;
  pool.wanted = watch.wanted;
  pool.meanwhile = watch.meanwhile;
  pool.ended = [&](std::size_t number, const ApartEnd& end) {
    CheckJob& job = jobs[number];
    job.begun = end.begun;
    job.seconds = end.seconds;
    job.problem = end.problem;
    job.crashed = end.crashed;
    if (end.crashed) job.problem.sentence += " " + howToReport(base::shellWords(commandOf(job)));
    if (end.answer) job.status = base::unpacked<int>(*end.answer);
    watch.ended(number);
  };
  runApart(apart, parallel, pool);
}

void tellCount(std::size_t done, std::size_t all, const char* what) {
  if (!report::ProgressLine::isUseful()) return;
  std::fprintf(stderr, "\r\033[K%zu of %zu %s checked", done, all, what);
  std::fflush(stderr);
}

void clearCount() {
  if (report::ProgressLine::isUseful()) std::fputs("\r\033[K", stderr);
}

std::string lastWordsOf(const CheckJob& job) {
  if (!job.problem.sentence.empty()) return job.problem.sentence;
  std::string text = base::readText(job.said);
  while (text.ends_with('\n')) text.pop_back();
  const std::size_t newline = text.rfind('\n');
  if (newline != std::string::npos) text.erase(0, newline + 1);
  constexpr std::string_view kPrefix = "weaveproof: ";
  if (text.starts_with(kPrefix)) text.erase(0, kPrefix.size());
  return text;
}

}  // namespace weaveproof::cli
