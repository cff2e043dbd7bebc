// What became of mutants.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mutate/mutant.hpp"

namespace weaveproof::mutate {

enum class Fate : std::uint8_t {
  Killed,     // the harness has a schedule that shows a violation
  Survived,   // every schedule was covered, and none shows one: this harness cannot see the change
  Undecided,  // not every schedule was covered
  Unreached,  // no schedule runs what was changed
  Stillborn,  // it does not compile
  Duplicate,  // it has the classes of the original, or of a mutant before it
  Made,       // nobody has checked it
};

const char* nameOf(Fate fate);

struct MutantResult {
  std::size_t number = 0;  // from 1
  const Mutant* mutant = nullptr;
  Fate fate = Fate::Made;
  std::string said;  // by which violation, or why
  bool wasChecked = false;
  std::uint64_t states = 0;  // or schedules, if the search keeps no states
  double seconds = 0;
  std::vector<std::string> mentions;  // sentences: what its check met, and is no violation
  std::string patch, trace;           // files; empty if they are not kept
};

struct Results {
  std::uint64_t states = 0;  // of the check of the original
  double seconds = 0;
  std::vector<std::string> mentions;  // likewise
  std::vector<MutantResult> mutants;

  // What the check of a mutant met, and that of the original did not.
  std::vector<std::string> newMentions(const MutantResult& mutant) const;

  std::size_t count(Fate fate) const;
  // Those that could have been killed: all that compile and are none of the others.
  std::size_t counted() const;
  double score() const;  // percent of these that were killed; 100 if there are none
};

// "12 mutants: 8 killed, 3 survived, 1 stillborn. Score: 72.7 % (8 of 11)."
std::string summaryOf(const Results& results);

}  // namespace weaveproof::mutate
