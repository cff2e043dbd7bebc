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
  Slot arguments[5] = {buffer};
  setLong(arguments + 1, address);
  setLong(arguments + 3, capacity);  // an int in older JDKs: the lower half
  if (Method* older = methodIfAny(type, "<init>", "(JI)V")) return call.enter(*older, arguments, 4, 1);
  return call.enter(methodNamed(type, "<init>", "(JJ)V"), arguments, 5, 1);
}

}  // namespace weaveproof::natives
