#include "batch/apart.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "base/crash_message.hpp"
#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/process_memory.hpp"
#include "base/version.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::batch {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMillisBetweenLooks = 100;

// What comes through the pipe, after its size.
struct Message {
  bool hasAnswer = false;
  std::string answer;
  Problem problem;
};
// Or this instead of a size, and then what the process was doing when it crashed: " while it …".
constexpr std::size_t kCrashed = ~std::size_t{0};

struct Running {
  std::size_t job;
  pid_t process;
  int pipe;
  Clock::time_point begin;
  std::optional<Clock::time_point> asked;  // to stop
  bool killed = false;                     // by us
  std::string bytes;                       // of the message, so far
};

// ---- in the child

void sendAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = write(descriptor, bytes.data(), bytes.size());
    if (n < 0 && errno != EINTR) return;  // the reader is gone
    if (n > 0) bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

void redirect(int descriptor, const std::filesystem::path& file, int flags) {
  const int opened = open(file.c_str(), flags, 0666);
  if (opened < 0) return;
  dup2(opened, descriptor);
  close(opened);
}

void connect(const ApartJob& job) {
  if (job.readsNothing) redirect(STDIN_FILENO, "/dev/null", O_RDONLY);
  if (job.output.empty() && job.errors.empty()) return;
  constexpr int kNew = O_WRONLY | O_CREAT | O_TRUNC;
  redirect(STDOUT_FILENO, job.output.empty() ? "/dev/null" : job.output, kNew);
  redirect(STDERR_FILENO, job.errors.empty() ? "/dev/null" : job.errors, kNew);
}

// Destructors of what the parent has (its folders for temporary files) must not run here, so nothing returns.
[[noreturn]] void work(const ApartJob& job, int pipe, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(verdict::kInternalError);  // it ended before that
  base::Interrupt::staySet();
  base::forgetParentsMemory();
  base::tellOfCrashesTo(pipe, base::packed(kCrashed));
  connect(job);
  Message message;
  try {
    message.answer = job.work();
    message.hasAnswer = true;
  } catch (...) {
    message.problem = problemCaught();
  }
  std::fflush(nullptr);
  const std::string bytes = base::packed(message);
  sendAll(pipe, base::packed(bytes.size()));
  sendAll(pipe, bytes);
  _exit(0);
}

// ---- in the parent

Running begin(const ApartJob& job, std::size_t number) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0)
    throw base::Error(fmt::format("a check cannot be started: {}", std::strerror(errno)));
  std::fflush(nullptr);  // else the child would write it once more
  const pid_t parent = getpid(), child = fork();
  if (child == 0) work(job, ends[1], parent);
  const int error = errno;
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    throw base::Error(fmt::format("a check cannot be started: {}", std::strerror(error)));
  }
  return {number, child, ends[0], Clock::now(), std::nullopt, false, {}};
}

// False at the end of what it has to say.
bool readOn(Running& one) {
  std::array<char, 65536> buffer;
  const ssize_t n = read(one.pipe, buffer.data(), buffer.size());
  if (n < 0) return errno == EINTR || errno == EAGAIN;
  one.bytes.append(buffer.data(), static_cast<std::size_t>(n));
  return n > 0;
}

std::optional<Message> messageIn(std::string_view bytes) {
  if (bytes.size() < sizeof(std::size_t)) return std::nullopt;
  const auto size = base::unpacked<std::size_t>(bytes);
  bytes.remove_prefix(sizeof size);
  if (bytes.size() != size) return std::nullopt;
  return base::unpacked<Message>(bytes);
}

std::string_view crashIn(std::string_view bytes) {
  if (bytes.size() < sizeof kCrashed || base::unpacked<std::size_t>(bytes) != kCrashed) return {};
  return bytes.substr(sizeof kCrashed);
}

constexpr const char* kOurFault = "That is an error of weaveproof, not of the program.";

Problem problemOf(int status, std::string_view doing) {
  if (WIFEXITED(status))
    return {verdict::kInternalError, fmt::format("Its process ended with exit status {} and without an answer. {}",
                                                 WEXITSTATUS(status), kOurFault)};
  const int signal = WTERMSIG(status);
  if (signal == SIGKILL)
    return {verdict::kInternalError,
            "Its process was killed (signal 9). The system does that when it has no more memory: try a lower "
            "--memory-limit, or fewer checks side by side."};
  return {verdict::kInternalError,
          fmt::format("Its process was ended by signal {} ({}){}. {}", signal, strsignal(signal), doing, kOurFault)};
}

