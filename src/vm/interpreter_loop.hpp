// The interpreter: one C++ function that executes cells, each instruction ending in a jump to the next.
//
// Registers of the virtual machine are local variables. They go back to the thread (save) before any code outside this
// function runs, and come from it (reload) when that code has changed the frames. Rare cases are slow paths elsewhere,
// which return a Resume that says how to continue.
//
// It is compiled twice: for `run` (interpreter.cpp) and for checks (tracking/interpreter.cpp). In a check, the interpreter
// returns before an access to an object that another thread can reach, with the program counter unmoved, unless the access
// has just been granted. Writes are noted, and an object that is stored where other threads can reach it escapes. What it asks
// the tracker is inlined here: the machine knows only the functions' names.
#pragma once

#include <cassert>
#include <cmath>
#include <limits>
#include <type_traits>

#include "vm/instructions.hpp"
#include "vm/machine.hpp"
#include "vm/slow_paths.hpp"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"  // labels as values

namespace weaveproof::vm {

struct NoTracker {};  // of a machine that runs one schedule

template <class Int, class Float>
inline Int toInteger(Float value) {  // Java's conversion: NaN is 0, out of range saturates
  if (value != value) return 0;      // NOLINT(misc-redundant-expression)
  if (value >= static_cast<Float>(std::numeric_limits<Int>::max())) return std::numeric_limits<Int>::max();
  if (value <= static_cast<Float>(std::numeric_limits<Int>::min())) return std::numeric_limits<Int>::min();
  return static_cast<Int>(value);
}

template <class Float>
inline Slot compare(Float a, Float b, int ifUnordered) {
  if (a > b) return 1;
  if (a == b) return 0;
  if (a < b) return static_cast<Slot>(-1);
  return static_cast<Slot>(ifUnordered);
}

inline std::int32_t lookup(const std::int32_t* table, std::int32_t key) {
  std::int32_t low = 0, high = table[0] - 1;
  while (low <= high) {
    const std::int32_t middle = (low + high) / 2;
    const std::int32_t* pair = table + 2 + middle * 2;
    if (pair[0] == key) return pair[1];
    if (pair[0] < key)
      low = middle + 1;
    else
      high = middle - 1;
  }
  return table[1];
}

// Another machine may be replacing the cell by its quick form.
inline Cell atomicCell(const Cell* pc) { return __atomic_load_n(pc, __ATOMIC_ACQUIRE); }

template <class Tracker>
Left execute(Machine& vm, Thread& thread, [[maybe_unused]] Tracker* const tracker) {
  constexpr bool kCheck = !std::is_same_v<Tracker, NoTracker>;
  static const void* const kLabels[] = {
#define WEAVEPROOF_INSTRUCTION(name) &&L_##name,
      WEAVEPROOF_FOR_EACH_INSTRUCTION(WEAVEPROOF_INSTRUCTION)
#undef WEAVEPROOF_INSTRUCTION
  };
  Frame* frame;
  Slot* locals;
  Slot* sp;
  Cell* pc;
  Cell cell;
  Resume step;
  PendingAction visible;
  std::uint64_t executed = 0;
  std::uint8_t* const base = vm.heap.base();

#define OBJECT(ref) (*reinterpret_cast<Object*>(base + std::uint64_t{ref} * 8))
#define A cellA(cell)
#define B cellB(cell)
#define DISPATCH() goto* kLabels[cellOp(cell)]
#define EXECUTE()                     \
  do {                                \
    if constexpr (kCheck) ++executed; \
    cell = atomicCell(pc);            \
    DISPATCH();                       \
  } while (0)
#define NEXT()                        \
  do {                                \
    if constexpr (kCheck) ++executed; \
    cell = atomicCell(++pc);          \
    DISPATCH();                       \
  } while (0)
// An access to an object that others can reach. `access` says what is known of the field (FieldAccess).
#define SHARED(actionKind, ref, where, access)                                                                        \
  if constexpr (kCheck) {                                                                                             \
    const std::uint32_t header = OBJECT(ref).flags;                                                                   \
    if ((header & heap::kEscaped) && tracker->isStep(thread, ActionKind::actionKind, ref, where, header, (access))) { \
      if (!tracker->granted) {                                                                                        \
        visible = {ActionKind::actionKind,                                                                            \
                   static_cast<std::uint8_t>((access)&FieldAccess::kPendingFlags),                                    \
                   0,                                                                                                 \
                   (ref),                                                                                             \
                   static_cast<std::uint32_t>(where),                                                                 \
                   0,                                                                                                 \
                   0,                                                                                                 \
                   1};                                                                                                \
        goto leaveVisible;                                                                                            \
      }                                                                                                               \
      tracker->granted = false;                                                                                       \
    }                                                                                                                 \
  }
#define TOUCH(ref) \
  if constexpr (kCheck) tracker->changes.note(OBJECT(ref), ref)
#define TOUCH_ELEMENT(ref, where) \
  if constexpr (kCheck) tracker->changes.noteElement(OBJECT(ref), ref, where)
#define ESCAPE(holder, value)                                              \
  if constexpr (kCheck) {                                                  \
    const Ref stored = (value);                                            \
    if (stored && (OBJECT(holder).flags & heap::kEscaped) &&               \
        (!(OBJECT(stored).flags & heap::kEscaped) || tracker->bystanders)) \
      tracker->escape(stored);                                             \
  }
#define SLOW(work)  \
  do {              \
    frame->pc = pc; \
    thread.sp = sp; \
    step = (work);  \
    goto afterSlow; \
  } while (0)
#define JUMP(distance)                                   \
  do {                                                   \
    const auto by = static_cast<std::int32_t>(distance); \
    pc += by;                                            \
    if (by <= 0 && --vm.fuel <= 0) goto poll;            \
    EXECUTE();                                           \
  } while (0)
#define BRANCH(condition)   \
  do {                      \
    if (condition) JUMP(B); \
    NEXT();                 \
  } while (0)
#define CASE(name) L_##name:
#define INT(k) static_cast<std::int32_t>(sp[k])

// One instruction a line reads as a table.
// clang-format off
reload:
  frame = thread.top;
  if (frame->isNative()) {
    step = vm.runTopNative(thread);
    goto afterSlow;
  }
  locals = frame->localSlots();
  sp = thread.sp;
  pc = frame->pc;
  EXECUTE();

afterSlow:
  switch (step) {
    case Resume::Next: sp = thread.sp; NEXT();
    case Resume::Again: sp = thread.sp; EXECUTE();
    case Resume::Once: sp = thread.sp; cell = vm.onceCell; DISPATCH();
    case Resume::Entered:
      frame = thread.top;
      locals = frame->localSlots();
      sp = thread.sp;
      pc = frame->pc;
      if (--vm.fuel <= 0) goto poll;
      EXECUTE();
    case Resume::Reload: goto reload;
    case Resume::Leave:
      if constexpr (kCheck) tracker->instructions += executed;
      return vm.left;
  }

leaveVisible : __attribute__((unused));
  frame->pc = pc;
  thread.sp = sp;
  if constexpr (kCheck) {
    tracker->standBefore(thread, visible);
    tracker->instructions += executed;
  }
  return vm.left;

poll:
  frame->pc = pc;
  thread.sp = sp;
  if (!vm.poll(thread)) {
    if constexpr (kCheck) tracker->instructions += executed;
    return vm.left = Left::Slice;
  }
  EXECUTE();

  CASE(nop) NEXT();
  CASE(const1) *sp++ = B; NEXT();
  CASE(const2) setLong(sp, static_cast<std::int32_t>(B)); sp += 2; NEXT();
  CASE(const2_far) setLong(sp, *fromLow<std::int64_t>(B)); sp += 2; NEXT();
  CASE(load1) *sp++ = locals[A]; NEXT();
  CASE(load2) setLong(sp, longAt(locals + A)); sp += 2; NEXT();
  CASE(store1) locals[A] = *--sp; NEXT();
  CASE(store2) sp -= 2; setLong(locals + A, longAt(sp)); NEXT();

#define ARRAY(depth)                                     \
  const Ref arrayRef = sp[-(depth)];                     \
  if (!arrayRef) goto throwNullLabel;                    \
  Object& array = OBJECT(arrayRef);                      \
  const Slot index = sp[1 - (depth)];                    \
  if (index >= array.length) goto throwIndexLabel##depth
#define LOAD_FROM(size) ARRAY(2); SHARED(Read, arrayRef, kArrayBase + std::uint64_t{index} * (size), FieldAccess::kElement)
#define STORE_INTO(depth, size)                                                                     \
  ARRAY(depth);                                                                                     \
  SHARED(Write, arrayRef, kArrayBase + std::uint64_t{index} * (size), FieldAccess::kElement);       \
  TOUCH_ELEMENT(arrayRef, kArrayBase + std::uint64_t{index} * (size))
  CASE(load4) { LOAD_FROM(4); sp[-2] = array.elements<std::uint32_t>()[index]; --sp; NEXT(); }
  CASE(load8) { LOAD_FROM(8); setLong(sp - 2, array.elements<std::int64_t>()[index]); NEXT(); }
  CASE(load_byte) { LOAD_FROM(1); sp[-2] = static_cast<Slot>(array.elements<std::int8_t>()[index]); --sp; NEXT(); }
  CASE(load_char) { LOAD_FROM(2); sp[-2] = array.elements<std::uint16_t>()[index]; --sp; NEXT(); }
  CASE(load_short) { LOAD_FROM(2); sp[-2] = static_cast<Slot>(array.elements<std::int16_t>()[index]); --sp; NEXT(); }
  CASE(astore4) { STORE_INTO(3, 4); array.elements<std::uint32_t>()[index] = sp[-1]; sp -= 3; NEXT(); }
  CASE(astore8) { STORE_INTO(4, 8); array.elements<std::int64_t>()[index] = longAt(sp - 2); sp -= 4; NEXT(); }
  CASE(astore_byte) {
    STORE_INTO(3, 1);
    const auto value = static_cast<std::uint8_t>(sp[-1]);
    array.elements<std::uint8_t>()[index] =
        classOf(array).elementKind == Kind::Boolean ? static_cast<std::uint8_t>(value & 1) : value;
    sp -= 3;
    NEXT();
  }
  CASE(astore_char) { STORE_INTO(3, 2); array.elements<std::uint16_t>()[index] = static_cast<std::uint16_t>(sp[-1]); sp -= 3; NEXT(); }
  CASE(astore_reference) {
    ARRAY(3);
    const Ref value = sp[-1];
    if (value && &classOf(OBJECT(value)) != classOf(array).component &&
        !classOf(OBJECT(value)).isSubclassOf(classOf(array).component))
      SLOW(slow::throwStore(vm, thread, value));
    SHARED(Write, arrayRef, kArrayBase + std::uint64_t{index} * 4, FieldAccess::kElement);
    TOUCH_ELEMENT(arrayRef, kArrayBase + std::uint64_t{index} * 4);
    ESCAPE(arrayRef, value);
    array.elements<Ref>()[index] = value;
    sp -= 3;
    NEXT();
  }

  CASE(pop) --sp; NEXT();
  CASE(pop2) sp -= 2; NEXT();
  CASE(dup) sp[0] = sp[-1]; ++sp; NEXT();
  CASE(dup_x1) sp[0] = sp[-1]; sp[-1] = sp[-2]; sp[-2] = sp[0]; ++sp; NEXT();
  CASE(dup_x2) sp[0] = sp[-1]; sp[-1] = sp[-2]; sp[-2] = sp[-3]; sp[-3] = sp[0]; ++sp; NEXT();
  CASE(dup2) sp[0] = sp[-2]; sp[1] = sp[-1]; sp += 2; NEXT();
  CASE(dup2_x1) sp[1] = sp[-1]; sp[0] = sp[-2]; sp[-1] = sp[-3]; sp[-2] = sp[1]; sp[-3] = sp[0]; sp += 2; NEXT();
  CASE(dup2_x2)
    sp[1] = sp[-1]; sp[0] = sp[-2]; sp[-1] = sp[-3]; sp[-2] = sp[-4]; sp[-3] = sp[1]; sp[-4] = sp[0]; sp += 2; NEXT();
  CASE(swap) { const Slot top = sp[-1]; sp[-1] = sp[-2]; sp[-2] = top; NEXT(); }

#define INT_OP(name, op) CASE(name) sp[-2] = sp[-2] op sp[-1]; --sp; NEXT();
#define LONG_OP(name, op)                                                                                      \
  CASE(name)                                                                                                   \
  setLong(sp - 4, static_cast<std::int64_t>(static_cast<std::uint64_t>(longAt(sp - 4))                         \
                                                op static_cast<std::uint64_t>(longAt(sp - 2))));               \
  sp -= 2;                                                                                                     \
  NEXT();
#define FLOAT_OP(name, op) CASE(name) setFloat(sp - 2, floatAt(sp - 2) op floatAt(sp - 1)); --sp; NEXT();
#define DOUBLE_OP(name, op) CASE(name) setDouble(sp - 4, doubleAt(sp - 4) op doubleAt(sp - 2)); sp -= 2; NEXT();
  INT_OP(iadd, +) LONG_OP(ladd, +) FLOAT_OP(fadd, +) DOUBLE_OP(dadd, +)
  INT_OP(isub, -) LONG_OP(lsub, -) FLOAT_OP(fsub, -) DOUBLE_OP(dsub, -)
  INT_OP(imul, *) LONG_OP(lmul, *) FLOAT_OP(fmul, *) DOUBLE_OP(dmul, *)
  FLOAT_OP(fdiv, /) DOUBLE_OP(ddiv, /)
  INT_OP(iand, &) LONG_OP(land, &) INT_OP(ior, |) LONG_OP(lor, |) INT_OP(ixor, ^) LONG_OP(lxor, ^)
  CASE(idiv) {
    const std::int32_t divisor = INT(-1);
    if (divisor == 0) SLOW(slow::throwDivision(vm, thread));
    sp[-2] = divisor == -1 ? 0u - sp[-2] : static_cast<Slot>(INT(-2) / divisor);
    --sp;
    NEXT();
  }
  CASE(irem) {
    const std::int32_t divisor = INT(-1);
    if (divisor == 0) SLOW(slow::throwDivision(vm, thread));
    sp[-2] = divisor == -1 ? 0 : static_cast<Slot>(INT(-2) % divisor);
    --sp;
    NEXT();
  }
  CASE(ldiv) {
    const std::int64_t divisor = longAt(sp - 2), dividend = longAt(sp - 4);
    if (divisor == 0) SLOW(slow::throwDivision(vm, thread));
    setLong(sp - 4, divisor == -1 ? static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(dividend)) : dividend / divisor);
    sp -= 2;
    NEXT();
  }
  CASE(lrem) {
    const std::int64_t divisor = longAt(sp - 2), dividend = longAt(sp - 4);
    if (divisor == 0) SLOW(slow::throwDivision(vm, thread));
    setLong(sp - 4, divisor == -1 ? 0 : dividend % divisor);
    sp -= 2;
    NEXT();
  }
  CASE(frem) setFloat(sp - 2, std::fmod(floatAt(sp - 2), floatAt(sp - 1))); --sp; NEXT();
  CASE(drem) setDouble(sp - 4, std::fmod(doubleAt(sp - 4), doubleAt(sp - 2))); sp -= 2; NEXT();
  CASE(ineg) sp[-1] = 0u - sp[-1]; NEXT();
  CASE(lneg) setLong(sp - 2, static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(longAt(sp - 2)))); NEXT();
  CASE(fneg) sp[-1] ^= 0x80000000u; NEXT();
  CASE(dneg) sp[-1] ^= 0x80000000u; NEXT();
  CASE(ishl) sp[-2] = sp[-2] << (sp[-1] & 31); --sp; NEXT();
  CASE(ishr) sp[-2] = static_cast<Slot>(INT(-2) >> (sp[-1] & 31)); --sp; NEXT();
  CASE(iushr) sp[-2] = sp[-2] >> (sp[-1] & 31); --sp; NEXT();
  CASE(lshl) --sp; setLong(sp - 2, static_cast<std::int64_t>(static_cast<std::uint64_t>(longAt(sp - 2)) << (sp[0] & 63))); NEXT();
  CASE(lshr) --sp; setLong(sp - 2, longAt(sp - 2) >> (sp[0] & 63)); NEXT();
  CASE(lushr) --sp; setLong(sp - 2, static_cast<std::int64_t>(static_cast<std::uint64_t>(longAt(sp - 2)) >> (sp[0] & 63))); NEXT();
  CASE(iinc) locals[A] += B; NEXT();

  CASE(i2l) setLong(sp - 1, INT(-1)); ++sp; NEXT();
  CASE(i2f) setFloat(sp - 1, static_cast<float>(INT(-1))); NEXT();
  CASE(i2d) setDouble(sp - 1, INT(-1)); ++sp; NEXT();
  CASE(l2i) --sp; NEXT();
  CASE(l2f) setFloat(sp - 2, static_cast<float>(longAt(sp - 2))); --sp; NEXT();
  CASE(l2d) setDouble(sp - 2, static_cast<double>(longAt(sp - 2))); NEXT();
  CASE(f2i) sp[-1] = static_cast<Slot>(toInteger<std::int32_t>(floatAt(sp - 1))); NEXT();
  CASE(f2l) setLong(sp - 1, toInteger<std::int64_t>(floatAt(sp - 1))); ++sp; NEXT();
  CASE(f2d) setDouble(sp - 1, floatAt(sp - 1)); ++sp; NEXT();
  CASE(d2i) sp[-2] = static_cast<Slot>(toInteger<std::int32_t>(doubleAt(sp - 2))); --sp; NEXT();
  CASE(d2l) setLong(sp - 2, toInteger<std::int64_t>(doubleAt(sp - 2))); NEXT();
  CASE(d2f) setFloat(sp - 2, static_cast<float>(doubleAt(sp - 2))); --sp; NEXT();
  CASE(i2b) sp[-1] = static_cast<Slot>(static_cast<std::int8_t>(sp[-1])); NEXT();
  CASE(i2c) sp[-1] = static_cast<std::uint16_t>(sp[-1]); NEXT();
  CASE(i2s) sp[-1] = static_cast<Slot>(static_cast<std::int16_t>(sp[-1])); NEXT();

  CASE(lcmp) {
    const std::int64_t a = longAt(sp - 4), b = longAt(sp - 2);
    sp[-4] = static_cast<Slot>(a < b ? -1 : a > b ? 1 : 0);
    sp -= 3;
    NEXT();
  }
  CASE(fcmpl) sp[-2] = compare(floatAt(sp - 2), floatAt(sp - 1), -1); --sp; NEXT();
  CASE(fcmpg) sp[-2] = compare(floatAt(sp - 2), floatAt(sp - 1), 1); --sp; NEXT();
  CASE(dcmpl) sp[-4] = compare(doubleAt(sp - 4), doubleAt(sp - 2), -1); sp -= 3; NEXT();
  CASE(dcmpg) sp[-4] = compare(doubleAt(sp - 4), doubleAt(sp - 2), 1); sp -= 3; NEXT();

  CASE(ifeq) --sp; BRANCH(INT(0) == 0);
  CASE(ifne) --sp; BRANCH(INT(0) != 0);
  CASE(iflt) --sp; BRANCH(INT(0) < 0);
  CASE(ifge) --sp; BRANCH(INT(0) >= 0);
  CASE(ifgt) --sp; BRANCH(INT(0) > 0);
  CASE(ifle) --sp; BRANCH(INT(0) <= 0);
  CASE(if_icmpeq) sp -= 2; BRANCH(INT(0) == INT(1));
  CASE(if_icmpne) sp -= 2; BRANCH(INT(0) != INT(1));
  CASE(if_icmplt) sp -= 2; BRANCH(INT(0) < INT(1));
  CASE(if_icmpge) sp -= 2; BRANCH(INT(0) >= INT(1));
  CASE(if_icmpgt) sp -= 2; BRANCH(INT(0) > INT(1));
  CASE(if_icmple) sp -= 2; BRANCH(INT(0) <= INT(1));
  CASE(goto_forward) pc += static_cast<std::int32_t>(B); EXECUTE();
  CASE(goto_back) {
    pc += static_cast<std::int32_t>(B);
    if (--vm.fuel <= 0) goto poll;
    EXECUTE();
  }
  CASE(tableswitch) {
    const auto* table = fromLow<std::int32_t>(B);
    const std::int32_t key = INT(-1);
    --sp;
    JUMP(key < table[0] || key > table[1] ? table[2] : table[3 + (static_cast<std::int64_t>(key) - table[0])]);
  }
  CASE(lookupswitch) --sp; JUMP(lookup(fromLow<std::int32_t>(B), INT(0)));

  CASE(return0_sync) { if (frame->lock) SLOW(slow::leaveSynchronized(vm, thread)); goto L_return0; }
  CASE(return1_sync) { if (frame->lock) SLOW(slow::leaveSynchronized(vm, thread)); goto L_return1; }
  CASE(return2_sync) { if (frame->lock) SLOW(slow::leaveSynchronized(vm, thread)); goto L_return2; }
