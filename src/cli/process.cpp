#include "cli/process.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <initializer_list>

namespace weaveproof::cli {

namespace {

// A standard descriptor that the caller has closed would be given to the next file that is opened, which would then be
// read or written in its place. So it is taken, in such a way that every use of it still fails.
void takeStandardDescriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    const int taken = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (taken >= 0 && taken != descriptor) close(taken);
  }
}

// As java does: every jar on the class path stays open.
void allowManyFiles() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace

void prepareProcess() {
  takeStandardDescriptors();
  allowManyFiles();
  // A write to a pipe without a reader fails with an error, as in java.
  std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace weaveproof::cli
