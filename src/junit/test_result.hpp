// What came of each test, and of all of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "junit/test.hpp"
#include "verdict/result.hpp"

namespace weaveproof::junit {

enum class TestVerdict : std::uint8_t { NoViolation, Violation, Inconclusive, Unsupported, Skipped, Error };

const char* nameOf(TestVerdict verdict);   // "no-violation", as JSON has it
const char* shownAs(TestVerdict verdict);  // "no violation"

struct TestResult {
  Test test;
  TestVerdict verdict = TestVerdict::Error;
  int status = 0;                              // the exit status that it would have on its own
  std::string said;                            // one sentence or less: the violation, why it was skipped, what is wrong
  std::vector<std::string> notes;              // further sentences
  std::optional<verdict::CheckResult> result;  // if it was explored
  std::string text;                            // its counterexample, if it has one
  std::string page;                            // the file with its page, if it has one
  double seconds = 0;                          // with all that comes before and after the search
};

struct TestResults {
  std::vector<TestResult> tests;
  std::vector<std::string> problems;
  bool interrupted = false;  // before the tests were known

  // The worst of all. A program that is wrong is worse than one that could not be looked at, and a call that is wrong
  // is worse than both, as nobody knows what it was meant to check.
  int status() const;
  std::size_t count(TestVerdict verdict) const;
  double seconds() const;
};

// "7 tests: 5 no violation, 2 violation, 0.31 s"
std::string countText(const TestResults& results);

// "2 of 7 tests have mentions: bank.AccountTest.reads, bank.AccountTest.writes"; empty if none has.
std::string mentionText(const TestResults& results);

// What all of them together take for granted.
std::vector<std::string> assumptionsOf(const TestResults& results);

// What is to be said of a test besides its verdict and what was met, for reports of one test: of the search, how to get further, what is
// assumed.
std::vector<std::string> factsOf(const TestResult& test);

// What a test that is not to be explored comes to; and what exploring one has come to, which takes from the result what
// RunTest said in it.
TestResult unexplored(const Test& test);
TestResult explored(const Test& test, verdict::CheckResult result, int status);
TestResult failed(const Test& test, int status, const std::string& sentence);

}  // namespace weaveproof::junit
