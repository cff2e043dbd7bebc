// The oracle for footprints (`--verify-independence`): whether steps that are taken for independent are.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_set>
#include <vector>

#include "program/program_layer.hpp"

namespace weaveproof::program {

// What all workers of a check have found.
struct IndependenceResult {
  std::atomic<std::uint64_t> pairs = 0;  // of enabled actions of different threads that were taken for independent
  std::atomic<std::uint64_t> differences = 0;  // of which were not
  std::mutex mutex;
  std::string first;  // a sentence about the first difference
};

class IndependenceOracle {
 public:
  explicit IndependenceOracle(IndependenceResult& result) : result_(result) {}

  // Executes every two enabled actions with independent footprints in both orders, and compares the states. The program
  // is in a stored state, before and after the call.
  void look(Program& program);

 private:
  struct Step {
    Action action;
    StateId state;  // that it leads to
    Footprint footprint;
  };
  std::vector<Step> stepsOf(Program& program, StateId here);
  void compare(Program& program, StateId here, const Step& a, const Step& b);
  void note(Program& program, StateId here, const Step& a, const Step& b, const std::string& what);

  IndependenceResult& result_;
  std::unordered_set<std::uint64_t> seen_;
};

// Looks at each state that is stored.
class VerifiedIndependence final : public ProgramLayer {
 public:
  VerifiedIndependence(std::unique_ptr<Program> inner, IndependenceResult& result)
      : ProgramLayer(std::move(inner)), oracle_(result) {}

  Outcome execute(Action action) override {
    Outcome outcome = inner().execute(action);
    oracle_.look(inner());
    return outcome;
  }

 private:
  IndependenceOracle oracle_;
};

}  // namespace weaveproof::program
