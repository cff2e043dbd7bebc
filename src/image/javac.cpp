#include "image/javac.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>

#include "base/interrupt.hpp"
#include "base/mapped_file.hpp"

namespace weaveproof::image {

namespace {

// The environment, without the options that javac (but not java's source-file mode) takes from there.
std::vector<char*> environment() {
  std::vector<char*> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    if (!std::string_view(*variable).starts_with("JDK_JAVAC_OPTIONS=")) variables.push_back(*variable);
  }
  variables.push_back(nullptr);
  return variables;
}

// If the command is interrupted, the compiler is killed.
std::string readToEnd(int fd, pid_t child) {
  std::string text;
  std::array<char, 4096> buffer;
  for (;;) {
    constexpr int kMillis = 100;
    pollfd ready{fd, POLLIN, 0};
    const int found = poll(&ready, 1, kMillis);
    if (base::Interrupt::isSet()) {
      kill(-child, SIGKILL);
      return text;
    }
    if (found <= 0) continue;
    ssize_t n = read(fd, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(n));
  }
}

}  // namespace

CompilerRun runCompiler(const std::filesystem::path& javac, const std::vector<std::string>& arguments) {
  auto fail = [&javac](int error) {
    throw base::Error(fmt::format("cannot run {}: {}", javac.string(), std::strerror(error)));
  };
  std::string program = javac.string();
  // A compiler that runs once is done before it has compiled itself well: half the time. Other programs, a build command's shell and
  // java itself, do not know these options.
  std::vector<std::string> copies;
  if (javac.filename() == "javac") copies = {"-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"};
  copies.insert(copies.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv{program.data()};
  for (std::string& argument : copies) argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::vector<char*> variables = environment();

  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  // A group of its own, so that what the compiler or a shell has started can be ended with it, and Ctrl-C comes to this process alone.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t child = 0;
  int error = posix_spawn(&child, program.c_str(), &actions, &attributes, argv.data(), variables.data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  CompilerRun result;
  if (error == 0) result.messages = readToEnd(ends[0], child);
  close(ends[0]);
  if (error != 0) fail(error);

  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) fail(errno);
  }
  if (base::Interrupt::isSet()) throw base::Interrupted();
  result.succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return result;
}

}  // namespace weaveproof::image
