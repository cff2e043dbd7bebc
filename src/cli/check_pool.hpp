// Several checks of programs side by side, each in a process of its own (apart.hpp).
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "cli/apart.hpp"

namespace weaveproof::cli {

struct CheckJob {
  std::vector<std::string> words;  // the words after `weaveproof check`
  std::filesystem::path said;      // the file for what it says on standard error
  std::filesystem::path told;      // and for its report; empty: it is not kept

  bool begun = false;
  int status = -1;      // its exit status; -1: it was not begun, or ended without one, because of the
  Problem problem;
  bool crashed = false;
  double seconds = 0;
};

struct ChecksWatch {
  std::function<std::size_t()> wanted;          // how many, from the first one on: see ApartWatch
  std::function<void(std::size_t job)> ended;   // also of jobs that were not begun
  std::function<void()> meanwhile = [] {};
};

// Runs them, `parallel` at a time. Throws base::Error if a process cannot be started.
void runChecks(std::vector<CheckJob>& jobs, std::size_t parallel, const ChecksWatch& watch);

// How many are done, on a terminal: "3 of 20 mutants checked".
void tellCount(std::size_t done, std::size_t all, const char* what);
void clearCount();

// Why it has no answer: its problem, or the last line that it said on standard error.
std::string lastWordsOf(const CheckJob& job);

}  // namespace weaveproof::cli
