#include "words/call_text.hpp"

#include <string_view>

#include "words/value_text.hpp"

namespace weaveproof::words {

using jdk::CallVerb;
using program::LibraryCall;

namespace {

struct Pattern {
  CallVerb verb;
  std::string_view words;  // '@': the receiver, '#': the first argument
};
constexpr Pattern kPatterns[] = {
    {CallVerb::Locks, "locks @"},
    {CallVerb::TriesToLock, "tries to lock @"},
    {CallVerb::Unlocks, "unlocks @"},
    {CallVerb::WaitsForCondition, "waits for @"},
    {CallVerb::Signals, "signals @"},
    {CallVerb::SignalsAll, "signals all at @"},
    {CallVerb::Takes, "takes from @"},
    {CallVerb::Puts, "puts # into @"},
    {CallVerb::Adds, "adds # to @"},
    {CallVerb::Offers, "offers # to @"},
    {CallVerb::Polls, "polls @"},
    {CallVerb::Executes, "hands # to @"},
    {CallVerb::Submits, "submits # to @"},
    {CallVerb::ShutsDown, "shuts down @"},
    {CallVerb::WaitsForEnd, "waits for the end of @"},
    {CallVerb::GetsResult, "gets the result of @"},
    {CallVerb::Completes, "completes @ with #"},
    {CallVerb::WaitsForCount, "waits for @"},
    {CallVerb::CountsDown, "counts down @"},
    {CallVerb::Acquires, "acquires from @"},
    {CallVerb::TriesToAcquire, "tries to acquire from @"},
    {CallVerb::Releases, "releases to @"},
    {CallVerb::WaitsForOthers, "waits for the others at @"},
    {CallVerb::Starts, "starts @"},
    {CallVerb::Interrupts, "interrupts @"},
    {CallVerb::LooksForTask, "looks for its next task in @"},
    {CallVerb::WaitsForWork, "waits for work of @"},
    {CallVerb::JoinsTask, "helps to finish a task in @"},
    {CallVerb::Leaves, "leaves @"},
    {CallVerb::RunsTask, "runs @"},
    {CallVerb::SetsResult, "sets the result of @"},
};

constexpr std::string_view kUnknown = "…";

std::string filled(std::string_view pattern, const LibraryCall& call) {
  const std::string receiver = call.receiver ? textOf(*call.receiver) : std::string(kUnknown);
  std::string text;
  for (const char c : pattern) {
    if (c == '@')
      text += receiver == kUnknown ? "one of " + call.receiverClass : receiver;
    else if (c == '#')
      text += call.arguments.empty() ? "something" : textOf(call.arguments.front());
    else
      text += c;
  }
  return text;
}

}  // namespace

std::string textOf(const LibraryCall& call) {
  const std::string callee = textOf(call.callee);
  if (call.part == LibraryCall::Part::GoesOn) return "goes on in " + callee;
  if (!call.isDirect) return "calls " + callee + "(…)";
  for (const Pattern& pattern : kPatterns)
    if (pattern.verb == call.verb) return filled(pattern.words, call);
  if (call.part == LibraryCall::Part::Busy) return "is busy in " + callee;
  if (call.callee.method.empty()) return "makes " + withArticle(call.callee.className);
  std::string arguments;
  for (const program::Operand& argument : call.arguments)
    arguments += (arguments.empty() ? "" : ", ") + textOf(argument);
  const std::string receiver = call.receiver ? textOf(*call.receiver) : std::string(kUnknown);
  return "calls " + callee + "(" + arguments + ")" + (receiver == kUnknown ? "" : " on " + receiver);
}

bool isWait(const LibraryCall& call) {
  return call.part == LibraryCall::Part::Begin &&
         (call.verb == CallVerb::WaitsForCondition || call.verb == CallVerb::WaitsForCount ||
          call.verb == CallVerb::WaitsForEnd || call.verb == CallVerb::WaitsForOthers);
}

bool says(const LibraryCall& call, program::ActionKind kind) {
  if (call.part != LibraryCall::Part::Begin) return false;
  return (kind == program::ActionKind::Start && call.verb == CallVerb::Starts) ||
         (kind == program::ActionKind::Interrupt && call.verb == CallVerb::Interrupts);
}

}  // namespace weaveproof::words
