// What bench/por runs: which clients with which algorithms.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "por_clients.hpp"
#include "study_run.hpp"
#include "study_techniques.hpp"

namespace bench {

inline constexpr const char *kAllStates = "all states", *kOrders = "orders", *kFirstError = "first error";
inline constexpr const char* kSample = "sample";  // whether a client with careless calls has an error at all

struct PorSizes {
  std::size_t clients = 75, careless = 310;     // in the paper
  unsigned calls = 0, carelessCalls = 0;        // of a thread at most; 0: as many as the structure can be explored with
  std::uint64_t drawSeed = 1, randomSeeds = 3;  // randomSeeds: runs in random order
};

class PorRuns {
 public:
  using Run = std::function<StudyFile(const std::vector<StudyRun>&)>;

  // Draws the clients; those with careless calls are searched for an error (`run`), and the ones that have one are kept.
  // Throws std::runtime_error if there are not as many.
  PorRuns(const PorSizes& sizes, const std::vector<Technique>& techniques, const Run& run);

  const std::vector<StudyRun>& runs() const { return runs_; }

 private:
  std::vector<PorClient> rightClients() const;
  std::vector<PorClient> carelessClients(const PorStructure& structure, Careless careless, std::size_t number,
                                         const Run& run);
  void addRuns(const PorClient& client, const std::string& group);
  const Benchmark& programOf(const PorClient& client);

  const PorSizes& sizes_;
  const std::vector<Technique>& techniques_;
  std::deque<Benchmark> programs_;  // to which runs point
  std::vector<StudyRun> runs_;
};

// "1,4,2,3": the main thread first, then the others in the n-th of their six orders.
inline constexpr std::uint64_t kOrdersOfThreads = 6;
std::string orderOfThreads(std::uint64_t n);

// The words after CallClient. If `observes` is set, the client reports its outcome; else it fails if something is
// wrong.
std::vector<std::string> argumentsOf(const PorClient& client, bool observes);

}  // namespace bench
