// The result for a person.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof::report {

struct TextOptions {
  std::size_t width = 120;
  bool quiet = false;      // the verdict and what qualifies it, a line each
  bool outcomes = false;   // list them
  std::string command;     // how weaveproof was called, for the command that replays
  bool internals = false;  // each step of what the library does
  bool assumptions = true;  // false: the caller writes them for several results together
};

std::string resultText(const verdict::CheckResult& result, SourceLines& sources, const TextOptions& options);

// One violation: what it is, the schedule, the program's output.
std::string counterexampleText(const schedule::Counterexample& example, SourceLines& sources, std::size_t width,
                               bool internals = false);

// What is said of the search besides what it covered, a sentence each.
std::vector<std::string> searchNotes(const verdict::CheckResult& result);

// One violation, as --quiet has it: a line, and one for each hint.
std::string quietText(const schedule::Counterexample& example);

// What the verdict does not cover, and what it takes for granted.
void addMentions(std::string& text, const verdict::CheckResult& result, std::size_t width);
void addAssumptions(std::string& text, const verdict::CheckResult& result, std::size_t width);

// The command that shows a trace again, quoted for a shell.
std::string replayCommand(const std::string& command, const std::string& traceFile);

// That of the terminal which the descriptor writes to, else 120.
std::size_t pageWidth(int descriptor);

}  // namespace weaveproof::report
