// The versions of the JDK that are supported, and in which of them a row of a table of this folder holds. See docs/add-a-jdk.md for
// how to add one.
//
// A table has one row for a fact, with the versions that the fact is true of. Its function takes the version of the JDK at hand,
// and gives the rows for it: no other code asks which version it is.
#pragma once

#include <algorithm>
#include <limits>
#include <ranges>
#include <span>

namespace weaveproof::jdk {

inline constexpr int kSupported[] = {17, 21, 25};
inline constexpr const char* supportedVersions() { return "17, 21 and 25"; }
inline constexpr bool isSupported(int version) {
  return std::ranges::find(kSupported, version) != std::end(kSupported);
}

struct Versions {
  int first = 0, last = std::numeric_limits<int>::max();
  constexpr bool has(int version) const { return first <= version && version <= last; }
  friend bool operator==(const Versions&, const Versions&) = default;
};
inline constexpr Versions kAllVersions{}, kUntil17{.last = 17}, kUntil21{.last = 21}, kFrom21{.first = 21},
    kFrom25{.first = 25}, kOnly21{21, 21};

// The rows of a table that hold in one version.
struct HoldsIn {
  int version;
  bool operator()(const auto& row) const { return row.versions.has(version); }
};
template <class Row>
using Rows = std::ranges::filter_view<std::span<const Row>, HoldsIn>;
template <class Row>
Rows<Row> rowsOf(std::span<const Row> table, int version) {
  return Rows<Row>(table, HoldsIn{version});
}

// The newest class files that a version runs: 61 for Java 17.
inline constexpr int newestClassFile(int version) { return version + 44; }

}  // namespace weaveproof::jdk
