// What the study of dfs-rb.txt runs: its programs, its configurations of DFS-RB, and which of them go to the second
// phase.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "catalogue.hpp"
#include "study_results.hpp"
#include "study_search.hpp"

namespace bench {

// Table 1: the rankings are made from these.
inline constexpr std::array<const char*, 9> kTrainingPrograms = {
    "daisy",        "elevator",           "alarm-clock", "linked-list", "producer-consumer",
    "rax-extended", "replicated-workers", "papabench",   "monte-carlo"};
// Table 8: the rankings are tried on these.
inline constexpr std::array<const char*, 3> kValidationPrograms = {"cdx", "cache4j", "qsort-mt"};

// Table 4: the ten best of the paper, in its order.
inline constexpr std::array<const char*, 10> kBestOfThePaper = {
    "I,pl,d,Lb,0.75,1.5",     "I,pl,d,Lb,0.90^r,1.2",   "I,pl,ncs,F,1-r/5,1",   "I,pl,d,R,1-r/5,1.1",
    "I,pl,ncs,Lb,0.90^r,1.5", "I,pl,ncs,Lb,0.90^r,1.2", "I,pl,ncs,Lb,0.75,1.5", "I,pl,d,Lb,0.95^r,1",
    "I,pl,ncs,R,1-r/2,1.5",   "I,pl,d,F,0.75^r,1.5"};

// Table 10: the best one, on cdx, with thresholds that go deeper.
inline constexpr std::array<const char*, 4> kDeepThresholds = {"200,pl,d,Lb,0.75,1.5", "500,pl,d,Lb,0.75,1.5",
                                                               "1000,pl,d,Lb,0.75,1.5", "1500,pl,d,Lb,0.75,1.5"};

// All 7,920 (every = 1), or a part of them that is as good as drawn: the first of an order that has nothing to do with
// the values, so that a smaller study is part of a larger one. The paper's ten best are always there.
std::vector<std::string> studyConfigurations(std::size_t every);

bool isConfiguration(const std::string& technique);  // of DFS-RB, not the name of something else
std::string optionsOfConfiguration(const std::string& configuration);

// The twelve programs, or those of them that match the patterns. Throws std::runtime_error with their names if one
// matches none.
std::vector<Benchmark> studyPrograms(const std::vector<Benchmark>& catalogue, const std::vector<std::string>& patterns);

// Section 5.2: firstPhase has so many runs of each configuration; secondPhase only of those where the first runs found
// the error, but not all in the same way.
std::vector<StudyRun> firstPhase(const std::vector<Benchmark>& programs, const std::string& size,
                                 const std::vector<std::string>& configurations, std::uint64_t runs);
std::vector<StudyRun> secondPhase(const std::vector<StudyRun>& first, const StudyFile& results, std::uint64_t runs);

}  // namespace bench
