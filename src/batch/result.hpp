// What came of one of several checks, and of all of them: the same for tests, mutants, clients and the programs of a change. A command
// adds what only it knows in structures of its own, which have the number of the row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verdict/result.hpp"

namespace weaveproof::batch {

struct Result {
  std::string suite;   // a heading for several results; the class of a test, for example
  std::string name;    // in the suite
  std::string title;   // the name without the suite around it
  std::string detail;  // shown after the title: the arguments of a test

  verdict::Verdict verdict = verdict::Verdict::Inconclusive;
  std::string word;  // for the verdict, where the command has a word of its own: "survived"
  int status = 0;    // the exit status that it would have on its own
  bool isCrash = false;

  std::string said;                  // one sentence or less: the violation, why it was skipped, what is wrong
  std::vector<std::string> notes;    // further sentences
  std::vector<std::string> remarks;  // sentences about the search, for reports that have room for them
  std::vector<std::string> facts;    // what a report of this result alone has to tell besides

  std::optional<std::uint64_t> states;  // empty: it was not explored
  std::uint64_t schedules = 0;          // of a search that stores no states
  double seconds = 0;                   // with all that comes before and after the search

  std::optional<verdict::CheckResult> result;  // if it was explored
  std::string kind;                            // of the violation: "deadlock", or the class of the exception
  std::string text;                            // its counterexample, if it has one
  std::string page;                            // the file with its page, if it has one
  std::string trace;                           // the file for replay, if there is one

  const char* nameOfVerdict() const { return word.empty() ? verdict::nameOf(verdict) : word.c_str(); }
  const char* shownVerdict() const { return word.empty() ? verdict::shownAs(verdict) : word.c_str(); }
};

struct Results {
  std::vector<Result> rows;
  std::vector<std::string> problems;  // sentences about what was asked for and does not exist
  bool interrupted = false;           // before it was known what there is to check

  std::size_t count(verdict::Verdict verdict) const;
  double seconds() const;

  // The worst of all. A program that is wrong is worse than one that could not be looked at, and a call that is wrong is worse than
  // both, because it is not known what it was meant to check.
  int status() const;
};

// What is known of a check that has ended without a result, for this reason.
void setProblem(Result& result, int status, const std::string& sentence);

// Takes over what the search has found: verdict, sentence, kind, figures.
void setFound(Result& result, verdict::CheckResult found, int status);

// "7 tests: 5 no violation, 2 violation, 0.31 s"; `one` is "test".
std::string countText(const Results& results, const std::string& one);

// "2 of 7 tests mention something that is no violation: bank.AccountTest.reads, bank.AccountTest.writes"; empty if none does.
std::string mentionText(const Results& results, const std::string& one);

// What all of them together take for granted.
std::vector<std::string> assumptionsOf(const Results& results);

}  // namespace weaveproof::batch
