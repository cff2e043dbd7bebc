// What a guided search asks about a path: how promising is the state that it leads to? The lowest value is explored
// first. docs/add-a-heuristic.md shows how to add one.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mine/division.hpp"
#include "program/program.hpp"

namespace weaveproof::search {

// How the interleaving heuristics weigh an earlier transition (published/interleaving.hpp).
enum class Weights : std::uint8_t { Distance, Paper };

// The way to a state, as far as it is remembered.
struct RecentPath {
  // Of its transitions the threads, the newest first: as many as the heuristic wants, if there are so many.
  std::span<const program::ThreadNumber> threads;
  std::uint64_t length = 0;  // of the whole path, in transitions
};

class Heuristic {
 public:
  virtual ~Heuristic() = default;

  // How many of the newest transitions it wants to know.
  virtual std::uint32_t wants() const { return 0; }

  // The program stands in the state, which is new and not an end of the program; it may be asked whatever does not move
  // it.
  virtual std::int64_t valueOf(const RecentPath& path, program::Program& program) = 0;
};

// What the user can say about all of them.
struct HeuristicSetup {
  std::uint32_t history = 10;  // transitions that are looked back
  Weights weights = Weights::Distance;
  mine::ThreadClusters* clusters = nullptr;  // for those that use them
};

struct HeuristicEntry {
  std::string_view name;
  std::string_view sentence;
  bool usesHistory;   // --history and --weights mean something to it
  bool usesClusters;  // the threads have to be divided into clusters first
  std::unique_ptr<Heuristic> (*make)(const HeuristicSetup&);
};

// Our own, which are in the table of heuristic.cpp, and those that were added (additions.hpp). The line of each is also its line in
// `--help` and in docs/search-strategies.md.
std::vector<const HeuristicEntry*> heuristics();

// Throws BadSearchOptions with the names that exist.
const HeuristicEntry& findHeuristic(std::string_view name);
std::string namesOfHeuristics();  // "ti, ci, …"

// Each in its file.
std::unique_ptr<Heuristic> makeMostBlocked(const HeuristicSetup& setup);

}  // namespace weaveproof::search