#define LEAVE_FRAME(value)                                         \
  if (frame->flags & ~Frame::kInternal) SLOW(vm.returnFrom(thread, (value))); \
  Slot* const result = locals;                                     \
  frame = reinterpret_cast<Frame*>(reinterpret_cast<Slot*>(frame) - frame->callerOffset); \
  thread.top = frame;                                              \
  if constexpr (kCheck)                                            \
    if (frame < thread.lowest) thread.lowest = frame;              \
  locals = frame->localSlots();                                    \
  pc = frame->pc
  CASE(return0) {
    if constexpr (kCheck)
      if (A) slow::constructed(vm, thread);  // of a constructor
    LEAVE_FRAME(0);
    sp = result;
    NEXT();
  }
  CASE(return1) { const Slot value = sp[-1]; LEAVE_FRAME(value); *result = value; sp = result + 1; NEXT(); }
  CASE(return2) { const std::int64_t value = longAt(sp - 2); LEAVE_FRAME(value); setLong(result, value); sp = result + 2; NEXT(); }

  CASE(ldc_string) {
    const Ref literal = vm.knownLiteral(B);
    if (!literal) SLOW(slow::loadLiteral(vm, thread, B));
    *sp++ = literal;
    NEXT();
  }
  CASE(ldc_class) {
    const Ref mirror = fromLow<Class>(B)->mirror;
    if (!OBJECT(mirror).klass) SLOW(vm.quicken(thread, pc, cell));
    *sp++ = mirror;
    NEXT();
  }

