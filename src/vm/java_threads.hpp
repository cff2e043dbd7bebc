// What a java.lang.Thread says of itself: its fields that the machine reads and writes.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm {

// The object that has the fields of a Thread that newer JDKs keep in one of its own: priority, daemon, status and others.
// Null while the constructor of the Thread has not made it.
inline Ref threadFields(const Machine& vm, Ref javaThread) {
  return vm.known.threadHolder_ ? vm.at(javaThread).get<Ref>(vm.known.threadHolder_) : javaThread;
}
inline bool isAlive(const Machine& vm, Ref javaThread) {
  return vm.at(javaThread).get<std::int64_t>(vm.known.threadEetop) != 0;
}
inline bool isDaemon(const Machine& vm, const Thread& thread) {
  return thread.object && vm.at(threadFields(vm, thread.object)).get<std::uint8_t>(vm.known.threadDaemon);
}
inline bool isVirtual(const Machine& vm, const Thread& thread) {
  return vm.known.virtualThread && thread.object && vm.classOf(thread.object).isSubclassOf(vm.known.virtualThread);
}
bool othersKeepAlive(const Machine& vm, const Thread& thread);  // the program

void setThreadStatus(Machine& vm, Ref javaThread, std::int32_t status);
void terminate(Machine& vm, Ref javaThread);         // it counts as terminated, and threads that join it are notified
void clearEndedThread(Machine& vm, Ref javaThread);  // what Thread.exit does

}  // namespace weaveproof::vm
