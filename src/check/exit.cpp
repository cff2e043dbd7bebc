// A thread ended the program by System.exit or its like, with a status that reports an error.
#include <algorithm>

#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

class ExitProperty final : public Property {
 public:
  std::string_view name() const override { return "exit"; }
  bool looksAtStates() const override { return false; }

  std::vector<Violation> check(program::Program&, const program::Outcome& outcome) override {
    if (outcome.kind != program::Outcome::Kind::Failed || outcome.failure->kind != program::Failure::Kind::Exit)
      return {};
    const program::Failure& failure = *outcome.failure;

    Violation violation;
    violation.kind = "exit";
    violation.failure = failure;
    violation.stacks.push_back({Stack::Of::Thread, 0, failure.thread, failure.stack});
    violation.threads = {failure.thread};
    violation.identity = {violation.kind, std::to_string(failure.status)};
    const auto caller = std::ranges::find_if_not(
        failure.stack, [](const program::Place& place) { return place.owner == program::CodeOwner::Jdk; });
    if (caller != failure.stack.end()) violation.identity.sights = {{*caller}};
    return {std::move(violation)};
  }
};

}  // namespace

std::unique_ptr<Property> makeExitProperty() { return std::make_unique<ExitProperty>(); }

}  // namespace weaveproof::check
