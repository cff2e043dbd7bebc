// `weaveproof check` as a job of another command: what it does in a process of its own, and what comes back.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "batch/run.hpp"
#include "cli/check_options.hpp"
#include "mine/division.hpp"  // a part of results that are packed
#include "vm/coverage.hpp"

namespace weaveproof::cli {

struct CheckAnswer {
  int status = 0;
  batch::Results checks;                   // one of a program; of tests, those
  std::vector<vm::CoveredMethod> covered;  // if --coverage was given
};

// A check with these words after `weaveproof check`. Its answer is a CheckAnswer. Only violations have a text, and a page if that was
// asked for. It prints nothing: its complaints go to the file `complaints`.
batch::Job checkJob(std::size_t row, std::vector<std::string> words, const std::filesystem::path& complaints);

// The last line of a file of complaints.
std::string lastComplaint(const std::filesystem::path& complaints);

}  // namespace weaveproof::cli
