// A machine with a heap and threads that are kept as leaves of a state. `settle` interns the objects and threads that
// changed; `moveTo` copies back the leaves that differ.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "program/array_pieces.hpp"
#include "program/frame_shapes.hpp"
#include "program/garbage.hpp"
#include "program/globals.hpp"
#include "program/stack_leaves.hpp"
#include "program/thread_record.hpp"
#include "state/leaf_hash.hpp"
#include "state/state_id.hpp"
#include "state/state_vector.hpp"

namespace weaveproof::program {

class LiveBystanders;
class SharedSpace;
class StepFootprint;

class StoredMachine {
 public:
  StoredMachine(SharedSpace& space, vm::Machine& vm);

  // ---- what changes
  void beginChange() { unsettled_ = true; }
  bool isSettled() const { return !unsettled_; }
  void noteRan(vm::Thread& thread) {  // its frames may change
    if (std::ranges::find(ran_, &thread) == ran_.end()) ran_.push_back(&thread);
  }
  void forgetRan(vm::Thread& thread) { std::erase(ran_, &thread); }
  std::span<vm::Thread* const> ran() const { return ran_; }
  bool hasEnded = false;                 // the program has, which is part of its state
  StepFootprint* footprint = nullptr;    // notified of what becomes of objects, if there is one
  LiveBystanders* bystanders = nullptr;  // likewise

  // ---- states
  void settle();  // what changed becomes leaves
  void settleClocks();
  std::uint64_t settledBytes() const { return settledBytes_; }  // of objects, the last time
  state::StateId commit() { return vector_.commit(); }
  void moveTo(state::StateId target);
  std::uint64_t hash();
  // What this thread has done since the machine was settled, and all that came of it, is undone.
  void undo(vm::Thread& mover);

  // ---- what is stored
  state::LeafValue leafOf(heap::Ref ref) const;
  // Of an object's leaf; null if it is absent. Of a large array it is the header alone.
  const heap::Object* contentOf(state::LeafValue value) const;
  // The object as it was when the machine was last settled; null if it was not there.
  const heap::Object* before(heap::Ref ref) const;
  bool isNew(heap::Ref ref) const { return tracker_.isYoung(ref) && !leafOf(ref); }
  // Whether memory holds what is stored: slow, for the oracle.
  bool isStored(heap::Ref ref, state::LeafValue value) const;
  bool isStored(vm::Thread& thread);
  // The lowest place of the thread's stack that was on top in its last step.
  std::uint32_t lowestPlaceOf(const vm::Thread& thread) { return savedOf(thread.number - 1).stack.lowest; }
  FrameShapes& shapes() { return shapes_; }

 private:
  struct SavedThread {
    state::ContentId record = 0;
    StackLeaves::Saved stack;
  };
  SavedThread& savedOf(std::uint32_t index) {
    if (index >= saved_.size()) saved_.resize(index + 1);
    return saved_[index];
  }
  const ThreadRecord& recordAt(state::ContentId record) const {
    return *reinterpret_cast<const ThreadRecord*>(contents_.bytes(record).data());
  }

  void set(state::Leaf leaf, state::LeafValue value);
  void settleObjects();
  void settleThreads();
  void settleStack(vm::Thread& thread);
  void settleRecord(std::uint32_t index);
  void settleClock(vm::Thread& thread);
  void settleGlobals();
  template <class Refs>
  void addRoots(const Refs& refs);
  template <class Refs>
  void dropRoots(const Refs& refs);
  Globals globalsAt(state::LeafValue value) const;
  state::LeafValue valueOf(state::Leaf leaf, heap::Ref ref, heap::Object& object);
  void forgetCaches(heap::Ref ref, heap::Object& object);
  void restoreGlobals(state::LeafValue before, state::LeafValue after);
  void restoreObject(std::uint32_t leaf, state::LeafValue before, state::LeafValue after);
  void restoreThread(std::uint32_t index);

  SharedSpace& space_;
  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  state::ContentStore& contents_;
  FrameShapes shapes_;
  Garbage garbage_;
  StackLeaves stacks_;
  ArrayPieces pieces_;
  state::StateVector vector_;
  state::LeafHash hash_;
  bool keepsHash_ = false;          // from the first time that it is asked for
  std::vector<SavedThread> saved_;  // by thread number - 1
  std::vector<vm::Thread*> ran_;
  std::vector<heap::Ref> new_;  // objects that no stored state had
  std::vector<std::uint32_t> changedThreads_;
  bool unsettled_ = false;
  std::uint64_t settledBytes_ = 0;
};

}  // namespace weaveproof::program
