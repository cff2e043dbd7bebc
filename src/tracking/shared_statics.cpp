// Statics of a class that is being initialised. The thread that initialises it uses them in local steps: every other thread that uses
// them by bytecode waits until the initialisation is done. But a VarHandle, a Field whose accessor was made before, and Unsafe do not
// ask whether the class is initialised. A thread that has got hold of one sees each write of the initialiser.
//
// So the search notes each static that one thread uses as the initialiser and another thread by such means. Then it
// restarts, and all uses of this static are visible, also those of the initialiser. The two uses are noted
// independently of each other, and whether or not the class is initialised by then. The reason: a search with a
// reduction executes independent steps in only one order. As long as the uses are local, their steps seem independent.
// So the order in which one use happens during the initialisation may be the order that the reduction skips.
//
// If such a static is final, it does not count as final for uses by such means: they may see it before it is set.
#include <atomic>

#include "tracking/tracker.hpp"

namespace weaveproof::tracking {

namespace {

// The thread that uses a static, in the lower half of a word as its initialiser, in the upper half by a handle: its
// number, or kMany.
constexpr unsigned kInitializer = 0, kHandle = 16;
constexpr std::uint32_t kWho = 0xffff, kMany = kWho;

}  // namespace

void Tracker::noteUseOfStatic(const Thread& thread, Ref mirror, std::uint64_t offset, unsigned shift) {
  std::atomic<std::uint32_t>& uses = shared.usesOfStatics[mirror + offset / 8];
  std::uint32_t seen = uses.load(std::memory_order_relaxed), next;
  do {
    const std::uint32_t who = seen >> shift & kWho;
    if (who == thread.number || who == kMany) return;
    next = (seen & ~(kWho << shift)) | (who ? kMany : thread.number) << shift;
  } while (!uses.compare_exchange_weak(seen, next, std::memory_order_relaxed));
  const std::uint32_t initializer = next >> kInitializer & kWho, handle = next >> kHandle & kWho;
  if (initializer && handle && (initializer != handle || handle == kMany)) learnLocation(mirror, offset);
}

bool Tracker::isShownToHandles(const Thread& thread, Ref mirror, std::uint64_t offset) {
  if (shared.shown.all || isShown(mirror, offset)) return true;
  noteUseOfStatic(thread, mirror, offset, kInitializer);
  return false;
}

bool Tracker::isShownToInitializer(const Thread& thread, Ref mirror, std::uint64_t offset, std::uint32_t bytes) {
  if (shared.shown.all) return true;
  bool shown = false;
  for (std::uint64_t at = offset / 8 * 8; at < offset + bytes; at += 8) {
    if (isShown(mirror, at))
      shown = true;
    else
      noteUseOfStatic(thread, mirror, at, kHandle);
  }
  return shown;
}

}  // namespace weaveproof::tracking
