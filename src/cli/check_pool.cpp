#include "cli/check_pool.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <string_view>
#include <thread>

#include "base/error.hpp"
#include "base/regular_file.hpp"
#include "report/progress_line.hpp"

namespace weaveproof::cli {

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{5};
using Clock = std::chrono::steady_clock;

pid_t start(const CheckJob& job) {
  std::vector<std::string> words{"weaveproof", "check"};
  words.insert(words.end(), job.words.begin(), job.words.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, job.told.empty() ? "/dev/null" : job.told.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0666);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, job.said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  pid_t child = 0;
  const int error = posix_spawn(&child, "/proc/self/exe", &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw base::Error(fmt::format("a check cannot be started: {}", std::strerror(error)));
  return child;
}

struct Running {
  std::size_t job;
  Clock::time_point begin;
};

}  // namespace

void runChecks(std::vector<CheckJob>& jobs, std::size_t parallel, const std::function<bool()>& isStopped,
               const std::function<void(std::size_t job)>& ended) {
  std::map<pid_t, Running> running;
  std::size_t next = 0;
  bool asked = false;
  while (next < jobs.size() || !running.empty()) {
    const bool stop = isStopped();
    while (!stop && next < jobs.size() && running.size() < parallel) {
      running[start(jobs[next])] = {next, Clock::now()};
      ++next;
    }
    if (stop && !asked) {
      asked = true;
      for (const auto& [child, job] : running) kill(child, SIGINT);
      for (; next < jobs.size(); ++next) ended(next);
    }
    bool found = false;
    for (auto it = running.begin(); it != running.end();) {
      int status = 0;
      if (waitpid(it->first, &status, WNOHANG) != it->first) {
        ++it;
        continue;
      }
      CheckJob& job = jobs[it->second.job];
      job.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
      job.seconds = std::chrono::duration<double>(Clock::now() - it->second.begin).count();
      const std::size_t number = it->second.job;
      it = running.erase(it);
      ended(number);
      found = true;
    }
    if (!found && !running.empty()) std::this_thread::sleep_for(kBetweenLooks);
  }
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
  std::string text = base::readText(job.said);
  while (text.ends_with('\n')) text.pop_back();
  const std::size_t newline = text.rfind('\n');
  if (newline != std::string::npos) text.erase(0, newline + 1);
  constexpr std::string_view kPrefix = "weaveproof: ";
  if (text.starts_with(kPrefix)) text.erase(0, kPrefix.size());
  return text;
}

}  // namespace weaveproof::cli
