#include "process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

[[noreturn]] void become(char** command, const char* output, const char* folder) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // it does not outlive the benchmark
  const int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  const int nothing = open("/dev/null", O_RDONLY);
  if (file >= 0 && nothing >= 0 && dup2(nothing, 0) >= 0 && dup2(file, 1) >= 0 && dup2(file, 2) >= 0 &&
      (*folder == 0 || chdir(folder) == 0)) {
    execvp(command[0], command);
  }
  _exit(127);
}

}  // namespace

ProcessResult runProcess(const std::vector<std::string>& command, const std::filesystem::path& output,
                         double secondsAllowed, const std::filesystem::path& folder) {
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);

  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto passed = [begin] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  const pid_t child = fork();
  if (child == 0) become(words.data(), output.c_str(), folder.c_str());
  if (child < 0) throw std::runtime_error("No process can be made.");

  ProcessResult result;
  int status = 0;
  rusage used{};
  while (true) {
    const pid_t ended = wait4(child, &status, WNOHANG, &used);
    if (ended == child) break;
    if (ended < 0) throw std::runtime_error("A process was lost.");
    if (!result.killed && passed() > secondsAllowed) {
      result.killed = true;
      kill(child, SIGKILL);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(passed() < 0.5 ? 1 : 10));
  }
  result.wallSeconds = passed();
  result.cpuSeconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  result.peakBytes = static_cast<std::uint64_t>(used.ru_maxrss) * 1024;
  result.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return result;
}

}  // namespace bench
