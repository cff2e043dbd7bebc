#include "words/wait_text.hpp"

#include <fmt/format.h>

#include "words/action_text.hpp"
#include "words/value_text.hpp"

namespace weaveproof::words {

using program::Holder;
using program::Wait;

namespace {

// "Semaphore@1 (0 left)", "slots (Semaphore@1, 0 left)"
std::string withDetail(const program::NamedObject& object, const std::string& detail) {
  const std::string name = textOf(object);
  return name.ends_with(')') ? name.substr(0, name.size() - 1) + ", " + detail + ")" : name + " (" + detail + ")";
}

std::string counted(std::int64_t count, const char* one, const char* many) {
  return count == 1 ? one : fmt::format("{} {}", count, many);
}

std::string heldBy(const Holder& holder) {
  switch (holder.kind) {
    case Holder::Kind::None:
      return "";
    case Holder::Kind::Itself:
      return ", held by itself";
    case Holder::Kind::Other:
      return ", held by " + quoted(holder.name);
    case Holder::Kind::Ended:
      return ", held by " + quoted(holder.name) + ", which has ended";
  }
  return "";
}

std::string hasIt(const Holder& holder) {
  if (holder.kind == Holder::Kind::None) return "";
  return holder.kind == Holder::Kind::Itself ? "it has it already" : quoted(holder.name) + " has it";
}

}  // namespace

std::string textOf(const Wait& wait) {
  const std::string object = textOf(wait.object);
  const std::string toLock = wait.wasSignalled ? "was signalled and waits to lock " : "waits to lock ";
  switch (wait.kind) {
    case Wait::Kind::None:
      return "can go on: " + textOf(wait.next);
    case Wait::Kind::Monitor:
      return "wants to lock " + object + heldBy(wait.holder);
    case Wait::Kind::MonitorAgain:
      return "was notified and wants to lock " + object + " again" + heldBy(wait.holder);
    case Wait::Kind::Notification:
      return "waits to be notified on " + object;
    case Wait::Kind::ThreadEnd:
      return "waits for " + quoted(wait.holder.name) + " to end";
    case Wait::Kind::Initialisation:
      return "waits for the initialisation of " + object + heldBy(wait.holder);
    case Wait::Kind::MonitorToEnd:
      return "wants to end, for which it needs the lock of " + object + heldBy(wait.holder);
    case Wait::Kind::Permit:
      return "is parked";
    case Wait::Kind::Time:
      return "sleeps";
    case Wait::Kind::OtherThreads:
      return "has ended, and waits for the others";
    case Wait::Kind::Carrier:
      return "can go on, but has no carrier";
    case Wait::Kind::Exit:
      return "is about to exit";
    case Wait::Kind::Loop:
      return "loops for ever";
    case Wait::Kind::Lock:
      return toLock + object + (wait.wasSignalled ? " again" : "") + heldBy(wait.holder);
    case Wait::Kind::ReadLock:
      return toLock + object + " for reading" + heldBy(wait.holder) +
             (wait.isBehindWriter ? ", behind a thread that waits to write" : "");
    case Wait::Kind::WriteLock:
      return toLock + object + " for writing" + heldBy(wait.holder) +
             (wait.readers > 0 ? ", held for reading " + counted(wait.readers, "once", "times") : "");
    case Wait::Kind::StampedLock:
      return "waits to lock " + object;
    case Wait::Kind::Permits:
      return "waits for " + counted(wait.amount, "a permit", "permits") + " of " +
             withDetail(wait.object, fmt::format("{} left", wait.left)) +
             (wait.left >= wait.amount ? ", behind others that wait" : "");
    case Wait::Kind::Count:
      return "waits for " + withDetail(wait.object, fmt::format("count {}", wait.left));
    case Wait::Kind::Synchronizer:
      return "waits to acquire " + object + heldBy(wait.holder);
    case Wait::Kind::OwnCondition:
      return "waits for " + (wait.condition.empty() ? "" : wait.condition + ", ") + "a condition of " + object;
    case Wait::Kind::Element:
      return "waits for an element of " + object;
    case Wait::Kind::DueElement:
      return "waits for an element of " + object + " that is due";
    case Wait::Kind::Room:
      return "waits for room in " + object;
    case Wait::Kind::Barrier:
    case Wait::Kind::Arrivals:
      return "waits for the others at " + object;
    case Wait::Kind::Termination:
      return "waits for the end of " + object;
    case Wait::Kind::Result:
      return "waits for the result of " + object +
             (wait.task == Wait::Task::Runs       ? ", run by " + quoted(wait.holder.name)
              : wait.task == Wait::Task::NotBegun ? ", which has not begun"
                                                  : "");
    case Wait::Kind::Partner:
      return "waits for another thread at " + object;
    case Wait::Kind::Work:
      return "waits for work of " + object;
    case Wait::Kind::Unpark:
      return "is parked for " + object;
    case Wait::Kind::Other:
      return wait.other;
  }
  return "";
}

std::string reasonOf(const Wait& wait) {
  switch (wait.kind) {
    case Wait::Kind::Lock:
    case Wait::Kind::Synchronizer:
      return hasIt(wait.holder);
    case Wait::Kind::ReadLock:
      return wait.isBehindWriter ? "another thread waits to write" : hasIt(wait.holder);
    case Wait::Kind::WriteLock:
      return wait.readers > 0 ? "it is held for reading" : hasIt(wait.holder);
    case Wait::Kind::StampedLock:
      return "it is held";
    case Wait::Kind::Permits:
      return wait.left >= wait.amount ? "others wait before it"
                                      : fmt::format("{} {} left", wait.left, wait.left == 1 ? "is" : "are");
    case Wait::Kind::Count:
      return fmt::format("the count is {}", wait.left);
    case Wait::Kind::OwnCondition:
      return "no thread has signalled it since";
    case Wait::Kind::Element:
      return "it is empty";
    case Wait::Kind::Room:
      return "it is full";
    case Wait::Kind::Barrier:
      return "others have not come";
    case Wait::Kind::Arrivals:
      return "others have not arrived";
    case Wait::Kind::Termination:
      return "it has not ended";
    case Wait::Kind::Result:
      switch (wait.task) {
        case Wait::Task::Unknown:
          return "it is not complete";
        case Wait::Task::NotBegun:
          return "it has not begun";
        case Wait::Task::Runs:
          return quoted(wait.holder.name) + " runs it";
        case Wait::Task::Done:
          return "it is not done";
      }
      return "";
    case Wait::Kind::Partner:
      return "no other thread is there";
    default:
      return "";
  }
}

std::string listOf(const std::vector<program::NamedObject>& locks) {
  std::string list;
  for (const program::NamedObject& lock : locks) list += (list.empty() ? "" : ", ") + textOf(lock);
  return list;
}

}  // namespace weaveproof::words
