#include "natives/memory/raw_memory.hpp"

#include <algorithm>

namespace weaveproof::natives {

std::int64_t allocateRaw(Machine& vm, std::int64_t bytes) {
  if (bytes > INT32_MAX - 64) throw JavaThrow("java/lang/OutOfMemoryError");
  const Ref block = vm.newArray(*vm.known.byteArray, static_cast<std::int32_t>(bytes));
  vm.rawMemory.push_back(block);
  return std::int64_t{block} * 8 + kArrayBase;
}

void freeRaw(Machine& vm, std::int64_t address) {
  // What is freed was mostly allocated lately.
  const auto block = static_cast<Ref>((address - kArrayBase) / 8);
  const auto last = std::find(vm.rawMemory.rbegin(), vm.rawMemory.rend(), block);
  if (last != vm.rawMemory.rend()) vm.rawMemory.erase(std::next(last).base());
}

NativeStatus returnDirectBuffer(NativeCall& call, std::int64_t address, std::int64_t capacity) {
  Machine& vm = call.vm;
  if (call.resume) return call.returnRef(call.local(0));
  Class& type = *vm.world.bootClass("java/nio/DirectByteBuffer");
  vm.requireInitialized(call.thread, type);
  const Ref buffer = vm.newObject(type);
  call.needFrame();
  call.setLocal(0, buffer);
  Slot arguments[4] = {buffer, 0, 0, static_cast<Slot>(capacity)};
  setLong(arguments + 1, address);
  return call.enter(methodNamed(type, "<init>", "(JI)V"), arguments, 4, 1);
}

}  // namespace weaveproof::natives
