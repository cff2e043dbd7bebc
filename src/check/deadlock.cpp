// Threads that wait for ever. Two ways to see it in a state:
//
//   - nothing is enabled, and a thread that keeps the program alive is left: waiting, parked, joining and
//     class-initialising threads included;
//   - threads wait in a circle, each for a monitor, a class initialisation or a lock of the library that the next one
//     holds. That is for ever even while other threads run, since only the holder can release it. Of the library's locks
//     that holds when one thread has it alone (a ReentrantLock, or a read-write lock taken for writing), and when the
//     thread that wants it does not give up: it neither has a time-out nor would an interrupt, which a thread that still runs
//     could send, end its call. What unparks it makes it look again, and park again.
#include <algorithm>

#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

// It may be that the thread waits, and only the owner of something can change that.
bool mayWaitForOwner(const program::Pending& pending) {
  const bool blocked = pending.alternatives == 0 && !pending.heldOff;
  switch (pending.kind) {
    case program::ActionKind::Lock:
    case program::ActionKind::Relock:
    case program::ActionKind::Initialize:
    case program::ActionKind::End:
      return blocked && pending.object != 0;
    case program::ActionKind::Park:
      return blocked;
    case program::ActionKind::Read:  // of the state of a lock: the thread will find that it is taken, and then wait
    case program::ActionKind::Update:
      return pending.mayOnlyWait;
    default:
      return false;
  }
}

const program::Pending* pendingOf(std::span<const program::Pending> all, program::ThreadNumber thread) {
  const auto found = std::ranges::lower_bound(all, thread, {}, &program::Pending::thread);
  return found != all.end() && found->thread == thread ? &*found : nullptr;
}

// For whom the thread waits; 0 if for nobody in particular.
program::ThreadNumber waitedFor(program::Program& program, const program::Pending* pending) {
  return pending != nullptr && mayWaitForOwner(*pending) ? program.ownerFor(*pending) : 0;
}

// The first thread of each circle. A thread waits for at most one other, so it is on a circle if and only if following
// its owners leads back to it.
std::vector<program::ThreadNumber> findCircles(program::Program& program) {
  std::vector<program::ThreadNumber> found;
  const std::span<const program::Pending> all = program.pending();
  if (std::ranges::count_if(all, mayWaitForOwner) < 2) return found;
  for (const program::Pending& start : all) {
    program::ThreadNumber next = waitedFor(program, &start), lowest = start.thread;
    for (std::size_t hops = 1; hops < all.size() && next != 0; ++hops) {
      if (next == start.thread) break;
      lowest = std::min(lowest, next);
      next = waitedFor(program, pendingOf(all, next));
    }
    if (next == start.thread && lowest == next) found.push_back(next);
  }
  return found;
}

// A step adds to who waits for whom what its thread waits for, and who waits for that thread: it has taken a lock, or sent
// somebody back to a monitor that it holds. Both close a circle only if the thread waits. So a circle that was not there
// before has the thread that moved in it; and one that was there has been told.
bool mayHaveClosedCircle(program::Program& program, program::ThreadNumber mover) {
  if (mover == 0) return true;
  const program::Pending pending = program.pendingOf(mover);
  if (pending.isAccess()) return pending.mayOnlyWait;
  const program::Actions& enabled = program.enabled();
  return std::ranges::find(enabled, mover, &program::Action::thread) == enabled.end();
}

const program::ThreadText* textOf(const std::vector<program::ThreadText>& all, program::ThreadNumber thread) {
  const auto found = std::ranges::find(all, thread, &program::ThreadText::number);
  return found == all.end() ? nullptr : &*found;
}

std::string quotedName(const std::vector<program::ThreadText>& all, program::ThreadNumber thread) {
  const program::ThreadText* text = textOf(all, thread);
  return text == nullptr ? "thread " + std::to_string(thread) : "\"" + text->name + "\"";
}

std::vector<std::string> linesOf(const program::ThreadText& thread) {
  std::vector<std::string> lines = {"\"" + thread.name + "\" " + thread.status};
  for (const program::Place& place : thread.stack) lines.push_back("    at " + textOf(place));
  if (!thread.locks.empty()) {
    std::string held = "    holds ";
    for (const std::string& lock : thread.locks) held += (&lock == &thread.locks.front() ? "" : ", ") + lock;
    lines.push_back(held);
  }
  return lines;
}

