// What `--reduction` says: which accesses to memory are steps of their own (Steps), and which orders of independent
// steps a search explores (Orders). Steps determine what a schedule of the program is, for every search. Orders concern
// only one search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::spec {

enum class Steps : std::uint8_t {
  All,          // none: every access to the heap and every monitor operation
  Shared,       // local: those to what other threads could once reach
  Reachable,    // reachability: of these, those to what other threads can reach now (program/live_bystanders.hpp)
  Interfering,  // hybrid: of these, those to fields and arrays that other threads may still access with a conflict
  Contended,  // locks: of those of Shared, those to memory that is used without a common lock (tracking/lock_discipline.hpp)
};

// What a step is depends on where other threads stand.
inline bool dependOnOthers(Steps steps) { return steps == Steps::Reachable || steps == Steps::Interfering; }

// What a step is depends on what threads may still access, by the code of the program.
inline bool askForLaterAccesses(Steps steps) { return steps == Steps::Interfering; }

// "none", "local", "reachability", "hybrid", "locks".
std::string_view nameOf(Steps steps);
std::optional<Steps> stepsNamed(std::string_view name);

enum class Orders : std::uint8_t {
  All,
  SleepSets,   // no step is tried again after one that is independent of it
  SourceSets,  // full: one of all schedules that differ only in the order of independent steps
  Published,   // as a published algorithm does it, which has a name (search/additions.hpp)
};

struct Reduction {
  Steps steps = Steps::Contended;
  Orders orders = Orders::SourceSets;
  std::string algorithm;  // Published

  // Of the name of an option. One that is not ours is taken for an algorithm of the literature.
  static Reduction named(std::string_view name);
  std::string name() const;
};

}  // namespace weaveproof::spec
