// An exception that nobody caught ended a thread; an AssertionError is one too, and has a kind of its own.
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
    violation.message = (assertion ? "Assertion failed" : "Uncaught exception") + std::string(" in thread \"") +
                        failure.threadName + "\": " + failure.className;
    if (!failure.message.empty()) violation.message += ": " + failure.message;
    violation.className = failure.className;
    for (const program::Place& place : failure.stack) violation.details.push_back("at " + textOf(place));
    violation.stacks.push_back(
        {failure.className + (failure.message.empty() ? "" : ": " + failure.message), failure.thread, failure.stack});
    for (const program::Failure::Cause& cause : failure.causes) {
      violation.details.push_back("Caused by: " + cause.what);
      for (const program::Place& place : cause.stack) violation.details.push_back("at " + textOf(place));
      violation.stacks.push_back({"Caused by: " + cause.what, failure.thread, cause.stack});
    }
    violation.threads = {failure.thread};
    violation.identity = {violation.kind, failure.className};
    if (!failure.stack.empty()) violation.identity.sights = {{failure.stack.front()}};
    return {std::move(violation)};
  }
};

}  // namespace

std::unique_ptr<Property> makeExceptionProperty() { return std::make_unique<ExceptionProperty>(); }

}  // namespace weaveproof::check
