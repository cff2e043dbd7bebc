// What became of mutants: the verdict of the check of each, in words of their own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "batch/result.hpp"
#include "mutate/mutant.hpp"

namespace weaveproof::mutate {

inline constexpr const char* kKilled = "killed";        // the harness has a schedule that shows a violation
inline constexpr const char* kSurvived = "survived";    // every schedule was covered, and none shows one
inline constexpr const char* kUndecided = "undecided";  // not every schedule was covered
inline constexpr const char* kUnreached = "unreached";  // no schedule runs what was changed
inline constexpr const char* kStillborn = "stillborn";  // it does not compile
inline constexpr const char* kDuplicate = "duplicate";  // it has the classes of the original, or of a mutant before it
inline constexpr const char* kMade = "made";            // it was not to be checked

// The words after `kUndecided` are for mutants that are skipped.
void setFate(batch::Result& result, const char* fate);

// What only a mutant has. Its number is that of its row, from 1 on.
struct MutantDetails {
  const Mutant* mutant = nullptr;
  std::vector<std::string> mentions;  // sentences: what its check met, and is no violation
  std::string patch;                  // a file; empty if it is not kept
};

struct Results {
  std::uint64_t states = 0;  // of the check of the original
  double seconds = 0;
  std::vector<std::string> mentions;  // likewise
  batch::Results all;
  std::vector<MutantDetails> mutants;  // of the rows

  // What the check of a mutant met, and that of the original did not.
  std::vector<std::string> newMentions(std::size_t row) const;

  std::size_t count(std::string_view fate) const;
  // Those that could have been killed: all that compile and are none of the others.
  std::size_t counted() const;
  double score() const;  // percent of these that were killed; 100 if there are none
};

// "12 mutants: 8 killed, 3 survived, 1 stillborn. Score: 72.7 % (8 of 11)."
std::string summaryOf(const Results& results);

// Mutants as tests of the harness: one that is killed passes; one that survives, or that no schedule reaches, fails.
batch::Results asTests(const Results& results);

}  // namespace weaveproof::mutate
