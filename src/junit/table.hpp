// The results of tests for a person: one line for each test when it ends, and the rest after all of them.
#pragma once

#include <cstddef>
#include <string>

#include "batch/table.hpp"

namespace weaveproof::junit {

class Table {
 public:
  Table(const batch::Results& results, std::size_t width);

  std::string line(const batch::Result& result) const;

  // The counterexamples, what was assumed, and how many tests came to what. Quiet: only how many.
  std::string end(const batch::Results& results, bool quiet) const;

 private:
  std::size_t width_;
  batch::Table table_;
};

}  // namespace weaveproof::junit
