// A thread that loops for ever without interacting: no schedule can end it, and no transition ends with it.
#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

class LoopProperty final : public Property {
 public:
  std::string_view name() const override { return "loop"; }
  bool looksAtStates() const override { return false; }

  std::vector<Violation> check(program::Program&, const program::Outcome& outcome) override {
    if (outcome.kind != program::Outcome::Kind::Failed || outcome.failure->kind != program::Failure::Kind::LocalLoop)
      return {};
    const program::Failure& failure = *outcome.failure;

    Violation violation;
    violation.kind = "loop";
    violation.failure = failure;
    violation.stacks.push_back({Stack::Of::Thread, 0, failure.thread, failure.stack});
    violation.threads = {failure.thread};
    // The method is the same wherever in the loop it was cut; the line may differ.
    violation.identity = {violation.kind};
    if (!failure.stack.empty()) {
      program::Place method = failure.stack.front();
      method.line = -1;
      violation.identity.sights = {{std::move(method)}};
    }
    return {std::move(violation)};
  }
};

}  // namespace

std::unique_ptr<Property> makeLoopProperty() { return std::make_unique<LoopProperty>(); }

}  // namespace weaveproof::check
