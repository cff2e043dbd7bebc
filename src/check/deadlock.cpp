// Threads that wait for ever. Two ways to see it in a state:
//
//   - nothing is enabled, and a thread that keeps the program alive is left: waiting, parked, joining and
//     class-initialising threads included;
//   - threads wait in a cycle, each for a monitor, a class initialisation or a lock of the library that the next one
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

// The thread that this one waits for; 0 if for none in particular.
program::ThreadNumber waitedFor(program::Program& program, const program::Pending* pending) {
  return pending != nullptr && mayWaitForOwner(*pending) ? program.ownerFor(*pending) : 0;
}

// The first thread of each cycle. A thread waits for at most one other, so it is on a cycle if and only if following
// its owners leads back to it.
std::vector<program::ThreadNumber> findCycles(program::Program& program) {
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

// A step changes what its own thread waits for, and which threads wait for it: it has taken a lock, or sent a waiting thread
// back to a monitor that it holds. Both close a cycle only if the thread waits. So a cycle that was not there
// before contains the thread that moved; and one that was there has been reported.
bool mayHaveClosedCycle(program::Program& program, program::ThreadNumber mover) {
  if (mover == 0) return true;
  const program::Pending pending = program.pendingOf(mover);
  if (pending.isAccess()) return pending.mayOnlyWait;
  const program::Actions& enabled = program.enabled();
  return std::ranges::find(enabled, mover, &program::Action::thread) == enabled.end();
}

using Threads = std::vector<program::DescribedThread>;

const program::DescribedThread* find(const Threads& threads, program::ThreadNumber number) {
  const auto found = std::ranges::find(threads, number, &program::DescribedThread::number);
  return found == threads.end() ? nullptr : &*found;
}

std::string nameOf(const Threads& threads, program::ThreadNumber number) {
  const program::DescribedThread* const thread = find(threads, number);
  return thread == nullptr ? "thread " + std::to_string(number) : thread->name;
}

Violation violationOf(const Threads& all, const std::vector<program::ThreadNumber>& threads, Deadlock deadlock) {
  Violation violation;
  violation.kind = "deadlock";
  violation.threads = threads;
  violation.identity = {violation.kind};
  for (const program::ThreadNumber number : threads) {
    const program::DescribedThread* const thread = find(all, number);
    if (thread == nullptr) continue;
    violation.stacks.push_back({Stack::Of::Waiting, deadlock.threads.size(), number, thread->stack});
    deadlock.threads.push_back(*thread);
    if (thread->stack.empty())
      violation.identity.sights.push_back({{}, {}, thread->name});
    else
      violation.identity.sights.push_back({thread->stack.front(), thread->userPlace});
  }
  std::ranges::sort(violation.identity.sights);
  violation.deadlock = std::move(deadlock);
  return violation;
}

Violation cycleFrom(program::Program& program, program::ThreadNumber first) {
  const std::span<const program::Pending> pendings = program.pending();
  const Threads all = program.facts().threads();
  std::vector<program::ThreadNumber> threads;
  Deadlock deadlock{Deadlock::Shape::Cycle};
  program::ThreadNumber thread = first;
  do {
    const program::Pending* const pending = pendingOf(pendings, thread);
    const program::DescribedThread* const described = find(all, thread);
    Deadlock::Link link{nameOf(all, thread), pending->kind == program::ActionKind::Initialize};
    if (described != nullptr && described->waitsFor.isKnown())
      link.waitsFor = described->waitsFor;
    else
      link.waitsFor.object = program.facts().nameOfObject(pending->object);
    deadlock.cycle.push_back(std::move(link));
    threads.push_back(thread);
    thread = waitedFor(program, pending);
  } while (thread != first);
  return violationOf(all, threads, std::move(deadlock));
}

// Threads that wait for each other in a cycle, for anything: a lock, the end of a thread, the result of a task. Empty if
// there is none.
Threads waitCycleAmong(const Threads& threads) {
  for (const program::DescribedThread& first : threads) {
    Threads chain = {first};
    const program::DescribedThread* next = find(threads, first.waitsForThread);
    while (chain.size() < threads.size() && next != nullptr && next != &first) {
      chain.push_back(*next);
      next = find(threads, next->waitsForThread);
    }
    if (next == &first && first.waitsForThread != first.number) return chain;
  }
  return {};
}

Violation nothingEnabled(program::Program& program) {
  const Threads all = program.facts().threads();
  Deadlock deadlock;
  std::vector<program::ThreadNumber> threads;
  bool inAtomicBlock = false;  // others could run, if no thread waited there
  for (const program::Pending& pending : program.pending()) {
    if (pending.kind == program::ActionKind::Exit) continue;  // main, which has ended
    inAtomicBlock |= pending.heldOff && !pending.isTimeLimit;
    if (pending.heldOff) continue;
    threads.push_back(pending.thread);
    if (pending.kind == program::ActionKind::Loop) continue;  // a daemon, which may hold what others wait for
    deadlock.waiting.push_back(nameOf(all, pending.thread));
  }
  if (std::ranges::any_of(all, &program::DescribedThread::lacksCarrier)) {
    deadlock.shape = Deadlock::Shape::NoCarrier;
    return violationOf(all, threads, std::move(deadlock));
  }
  deadlock.chain = waitCycleAmong(all);
  deadlock.shape = inAtomicBlock            ? Deadlock::Shape::AtomicBlock
                   : deadlock.chain.empty() ? Deadlock::Shape::LastThreads
                                            : Deadlock::Shape::WaitCycle;
  return violationOf(all, threads, std::move(deadlock));
}

class DeadlockProperty final : public Property {
 public:
  std::string_view name() const override { return "deadlock"; }

  std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) override {
    const bool running = outcome.kind == program::Outcome::Kind::Running ||
                         (outcome.kind == program::Outcome::Kind::Failed && outcome.canGoOn);
    if (!running) return {};
    std::vector<Violation> found;
    if (mayHaveClosedCycle(program, outcome.mover))
      for (const program::ThreadNumber first : findCycles(program)) found.push_back(cycleFrom(program, first));
    if (!found.empty() || !program.enabled().empty()) return found;
    if (!std::ranges::all_of(program.pending(), &program::Pending::daemon)) found.push_back(nothingEnabled(program));
    return found;
  }
};

}  // namespace

std::unique_ptr<Property> makeDeadlockProperty() { return std::make_unique<DeadlockProperty>(); }

}  // namespace weaveproof::check
