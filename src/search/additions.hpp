// Searches that another room adds: those that reproduce publications and serve comparisons (src/published). This room knows them
// by what stands here, and the command line adds them before it reads options.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "search/heuristic.hpp"
#include "search/task.hpp"

namespace weaveproof::search {

// A partial-order reduction of the literature, by its name for --reduction.
struct PublishedReduction {
  std::string_view name;
  std::string_view sentence;  // what it does
  // Nothing if there are more threads than it can deal with. RunSetup::por says which reduction is wanted.
  std::optional<RunResult> (*search)(Task&, const RunSetup&) = nullptr;
  bool hasPublishedForm = false;  // that differs from ours, and loses final states
};

struct Additions {
  std::span<const PublishedReduction> reductions;
  std::span<const HeuristicEntry> heuristics;
  RunResult (*pairwise)(Task&, const RunSetup&) = nullptr;  // --pairwise
};

const Additions& additions();          // empty until something is added
void add(const Additions& additions);  // at the start of a program, before there are other threads

const PublishedReduction* findReduction(std::string_view name);  // null: there is none
std::string namesOfReductions();                                 // "s-por, de-s-por, ..."

}  // namespace weaveproof::search
