// The results of tests for a person: a line each as they end, and all the rest behind them.
#pragma once

#include <cstddef>
#include <string>

#include "junit/test_result.hpp"

namespace weaveproof::junit {

class Table {
 public:
  Table(const Tests& tests, std::size_t width);

  std::string line(const TestResult& test) const;

  // The counterexamples, what was assumed, and how many tests came to what. Quiet: only how many.
  std::string end(const TestResults& results, bool quiet) const;

 private:
  std::size_t width_, nameWidth_ = 0;
};

}  // namespace weaveproof::junit
