#include "words/action_text.hpp"

#include <fmt/format.h>

#include "words/value_text.hpp"

namespace weaveproof::words {

using program::Act;
using program::ActionKind;

namespace {

std::string placeOf(const Act& act) { return act.variable ? textOf(*act.variable) : textOf(act.location); }

std::string followedBy(const char* before, const program::Value& value, const char* after = "") {
  return value.isKnown() ? before + textOf(value) + after : std::string();
}

// Of a notification: ", which wakes "T1" and "T2"".
std::string wokenText(const std::vector<std::string>& woken) {
  std::string text;
  for (const std::string& name : woken) text += (text.empty() ? ", which wakes " : " and ") + quoted(name);
  return text.empty() ? ", where no thread waits" : text;
}

std::string choiceText(const Act& act) {
  if (!act.value.isKnown()) return fmt::format("chooses value {} of {}", act.number, act.count);
  const std::string text = "chooses " + textOf(act.value);
  if (act.value.kind == program::Value::Kind::Boolean && act.count <= 2) return text;
  return fmt::format("{}, one of {} {}", text, act.count, act.count == 1 ? "value" : "values");
}

std::string initialisationText(const Act& act) {
  const std::string object = textOf(act.object);
  if (act.hasFailed) return "finds that " + object + " could not be initialised";
  return act.isDone ? "finds " + object + " initialised" : "begins to initialise " + object;
}

std::string updateText(const Act& act) {
  const std::string was = followedBy(" (was ", act.was, ")");
  if (act.fails) return "fails to update " + placeOf(act) + was;
  if (!act.value.isKnown()) return "updates " + placeOf(act) + was;
  return act.isWritten ? "updates " + placeOf(act) + ": " + textOf(act.value) + was
                       : "leaves " + placeOf(act) + " as it is: " + textOf(act.value);
}

}  // namespace

std::string textOf(const Act& act) {
  const std::string object = textOf(act.object);
  switch (act.kind) {
    case ActionKind::Read:
      return "reads " + placeOf(act) + followedBy(": ", act.value);
    case ActionKind::Write:
      return "writes " + placeOf(act) + followedBy(": ", act.value) + followedBy(" (was ", act.was, ")");
    case ActionKind::Update:
      return updateText(act);
    case ActionKind::Copy:
      return "copies " + placeOf(act) + " to " + textOf(act.target) + followedBy(": ", act.value);
    case ActionKind::Lock:
      return "locks " + object;
    case ActionKind::Unlock:
      return "unlocks " + object;
    case ActionKind::Wait:
      return act.isInterrupted ? "is interrupted before it waits on " + object
                               : "waits on " + object + ", giving up its lock";
    case ActionKind::Wake:
      return "its wait on " + object + (act.isInterrupted ? " is interrupted" : " times out");
    case ActionKind::Relock:
      return "wakes up and locks " + object + " again";
    case ActionKind::Notify:
      return "notifies " + object + wokenText(act.woken);
    case ActionKind::NotifyAll:
      return "notifies all on " + object + wokenText(act.woken);
    case ActionKind::Park:
      return act.timesOut ? "its park times out" : "parks, and goes on at once";
    case ActionKind::Unpark:
      return "unparks " + quoted(act.otherThread);
    case ActionKind::Sleep:
      return act.isInterrupted ? "is interrupted in its sleep" : "sleeps";
    case ActionKind::Yield:
      return "yields";
    case ActionKind::Start:
      return "starts " + quoted(act.otherThread);
    case ActionKind::Begin:
      return "begins";
    case ActionKind::Interrupt:
      return "interrupts " + quoted(act.otherThread);
    case ActionKind::Observe:
      return act.otherThread.empty() ? "looks at all threads" : "looks at the state of " + quoted(act.otherThread);
    case ActionKind::End:
      return "ends";
    case ActionKind::Initialize:
      return initialisationText(act);
    case ActionKind::Initialized:
      return (act.hasFailed ? "fails to initialise " : "has initialised ") + object;
    case ActionKind::Clock:
      return "reads the clock";
    case ActionKind::Input:
      return "reads input";
    case ActionKind::Choice:
      return choiceText(act);
    case ActionKind::Exit:
      return act.isDone ? "the program ends" : "exits";
    case ActionKind::Loop:
      return "loops for ever";
    case ActionKind::Assume:
      return "assumes what does not hold";
    case ActionKind::Other:
      break;
  }
  return act.other.empty() ? "does something that other threads may notice" : act.other;
}

std::string textOfFuture(const Act& act) {
  Act future = act;
  future.was = {};
  if (act.kind != ActionKind::Write) future.value = {};
  if (act.kind == ActionKind::Choice) future.value = act.value;
  return textOf(future);
}

std::string textOf(const program::DescribedAction& action) {
  const std::string what = textOf(action.act);
  if (!action.where.isCalledFromUser()) return what;
  if (action.call) return fmt::format("{}, in {}", what, textOf(action.call->callee));
  const std::string& holder = action.where.at.className;
  return fmt::format("{}, in {}.{}", what, holder.substr(holder.rfind('.') + 1), action.where.at.method);
}

std::string textOf(const program::SideEvent& event) {
  std::string text;
  if (event.skippedBefore > 0) text = fmt::format("({} more of this kind) ", event.skippedBefore);
  if (event.kind == program::SideEvent::Kind::Throws) {
    if (event.callee.isKnown()) text += textOf(event.callee) + " ";
    return text + "throws " + event.exception + (event.message.empty() ? "" : ": " + event.message);
  }
  text += (event.isForAll ? "signals all at " : "signals ") + textOf(event.condition);
  return text + (event.lacksLock ? ", without its lock" : wokenText(event.woken));
}

}  // namespace weaveproof::words