#define RECEIVER(depth)                       \
  const Ref receiver = sp[-(depth)];          \
  if (!receiver) goto throwNullLabel;         \
  std::uint8_t* const field = base + std::uint64_t{receiver} * 8 + B
#define WRITING()                       \
  SHARED(Write, receiver, B, A);        \
  if constexpr (kCheck)                 \
    if (!(A & FieldAccess::kCache)) tracker->changes.note(OBJECT(receiver), receiver)
#define READ(type) ({ type v; std::memcpy(&v, field, sizeof v); v; })
#define WRITE(type, value) do { const type v = static_cast<type>(value); std::memcpy(field, &v, sizeof v); } while (0)
  CASE(getfield_byte) { RECEIVER(1); SHARED(Read, receiver, B, A); sp[-1] = static_cast<Slot>(READ(std::int8_t)); NEXT(); }
  CASE(getfield_char) { RECEIVER(1); SHARED(Read, receiver, B, A); sp[-1] = READ(std::uint16_t); NEXT(); }
  CASE(getfield_short) { RECEIVER(1); SHARED(Read, receiver, B, A); sp[-1] = static_cast<Slot>(READ(std::int16_t)); NEXT(); }
  CASE(getfield4) { RECEIVER(1); SHARED(Read, receiver, B, A); sp[-1] = READ(std::uint32_t); NEXT(); }
  CASE(getfield8) { RECEIVER(1); SHARED(Read, receiver, B, A); setLong(sp - 1, READ(std::int64_t)); ++sp; NEXT(); }
  CASE(putfield_byte) { RECEIVER(2); WRITING(); WRITE(std::uint8_t, sp[-1]); sp -= 2; NEXT(); }
  CASE(putfield_char) { RECEIVER(2); WRITING(); WRITE(std::uint16_t, sp[-1]); sp -= 2; NEXT(); }
  CASE(putfield4) { RECEIVER(2); WRITING(); WRITE(std::uint32_t, sp[-1]); sp -= 2; NEXT(); }
  CASE(putfield_reference) { RECEIVER(2); WRITING(); if (!(A & FieldAccess::kKept)) ESCAPE(receiver, sp[-1]); WRITE(std::uint32_t, sp[-1]); sp -= 2; NEXT(); }
  CASE(putfield8) { RECEIVER(3); WRITING(); WRITE(std::int64_t, longAt(sp - 2)); sp -= 3; NEXT(); }

