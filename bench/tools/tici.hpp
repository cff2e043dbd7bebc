// The two studies of tici.txt: do clusters of threads that were mined agree with what the threads are for, and does a search find
// errors sooner that knows them?
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "experiment.hpp"

namespace bench {

// How many threads of either kind a program has: producers and consumers, writers and readers, …
struct Split {
  int first = 0, second = 0;
  std::string text() const;
};

struct TiciOptions {
  std::vector<Split> splits;
  std::vector<std::string> programs;  // only these; all, if empty
  std::filesystem::path techniques;
  std::uint64_t stateLimit = 65'536;
  std::size_t mutants = 3;  // of each structure
  std::uint64_t seed = 1;   // of their draw
  bool recordedOnly = false;
  std::filesystem::path plots;  // a folder; empty: none

  bool takes(const std::string& program) const;
};

void writePlot(const TiciOptions& options, const std::string& name, const std::string& description);

// tici_agreement.cpp: section 4.1 and Figure 5. tici_performance.cpp: section 4.2, Table A1, Figures 6 and 7. Both print their tables.
void studyAgreement(const Setting& setting, const TiciOptions& options);
void studyPerformance(const Setting& setting, const TiciOptions& options);

// tici_mutants.cpp: a structure with an error that an operator of `weaveproof mutate` has put into it.
struct StructureMutant {
  std::string structure;  // the name that the client knows it by
  std::string name;       // "7 SPCR": its number among those drawn, and its operator
  std::string what;       // the change, in words
  std::filesystem::path classes;
};

// Of each of the nine structures the first mutants that were drawn which a full search of the smallest client finds wrong, and which
// are not wrong already on the schedules without preemption: those have no error of concurrency.
std::vector<StructureMutant> killableMutants(const Setting& setting, const TiciOptions& options, RecordedRuns& runs);

}  // namespace bench
