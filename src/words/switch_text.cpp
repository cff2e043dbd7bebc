#include "words/switch_text.hpp"

#include "words/action_text.hpp"
#include "words/call_text.hpp"
#include "words/value_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::words {

using schedule::Switch;

std::string textOf(const Switch& facts) {
  const std::string name = quoted(facts.threadName);
  switch (facts.why) {
    case Switch::Why::Ended:
      return name + " has ended";
    case Switch::Why::TimeLimit:
      return name + " waits for its time to pass";
    case Switch::Why::Yielded:
      return name + " lets others go first";
    case Switch::Why::WaitsForWork:
      return name + " waits for work";
    case Switch::Why::AtomicBlock:
      return name + " waits for the end of an atomic block";
    case Switch::Why::Blocked:
      return name + " " + (facts.wait ? textOf(*facts.wait) : "cannot go on");
    case Switch::Why::Preempted:
      return name + " is preempted before it " + textOfFuture(facts.next.act);
  }
  return "";
}

std::string shortTextOf(const Switch& facts) {
  const program::DescribedAction& next = facts.next;
  if (!facts.isPreemption() || !next.call) return "";
  const bool isNamedWork = !next.where.user.isKnown() && next.call->verb != jdk::CallVerb::Calls;
  const bool isWithin = next.goesOnInCall() || (!next.where.user.isKnown() && !isNamedWork);
  if (!isWithin && next.saysMoreThanCall) return "";
  return quoted(facts.threadName) + " is preempted " +
         (isWithin ? "within " + textOf(next.call->callee) : "before it " + textOf(*next.call));
}

}  // namespace weaveproof::words
