// The ProgramSpace of Java programs: what its workers share.
#pragma once

#include <memory>

#include "program/space.hpp"
#include "state/content_store.hpp"
#include "state/tree_store.hpp"
#include "tracking/shared_facts.hpp"
#include "vm/machine.hpp"

namespace weaveproof::program {

class JavaProgram;

class SharedSpace final : public ProgramSpace {
 public:
  SharedSpace(ProgramOptions options, base::MemoryBudget& budget);
  ~SharedSpace() override;

  std::unique_ptr<Program> newWorker() override;
  const Outcome& beginning() const override { return beginning_; }
  const StartUp& startUp() const override { return startUp_; }
  StateId initial() const { return initial_; }
  const vm::Class* mainClass();  // null if it is not loaded
  bool everyStepVisible() const { return options.spec.steps == spec::Steps::All; }
  std::uint64_t storeBytes() const override { return contents.bytes() + trees->bytes(); }
  std::vector<std::string> outcomes() const override;
  const std::atomic<bool>& sharesInternals() const override { return shared->internalsShared; }
  tracking::VisibleInternals toBeVisible() const override;
  bool adoptContended() override;
  bool timeStandsStill() const override;
  bool waitsWereLate() const override;
  bool callsWereSteps() const override;
  std::set<std::uint64_t> contended() const override { return shared->shown.contended; }
  std::vector<std::string> sharedClasses() const override;
  std::vector<Assumed> assumptions() const override;
  tracking::RecordedThreads threadNumbers() const override;

  ProgramOptions options;
  base::MemoryBudget& budget;
  state::ContentStore contents;
  std::unique_ptr<state::TreeStore> trees;
  std::unique_ptr<vm::World> world;
  std::unique_ptr<tracking::SharedFacts> shared;

 private:
  std::unique_ptr<vm::Machine> newMachine();
  std::unique_ptr<Program> layered(std::unique_ptr<JavaProgram> worker);
  std::unique_ptr<vm::Machine> bootBase();
  std::vector<vm::Class*> dryRun(vm::Machine& vm);
  void freeze(vm::Machine& vm);
  void markTables(vm::Machine& vm) const;
  void spinLess(vm::Machine& vm) const;
  void arrangeLeaves();
  void learnFromWalks();
  void goThroughStartUp(JavaProgram& program);

  std::unique_ptr<JavaProgram> firstWorker_;  // until newWorker hands it out
  std::unique_ptr<vm::Machine> facts_;        // what of a machine is neither in the heap nor in a thread
  vm::BaseNumbers baseNumbers_;
  Outcome beginning_;
  StateId initial_;
  StartUp startUp_;
};

}  // namespace weaveproof::program