#define STATIC(actionKind)                                                                                     \
  const Ref mirror = B & FieldAccess::kMirrorMask;                                                             \
  bool own = false; /* while this thread initialises the class, others hardly get at its fields: shared_statics.cpp */ \
  if (initStatus(OBJECT(mirror)) != InitStatus::Done) {                                                        \
    frame->pc = pc;                                                                                            \
    thread.sp = sp;                                                                                            \
    if (!OBJECT(mirror).klass) SLOW(vm.quicken(thread, pc, cell));                                             \
    step = slow::requireInitialized(vm, thread, subjectOf(OBJECT(mirror)));                                    \
    if (step != Resume::Next) goto afterSlow;                                                                  \
    own = true;                                                                                                \
  }                                                                                                            \
  if (!own) {                                                                                                  \
    SHARED(actionKind, mirror, A, B >> FieldAccess::kStaticShift)                                              \
  } else if constexpr (kCheck) {                                                                               \
    if (tracker->rules.everythingVisible || tracker->isShownToHandles(thread, mirror, A))                      \
      SHARED(actionKind, mirror, A, (B >> FieldAccess::kStaticShift) & ~FieldAccess::kFinal)                   \
  }                                                                                                            \
  std::uint8_t* const field = base + std::uint64_t{mirror} * 8 + A
