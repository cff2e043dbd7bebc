// The clients of bench/por, as section 5 of stateful-por.txt has them: three threads that add to and remove from a structure, up to so
// many calls each, of fewer or more different keys. bench/clients/CallClient.java runs them.
//
// The paper's buggy structures have their locks in the wrong place under certain conditions, and its classes of clients are about how many
// calls meet them. Here the client says which calls are careless.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace bench {

struct PorStructure {
  const char* name;  // a folder of benchmarks/, or what CallClient calls it
  const char* inThePaper;
  const char* visibleClasses;  // what the paper's static filter is given: those that the structure is made of
  bool hasLocks;
  // Of a thread at most, such that most clients can be explored in some seconds; 5 and 4 in the paper. No careless ones: 0.
  unsigned calls, carelessCalls;
};

std::span<const PorStructure> porStructures();
const PorStructure& porStructure(const std::string& name);  // throws std::runtime_error

enum class Careless : std::uint8_t { None, One, Half, All };  // of the calls of a client
inline constexpr Careless kCareless[] = {Careless::All, Careless::Half, Careless::One, Careless::None};
const char* nameOf(Careless careless);

struct PorClient {
  std::string structure;
  std::vector<std::string> threads;  // the calls of each: "a1r2", careless ones in capital letters

  std::string name() const;  // "list-set-optimistic a1r2 A1 r2", by which rows know it
  Careless careless() const;
  std::size_t calls() const;

  auto operator<=>(const PorClient&) const = default;
};

// Throws std::runtime_error.
PorClient clientNamed(const std::string& name);

// Different clients of one structure and class, one after the other. The same seed gives the same ones.
class PorDraw {
 public:
  PorDraw(const PorStructure& structure, Careless careless, unsigned mostCalls, std::uint64_t seed);

  // Empty if no further one turns up.
  std::optional<PorClient> next();

 private:
  PorClient draw();
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }

  const PorStructure& structure_;
  const Careless careless_;
  const unsigned mostCalls_;
  std::mt19937_64 random_;
  std::set<PorClient> known_;
};

// How many of `all` fall to the i-th of `parts`: as even as can be.
constexpr std::size_t share(std::size_t all, std::size_t part, std::size_t parts) {
  return all * (part + 1) / parts - all * part / parts;
}

}  // namespace bench
