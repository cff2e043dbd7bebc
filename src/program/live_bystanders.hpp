// The threads of a state except the one that makes the step, and what they could notice of it: what they can reach
// (reductions `reachability` and `hybrid`), and of that what they may still access in a way that conflicts (`hybrid`).
//
// No result relies on correct analyses of future accesses. What a thread does in a step, and what it may do after it,
// has to be among what it could do before; likewise for the threads that it starts. If a field is not, the reduction
// concludes nothing about this field any more, and the search restarts. docs/reductions.md says why that is enough.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/memory_budget.hpp"
#include "program/thread_futures.hpp"
#include "program/thread_reach.hpp"
#include "tracking/bystanders.hpp"

namespace weaveproof::program {

class LiveBystanders final : public tracking::Bystanders {
 public:
  // `future` may be null: only what they can reach counts.
  LiveBystanders(vm::Machine& vm, FrameShapes& shapes, const change::FutureAccesses* future,
                 base::MemoryBudget& budget);

  // A step of this thread begins, in a state. If it is the first step of all, nothing was foreseen.
  void beginStep(vm::Thread& actor, bool isFirst);
  // One of the threads runs that the step consists of: the actor, or one that it has started.
  void beginRun(vm::Thread& thread);
  void endRun(const vm::Thread& thread);  // it stands before its next action, or has ended
  // The running thread repeats a cycle: from now on its accesses are steps, as if others could notice each of them.
  bool makeVisible() { return !std::exchange(everythingVisible_, true); }

  void noteChanged(heap::Ref ref) { reach_.noteChanged(ref); }

  // ---- for heuristics (search/interference.hpp); with `future`
  // A number that stands for what each thread has accessed on a path; equal numbers stand for equal accesses. 0:
  // nothing.
  using Past = std::uint32_t;
  Past behind(Past past);  // the one after the last step
  bool mayInterfere(const vm::Thread& thread, Past past);

  bool mayNotice(const vm::Thread& thread, vm::ActionKind kind, heap::Ref ref, std::uint64_t offset) override;
  void noteAccess(vm::ActionKind kind, heap::Ref ref, std::uint64_t offset) override;
  void addReachable(heap::Ref ref) override { reach_.add(ref); }

 private:
  using Field = ThreadFutures::Field;
  using Set = ThreadFutures::Set;

  bool isAlone(const vm::Thread& thread) const;
  bool mayConflict(const vm::Thread& thread, vm::ActionKind kind, Field field);
  void findOthers(const vm::Thread& thread);
  void keepLast();

  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  base::MemoryAccount account_;
  ThreadReach reach_;
  std::optional<ThreadFutures> futures_;
  bool everythingVisible_ = false;
  bool foreseen_ = false;  // mine_ is known
  Set mine_ = 0;           // what the actor may access from the beginning of the step on
  Set others_ = 0;         // what all but the running thread may, as they stand
  bool knowsOthers_ = false;

  std::uint32_t actor_ = 0;     // its number
  change::AccessSet accessed_;  // in this step
  // May be one that it only stands before.
  std::pair<Field, vm::ActionKind> last_{ThreadFutures::kNoField, vm::ActionKind::Read};
  // By thread, sorted.
  using Accesses = std::vector<std::pair<std::uint32_t, Set>, base::BudgetAllocator<std::pair<std::uint32_t, Set>>>;
  std::map<Accesses, Past, std::less<>, base::BudgetAllocator<std::pair<const Accesses, Past>>> pasts_;
  std::vector<const Accesses*, base::BudgetAllocator<const Accesses*>> pastAt_;
};

}  // namespace weaveproof::program
