// Several checks side by side, each a process of its own: what one of them does to its memory, or dies of, is no
// matter of the others.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace weaveproof::cli {

struct CheckJob {
  std::vector<std::string> words;  // behind `weaveproof check`
  std::filesystem::path said;      // the file for what it says on standard error
  std::filesystem::path told;      // and for its report; empty: it is not kept
  int status = -1;                 // its exit status afterwards; -1: it was not begun, or ended by a signal
  double seconds = 0;
};

// Runs them, `parallel` at a time, and tells `ended` of each. When `isStopped` becomes true those that run are asked to
// stop, and no other one is begun. Throws base::Error if a process cannot be started.
void runChecks(std::vector<CheckJob>& jobs, std::size_t parallel, const std::function<bool()>& isStopped,
               const std::function<void(std::size_t job)>& ended);

// How many are done, on a terminal: "3 of 20 mutants checked".
void tellCount(std::size_t done, std::size_t all, const char* what);
void clearCount();

// The last line that it said on standard error: why it has no answer.
std::string lastWordsOf(const CheckJob& job);

}  // namespace weaveproof::cli
