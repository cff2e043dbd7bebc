#include "study_run.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kMostWorkers = 256;
constexpr std::size_t kNoRun = static_cast<std::size_t>(-1);

// What the workers and their parent know of each other.
struct Board {
  std::atomic<std::size_t> next = 0, done = 0;
  std::atomic<std::size_t> current[kMostWorkers] = {};  // the run that a worker is at; kNoRun between two
};

class StudyWorkers {
 public:
  StudyWorkers(const StudySetting& setting, const StudyPlace& place, const std::vector<const StudyRun*>& runs)
      : setting_(setting), place_(place), runs_(runs) {
    file_ = ::open(place.file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file_ < 0) throw std::runtime_error(place.file.string() + " cannot be written.");
    void* shared = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) throw std::runtime_error("There is no memory for the workers.");
    board_ = new (shared) Board;
  }
  ~StudyWorkers() {
    munmap(board_, sizeof(Board));
    close(file_);
  }
  StudyWorkers(const StudyWorkers&) = delete;

  void run() {
    const std::size_t workers = std::min<std::size_t>(std::clamp(place_.workers, 1u, kMostWorkers), runs_.size());
    std::map<pid_t, std::size_t> living;
    for (std::size_t i = 0; i < workers; ++i) living[start(i)] = i;
    while (!living.empty()) {
      int status = 0;
      const pid_t ended = waitpid(-1, &status, WNOHANG);
      if (const auto found = living.find(ended); found != living.end()) {
        const std::size_t worker = found->second;
        living.erase(found);
        if (status == 0) continue;
        if (board_->current[worker] == kNoRun) throw std::runtime_error("A worker of the study cannot work.");
        fail(*runs_[board_->current[worker]]);
        if (board_->next < runs_.size()) living[start(worker)] = worker;
      } else {
        show();
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
    }
    if (terminal_) std::fputs("\r\033[K", stderr);
  }

 private:
  pid_t start(std::size_t worker) {
    std::fflush(nullptr);
    board_->current[worker] = kNoRun;
    const pid_t parent = getpid(), child = fork();
    if (child < 0) throw std::runtime_error("No process can be made.");
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // it does not outlive the study
    if (getppid() != parent) _exit(1);
    for (std::size_t i; (i = board_->next++) < runs_.size();) {
      board_->current[worker] = i;
      write(resultOf(*runs_[i]));
      board_->current[worker] = kNoRun;
    }
    _exit(0);
  }

  StudyRow resultOf(const StudyRun& run) const {
    try {
      return searchFor(run, setting_.limit, place_.memoryLimit, place_.classes);
    } catch (const std::exception& e) {
      fmt::print(stderr, "{} {} seed {}: {}\n", run.program->name, run.technique, run.seed, e.what());
      return failed(run);
    }
  }

  static StudyRow failed(const StudyRun& run) {
    StudyRow row;
    row.program = run.program->name;
    row.technique = run.technique;
    row.seed = run.seed;
    row.ending = "failed";
    return row;
  }

  void fail(const StudyRun& run) {
    fmt::print(stderr, "{} {} seed {}: the worker died.\n", run.program->name, run.technique, run.seed);
    write(failed(run));
  }

  // One call a line: lines of several workers do not mix.
  void write(const StudyRow& row) {
    const std::string line = lineOf(row) + "\n";
    if (::write(file_, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
      fmt::print(stderr, "{} cannot be written.\n", place_.file.string());
      _exit(2);
    }
    ++board_->done;
  }

  // On a terminal a line that changes, else one from time to time.
  void show() {
    const auto now = Clock::now();
    if (now - shown_ < (terminal_ ? std::chrono::milliseconds(500) : std::chrono::milliseconds(30'000))) return;
    shown_ = now;
    const std::size_t done = board_->done, total = runs_.size();
    if (done == 0) return;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double left = seconds / static_cast<double>(done) * static_cast<double>(total - done);
    const StudyRun& run = *runs_[std::min<std::size_t>(board_->next, total) - 1];
    const std::string text =
        fmt::format("{} of {} runs, about {:.0f} s left; {} {}", done, total, left, run.program->name, run.technique);
    fmt::print(stderr, "{}{:.120}{}", terminal_ ? "\r\033[K" : "", text, terminal_ ? "" : "\n");
  }

  const StudySetting& setting_;
  const StudyPlace& place_;
  const std::vector<const StudyRun*>& runs_;
  int file_ = -1;
  Board* board_ = nullptr;
  const bool terminal_ = isatty(2);
  const Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
};

}  // namespace

Slice readSlice(const std::string& text) {
  Slice slice;
  int length = 0;
  if (std::sscanf(text.c_str(), "%zu/%zu%n", &slice.part, &slice.parts, &length) != 2 ||
      static_cast<std::size_t>(length) != text.size() || slice.part < 1 || slice.part > slice.parts) {
    throw std::runtime_error(fmt::format("A slice is a part and the number of parts, as 3/8, not '{}'.", text));
  }
  return slice;
}

std::vector<StudyRun> sliceOf(const std::vector<StudyRun>& runs, const Slice& slice) {
  std::map<std::pair<std::string, std::string>, std::size_t> numbers;
  std::vector<StudyRun> part;
  for (const StudyRun& run : runs) {
    const std::size_t number = numbers.try_emplace({run.program->name, run.technique}, numbers.size()).first->second;
    if (number % slice.parts == slice.part - 1) part.push_back(run);
  }
  return part;
}

StudyFile runStudy(const StudySetting& setting, const StudyPlace& place, const std::vector<StudyRun>& runs) {
  const StudyFile known = prepareStudy(place.file, setting);
  std::vector<const StudyRun*> missing;
  for (const StudyRun& run : runs) {
    withLimit(run.options, setting.limit);  // what cannot be read is found out before anything runs
    if (!known.rows.contains({run.program->name, run.technique, run.seed})) missing.push_back(&run);
  }
  if (!missing.empty()) StudyWorkers(setting, place, missing).run();
  return prepareStudy(place.file, setting);
}

}  // namespace bench
