// What threads other than the one that runs can reach now: from their frames, from their Threads, from statics, and from all else that
// was there from the beginning. (Reduction by heap reachability: Dwyer, Hatcliff, Robby and Ranganath, [10] of dfs-rb.txt.)
//
// It is found at most once in a step, at the first question, by marking. Whatever is stored from then on where other
// threads may find it is added. Nothing is taken away, though this thread may drop what they could reach: so the error
// is only that more is visible.
#pragma once

#include <unordered_set>
#include <vector>

#include "base/sparse_array.hpp"
#include "program/frame_shapes.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

class ThreadReach {
 public:
  ThreadReach(vm::Machine& vm, FrameShapes& shapes)
      : vm_(vm), tracker_(tracking::trackerOf(vm)), shapes_(shapes), seen_(std::uint64_t{1} << 31) {}

  // An object that has changed. Objects of the base may hold others now, which all threads can find.
  void noteChanged(heap::Ref ref) {
    if (!tracker_.isYoung(ref)) changedBase_.insert(ref);
  }

  void forget() { isKnown_ = false; }  // the program has moved, or another thread runs
  bool contains(heap::Ref ref, const vm::Thread& running);
  void add(heap::Ref ref);

 private:
  void find(const vm::Thread& running);
  void markFrames(const vm::Thread& thread);
  void mark(heap::Ref ref);
  void follow();

  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  FrameShapes& shapes_;
  std::unordered_set<heap::Ref> changedBase_;  // in whatever state
  base::SparseArray<std::uint32_t> seen_;      // by object number: the last search that has met it
  std::uint32_t searches_ = 0;
  bool isKnown_ = false;
  heap::Ref runningThread_ = 0;  // its Thread
  std::vector<heap::Ref> open_;
};

}  // namespace weaveproof::program