#define STATIC_WRITE() STATIC(Write); TOUCH(mirror)
  CASE(getstatic_byte) { STATIC(Read); *sp++ = static_cast<Slot>(READ(std::int8_t)); NEXT(); }
  CASE(getstatic_char) { STATIC(Read); *sp++ = READ(std::uint16_t); NEXT(); }
  CASE(getstatic_short) { STATIC(Read); *sp++ = static_cast<Slot>(READ(std::int16_t)); NEXT(); }
  CASE(getstatic4) { STATIC(Read); *sp++ = READ(std::uint32_t); NEXT(); }
  CASE(getstatic8) { STATIC(Read); setLong(sp, READ(std::int64_t)); sp += 2; NEXT(); }
  CASE(putstatic_byte) { STATIC_WRITE(); WRITE(std::uint8_t, sp[-1]); --sp; NEXT(); }
  CASE(putstatic_char) { STATIC_WRITE(); WRITE(std::uint16_t, sp[-1]); --sp; NEXT(); }
  CASE(putstatic4) { STATIC_WRITE(); WRITE(std::uint32_t, sp[-1]); --sp; NEXT(); }
  CASE(putstatic_reference) { STATIC_WRITE(); ESCAPE(mirror, sp[-1]); WRITE(std::uint32_t, sp[-1]); --sp; NEXT(); }
  CASE(putstatic8) { STATIC_WRITE(); WRITE(std::int64_t, longAt(sp - 2)); sp -= 2; NEXT(); }

  Method* callee;
  CASE(invokevirtual) {
    const Ref receiver = sp[-static_cast<int>(A)];
    if (!receiver) goto throwNullLabel;
    callee = classOf(OBJECT(receiver)).vtable[B];
    goto call;
  }
  CASE(invokespecial) {
    if (!sp[-static_cast<int>(A)]) goto throwNullLabel;
    callee = fromLow<Method>(B);
    goto call;
  }
  CASE(invokeinterface) {
    const Ref receiver = sp[-static_cast<int>(A)];
    if (!receiver) goto throwNullLabel;
    Class& type = classOf(OBJECT(receiver));
    auto* called = fromLow<Method>(B);
    const Machine::Selection& known = vm.selections[Machine::selectionIndex(&type, called)];
    if (known.receiver != &type || known.called != called) SLOW(slow::selectAndInvoke(vm, thread, type, *called));
    callee = known.selected;
    goto call;
  }
  CASE(invokestatic) {
    callee = fromLow<Method>(B);
    if (initStatus(OBJECT(callee->holder->mirror)) != InitStatus::Done) {
      frame->pc = pc;
      thread.sp = sp;
      step = slow::requireInitialized(vm, thread, *callee->holder);
      if (step != Resume::Next) goto afterSlow;
    }
    goto call;
  }
