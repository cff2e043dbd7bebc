// Clients and what came of them, for a person to read.
#pragma once

#include <string>

#include "clients/result.hpp"

namespace weaveproof::clients {

// What is checked: calls, clients, what was left out.
std::string beginning(const Results& results, const Bounds& bounds, std::size_t width);

class Table {
 public:
  explicit Table(const Results& results);

  std::string line(const ClientResult& result) const;

 private:
  const Results& results_;
  std::size_t numberWidth_, textWidth_ = 0;
};

// A violation: the calls with their results, a column a thread; what would have been admitted; the schedule.
std::string violationText(const Results& results, const ClientResult& result, std::size_t width);

}  // namespace weaveproof::clients
