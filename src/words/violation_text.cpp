#include "words/violation_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "words/action_text.hpp"
#include "words/pin_text.hpp"
#include "words/value_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::words {

using check::Deadlock;
using check::Stack;
using check::Violation;

namespace {

std::string thrownText(const program::Failure& failure) {
  return failure.className + (failure.message.empty() ? "" : ": " + failure.message);
}

std::string nameAndWait(const program::DescribedThread& thread) {
  return quoted(thread.name) + " " + textOf(thread.wait);
}

void addFrames(std::vector<std::string>& lines, const program::Places& frames, const char* before = "at ") {
  for (const program::Place& frame : frames) lines.push_back(before + textOf(frame));
}

// ---- deadlocks

std::string cycleText(const std::vector<Deadlock::Link>& cycle) {
  std::string text;
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    const Deadlock::Link& link = cycle[i];
    text += i == 0 ? quoted(link.thread) : ", which";
    text += (link.isInitialisation ? " waits for the initialisation of " : " waits for ") + textOf(link.waitsFor) +
            (link.isInitialisation ? " by " : " held by ") + quoted(cycle[(i + 1) % cycle.size()].thread);
  }
  return text;
}

std::string waitCycleText(const std::vector<program::DescribedThread>& chain) {
  std::string text;
  for (const program::DescribedThread& thread : chain)
    text += text.empty() ? nameAndWait(thread) : ", which " + textOf(thread.wait);
  return text;
}

// The threads of a deadlock that have this.
template <class Has>
std::vector<std::string> namesOf(const Deadlock& deadlock, Has&& has) {
  std::vector<std::string> names;
  for (const program::DescribedThread& thread : deadlock.threads)
    if (has(thread)) names.push_back(thread.name);
  return names;
}

std::string noCarrierText(const Deadlock& deadlock) {
  const auto lacking = namesOf(deadlock, [](const auto& thread) { return thread.lacksCarrier; });
  const auto pinned = namesOf(deadlock, [](const auto& thread) { return thread.pin.has_value(); });
  return fmt::format("{} could go on, but {} no carrier: {} {}", quotedList(lacking),
                     lacking.size() == 1 ? "has" : "have", quotedList(pinned),
                     pinned.size() == 1 ? "is pinned, and keeps the only one while it waits"
                                        : "are pinned, and keep all of them while they wait");
}

std::string messageOf(const Deadlock& deadlock) {
  std::string names;
  for (const std::string& name : deadlock.waiting) names += (names.empty() ? "" : ", ") + quoted(name);
  switch (deadlock.shape) {
    case Deadlock::Shape::Cycle:
      return "Deadlock: " + cycleText(deadlock.cycle);
    case Deadlock::Shape::WaitCycle:
      return "Deadlock: " + waitCycleText(deadlock.chain);
    case Deadlock::Shape::AtomicBlock:
      return fmt::format("Deadlock: {}{} waits in an atomic block, in which no other thread acts",
                         deadlock.waiting.size() == 1 ? "" : "one of ", names);
    case Deadlock::Shape::NoCarrier:
      return "Deadlock: " + noCarrierText(deadlock);
    case Deadlock::Shape::LastThreads:
      break;
  }
  return deadlock.waiting.size() == 1 ? "Deadlock: the only thread left, " + names + ", waits for ever"
                                      : "Deadlock: all threads left wait for ever: " + names;
}

std::vector<std::string> detailsOf(const Deadlock& deadlock) {
  std::vector<std::string> lines;
  for (const program::DescribedThread& thread : deadlock.threads) {
    lines.push_back(nameAndWait(thread));
    addFrames(lines, thread.stack, "    at ");
    if (!thread.locks.empty()) lines.push_back("    holds " + listOf(thread.locks));
    if (thread.pin) lines.push_back("    keeps its carrier: " + textOf(*thread.pin));
  }
  for (const std::string& help : helpFor(deadlock)) lines.push_back(help);
  return lines;
}

// ---- races

std::string nameAndAction(const program::DescribedAction& action) {
  return quoted(action.where.threadName) + " " + textOf(action.act);
}

const char* nounOf(program::ActionKind kind) {
  return kind == program::ActionKind::Read ? "read" : kind == program::ActionKind::Write ? "write" : "update";
}

