// Threads that wait for ever. Two ways to see it in a state:
//
//   - nothing is enabled, and a thread that keeps the program alive is left: waiting, parked, joining and
//     class-initialising threads included;
//   - threads wait in a circle, each for a monitor or a class initialisation that the next one holds. That is for ever
//     even while other threads run, since only the holder can release either.
#include <algorithm>
#include <set>

#include "check/properties.hpp"

namespace weaveproof {
namespace {

// Blocked, and only the owner of `object` can change that.
bool waitsForOwner(const Pending& pending) {
  if (pending.alternatives != 0 || pending.object == 0) return false;
  switch (pending.kind) {
    case ActionKind::Lock:
    case ActionKind::Relock:
    case ActionKind::Initialize:
    case ActionKind::End:
      return true;
    default:
      return false;
  }
}

const Pending* pendingOf(std::span<const Pending> all, ThreadNumber thread) {
  const auto found = std::ranges::lower_bound(all, thread, {}, &Pending::thread);
  return found != all.end() && found->thread == thread ? &*found : nullptr;
}

// For whom the thread waits; 0 if for nobody in particular.
ThreadNumber waitedFor(Program& program, const Pending* pending) {
  return pending != nullptr && waitsForOwner(*pending) ? program.ownerFor(*pending) : 0;
}

// The first thread of each circle. A thread waits for at most one other, so it is on a circle if and only if following
// its owners leads back to it.
std::vector<ThreadNumber> findCircles(Program& program) {
  std::vector<ThreadNumber> found;
  const std::span<const Pending> all = program.pending();
  if (std::ranges::count_if(all, waitsForOwner) < 2) return found;
  for (const Pending& start : all) {
    ThreadNumber next = waitedFor(program, &start), lowest = start.thread;
    for (std::size_t hops = 1; hops < all.size() && next != 0; ++hops) {
      if (next == start.thread) break;
      lowest = std::min(lowest, next);
      next = waitedFor(program, pendingOf(all, next));
    }
    if (next == start.thread && lowest == next) found.push_back(next);
  }
  return found;
}

const ThreadText* textOf(const std::vector<ThreadText>& all, ThreadNumber thread) {
  const auto found = std::ranges::find(all, thread, &ThreadText::number);
  return found == all.end() ? nullptr : &*found;
}

std::string quotedName(const std::vector<ThreadText>& all, ThreadNumber thread) {
  const ThreadText* text = textOf(all, thread);
  return text == nullptr ? "thread " + std::to_string(thread) : "\"" + text->name + "\"";
}

std::vector<std::string> linesOf(const ThreadText& thread) {
  std::vector<std::string> lines = {"\"" + thread.name + "\" " + thread.status};
  for (const std::string& frame : thread.stack) lines.push_back("    at " + frame);
  if (!thread.locks.empty()) {
    std::string held = "    holds ";
    for (const std::string& lock : thread.locks) held += (&lock == &thread.locks.front() ? "" : ", ") + lock;
    lines.push_back(held);
  }
  return lines;
}

Violation violationOf(Program& program, const std::vector<ThreadNumber>& threads, std::string message) {
  const std::vector<ThreadText> texts = program.threads();
  Violation violation;
  violation.kind = "deadlock";
  violation.message = std::move(message);
  violation.threads = threads;
  std::multiset<std::string> places;  // where each waits: the same for all schedules that end like this
  for (const ThreadNumber thread : threads) {
    const ThreadText* text = textOf(texts, thread);
    if (text == nullptr) continue;
    std::ranges::move(linesOf(*text), std::back_inserter(violation.details));
    places.insert(text->stack.empty() ? text->name : text->stack.front());
  }
  violation.key = "deadlock";
  for (const std::string& place : places) violation.key += " " + place;
  return violation;
}

Violation circleFrom(Program& program, ThreadNumber first) {
  const std::span<const Pending> all = program.pending();
  const std::vector<ThreadText> texts = program.threads();
  std::vector<ThreadNumber> threads;
  std::string message = "Deadlock: ";
  ThreadNumber thread = first;
  do {
    const Pending* pending = pendingOf(all, thread);
    message += threads.empty() ? quotedName(texts, thread) : ", which";
    threads.push_back(thread);
    thread = waitedFor(program, pending);
    const bool initializes = pending->kind == ActionKind::Initialize;
    message += (initializes ? " waits for the initialisation of " : " waits for ") +
               program.objectText(pending->object) + (initializes ? " by " : " held by ") + quotedName(texts, thread);
  } while (thread != first);
  return violationOf(program, threads, std::move(message));
}

Violation nothingEnabled(Program& program) {
  const std::vector<ThreadText> texts = program.threads();
  std::vector<ThreadNumber> threads;
  std::size_t waiting = 0;
  std::string names;
  for (const Pending& pending : program.pending()) {
    if (pending.kind == ActionKind::Exit) continue;  // main, which has ended
    threads.push_back(pending.thread);
    if (pending.kind == ActionKind::Loop) continue;  // a daemon, which may hold what others wait for
    names += (waiting++ == 0 ? "" : ", ") + quotedName(texts, pending.thread);
  }
  return violationOf(program, threads,
                     waiting == 1 ? "Deadlock: the only thread left, " + names + ", waits for ever"
                                  : "Deadlock: all threads left wait for ever: " + names);
}

class DeadlockProperty final : public Property {
 public:
  std::string_view name() const override { return "deadlock"; }

  std::vector<Violation> check(Program& program, const Outcome& outcome) override {
    const bool running =
        outcome.kind == Outcome::Kind::Running || (outcome.kind == Outcome::Kind::Failed && outcome.canGoOn);
    if (!running) return {};
    std::vector<Violation> found;
    for (const ThreadNumber first : findCircles(program)) found.push_back(circleFrom(program, first));
    if (!found.empty() || !program.enabled().empty()) return found;
    if (!std::ranges::all_of(program.pending(), &Pending::daemon)) found.push_back(nothingEnabled(program));
    return found;
  }
};

}  // namespace

std::unique_ptr<Property> makeDeadlockProperty() { return std::make_unique<DeadlockProperty>(); }

}  // namespace weaveproof
