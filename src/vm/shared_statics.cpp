// Statics of a class that is being initialised. The thread that initialises it uses them in local steps: every other thread that uses
// them by bytecode waits until the initialisation is done. But a VarHandle, a Field whose accessor was made before, and Unsafe do not
// ask whether the class is initialised. A thread that has got hold of one sees each write of the initialiser.
//
// So each static is noted that one thread uses as the initialiser and another thread by such means. Then the search begins anew, and
// the uses of this static are visible, those of the initialiser too. The two uses are noted independently of each other, and whether
// or not the class is initialised by then: a search with a reduction executes independent steps in one order only. As long as the
// uses are local, the steps that they belong to seem independent, so the order in which the one comes during the other may be the
// one that is left out.
//
// A static final that is shown in this way is no final for who uses it by such means: it may be seen before it is set.
#include <atomic>

#include "vm/tracker.hpp"

namespace weaveproof::vm {

namespace {

// Who uses a static, in the lower half of a word as its initialiser, in the upper half by a handle: the number of the thread, or kMany.
constexpr unsigned kInitializer = 0, kHandle = 16;
constexpr std::uint32_t kWho = 0xffff, kMany = kWho;

}  // namespace

void Tracker::noteUseOfStatic(const Thread& thread, Ref mirror, std::uint64_t offset, unsigned shift) {
  std::atomic<std::uint32_t>& uses = names.usesOfStatics[mirror + offset / 8];
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
  if (names.shown.all || isShown(mirror, offset)) return true;
  noteUseOfStatic(thread, mirror, offset, kInitializer);
  return false;
}

bool Tracker::isShownToInitializer(const Thread& thread, Ref mirror, std::uint64_t offset, std::uint32_t bytes) {
  if (names.shown.all) return true;
  bool shown = false;
  for (std::uint64_t at = offset / 8 * 8; at < offset + bytes; at += 8) {
    if (isShown(mirror, at))
      shown = true;
    else
      noteUseOfStatic(thread, mirror, at, kHandle);
  }
  return shown;
}

}  // namespace weaveproof::vm