std::string messageOf(const check::Race& race) {
  std::string text = "Data race on " + textOf(race.location) + ": ";
  for (std::size_t i = 0; i < race.accesses.size(); ++i) {
    const program::DescribedAction& action = race.accesses[i].action;
    text +=
        fmt::format("{}a {} by {}", i == 0 ? "" : " and ", nounOf(action.act.kind), quoted(action.where.threadName));
  }
  return text + " are not ordered";
}

std::vector<std::string> detailsOf(const check::Race& race) {
  std::vector<std::string> lines;
  for (const check::Race::Access& access : race.accesses) {
    const program::Standpoint& where = access.action.where;
    std::string line = nameAndAction(access.action) + " at " + textOf(where.at);
    if (where.isCalledFromUser() && !where.user.file.empty())
      line += fmt::format(", called from {}:{}", where.user.file, where.user.line);
    lines.push_back(line + (access.locks.empty() ? ", holding no lock" : ", holding " + listOf(access.locks)));
  }
  return lines;
}

// ---- cycles without progress

std::string messageOf(const check::Cycle& cycle) {
  const bool isOne = cycle.threads.size() == 1;
  return fmt::format("{} {} {} for ever: {} back to the same state", isOne ? "Thread" : "Threads",
                     quotedList(cycle.threads), isOne ? "can step" : "can step in turns",
                     cycle.steps == 1 ? "1 step leads" : fmt::format("{} steps lead", cycle.steps));
}

std::vector<std::string> detailsOf(const check::Cycle& cycle) {
  std::vector<std::string> lines;
  addFrames(lines, cycle.places, "in the cycle: ");
  for (const std::string& thread : cycle.neglected)
    lines.push_back("Thread " + quoted(thread) + " could step all the time, but is never scheduled");
  return lines;
}

// ---- what ends a thread or the program

std::string messageOf(const program::Failure& failure) {
  const std::string thread = quoted(failure.threadName);
  switch (failure.kind) {
    case program::Failure::Kind::Exception:
      return "Uncaught exception in thread " + thread + ": " + thrownText(failure);
    case program::Failure::Kind::Assertion:
      return "Assertion failed in thread " + thread + ": " + thrownText(failure);
    case program::Failure::Kind::LocalLoop:
      return "Thread " + thread + " loops for ever without interacting with other threads";
    case program::Failure::Kind::Exit:
      return fmt::format("Thread {} ends the program with status {}", thread, failure.status);
  }
  return "";
}

std::vector<std::string> detailsOf(const program::Failure& failure) {
  std::vector<std::string> lines;
  addFrames(lines, failure.stack);
  for (const program::Failure::Cause& cause : failure.causes) {
    lines.push_back("Caused by: " + cause.what);
    addFrames(lines, cause.stack);
  }
  return lines;
}

// Calls `text` with the facts of the violation.
template <class Result, class Text>
Result ofFacts(const Violation& violation, Text&& text) {
  if (violation.failure) return text(*violation.failure);
  if (violation.deadlock) return text(*violation.deadlock);
  if (violation.race) return text(*violation.race);
  if (violation.cycle) return text(*violation.cycle);
  return Result();
}

}  // namespace

std::string messageOf(const Violation& violation) {
  const auto message = ofFacts<std::string>(violation, [](const auto& facts) { return messageOf(facts); });
  return violation.identity.of.empty() ? message : violation.identity.of + ": " + message;
}

std::vector<std::string> detailsOf(const Violation& violation) {
  return ofFacts<std::vector<std::string>>(violation, [](const auto& facts) { return detailsOf(facts); });
}

std::string titleOf(const Stack& stack, const Violation& violation) {
  switch (stack.of) {
    case Stack::Of::Exception:
      return thrownText(*violation.failure);
    case Stack::Of::Cause:
      return "Caused by: " + violation.failure->causes[stack.index].what;
    case Stack::Of::Thread:
      return quoted(violation.failure->threadName);
    case Stack::Of::Waiting:
      return nameAndWait(violation.deadlock->threads[stack.index]);
    case Stack::Of::Access:
      return nameAndAction(violation.race->accesses[stack.index].action);
  }
  return "";
}

}  // namespace weaveproof::words
