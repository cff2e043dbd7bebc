#include "program/thread_record.hpp"

#include <utility>

namespace weaveproof::program {

namespace {

constexpr std::uint32_t kStatus = 255;
constexpr std::pair<bool vm::Thread::*, std::uint32_t> kFlags[] = {
    {&vm::Thread::parkPermit, 256},    {&vm::Thread::interruptedWait, 512},   {&vm::Thread::timedOut, 1024},
    {&vm::Thread::wasNotified, 2048},  {&vm::Thread::handlingOverflow, 4096}, {&vm::Thread::seenBlocked, 8192},
    {&vm::Thread::atomicAlone, 16384}, {&vm::Thread::mounted, 32768}};

// Each field of the record beside that of the thread which it stores.
template <class Record, class Thread, class Visit>
void forEachField(Record& record, Thread& thread, Visit&& visit) {
  visit(record.object, thread.object);
  visit(record.waitingFor, thread.waitingFor);
  visit(record.savedCount, thread.savedCount);
  visit(record.deadline, thread.deadline);
  visit(record.clock, thread.clock);
  visit(record.returned, thread.returned);
  visit(record.uncaught, thread.uncaught);
  visit(record.thrown, thread.thrown);
  visit(record.allocator, thread.allocator);
  visit(record.clockFrame, thread.clockFrame);
  visit(record.atomicDepth, thread.atomicDepth);
}

}  // namespace

ThreadRecord ThreadRecord::of(const vm::Thread& thread) {
  ThreadRecord record{};
  forEachField(record, thread, [](auto& stored, const auto& live) { stored = live; });
  record.bits = static_cast<std::uint32_t>(thread.status);
  for (const auto& [flag, bit] : kFlags) record.bits |= thread.*flag ? bit : 0;
  record.stackSlots = static_cast<std::uint32_t>(thread.stackEnd - thread.stack);
  return record;
}

void ThreadRecord::copyTo(vm::Thread& thread) const {
  forEachField(*this, thread, [](const auto& stored, auto& live) { live = stored; });
  thread.status = static_cast<vm::ThreadStatus>(bits & kStatus);
  for (const auto& [flag, bit] : kFlags) thread.*flag = (bits & bit) != 0;
}

}  // namespace weaveproof::program
