// jdk.internal.misc.Unsafe: memory that is known by its address.
//
// An "address" without an object is a distance from the start of the machine's arena: memory that Java allocates here is a
// byte array that is kept alive until freed. So it is saved and restored like any object.
#include <algorithm>

#include "heap/references.hpp"
#include "jdk/special_names.hpp"
#include "natives/memory/unsafe_place.hpp"
#include "natives/registry.hpp"
#include "vm/jdk_image.hpp"

namespace weaveproof::natives {
namespace unsafe_memory {
namespace {

bool overlaps(std::span<const std::uint32_t> references, std::uint64_t offset, std::uint64_t bytes) {
  for (const std::uint32_t at : references)
    if (at < offset + bytes && offset < at + std::uint64_t{sizeof(Ref)}) return true;
  return false;
}

// Whether these bytes of an object hold numbers only, or (if `asReference`) are the place of a reference.
bool isPlaceIn(const Object& object, std::int64_t signedOffset, std::uint64_t bytes, bool asReference) {
  const heap::Shape& shape = heap::shapeOf(object);
  const bool isArray = shape.layout == heap::Layout::PrimitiveArray || shape.layout == heap::Layout::ReferenceArray;
  const auto offset = static_cast<std::uint64_t>(signedOffset);
  if (signedOffset < (isArray ? kArrayBase : heap::kHeaderBytes) || bytes > heap::bytesOf(object, shape) ||
      offset > heap::bytesOf(object, shape) - bytes)
    return false;
  if (isArray)
    return (shape.layout == heap::Layout::ReferenceArray) == asReference && (!asReference || offset % 4 == 0);
  auto isReference = [&](std::span<const std::uint32_t> offsets) {
    return asReference ? std::find(offsets.begin(), offsets.end(), offset) != offsets.end()
                       : overlaps(offsets, offset, bytes);
  };
  if (isReference(shape.referenceOffsets)) return asReference;
  if (shape.layout == heap::Layout::Mirror && isReference(heap::subjectShape(object).staticReferenceOffsets))
    return asReference;
  return !asReference;
}

}  // namespace
}  // namespace unsafe_memory

std::uint8_t* placeOf(NativeCall& call, int slot, std::uint64_t bytes, bool writing, bool asReference) {
  using namespace unsafe_memory;
  Machine& vm = call.vm;
  const Ref ref = call.ref(slot);
  const std::int64_t offset = call.l(slot + 1);
  if (ref) {
    if (!isPlaceIn(vm.at(ref), offset, bytes, asReference))
      throw Unsupported{"Unsafe access to an object of " + vm.classOf(ref).externalName() + " at " +
                        std::to_string(offset) + ", where it has no such value"};
    return vm.at(ref).bytes() + offset;
  }
  for (const Ref block : vm.rawMemory) {
    const std::int64_t begin = std::int64_t{block} * 8 + kArrayBase, end = begin + vm.at(block).length;
    if (!asReference && offset >= begin && offset <= end && bytes <= static_cast<std::uint64_t>(end - offset))
      return vm.heap.base() + offset;
  }
  const std::uint64_t inImage = static_cast<std::uint64_t>(offset) - kJdkImagePlace;  // can only be read
  if (!asReference && !writing && inImage < vm.imageBytes && bytes <= vm.imageBytes - inImage)
    return vm.heap.base() + offset;
  throw Unsupported{"Unsafe access to the address " + std::to_string(offset) + ", which Java does not own"};
}

namespace unsafe_memory {
namespace {

bool isBufferOfOneThread(const NativeCall& call) {
  for (Frame* frame = call.thread.top; frame && frame->method->holder->trusted; frame = frame->caller())
    for (const std::string_view holder : jdk::kBuffersOfOneThread)
      if (frame->method->holder->name->text() == holder) return true;
  return false;
}

// A direct buffer is cleared by its constructor, before any other code can know its address.
bool isClearedFirst(const NativeCall& call) {
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    const std::string_view holder = frame->method->holder->name->text();
    if (!holder.ends_with("/misc/Unsafe")) return holder == "java/nio/DirectByteBuffer";
  }
  return false;
}

// A thread that knows an address can reach the block. So the block escapes as soon as other threads may know its
// address.
void share(const NativeCall& call, Ref block) {
  if (!isBufferOfOneThread(call)) call.vm.escape(block);
}

Ref newBlock(NativeCall& call, std::int64_t bytes) {
  if (bytes > INT32_MAX - 64) throw JavaThrow("java/lang/OutOfMemoryError");
  const Ref block = call.vm.newPrimitiveArray(Kind::Byte, static_cast<std::int32_t>(bytes));
  call.vm.rawMemory.push_back(block);
  return block;
}

NativeStatus allocateMemory(NativeCall& call) {
  const Ref block = newBlock(call, call.l(1));
  if (!isClearedFirst(call)) share(call, block);
  return call.returnLong(std::int64_t{block} * 8 + kArrayBase);
}
NativeStatus freeMemory(NativeCall& call) {
  std::erase(call.vm.rawMemory, static_cast<Ref>((call.l(1) - kArrayBase) / 8));
  return call.done();
}
NativeStatus reallocateMemory(NativeCall& call) {  // (address, bytes)
  Machine& vm = call.vm;
  const auto old = static_cast<Ref>((call.l(1) - kArrayBase) / 8);
  const auto length = static_cast<std::int32_t>(std::min<std::int64_t>(call.l(1) ? vm.at(old).length : 0, call.l(3)));
  if (!call.resumed) {
    const Ref block = newBlock(call, call.l(3));
    call.needFrame();
    call.setLocal(0, block);
    if (length > 0)
      return call.enter(methodNamed(*vm.known.system, "arraycopy"), {old, 0, block, 0, static_cast<Slot>(length)}, 1);
  }
  const Ref block = call.local(0);
  if (call.l(1)) std::erase(vm.rawMemory, old);
  share(call, block);
  return call.returnLong(std::int64_t{block} * 8 + kArrayBase);
}

// Memory is set and copied in atomic units that are as large as the places and the length allow: so says the
// documentation of Unsafe. For memory that other threads can reach, each unit is one action, or two: a read, and a
// write. The progress is kept in the arguments, which always describe the part that is left.

std::int64_t unitOf(std::int64_t places) { return places % 8 == 0 ? 8 : places % 4 == 0 ? 4 : places % 2 == 0 ? 2 : 1; }

struct Place {
  Ref object;
  std::uint32_t offset;
  bool visible;
};

// The object and offset at this slot, or the block of raw memory that the address there belongs to.
Place placeAt(NativeCall& call, int slot, std::int64_t skipped, std::int64_t bytes, ActionKind kind) {
  Machine& vm = call.vm;
  Ref object = call.ref(slot);
  std::int64_t offset = call.l(slot + 1) + skipped;
  for (const Ref block : vm.rawMemory) {
    if (object || offset / 8 < block ||
        static_cast<std::uint64_t>(offset) >= std::uint64_t{block} * 8 + kArrayBase + vm.at(block).length)
      continue;
    object = block;
    offset -= std::int64_t{block} * 8;
  }
  const auto at = static_cast<std::uint32_t>(offset);
  const bool visible = vm.supervisor && object && (vm.at(object).flags & heap::kEscaped) &&
                       vm.supervisor->isVisibleElement(call.thread, kind, object, at);
  if (vm.supervisor && object && !visible)
    vm.noteUses(call.thread, kind, object, at, static_cast<std::uint64_t>(bytes));
  return {object, at, visible};
}

PendingAction accessTo(ActionKind kind, const Place& place, std::int64_t unit) {
  return {.kind = kind,
          .flags = PendingAction::kPlain,
          .bytes = static_cast<std::uint16_t>(unit),
          .object = place.object,
          .offset = place.offset};
}

NativeStatus setMemory(NativeCall& call) {  // object, offset, bytes, value
  Machine& vm = call.vm;
  const std::int64_t bytes = call.l(4), offset = call.l(2);
  if (bytes <= 0) return call.done();
  const Place place = placeAt(call, 1, 0, bytes, ActionKind::Write);
  const std::int64_t count = place.visible ? unitOf(bytes | offset) : bytes;
  if (place.visible && !call.permit(accessTo(ActionKind::Write, place, count))) return NativeStatus::Visible;
  std::memset(placeOf(call, 1, static_cast<std::uint64_t>(count), true), call.i(6), static_cast<std::size_t>(count));
  if (place.object) vm.touch(place.object, place.offset, static_cast<std::uint64_t>(count));
  if (vm.supervisor && !place.visible && place.object && !call.ref(1)) share(call, place.object);
  if (count == bytes) return call.done();
  call.needFrame();
  setLong(call.args + 2, offset + count);
  setLong(call.args + 4, bytes - count);
  return NativeStatus::Progress;
}

// (from object, offset, to object, offset, bytes[, element size]). A unit that was read waits in an array of its own, in the
// scratch slot.
NativeStatus copyUnits(NativeCall& call, std::int64_t swapped) {
  Machine& vm = call.vm;
  const std::int64_t bytes = call.l(7), from = call.l(2), to = call.l(5);
  if (bytes <= 0) return call.done();
  const bool backward = call.ref(1) == call.ref(4) && from < to;
  const std::int64_t unit = std::max(unitOf(bytes | from | to), swapped);
  const std::int64_t skipped = backward ? bytes - unit : 0;
  const Place source = placeAt(call, 1, skipped, unit, ActionKind::Read),
              target = placeAt(call, 4, skipped, unit, ActionKind::Write);
  const bool inUnits = source.visible || target.visible;
  if (vm.supervisor && !inUnits) {
    if (source.object) vm.noteUses(call.thread, ActionKind::Read, source.object, source.offset - skipped, bytes);
    if (target.object) vm.noteUses(call.thread, ActionKind::Write, target.object, target.offset - skipped, bytes);
  }
  const std::int64_t count = inUnits ? unit : bytes;
  std::uint8_t* const targetBytes = placeOf(call, 4, static_cast<std::uint64_t>(bytes), true) + (inUnits ? skipped : 0);
  const std::uint8_t* sourceBytes =
      placeOf(call, 1, static_cast<std::uint64_t>(bytes), false) + (inUnits ? skipped : 0);
  if (source.visible && target.visible) {
    if (call.resume == 0) {
      if (!call.permit(accessTo(ActionKind::Read, source, unit))) return NativeStatus::Visible;
      call.needFrame();
      call.setLocal(0, vm.newPrimitiveArray(Kind::Byte, static_cast<std::int32_t>(unit)));
      std::memcpy(vm.at(call.local(0)).elements<std::uint8_t>(), sourceBytes, static_cast<std::size_t>(unit));
      call.thread.top->resume = 1;
      return NativeStatus::Progress;
    }
    if (!call.permit(accessTo(ActionKind::Write, target, unit))) return NativeStatus::Visible;
    sourceBytes = vm.at(call.local(0)).elements<std::uint8_t>();
  } else if (source.visible) {
    if (!call.permit(accessTo(ActionKind::Read, source, unit))) return NativeStatus::Visible;
  } else if (target.visible) {
    if (!call.permit(accessTo(ActionKind::Write, target, unit))) return NativeStatus::Visible;
  }
  std::memmove(targetBytes, sourceBytes, static_cast<std::size_t>(count));
  for (std::int64_t i = 0; swapped && i + swapped <= count; i += swapped)
    std::reverse(targetBytes + i, targetBytes + i + swapped);
  if (target.object)
    vm.touch(target.object, inUnits ? target.offset : target.offset - skipped, static_cast<std::uint64_t>(count));
  if (count == bytes) return call.done();
  call.needFrame();
  call.setLocal(0, 0);
  call.thread.top->resume = 0;
  if (!backward) {
    setLong(call.args + 2, from + count);
    setLong(call.args + 5, to + count);
  }
  setLong(call.args + 7, bytes - count);
  return NativeStatus::Progress;
}

NativeStatus copyMemory(NativeCall& call) { return copyUnits(call, 0); }
NativeStatus copySwapMemory(NativeCall& call) { return copyUnits(call, call.l(9)); }

constexpr NativeEntry kUnsafe[] = {
    {"allocateMemory0", nullptr, allocateMemory},
    {"freeMemory0", nullptr, freeMemory},
    {"reallocateMemory0", nullptr, reallocateMemory, 1},
    {"setMemory0", nullptr, setMemory},
    {"copyMemory0", nullptr, copyMemory, 1},
    {"copySwapMemory0", nullptr, copySwapMemory, 1},
};

constexpr ClassNatives kClasses[] = {{"jdk/internal/misc/Unsafe", kUnsafe}};

}  // namespace
}  // namespace unsafe_memory

extern const std::span<const ClassNatives> kUnsafeMemoryNatives = unsafe_memory::kClasses;

}  // namespace weaveproof::natives
