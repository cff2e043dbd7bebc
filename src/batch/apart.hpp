// Pieces of work in processes of their own. If a piece crashes, or the system kills it, only this piece has no answer;
// the others continue. A process is a fork of this one, so it has all that was prepared for the work; its answer comes
// back through a pipe.
//
// This process must have no other threads when it forks, so it should not search itself.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/packed.hpp"
#include "batch/problem.hpp"

namespace weaveproof::batch {

// How long a piece may take to end after it was asked to (SIGINT). Then it is killed.
inline constexpr std::chrono::milliseconds kUsualGrace{10'000};

struct ApartJob {
  std::function<std::string()> work;     // its answer, as bytes
  std::filesystem::path output, errors;  // for what it writes; both empty: it writes where this process does
  bool readsNothing = true;              // standard input is empty
};

struct ApartEnd {
  bool begun = false;
  std::optional<std::string> answer;  // empty: there is none, because of the
  Problem problem;
  bool crashed = false;  // then, a signal ended it that this process has not sent
  double seconds = 0;
};

struct ApartWatch {
  // How many of the jobs are wanted, from the first one on. Others are not begun, and asked to stop if they run.
  std::function<std::size_t()> wanted;
  std::function<void(std::size_t job, ApartEnd end)> ended;  // of each job, also of those that are not begun
  std::function<void()> meanwhile = [] {};                   // some ten times a second
  std::chrono::milliseconds grace = kUsualGrace;
};

// Runs them in order, `parallel` at a time. Throws base::Error if a process cannot be started.
void runApart(const std::vector<ApartJob>& jobs, std::size_t parallel, const ApartWatch& watch);

// One job. Throws base::Interrupted if Ctrl-C came and there is no answer, and ProblemElsewhere for every other problem.
std::string answerApart(const ApartJob& job, std::chrono::milliseconds grace);

template <class T>
T apart(const std::function<T()>& work, std::chrono::milliseconds grace) {
  return base::unpacked<T>(answerApart({[&] { return base::packed(work()); }, {}, {}, true}, grace));
}

// "To report it: …": what a user needs to see the crash again.
std::string howToReport(const std::string& command);

}  // namespace weaveproof::batch
