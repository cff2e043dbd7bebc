// An exception that was not caught ended a thread; an AssertionError is one too, and has a kind of its own.
#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

class ExceptionProperty final : public Property {
 public:
  std::string_view name() const override { return "exception"; }
  bool looksAtStates() const override { return false; }

  std::vector<Violation> check(program::Program&, const program::Outcome& outcome) override {
    if (outcome.kind != program::Outcome::Kind::Failed) return {};
    const program::Failure& failure = *outcome.failure;
    if (failure.kind != program::Failure::Kind::Exception && failure.kind != program::Failure::Kind::Assertion)
      return {};

    Violation violation;
    const bool assertion = failure.kind == program::Failure::Kind::Assertion;
    violation.kind = assertion ? "assertion" : "exception";
    violation.className = failure.className;
    violation.failure = failure;
    violation.stacks.push_back({Stack::Of::Exception, 0, failure.thread, failure.stack});
    for (std::size_t i = 0; i < failure.causes.size(); ++i)
      violation.stacks.push_back({Stack::Of::Cause, i, failure.thread, failure.causes[i].stack});
    violation.threads = {failure.thread};
    violation.identity = {violation.kind, failure.className};
    if (!failure.stack.empty()) violation.identity.sights = {{failure.stack.front()}};
    return {std::move(violation)};
  }
};

}  // namespace

std::unique_ptr<Property> makeExceptionProperty() { return std::make_unique<ExceptionProperty>(); }

}  // namespace weaveproof::check