ApartEnd finish(Running& one, std::chrono::milliseconds grace) {
  close(one.pipe);
  int status = 0;
  while (waitpid(one.process, &status, 0) < 0 && errno == EINTR) {
  }
  ApartEnd end;
  end.begun = true;
  end.seconds = std::chrono::duration<double>(Clock::now() - one.begin).count();
  const std::optional<Message> message = messageIn(one.bytes);
  if (message && message->hasAnswer) {
    end.answer = message->answer;
  } else if (message) {
    end.problem = message->problem;
  } else if (one.killed) {
    end.problem = {verdict::kInconclusive,
                   grace.count() == 0 ? std::string("It was interrupted.")
                                      : fmt::format("It was asked to stop, did not within {} seconds, and was killed.",
                                                    grace.count() / 1000)};
  } else {
    end.crashed = true;
    end.problem = problemOf(status, crashIn(one.bytes));
  }
  return end;
}

class Pool {
 public:
  Pool(const std::vector<ApartJob>& jobs, std::size_t parallel, const ApartWatch& watch)
      : jobs_(jobs), parallel_(parallel), watch_(watch) {}

  // If something is thrown while some run, their results are not wanted any more.
  ~Pool() {
    for (Running& one : running_) {
      kill(one.process, SIGKILL);
      finish(one, watch_.grace);
    }
  }

  void run() {
    while (next_ < jobs_.size() || !running_.empty()) {
      const std::size_t wanted = std::min(watch_.wanted(), jobs_.size());
      for (; next_ < wanted && running_.size() < parallel_; ++next_) running_.push_back(begin(jobs_[next_], next_));
      for (Running& one : running_)
        if (one.job >= wanted) stop(one);
      if (running_.empty() && next_ >= wanted) {
        for (; next_ < jobs_.size(); ++next_) watch_.ended(next_, {});
        continue;
      }
      look();
      watch_.meanwhile();
    }
  }

 private:
  void stop(Running& one) const {
    if (!one.asked) {
      one.asked = Clock::now();
      kill(one.process, SIGINT);
    }
    if (one.killed || Clock::now() < *one.asked + watch_.grace) return;
    one.killed = true;
    kill(one.process, SIGKILL);
  }

  // Until one of them has something to say, a signal comes, or some time has passed.
  void look() {
    std::vector<pollfd> pipes;
    for (const Running& one : running_) pipes.push_back({one.pipe, POLLIN, 0});
    if (poll(pipes.data(), pipes.size(), kMillisBetweenLooks) <= 0) return;
    for (std::size_t i = pipes.size(); i-- > 0;) {
      if (pipes[i].revents == 0 || readOn(running_[i])) continue;
      Running done = std::move(running_[i]);
      running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(i));
      watch_.ended(done.job, finish(done, watch_.grace));
    }
  }

  const std::vector<ApartJob>& jobs_;
  const std::size_t parallel_;
  const ApartWatch& watch_;
  std::vector<Running> running_;
  std::size_t next_ = 0;
};

}  // namespace

void runApart(const std::vector<ApartJob>& jobs, std::size_t parallel, const ApartWatch& watch) {
  Pool(jobs, parallel, watch).run();
}

std::string answerApart(const ApartJob& job, std::chrono::milliseconds grace) {
  ApartEnd found;
  ApartWatch watch;
  watch.wanted = [] { return base::Interrupt::isSet() ? std::size_t{0} : std::size_t{1}; };
  watch.ended = [&](std::size_t, ApartEnd end) { found = std::move(end); };
  watch.grace = grace;
  runApart({job}, 1, watch);
  if (found.answer) return *found.answer;
  if (!found.begun || (base::Interrupt::isSet() && !found.crashed)) throw base::Interrupted();
  throw ProblemElsewhere(found.problem);
}

std::string howToReport(const std::string& command) {
  return fmt::format("To report it: the program, the core file if there is one, and the command (weaveproof {}): {}",
                     base::kWeaveproofVersion, command);
}

}  // namespace weaveproof::batch
