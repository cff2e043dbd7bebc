// How a long search gets on: one line on the terminal, written over and over.
#pragma once

#include <chrono>
#include <string>

#include "search/search.hpp"

namespace weaveproof::report {

class ProgressLine : public search::Progress {
 public:
  ~ProgressLine() override { clear(); }
  void report(const search::SearchStatistics& soFar, std::uint64_t currentDepth) override;
  void clear();

  static bool isUseful();  // standard error is a terminal

 private:
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
  std::uint64_t lastStates_ = 0;
  bool shown_ = false;
};

// "1,234,567 states, 410,000/s, depth 812, 1.2 GB, 95 s"
std::string progressText(const search::SearchStatistics& soFar, std::uint64_t statesPerSecond, std::uint64_t depth,
                         std::uint64_t memory, double seconds);

}  // namespace weaveproof::report
