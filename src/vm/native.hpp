// How a native method is written.
//
// A native method is a C++ function that takes its arguments from the caller's operand stack and gives a result or
// throws (JavaThrow and the other signals of signals.hpp). It never calls Java. When it needs Java code to run, it
// asks for a frame to be pushed and names a point at which it is resumed; what it has to remember meanwhile lives in
// its own frame (`local`), so that a thread can be saved and restored in the middle of it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

#include "vm/thread.hpp"

namespace weaveproof::vm {

class Machine;

enum class NativeStatus : std::uint8_t {
  Done,     // the result is set
  Called,   // a frame was pushed; resume when it returns
  Blocked,  // the thread has to wait (its status says for what); then the call is made again from the start
  // Of a shortcut, which stands beside a method's Java code and does the same faster: not this case, run the Java code.
  // Exceptions and their stack traces come from there; a shortcut throws nothing and changes nothing but its result.
  Declined,
  // Of a shortcut: the static method `redirect` is called instead, with the same arguments.
  Redirected,
  // While a program is checked: what comes next is visible and not granted (see permit); nothing has been changed.
  Visible,
  // The same function is to be called again, in its frame, which remembers how far it got.
  Progress,
};

struct NativeCall {
  Machine& vm;
  Thread& thread;
  Slot* args;  // the arguments, the receiver first; after them the frame's scratch slots once it has one
  Method* method;
  int resume = 0;          // 0 at first; then the number that enter() was given, or kResumeThrown
  std::int64_t value = 0;  // when resumed: what the called method returned (a reference in the low 32 bits)
  Ref thrown = 0;          // when resumed at kResumeThrown

  std::int32_t i(int slot) const { return static_cast<std::int32_t>(args[slot]); }
  bool z(int slot) const { return args[slot] != 0; }
  std::int64_t l(int slot) const { return longAt(args + slot); }
  float f(int slot) const { return floatAt(args + slot); }
  double d(int slot) const { return doubleAt(args + slot); }
  Ref ref(int slot) const { return args[slot]; }
  Ref local(int index) const { return args[method->argumentSlots + index]; }  // scratch slots: references only

  Object& object(Ref ref) const;  // throws NullPointerException for null

  // Asks for leave to do something visible: if false, return NativeStatus::Visible at once, with nothing changed.
  bool permit(const PendingAction& action) const;
  bool permitRead(Ref object, std::uint32_t offset) const;   // of memory that others may reach; neither is plain
  bool permitWrite(Ref object, std::uint32_t offset) const;  // and it is noted as changed

  bool permitClock(bool date = false) const;  // to read the time, or the date as well

  Method* redirect = nullptr;
  std::int64_t result = 0;
  NativeStatus done() { return NativeStatus::Done; }
  NativeStatus returnInt(std::int32_t v) { return result = v, NativeStatus::Done; }
  NativeStatus returnBool(bool v) { return result = v, NativeStatus::Done; }
  NativeStatus returnLong(std::int64_t v) { return result = v, NativeStatus::Done; }
  NativeStatus returnRef(Ref v) { return result = v, NativeStatus::Done; }
  NativeStatus returnFloat(float v) {
    std::uint32_t bits;
    std::memcpy(&bits, &v, sizeof bits);
    return result = bits, NativeStatus::Done;
  }
  NativeStatus returnDouble(double v) { return std::memcpy(&result, &v, sizeof v), NativeStatus::Done; }

  // Pushes a frame for `callee` with these argument slots. When it returns, this native continues at `resumeAt`, a
  // number from 1 to 254. Makes the native's own frame first if it has none; scratch slots start as null.
  NativeStatus enter(Method& callee, std::initializer_list<Slot> arguments, int resumeAt);
  NativeStatus enter(Method& callee, const Slot* arguments, int count, int resumeAt);
  void needFrame();  // makes the native's frame, so that local slots can be set
  void setLocal(int index, Ref value) { args[method->argumentSlots + index] = value; }
  bool hasFrame = false;  // the native's frame is on the stack
  bool resumed = false;   // and was so when this call of the function began
};

}  // namespace weaveproof::vm
