// The frames of a thread as part of a state. The top frame is one leaf, together with the thread's pending action, as
// both change with each step. The callers are a list: each element is interned with what is below it, so that a deep
// stack costs no more than the frames that changed.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "program/frame_shapes.hpp"
#include "program/garbage.hpp"
#include "state/content_store.hpp"

namespace weaveproof::program {

class StackLeaves {
 public:
  StackLeaves(vm::Machine& vm, state::ContentStore& contents, FrameShapes& shapes, Garbage& garbage)
      : vm_(vm), contents_(contents), shapes_(shapes), garbage_(garbage) {}

  // What is stored of one thread's stack, which is also what its memory holds below Thread::lowest.
  struct Saved {
    struct Caller {
      std::uint32_t place;  // of the Frame, in slots from the stack's start
      state::ContentId frame, list;
    };
    std::vector<Caller> callers;  // the first frame first
    state::ContentId top = 0;
    std::uint32_t lowest = 0;  // place of the lowest frame that was on top in the thread's last step
    state::ContentId list() const { return callers.empty() ? 0 : callers.back().list; }
  };

  // Stores what changed since the last time.
  void save(vm::Thread& thread, Saved& saved);
  // Makes the stack what these leaves say.
  void restore(vm::Thread& thread, Saved& saved, state::ContentId top, state::ContentId list);
  // The thread has run since its stack was stored, and what it did is undone.
  void reload(vm::Thread& thread, const Saved& saved);
  bool isStored(vm::Thread& thread, const Saved& saved);  // all of it, frame by frame: slow
  // Whether the action that the thread stands before is the stored one. Another thread can change it: a notification does.
  bool isPendingStored(const vm::Thread& thread, const Saved& saved) const;
  // The thread is gone.
  void drop(Saved& saved);

 private:
  struct ListNode {
    state::ContentId frame, rest;
    std::uint32_t depth;
  };
  state::ContentId store(vm::Frame& frame, const heap::Slot* end, bool calling,
                         const vm::PendingAction* pending = nullptr);
  vm::Frame* load(vm::Thread& thread, vm::Frame* caller, heap::Slot* place, state::ContentId content);
  void addRoots(state::ContentId content) {
    forEachRoot(content, [this](heap::Ref ref) { garbage_.addRoot(ref); });
  }
  void dropRoots(state::ContentId content) {
    forEachRoot(content, [this](heap::Ref ref) { garbage_.dropRoot(ref); });
  }
  // One top frame takes the place of another, or of none (0).
  void replaceRoots(state::ContentId before, state::ContentId after);

  template <class Visit>
  void forEachRoot(state::ContentId content, Visit&& visit) {
    const std::byte* bytes = contents_.bytes(content).data();
    const auto& frame = *reinterpret_cast<const SavedFrame*>(bytes);
    const auto* words = reinterpret_cast<const std::uint32_t*>(bytes);
    if (frame.lock) visit(frame.lock);
    for (const std::uint16_t at :
         shapes_.of(*frame.method, frame.pc.get(), frame.flags & SavedFrame::kCalling).references)
      if (words[at]) visit(words[at]);
  }

  // What the replacement of one top frame by another does to the roots. The same steps are taken again and again, and most of them
  // move a reference at most: between a local and the operands, which changes nothing.
  struct RootChange {
    state::ContentId before = 0, after = 0;
    std::array<heap::Ref, 2> added{}, dropped{};  // 0: none
  };
  static constexpr unsigned kRootChangeBits = 11;

  vm::Machine& vm_;
  state::ContentStore& contents_;
  FrameShapes& shapes_;
  Garbage& garbage_;
  std::vector<RootChange> rootChanges_{std::size_t{1} << kRootChangeBits};
  std::vector<heap::Ref> added_, dropped_;
  std::vector<std::uint32_t> buffer_;
  std::vector<vm::Frame*> changed_;
  std::vector<state::ContentId> lists_;
};

}  // namespace weaveproof::program
