// The interpreter of a machine that runs one schedule, and the way to that of a check.
#include "base/crash_message.hpp"
#include "vm/interpreter_loop.hpp"

namespace weaveproof::vm {
namespace {

// Of a machine that has crashed: reads only what is sure to be there.
void tellMethod(const void* subject, base::CrashText& text) {
  const auto& thread = *static_cast<const Thread*>(subject);
  if (!thread.top) return;
  const Method& method = *thread.top->method;
  text.add("executed ");
  text.add(method.holder->name->text());
  text.add(".");
  text.add(method.name->text());
  text.add(method.descriptor->text());
}

}  // namespace

Left interpret(Machine& machine, Thread& thread) {
  assert(thread.top && "a thread with a frame to run");
  const base::Doing doing(tellMethod, &thread);
  return machine.supervisor ? machine.supervisor->interpret(thread) : execute<NoTracker>(machine, thread, nullptr);
}

}  // namespace weaveproof::vm
