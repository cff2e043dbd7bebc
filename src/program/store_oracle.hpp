// The oracle for the store (`--verify-store`): whether memory holds what the state says, all of it, after every transition. Slow, for tests.
#pragma once

#include <vector>

#include "program/program_layer.hpp"
#include "program/stored_machine.hpp"

namespace weaveproof::program {

class StoreOracle {
 public:
  StoreOracle(SharedSpace& space, vm::Machine& vm, StoredMachine& store) : space_(space), vm_(vm), store_(store) {}

  // Throws std::logic_error if something has changed that was not noted. Nothing if the machine is not settled.
  void verify();

 private:
  void requireStored(heap::Ref ref, state::LeafValue value) const;
  void findBaseObjects();

  SharedSpace& space_;
  vm::Machine& vm_;
  StoredMachine& store_;
  std::vector<heap::Ref> baseObjects_;  // where objects are in the base
};

class VerifiedStore final : public ProgramLayer {
 public:
  VerifiedStore(std::unique_ptr<Program> inner, StoreOracle oracle)
      : ProgramLayer(std::move(inner)), oracle_(std::move(oracle)) {}

  Outcome execute(Action action) override {
    Outcome outcome = inner().execute(action);
    oracle_.verify();
    return outcome;
  }
  Outcome advance(Action action) override {
    Outcome outcome = inner().advance(action);
    oracle_.verify();
    return outcome;
  }
  void restore(StateId state) override {
    inner().restore(state);
    oracle_.verify();
  }

 private:
  StoreOracle oracle_;
};

}  // namespace weaveproof::program
