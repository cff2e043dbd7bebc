#include "natives/memory/memory_part.hpp"

#include <algorithm>

#include "vm/jdk_image.hpp"

namespace weaveproof::natives {

bool MemoryPart::isVisible(const NativeCall& call, ActionKind kind) const {
  Machine& vm = call.vm;
  if (!vm.supervisor || length == 0 || fixed) return false;
  const Object& object = vm.at(array);
  const std::uint32_t offset = kArrayBase + (static_cast<std::uint32_t>(from) << classOf(object).elementShift);
  if (!(object.flags & heap::kEscaped)) return false;
  if (vm.supervisor->isVisibleElement(call.thread, kind, array, offset)) return true;
  vm.noteUses(call.thread, kind, array, offset, static_cast<std::uint64_t>(length) << classOf(object).elementShift);
  return false;
}

NativeStatus MemoryPart::copyIn(NativeCall& call, int slot, int resumeAt) const {
  Machine& vm = call.vm;
  call.needFrame();
  call.setLocal(slot, vm.newArray(vm.classOf(array), length));
  return call.enter(methodNamed(*vm.known.system, "arraycopy"),
                    {array, static_cast<Slot>(from), call.local(slot), 0, static_cast<Slot>(length)}, resumeAt);
}

NativeStatus MemoryPart::copyOut(NativeCall& call, int slot, std::int32_t begin, std::int32_t count,
                                 int resumeAt) const {
  return call.enter(methodNamed(*call.vm.known.system, "arraycopy"),
                    {call.local(slot), static_cast<Slot>(begin), array, static_cast<Slot>(from),
                     static_cast<Slot>(std::min(count, length))},
                    resumeAt);
}

MemoryPart MemoryPart::orCopy(const NativeCall& call, int slot) const {
  return call.hasFrame && call.local(slot) ? MemoryPart{call.local(slot), 0, length} : *this;
}

const std::uint8_t* MemoryPart::read(Machine& vm) const {
  if (!array) return fixed;
  const Object& object = vm.at(array);
  return object.elements<std::uint8_t>() + (static_cast<std::size_t>(from) << classOf(object).elementShift);
}

std::uint8_t* MemoryPart::write(Machine& vm) const {
  if (array) {
    const int shift = vm.classOf(array).elementShift;
    vm.touch(array, kArrayBase + (static_cast<std::uint64_t>(from) << shift),
             static_cast<std::uint64_t>(length) << shift);
  }
  return const_cast<std::uint8_t*>(read(vm));
}

MemoryPart memoryPart(Machine& vm, std::int64_t address, std::int64_t length) {
  if (length == 0) return {};
  for (const Ref block : vm.rawMemory) {
    const std::int64_t begin = std::int64_t{block} * 8 + kArrayBase, end = begin + vm.at(block).length;
    if (length > 0 && address >= begin && address <= end && length <= end - address)
      return {block, static_cast<std::int32_t>(address - begin), static_cast<std::int32_t>(length)};
  }
  const std::uint64_t inImage = static_cast<std::uint64_t>(address) - kJdkImagePlace;
  if (length > 0 && inImage < vm.imageBytes && static_cast<std::uint64_t>(length) <= vm.imageBytes - inImage)
    return {0, 0, static_cast<std::int32_t>(length), vm.heap.base() + address};
  throw Unsupported{"access to the address " + std::to_string(address) + ", which Java does not own"};
}

}  // namespace weaveproof::natives
