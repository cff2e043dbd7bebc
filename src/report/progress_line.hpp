// The progress of a long search: one line on the terminal, written over and over.
#pragma once

#include <chrono>
#include <string>

#include "search/search.hpp"

namespace weaveproof::report {

class ProgressLine : public search::Progress {
 public:
  ~ProgressLine() override { clear(); }
  void report(const search::ProgressReport& report) override;
  void clear();

  static bool isUseful();  // standard error is a terminal

 private:
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
  std::uint64_t lastStates_ = 0;
  bool shown_ = false;
};

// "proving, hunting: 1,234,567 states, 410,000/s, between 2 and 30 % seen, covered: at most 1 preemption, 95 s,
// 1.2 GB, depth 812"
std::string progressText(const search::ProgressReport& report, std::uint64_t statesPerSecond, std::uint64_t memory,
                         double seconds);

}  // namespace weaveproof::report
