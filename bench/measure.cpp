// measure OUTPUT COMMAND…: runs a command once, with its standard output and error in the file OUTPUT, and prints one
// line: user seconds, system seconds, wall seconds, peak memory in KiB, exit status (128 and more: a signal ended it).
//
// The kernel's account of a child is the only exact source of its peak memory, and a shell does not hand it on.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

namespace {

constexpr rlim_t kSecondsAllowed = 300;  // of processor time: a program that hangs does not hang the benchmark

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

[[noreturn]] void become(const char* output, char** command) {
  const int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  const int nothing = open("/dev/null", O_RDONLY);
  const rlimit limit{kSecondsAllowed, kSecondsAllowed};
  if (file >= 0 && nothing >= 0 && dup2(nothing, 0) >= 0 && dup2(file, 1) >= 0 && dup2(file, 2) >= 0 &&
      setrlimit(RLIMIT_CPU, &limit) == 0) {
    execvp(command[0], command);
  }
  _exit(127);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: measure OUTPUT COMMAND…\n");
    return 2;
  }
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) become(argv[1], argv + 2);
  int status = 0;
  rusage used{};
  if (child < 0 || wait4(child, &status, 0, &used) != child) {
    std::perror("measure");
    return 2;
  }
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  const int exitStatus = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  std::printf("%.6f %.6f %.6f %ld %d\n", seconds(used.ru_utime), seconds(used.ru_stime), wall.count(), used.ru_maxrss,
              exitStatus);
}