call : {
  Cell* const entry = std::atomic_ref(callee->code).load(std::memory_order_acquire);
  if (!entry) SLOW(vm.invoke(thread, *callee));
  Slot* const arguments = sp - callee->argumentSlots;
  auto* const called = reinterpret_cast<Frame*>(arguments + callee->maxLocals);
  if (called->operands() + callee->maxStack > thread.stackLimit) SLOW(slow::overflow(vm, thread));
  frame->pc = pc;
  called->method = callee;
  called->callerOffset = static_cast<std::uint32_t>(reinterpret_cast<Slot*>(called) - reinterpret_cast<Slot*>(frame));
  called->lock = 0;
  called->locals = callee->maxLocals;
  called->flags = kCheck ? (frame->flags & callee->continuesInternal) | callee->beginsInternal : 0;
  called->resume = 0;
  frame = called;
  thread.top = called;
  locals = arguments;
  sp = called->operands();
  pc = entry;
  if (--vm.fuel <= 0) goto poll;
  EXECUTE();
}

  CASE(new_object) {
    auto* type = fromLow<Class>(B);
    if (initStatus(OBJECT(type->mirror)) != InitStatus::Done) SLOW(slow::newObject(vm, thread, *type));
    Ref made;
    if constexpr (kCheck) {
      frame->pc = pc;
      made = tracker->allocateInstance(type->instanceBytes, static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(pc)));
      if (!made) SLOW(slow::newObject(vm, thread, *type));
    } else {
      made = vm.heap.allocate(type->instanceBytes);
      if (!made) SLOW(slow::newObject(vm, thread, *type));
      if (vm.heap.wantsCollection()) vm.fuel = 0;
    }
    OBJECT(made).klass = B;
    *sp++ = made;
    NEXT();
  }
  CASE(newarray) {
    auto* type = fromLow<Class>(B);
    const Slot length = sp[-1];
    if (length > 0x100000) SLOW(slow::newArray(vm, thread, *type));
    const std::uint64_t bytes = kArrayBase + (std::uint64_t{length} << type->elementShift);
    Ref made;
    if constexpr (kCheck) {
      frame->pc = pc;
      made = tracker->allocate(bytes, static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(pc)));
    } else {
      made = vm.heap.allocate(bytes);
    }
    if (!made) SLOW(slow::newArray(vm, thread, *type));
    Object& array = OBJECT(made);
    array.klass = B;
    array.length = length;
    if (!kCheck && vm.heap.wantsCollection()) vm.fuel = 0;
    sp[-1] = made;
    NEXT();
  }
  CASE(multianewarray) SLOW(slow::newMultiArray(vm, thread, *fromLow<Class>(B), A));
  CASE(arraylength) {
    if (!sp[-1]) goto throwNullLabel;
    sp[-1] = OBJECT(sp[-1]).length;
    NEXT();
  }
  CASE(athrow) {
    if (!sp[-1]) goto throwNullLabel;
    SLOW(vm.throwObject(thread, sp[-1]));
  }
  CASE(checkcast) {
    if (sp[-1]) {
      const Class& type = classOf(OBJECT(sp[-1]));
      if (toLow(&type) != B && !type.isSubclassOf(fromLow<Class>(B))) SLOW(slow::throwCast(vm, thread, type, *fromLow<Class>(B)));
    }
    NEXT();
  }
  CASE(instanceof_class) {
    if (sp[-1]) {
      const Class& type = classOf(OBJECT(sp[-1]));
      sp[-1] = toLow(&type) == B || type.isSubclassOf(fromLow<Class>(B));
    }
    NEXT();
  }
  CASE(monitorenter) {
    if (!sp[-1]) goto throwNullLabel;
    Object& object = OBJECT(sp[-1]);
    if (object.lock == 0 && !vm.stressRestore) {
      SHARED(Lock, sp[-1], 0, FieldAccess::kMonitor);
      TOUCH(sp[-1]);
      object.lock = thread.lockWord() | 1;
      --sp;
      NEXT();
    }
    SLOW(slow::enterMonitor(vm, thread));
  }
  CASE(monitorexit) {
    if (!sp[-1]) goto throwNullLabel;
    Object& object = OBJECT(sp[-1]);
    bool isStep = false;
    if constexpr (kCheck) isStep = tracker->mayShowUnlock();
    if (object.lock == (thread.lockWord() | 1) && !vm.stressRestore && !isStep) {
      TOUCH(sp[-1]);
      object.lock = 0;
      --sp;
      NEXT();
    }
    SLOW(slow::leaveMonitor(vm, thread));
  }

  CASE(u_ldc) CASE(u_getstatic) CASE(u_putstatic) CASE(u_getfield) CASE(u_putfield) CASE(u_invokevirtual)
  CASE(u_invokespecial) CASE(u_invokestatic) CASE(u_invokeinterface) CASE(u_invokedynamic) CASE(u_new)
  CASE(u_anewarray) CASE(u_multianewarray) CASE(u_checkcast) CASE(u_instanceof) CASE(invokehandle)
  CASE(getstatic_far) CASE(putstatic_far) CASE(illegal) CASE(unmet)
    SLOW(vm.quicken(thread, pc, cell));

throwNullLabel:
  SLOW(slow::throwNull(vm, thread));
throwIndexLabel2:
  SLOW(slow::throwIndex(vm, thread, sp[-1], OBJECT(sp[-2]).length));
throwIndexLabel3:
  SLOW(slow::throwIndex(vm, thread, sp[-2], OBJECT(sp[-3]).length));
throwIndexLabel4:
  SLOW(slow::throwIndex(vm, thread, sp[-3], OBJECT(sp[-4]).length));
  // clang-format on
}

#undef A
#undef ARRAY
#undef B
#undef BRANCH
#undef CASE
#undef DISPATCH
#undef DOUBLE_OP
#undef ESCAPE
#undef EXECUTE
#undef FLOAT_OP
#undef INT
#undef INT_OP
#undef JUMP
#undef LEAVE_FRAME
#undef LOAD_FROM
#undef LONG_OP
#undef NEXT
#undef OBJECT
#undef READ
#undef RECEIVER
#undef SHARED
#undef SLOW
#undef STATIC
#undef STATIC_WRITE
#undef STORE_INTO
#undef TOUCH
#undef TOUCH_ELEMENT
#undef WRITE
#undef WRITING

}  // namespace weaveproof::vm

#pragma GCC diagnostic pop
