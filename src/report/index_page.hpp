// A page over several results, which leads to the pages of those that have a violation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weaveproof::report {

struct IndexRow {
  std::string verdict;  // "no-violation"
  std::string shownAs;  // "no violation"
  std::string name, behindName;
  std::string mentioned;  // "a data race"; empty: nothing is mentioned
  std::string page;  // a file in the folder of the index; empty: none
  std::vector<std::string> sentences;
  std::optional<std::uint64_t> states;
  double seconds = 0;
};

struct Index {
  std::string heading;
  std::string rowsAre;  // "test"
  std::vector<std::string> problems;
  std::vector<IndexRow> rows;
  std::vector<std::string> assumptions = {};  // of all together
};

std::string indexText(const Index& index);

}  // namespace weaveproof::report
