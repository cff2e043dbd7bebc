// Several checks in one command: each is a job in a process of its own (apart.hpp), some of them side by side.
//
// Rows are shown in their order, so a table is the same with any number of workers. Reports are written again after each job. A job
// that crashes is one row, and the others still run. After Ctrl-C no job begins, and those that run are asked to stop.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/packed.hpp"
#include "batch/apart.hpp"
#include "batch/result.hpp"

namespace weaveproof::batch {

struct Job {
  std::size_t row = 0;                   // of the results
  std::function<std::string()> work;     // its answer, as bytes (base/packed.hpp)
  std::string command;                   // that shows a crash again
  std::filesystem::path output, errors;  // see ApartJob
  bool readsNothing = true;
};

struct Batch {
  std::vector<Job> jobs;  // in the order of their rows
  std::size_t rows = 0;
  std::size_t workers = 1;
  const char* rowsAre =
      "";  // "mutants", for the line on a terminal that tells how many are checked; empty: there is none

  // What has become of a job, also of one that was not begun.
  std::function<void(const Job& job, const ApartEnd& end)> take;
  std::function<void(std::size_t row)> show = [](std::size_t) {};
  std::function<void()> writeReports = [] {};

  // Whether no row after this one is wanted: the answer is the same with any number of workers, because what is known of the rows
  // after it is dropped. Asked about each row that has ended.
  std::function<bool(std::size_t row)> isLast = [](std::size_t) { return false; };
  std::function<void(std::size_t row)> drop = [](std::size_t) {};
};

// Throws base::Error if a process cannot be started, and what `take` throws.
void run(const Batch& batch);

// Puts the figures and, if there is no answer, the reason for it into a row.
void setEnd(Result& result, const Job& job, const ApartEnd& end);

// Removes the line that tells how many are checked, or that a job has left.
void clearCount();

}  // namespace weaveproof::batch
