// Clients and what came of them, for a person to read.
#pragma once

#include <string>

#include "batch/table.hpp"
#include "clients/result.hpp"

namespace weaveproof::clients {

// What is checked: calls, clients, what was not called.
std::string beginning(const Results& results, const Bounds& bounds, std::size_t width);

class Table {
 public:
  explicit Table(const Results& results);

  std::string line(std::size_t row) const;

 private:
  const Results& results_;
  batch::Table table_;
};

// A violation: the calls with their results, a column a thread; what would have been admitted; the schedule.
// The last is what `check` says of it.
std::string violationText(const Results& results, std::size_t row, const std::string& schedule, std::size_t width);

}  // namespace weaveproof::clients