Violation violationOf(program::Program& program, const std::vector<program::ThreadNumber>& threads,
                      std::string message) {
  const std::vector<program::ThreadText> texts = program.facts().threads();
  Violation violation;
  violation.kind = "deadlock";
  violation.message = std::move(message);
  violation.threads = threads;
  violation.identity = {violation.kind};
  for (const program::ThreadNumber thread : threads) {
    const program::ThreadText* text = textOf(texts, thread);
    if (text == nullptr) continue;
    std::ranges::move(linesOf(*text), std::back_inserter(violation.details));
    violation.stacks.push_back({"\"" + text->name + "\" " + text->status, thread, text->stack});
    if (text->stack.empty())
      violation.identity.sights.push_back({{}, {}, text->name});
    else
      violation.identity.sights.push_back({text->stack.front(), text->userPlace});
  }
  std::ranges::sort(violation.identity.sights);
  return violation;
}

Violation circleFrom(program::Program& program, program::ThreadNumber first) {
  const std::span<const program::Pending> all = program.pending();
  const std::vector<program::ThreadText> texts = program.facts().threads();
  std::vector<program::ThreadNumber> threads;
  std::string message = "Deadlock: ";
  program::ThreadNumber thread = first;
  do {
    const program::Pending* pending = pendingOf(all, thread);
    message += threads.empty() ? quotedName(texts, thread) : ", which";
    threads.push_back(thread);
    thread = waitedFor(program, pending);
    const bool initializes = pending->kind == program::ActionKind::Initialize;
    const program::ThreadText* const text = textOf(texts, pending->thread);
    message += (initializes ? " waits for the initialisation of " : " waits for ") +
               (text && !text->waitsFor.empty() ? text->waitsFor : program.facts().objectText(pending->object)) +
               (initializes ? " by " : " held by ") + quotedName(texts, thread);
  } while (thread != first);
  return violationOf(program, threads, std::move(message));
}

// Threads that wait for each other in a circle, whatever for: a lock, the end of a thread, the result of a task. Empty if
// there is none.
std::string circleAmong(const std::vector<program::ThreadText>& texts) {
  for (const program::ThreadText& first : texts) {
    std::string sentence = "\"" + first.name + "\" " + first.status;
    const program::ThreadText* next = textOf(texts, first.waitsForThread);
    for (std::size_t hops = 1; hops < texts.size() && next != nullptr && next != &first; ++hops) {
      sentence += ", which " + next->status;
      next = textOf(texts, next->waitsForThread);
    }
    if (next == &first && first.waitsForThread != first.number) return sentence;
  }
  return {};
}

Violation nothingEnabled(program::Program& program) {
  const std::vector<program::ThreadText> texts = program.facts().threads();
  const std::string circle = circleAmong(texts);
  std::vector<program::ThreadNumber> threads;
  std::size_t waiting = 0;
  bool inAtomicBlock = false;  // others could go on, but for who waits there
  std::string names;
  for (const program::Pending& pending : program.pending()) {
    if (pending.kind == program::ActionKind::Exit) continue;  // main, which has ended
    inAtomicBlock |= pending.heldOff;
    if (pending.heldOff) continue;
    threads.push_back(pending.thread);
    if (pending.kind == program::ActionKind::Loop) continue;  // a daemon, which may hold what others wait for
    names += (waiting++ == 0 ? "" : ", ") + quotedName(texts, pending.thread);
  }
  return violationOf(program, threads,
                     inAtomicBlock ? std::string("Deadlock: ") + (waiting == 1 ? "" : "one of ") + names +
                                         " waits in an atomic block, in which nobody else acts"
                     : !circle.empty() ? "Deadlock: " + circle
                     : waiting == 1    ? "Deadlock: the only thread left, " + names + ", waits for ever"
                                       : "Deadlock: all threads left wait for ever: " + names);
}

class DeadlockProperty final : public Property {
 public:
  std::string_view name() const override { return "deadlock"; }

  std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) override {
    const bool running = outcome.kind == program::Outcome::Kind::Running ||
                         (outcome.kind == program::Outcome::Kind::Failed && outcome.canGoOn);
    if (!running) return {};
    std::vector<Violation> found;
    if (mayHaveClosedCircle(program, outcome.mover))
      for (const program::ThreadNumber first : findCircles(program)) found.push_back(circleFrom(program, first));
    if (!found.empty() || !program.enabled().empty()) return found;
    if (!std::ranges::all_of(program.pending(), &program::Pending::daemon)) found.push_back(nothingEnabled(program));
    return found;
  }
};

}  // namespace

std::unique_ptr<Property> makeDeadlockProperty() { return std::make_unique<DeadlockProperty>(); }

}  // namespace weaveproof::check
