// A program around another one, to which it passes everything on. A check or a cache of transitions is a layer that does more in some of
// these functions; layers stand around each other, and none knows which others there are.
#pragma once

#include <memory>
#include <utility>

#include "program/program.hpp"

namespace weaveproof::program {

class ProgramLayer : public Program {
 public:
  explicit ProgramLayer(std::unique_ptr<Program> inner)
      : Program(inner->footprints(), inner->facts()), inner_(std::move(inner)) {}

  StateId state() const override { return inner_->state(); }
  std::uint64_t hash() override { return inner_->hash(); }
  const Actions& enabled() override { return inner_->enabled(); }
  std::span<const Pending> pending() override { return inner_->pending(); }
  Pending pendingOf(ThreadNumber thread) override { return inner_->pendingOf(thread); }
  bool isTimeOut(Action action) override { return inner_->isTimeOut(action); }
  ThreadNumber ownerFor(const Pending& pending) override { return inner_->ownerFor(pending); }
  std::uint64_t placeOf(ThreadNumber thread) override { return inner_->placeOf(thread); }
  Outcome execute(Action action) override { return inner_->execute(action); }
  Outcome advance(Action action) override { return inner_->advance(action); }
  StateId keep() override { return inner_->keep(); }
  void restore(StateId state) override { inner_->restore(state); }
  void showSwitches(bool show) override { inner_->showSwitches(show); }
  void stopIf(std::function<bool()> wanted) override { inner_->stopIf(std::move(wanted)); }
  std::uint64_t instructions() const override { return inner_->instructions(); }

 protected:
  Program& inner() { return *inner_; }

 private:
  const std::unique_ptr<Program> inner_;
};

}  // namespace weaveproof::program
