// The registry of techniques: every search and every order has one line in it, which is also its line in `--help searches` or
// `--help research`, and in docs/search-strategies.md.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace weaveproof::search {

class Order;
struct RunResult;
struct RunSetup;
struct Task;

struct Technique {
  enum class Kind : std::uint8_t { Search, Walk, Order, Reduction, Bound, Backtracking, Restarts, Workers } kind;
  std::string_view name;      // "bfs"; of an option that is a technique by itself: the option's name
  std::string_view usage;     // "--search bfs"
  std::string_view sentence;  // what it does
  // Whether it can show that there is no error.
  enum class Completeness : std::uint8_t { Never, UnlessItCuts, Yes } completeness;
  RunResult (*run)(Task&, const RunSetup&) = nullptr;  // of a search or walk
  const Order* (*order)() = nullptr;                   // of an order; null by itself: by thread number
  bool research = false;                               // it reproduces a publication: `--help research` lists it
};

std::span<const Technique> techniques();

// Throws BadSearchOptions with the names that exist.
const Technique& findTechnique(Technique::Kind kind, std::string_view name);

// By kind, for `weaveproof check --help searches`, or those of research with the published reductions and the heuristics, for
// `--help research`.
std::string techniquesHelp(bool research);
// All of them, as the table in docs/search-strategies.md.
std::string techniquesMarkdown();
std::string heuristicsMarkdown();  // likewise

}  // namespace weaveproof::search
