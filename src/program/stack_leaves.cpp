#include "program/stack_leaves.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "base/equal_bytes.hpp"
#include "base/mix.hpp"

namespace weaveproof::program {

namespace {
std::uint32_t placeOf(const vm::Thread& thread, const vm::Frame* frame) {
  return static_cast<std::uint32_t>(reinterpret_cast<const heap::Slot*>(frame) - thread.stack);
}
}  // namespace

state::ContentId StackLeaves::store(vm::Frame& frame, const heap::Slot* end, bool calling,
                                    const vm::PendingAction* pending) {
  vm::Method& method = *frame.method;
  const FrameShape& shape = shapes_.of(method, frame.pc.get(), calling);
  heap::Slot* locals = frame.localSlots();
  assert(end >= frame.operands() && "operands stand behind the frame");
  for (const std::uint16_t local : shape.dead) locals[local] = 0;
  for (const SpinLocal& spinning : shape.spinning) spinning.settle(vm_, locals);
  const auto operands = static_cast<std::size_t>(end - frame.operands());
  const std::size_t frameWords = SavedFrame::kWords + frame.locals + operands;
  const std::size_t words = frameWords + (pending ? SavedFrame::kPendingWords : 0);
  if (buffer_.size() < words) buffer_.resize(words * 2);
  auto& saved = *reinterpret_cast<SavedFrame*>(buffer_.data());
  saved.method = &method;
  saved.pc = frame.pc.get();
  saved.lock = frame.lock;
  saved.locals = frame.locals;
  saved.flags = static_cast<std::uint8_t>((frame.flags & ~vm::Frame::kTold) | (calling ? SavedFrame::kCalling : 0) |
                                          (pending ? SavedFrame::kOnTop : 0));
  saved.resume = frame.resume;
  std::copy_n(locals, frame.locals, buffer_.data() + SavedFrame::kWords);
  std::copy_n(frame.operands(), operands, buffer_.data() + SavedFrame::kWords + frame.locals);
  if (pending) std::memcpy(buffer_.data() + frameWords, pending, sizeof *pending);
  return contents_.intern(std::as_bytes(std::span(buffer_.data(), words)));
}

bool StackLeaves::isPendingStored(const vm::Thread& thread, const Saved& saved) const {
  const auto bytes = contents_.bytes(saved.top);
  return base::equalBytes(bytes.data() + bytes.size() - sizeof thread.pending, &thread.pending, sizeof thread.pending);
}

void StackLeaves::save(vm::Thread& thread, Saved& saved) {
  assert(thread.top && thread.sp >= thread.top->operands() && thread.sp <= thread.stackEnd && "a thread with frames");
  // Frames from the top down to the lowest that may have changed.
  vm::Frame* const lowest = thread.lowest && thread.lowest < thread.top ? thread.lowest : thread.top;
  changed_.clear();
  for (vm::Frame* frame = thread.top; frame && frame >= lowest; frame = frame->caller()) changed_.push_back(frame);
  saved.lowest = saved.top ? placeOf(thread, lowest) : 0;  // of a thread that is new, everything is
  const state::ContentId oldTop = saved.top;
  std::size_t kept = saved.callers.size();
  while (kept && saved.callers[kept - 1].place >= placeOf(thread, lowest)) --kept;
  lists_.clear();
  for (std::size_t i = kept; i < saved.callers.size(); ++i) lists_.push_back(saved.callers[i].frame);
  saved.callers.resize(kept);
  // What is below the lowest changed frame and not stored as a caller yet: a frame that was on top when last stored.
  for (vm::Frame* frame = changed_.back()->caller();
       frame && (saved.callers.empty() || placeOf(thread, frame) > saved.callers.back().place); frame = frame->caller())
    changed_.push_back(frame);
  for (std::size_t i = changed_.size(); i-- > 1;) {
    vm::Frame& frame = *changed_[i];
    const vm::Frame& above = *changed_[i - 1];
    const heap::Slot* end = const_cast<vm::Frame&>(above).localSlots();
    const state::ContentId content = store(frame, end, !(above.flags & vm::Frame::kExecuteAgain));
    const ListNode node{content, saved.list(), static_cast<std::uint32_t>(saved.callers.size() + 1)};
    const state::ContentId list = contents_.intern(std::as_bytes(std::span(&node, 1)));
    saved.callers.push_back({placeOf(thread, &frame), content, list});
    addRoots(content);
  }
  saved.top = store(*thread.top, thread.sp, false, &thread.pending);
  if (saved.top != oldTop) replaceRoots(oldTop, saved.top);
  for (const state::ContentId gone : lists_) dropRoots(gone);
  thread.lowest = thread.top;
  thread.lowestAtClock = nullptr;
}

bool StackLeaves::isStored(vm::Thread& thread, const Saved& saved) {
  std::vector<vm::Frame*> frames;
  for (vm::Frame* frame = thread.top; frame; frame = frame->caller()) frames.push_back(frame);
  if (frames.size() != saved.callers.size() + 1) return false;
  for (std::size_t i = 1; i < frames.size(); ++i) {
    const Saved::Caller& caller = saved.callers[frames.size() - 1 - i];
    const bool calling = !(frames[i - 1]->flags & vm::Frame::kExecuteAgain);
    if (caller.place != placeOf(thread, frames[i]) ||
        caller.frame != store(*frames[i], frames[i - 1]->localSlots(), calling))
      return false;
  }
  return saved.top == store(*thread.top, thread.sp, false, &thread.pending);
}

void StackLeaves::replaceRoots(state::ContentId before, state::ContentId after) {
  if (!before) return addRoots(after);
  RootChange& change = rootChanges_[(std::uint64_t{before} << 32 | after) * base::kMix1 >> (64 - kRootChangeBits)];
  if (change.before == before && change.after == after) {
    for (const heap::Ref ref : change.added)
      if (ref) garbage_.addRoot(ref);
    for (const heap::Ref ref : change.dropped)
      if (ref) garbage_.dropRoot(ref);
    return;
  }
  added_.clear();
  dropped_.clear();
  forEachRoot(after, [this](heap::Ref ref) { added_.push_back(ref); });
  forEachRoot(before, [this](heap::Ref ref) {
    const auto stays = std::find(added_.begin(), added_.end(), ref);
    if (stays == added_.end()) return dropped_.push_back(ref);
    *stays = added_.back();
    added_.pop_back();
  });
  // What is new first, so that nothing seems to be garbage in between.
  for (const heap::Ref ref : added_) garbage_.addRoot(ref);
  for (const heap::Ref ref : dropped_) garbage_.dropRoot(ref);
  change = {};
  if (added_.size() > change.added.size() || dropped_.size() > change.dropped.size()) return;
  change.before = before;
  change.after = after;
  std::copy(added_.begin(), added_.end(), change.added.begin());
  std::copy(dropped_.begin(), dropped_.end(), change.dropped.begin());
}

vm::Frame* StackLeaves::load(vm::Thread& thread, vm::Frame* caller, heap::Slot* place, state::ContentId content) {
  assert(content != 0 && place >= thread.stack && place < thread.stackEnd &&
         "a frame that was stored stands on the stack");
  const auto bytes = contents_.bytes(content);
  const auto& saved = *reinterpret_cast<const SavedFrame*>(bytes.data());
  const auto* words = reinterpret_cast<const std::uint32_t*>(bytes.data());
  const bool onTop = saved.flags & SavedFrame::kOnTop;
  const std::size_t operands =
      bytes.size() / 4 - SavedFrame::kWords - saved.locals - (onTop ? SavedFrame::kPendingWords : 0);
  assert(place >= thread.stack && place + bytes.size() / 4 <= thread.stackEnd && "a frame that fits into the stack");
  std::copy_n(words + SavedFrame::kWords, saved.locals, place);
  auto* frame = reinterpret_cast<vm::Frame*>(place + saved.locals);
  frame->method = saved.method;
  frame->pc = saved.pc;
  frame->callerOffset =
      caller ? static_cast<std::uint32_t>(reinterpret_cast<heap::Slot*>(frame) - reinterpret_cast<heap::Slot*>(caller))
             : 0;
  frame->lock = saved.lock;
  frame->locals = saved.locals;
  frame->flags = saved.flags & static_cast<std::uint8_t>(~(SavedFrame::kCalling | SavedFrame::kOnTop));
  frame->resume = saved.resume;
  std::copy_n(words + SavedFrame::kWords + saved.locals, operands, frame->operands());
  if (onTop)
    thread.pending = *reinterpret_cast<const vm::PendingAction*>(words + SavedFrame::kWords + saved.locals + operands);
  thread.top = frame;
  thread.sp = frame->operands() + operands;
  return frame;
}

void StackLeaves::restore(vm::Thread& thread, Saved& saved, state::ContentId top, state::ContentId list) {
  // Elements of the wanted list that are not there yet, the last one first.
  auto nodeOf = [this](state::ContentId id) { return *reinterpret_cast<const ListNode*>(contents_.bytes(id).data()); };
  lists_.clear();
  std::size_t kept = 0;
  for (state::ContentId id = list; id;) {
    const ListNode node = nodeOf(id);
    if (node.depth <= saved.callers.size() && saved.callers[node.depth - 1].list == id) {
      kept = node.depth;
      break;
    }
    lists_.push_back(id);
    id = node.rest;
  }
  const std::size_t before = saved.callers.size();
  for (const state::ContentId id : lists_) addRoots(nodeOf(id).frame);
  if (top != saved.top) replaceRoots(saved.top, top);
  for (std::size_t i = kept; i < before; ++i) dropRoots(saved.callers[i].frame);
  saved.callers.resize(kept);
  // The end of the last kept caller's operands is where the next frame's locals begin.
  vm::Frame* caller = nullptr;
  heap::Slot* place = thread.stack;
  if (kept) {
    caller = reinterpret_cast<vm::Frame*>(thread.stack + saved.callers.back().place);
    const auto bytes = contents_.bytes(saved.callers.back().frame);
    place = caller->operands() + (bytes.size() / 4 - SavedFrame::kWords - caller->locals);
  }
  for (std::size_t i = lists_.size(); i-- > 0;) {
    const ListNode node = nodeOf(lists_[i]);
    caller = load(thread, caller, place, node.frame);
    place = thread.sp;
    saved.callers.push_back({placeOf(thread, caller), node.frame, lists_[i]});
  }
  load(thread, caller, place, top);
  assert(saved.list() == list && "these frames, in this order");
  saved.top = top;
  saved.lowest = 0;  // not known
  thread.lowest = thread.top;
  thread.lowestAtClock = nullptr;
}

void StackLeaves::reload(vm::Thread& thread, const Saved& saved) {
  const std::uint32_t lowest =
      placeOf(thread, thread.lowest && thread.lowest < thread.top ? thread.lowest : thread.top);
  std::size_t kept = saved.callers.size();
  while (kept && saved.callers[kept - 1].place >= lowest) --kept;
  vm::Frame* caller = nullptr;
  heap::Slot* place = thread.stack;
  if (kept) {
    caller = reinterpret_cast<vm::Frame*>(thread.stack + saved.callers[kept - 1].place);
    const auto bytes = contents_.bytes(saved.callers[kept - 1].frame);
    place = caller->operands() + (bytes.size() / 4 - SavedFrame::kWords - caller->locals);
  }
  for (std::size_t i = kept; i < saved.callers.size(); ++i) {
    caller = load(thread, caller, place, saved.callers[i].frame);
    place = thread.sp;
  }
  load(thread, caller, place, saved.top);
  thread.lowest = thread.top;
  thread.lowestAtClock = nullptr;
}

void StackLeaves::drop(Saved& saved) {
  for (const Saved::Caller& caller : saved.callers) dropRoots(caller.frame);
  if (saved.top) dropRoots(saved.top);
  saved.callers.clear();
  saved.top = 0;
}

}  // namespace weaveproof::program
