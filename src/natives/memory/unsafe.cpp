// jdk.internal.misc.Unsafe: raw access to fields, array elements and memory. Memory as such is in unsafe_memory.cpp.
#include "natives/memory/unsafe_place.hpp"
#include "natives/reflect/generated_names.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {

NativeStatus park(NativeCall& call);  // thread.cpp
NativeStatus unpark(NativeCall& call);

namespace unsafe {
namespace {

template <class T>
std::uint8_t* place(NativeCall& call, bool writing = true) {
  return placeOf(call, 1, sizeof(T), writing, std::is_same_v<T, Ref>);
}
template <class T>
T read(const std::uint8_t* p) {
  T value;
  std::memcpy(&value, p, sizeof value);
  return value;
}
template <class T>
void write(std::uint8_t* p, T value) {
  std::memcpy(p, &value, sizeof value);
}

// Which fields or elements these bytes belong to, and what is known of them. Usually that is one field and all of it;
// but Unsafe may take four bytes for an int, or look at one byte of a long.
Machine::KnownAccess findAccess(const Machine& vm, const Object& object, std::uint32_t offset, std::uint32_t bytes) {
  Machine::KnownAccess found{&classOf(object), offset, bytes, 0, offset, 0, false};
  std::uint32_t end = offset + bytes, count = 0, size = 0;
  auto cover = [&](std::uint32_t start) {
    found.start = std::min(found.start, start);
    end = std::max(end, start + size);
    ++count;
  };
  if (found.type->isArray()) {
    size = 1u << found.type->elementShift;
    for (std::uint32_t start = offset - (offset - kArrayBase) % size; start < offset + bytes; start += size)
      cover(start);
  } else {
    const bool isStatic = found.type == vm.known.klass && offset >= vm.known.klass->instanceBytes;
    if (isStatic) found.type = &subjectOf(object);
    for (const Class* holder = found.type; holder; holder = isStatic ? nullptr : holder->super)
      for (const Field& field : holder->fields) {
        const std::uint32_t fieldSize = 1u << bytecode::shiftOf(field.kind);
        if (field.isStatic() != isStatic || field.offset >= offset + bytes || field.offset + fieldSize <= offset)
          continue;
        // An access that covers several fields is local only if it is local for each of them.
        const std::uint32_t access = accessOf(field);
        found.access = count ? (found.access & access) | ((found.access | access) & FieldAccess::kUser) : access;
        found.isFinal |= field.isFinal();
        size = fieldSize;
        cover(field.offset);
      }
  }
  const bool withinOne = count == 1 && end - found.start == size;
  found.extent = withinOne ? std::uint16_t{0} : static_cast<std::uint16_t>(end - found.start);
  return found;
}

// Remembered, as it takes a search among the class's fields.
const Machine::KnownAccess& accessAt(Machine& vm, Ref ref, std::uint32_t offset, std::uint32_t bytes) {
  const Object& object = vm.at(ref);
  static constexpr Machine::KnownAccess kWholeElement{};
  if (classOf(object).isArray() && bytes == 1u << classOf(object).elementShift && offset % bytes == 0)
    return kWholeElement;
  const bool isStatic = &classOf(object) == vm.known.klass && offset >= vm.known.klass->instanceBytes;
  const Class* const type = isStatic ? &subjectOf(object) : &classOf(object);
  Machine::KnownAccess& known = vm.knownAccesses[(toLow(type) >> 4 ^ offset) % vm.knownAccesses.size()];
  if (known.type != type || known.offset != offset || known.bytes != bytes)
    known = findAccess(vm, object, offset, bytes);
  return known;
}

bool isStatic(const Machine& vm, Ref object, std::uint32_t offset) {
  return &vm.classOf(object) == vm.known.klass && offset >= vm.known.klass->instanceBytes;
}

// Asks for a permit to access these bytes, if other threads can reach them, and notes them as changed.
bool permitted(NativeCall& call, ActionKind kind, bool plain, std::uint32_t bytes) {
  Machine& vm = call.vm;
  if (!vm.supervisor) return true;
  Ref object = call.ref(1);
  auto offset = static_cast<std::uint32_t>(call.l(2)), place = offset;
  std::uint32_t access = plain ? FieldAccess::kPlain : 0;
  std::uint16_t extent = 0;
  if (object) {
    if (vm.at(object).flags & heap::kEscaped) {
      const Machine::KnownAccess& known = accessAt(vm, object, offset, bytes);
      access |= known.access & ~FieldAccess::kPlain;
      if (isStatic(vm, object, offset) && vm.supervisor->isShownToInitializer(call.thread, object, offset, bytes))
        access &= ~FieldAccess::kFinal;
      if (known.start) offset = known.start;
      extent = known.extent;
      if (known.isFinal && kind != ActionKind::Read) vm.supervisor->refuseChangeOfFinal(object);
    }
  } else {  // memory that Unsafe allocated: the block that it belongs to
    for (const Ref block : vm.rawMemory)
      if (call.l(2) / 8 >= block &&
          static_cast<std::uint64_t>(call.l(2)) < std::uint64_t{block} * 8 + kArrayBase + vm.at(block).length)
        object = block;
    if (!object) return true;
    place = offset -= object * 8;
    extent = static_cast<std::uint16_t>(bytes);
  }
  if (!vm.permitAccess(call.thread, kind, object, offset, access, extent)) return false;
  if (kind != ActionKind::Read) vm.touch(object, place, bytes);
  return true;
}

template <class T>
void escapeIfReference(NativeCall& call, T value) {
  if constexpr (std::is_same_v<T, Ref>)
    if (call.vm.supervisor && call.ref(1))
      call.vm.supervisor->noteReference(call.ref(1), static_cast<std::uint32_t>(call.l(2)), value);
}

// Arguments: the Unsafe, the object, the offset (two slots), then values from slot 4.
template <class T, bool kPlain = false>
NativeStatus get(NativeCall& call) {
  if (!permitted(call, ActionKind::Read, kPlain, sizeof(T))) return NativeStatus::Visible;
  return call.returnLong(static_cast<std::int64_t>(read<T>(place<T>(call, false))));
}
template <class T>
T argument(NativeCall& call, int slot) {
  return static_cast<T>(sizeof(T) == 8 ? call.l(slot) : call.i(slot));
}
template <class T>
constexpr int kSlots = sizeof(T) == 8 ? 2 : 1;

template <class T, bool kPlain = false>
NativeStatus put(NativeCall& call) {
  if (!permitted(call, ActionKind::Write, kPlain, sizeof(T))) return NativeStatus::Visible;
  write<T>(place<T>(call), argument<T>(call, 4));
  escapeIfReference<T>(call, argument<T>(call, 4));
  return call.done();
}
template <bool kPlain = false>
NativeStatus putBoolean(NativeCall& call) {
  if (!permitted(call, ActionKind::Write, kPlain, 1)) return NativeStatus::Visible;
  write<std::uint8_t>(place<std::uint8_t>(call), call.i(4) & 1);
  return call.done();
}
void tellUpdate(const NativeCall& call, bool written) {
  Teller* const teller = call.vm.supervisor ? call.vm.supervisor->teller : nullptr;
  if (teller && call.ref(1)) teller->updates(call.thread, call.ref(1), static_cast<std::uint32_t>(call.l(2)), written);
}
template <class T>
NativeStatus compareAndSet(NativeCall& call) {
  if (!permitted(call, ActionKind::Update, false, sizeof(T))) return NativeStatus::Visible;
  std::uint8_t* p = place<T>(call);
  const bool isSame = read<T>(p) == argument<T>(call, 4);
  if (isSame) {
    write<T>(p, argument<T>(call, 4 + kSlots<T>));
    escapeIfReference<T>(call, argument<T>(call, 4 + kSlots<T>));
  }
  tellUpdate(call, isSame);
  return call.returnBool(isSame);
}
// With --weak-cas: one that may fail for no reason. Else Java code makes it a compareAndSet.
template <class T>
NativeStatus weakCompareAndSet(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref object = call.ref(1);
  if (!vm.supervisor || !vm.options.weakCas || !object) return NativeStatus::Declined;
  vm.noteUses(call.thread, ActionKind::Update, object, static_cast<std::uint64_t>(call.l(2)), sizeof(T));
  const auto offset = static_cast<std::uint32_t>(call.l(2));
  const Machine::KnownAccess& known = accessAt(vm, object, offset, sizeof(T));
  if (isStatic(vm, object, offset)) vm.supervisor->isShownToInitializer(call.thread, object, offset, sizeof(T));
  if (!call.permit(
          {.kind = ActionKind::Update,
           .flags = static_cast<std::uint8_t>(known.access & FieldAccess::kPendingFlags & ~FieldAccess::kPlain),
           .bytes = known.extent,
           .object = object,
           .offset = known.start ? known.start : offset,
           .alternatives = 2}))
    return NativeStatus::Visible;
  std::uint8_t* p = place<T>(call);
  const bool succeeds = vm.supervisor->alternative != 1 && read<T>(p) == argument<T>(call, 4);
  if (succeeds) {
    vm.touch(object, static_cast<std::uint32_t>(call.l(2)), sizeof(T));
    write<T>(p, argument<T>(call, 4 + kSlots<T>));
    escapeIfReference<T>(call, argument<T>(call, 4 + kSlots<T>));
  }
  tellUpdate(call, succeeds);
  return call.returnBool(succeeds);
}
template <class T>
NativeStatus compareAndExchange(NativeCall& call) {
  if (!permitted(call, ActionKind::Update, false, sizeof(T))) return NativeStatus::Visible;
  std::uint8_t* p = place<T>(call);
  const T old = read<T>(p);
  if (old == argument<T>(call, 4)) {
    write<T>(p, argument<T>(call, 4 + kSlots<T>));
    escapeIfReference<T>(call, argument<T>(call, 4 + kSlots<T>));
  }
  tellUpdate(call, old == argument<T>(call, 4));
  return call.returnLong(static_cast<std::int64_t>(old));
}
template <class T>
NativeStatus getAndAdd(NativeCall& call) {
  if (Frame* asks = call.vm.supervisor ? call.thread.top->caller() : nullptr; asks && asks->method->numbersClasses)
    return call.returnLong(numberOfGenerated(call, *asks));
  if (!permitted(call, ActionKind::Update, false, sizeof(T))) return NativeStatus::Visible;
  std::uint8_t* p = place<T>(call);
  const T old = read<T>(p);
  write<T>(p, static_cast<T>(static_cast<std::make_unsigned_t<T>>(old) +
                             static_cast<std::make_unsigned_t<T>>(argument<T>(call, 4))));
  tellUpdate(call, true);
  return call.returnLong(static_cast<std::int64_t>(old));
}
template <class T>
NativeStatus getAndSet(NativeCall& call) {
  if (!permitted(call, ActionKind::Update, false, sizeof(T))) return NativeStatus::Visible;
  std::uint8_t* p = place<T>(call);
  const T old = read<T>(p);
  write<T>(p, argument<T>(call, 4));
  escapeIfReference<T>(call, argument<T>(call, 4));
  tellUpdate(call, true);
  return call.returnLong(static_cast<std::int64_t>(old));
}

Class& classArgument(NativeCall& call, int slot) {
  call.object(call.ref(slot));
  return call.vm.classOfMirror(call.ref(slot));
}

Field& reflectedField(NativeCall& call) {  // a java.lang.reflect.Field
  Machine& vm = call.vm;
  Object& object = call.object(call.ref(1));
  const Class& type = classOf(object);
  Class& holder = vm.classOfMirror(object.get<Ref>(fieldNamed(type, "clazz").offset));
  return holder.fields[object.get<std::uint32_t>(fieldNamed(type, "slot").offset)];
}

// Of an instance field or of a static one: HotSpot takes neither for the other.
template <bool kStatic>
NativeStatus fieldOffset(NativeCall& call) {
  const Field& field = reflectedField(call);
  if (field.isStatic() != kStatic) throw JavaThrow("java/lang/IllegalArgumentException");
  return call.returnLong(field.offset);
}
NativeStatus staticFieldBase(NativeCall& call) {
  const Field& field = reflectedField(call);
  if (!field.isStatic()) throw JavaThrow("java/lang/IllegalArgumentException");
  return call.returnRef(call.vm.mirror(*field.holder));
}

NativeStatus fieldOffsetByName(NativeCall& call) {
  Class& c = classArgument(call, 1);
  call.object(call.ref(2));
  Symbol* name = call.vm.world.symbol(call.vm.modifiedUtf8(call.ref(2)));
  for (const Field& field : c.fields)
    if (field.name == name) return call.returnLong(field.offset);
  throw JavaThrow("java/lang/InternalError", name->string());
}

NativeStatus arrayBaseOffset(NativeCall& call) {
  classArgument(call, 1);
  return call.returnInt(kArrayBase);
}
NativeStatus arrayIndexScale(NativeCall& call) {
  Class& c = classArgument(call, 1);
  if (!c.isArray()) throw JavaThrow("java/lang/InvalidClassException", c.externalName());
  return call.returnInt(1 << c.elementShift);
}

NativeStatus allocateInstance(NativeCall& call) {
  Class& c = classArgument(call, 1);
  if (c.isAbstract() || c.isInterface() || !c.isInstanceClass())
    throw JavaThrow("java/lang/InstantiationException", c.externalName());
  call.vm.requireInitialized(call.thread, c);
  return call.returnRef(call.vm.newObject(c));
}
NativeStatus ensureClassInitialized(NativeCall& call) {
  call.vm.requireInitialized(call.thread, classArgument(call, 1));
  return call.done();
}
NativeStatus shouldBeInitialized(NativeCall& call) {
  Class& c = classArgument(call, 1);
  // What is done stays done; whether it is done yet depends on others.
  if (!call.vm.isInitialized(c) && !call.permit({.kind = ActionKind::Other, .object = call.ref(1)}))
    return NativeStatus::Visible;
  call.vm.dropGrant();  // it may have become so since leave was asked for
  return call.returnBool(!call.vm.isInitialized(c));
}
NativeStatus throwException(NativeCall& call) {
  call.object(call.ref(1));
  throw JavaThrow(call.ref(1));
}

constexpr NativeEntry shortcut(const char* name, NativeFunction function) {
  return {name, nullptr, function, 0, false, true};
}
constexpr NativeEntry kUnsafe[] = {
    shortcut("weakCompareAndSetByte", weakCompareAndSet<std::int8_t>),
    shortcut("weakCompareAndSetBytePlain", weakCompareAndSet<std::int8_t>),
    shortcut("weakCompareAndSetByteAcquire", weakCompareAndSet<std::int8_t>),
    shortcut("weakCompareAndSetByteRelease", weakCompareAndSet<std::int8_t>),
    shortcut("weakCompareAndSetShort", weakCompareAndSet<std::int16_t>),
    shortcut("weakCompareAndSetShortPlain", weakCompareAndSet<std::int16_t>),
    shortcut("weakCompareAndSetShortAcquire", weakCompareAndSet<std::int16_t>),
    shortcut("weakCompareAndSetShortRelease", weakCompareAndSet<std::int16_t>),
    shortcut("weakCompareAndSetInt", weakCompareAndSet<std::int32_t>),
    shortcut("weakCompareAndSetIntPlain", weakCompareAndSet<std::int32_t>),
    shortcut("weakCompareAndSetIntAcquire", weakCompareAndSet<std::int32_t>),
    shortcut("weakCompareAndSetIntRelease", weakCompareAndSet<std::int32_t>),
    shortcut("weakCompareAndSetLong", weakCompareAndSet<std::int64_t>),
    shortcut("weakCompareAndSetLongPlain", weakCompareAndSet<std::int64_t>),
    shortcut("weakCompareAndSetLongAcquire", weakCompareAndSet<std::int64_t>),
    shortcut("weakCompareAndSetLongRelease", weakCompareAndSet<std::int64_t>),
    shortcut("weakCompareAndSetReference", weakCompareAndSet<Ref>),
    shortcut("weakCompareAndSetReferencePlain", weakCompareAndSet<Ref>),
    shortcut("weakCompareAndSetReferenceAcquire", weakCompareAndSet<Ref>),
    shortcut("weakCompareAndSetReferenceRelease", weakCompareAndSet<Ref>),
    {"registerNatives", nullptr, nothing},
    {"getBoolean", "(Ljava/lang/Object;J)Z", get<std::uint8_t, true>},
    {"getBooleanVolatile", "(Ljava/lang/Object;J)Z", get<std::uint8_t>},
    {"putBoolean", "(Ljava/lang/Object;JZ)V", putBoolean<true>},
    {"putBooleanVolatile", "(Ljava/lang/Object;JZ)V", putBoolean<>},
    {"getByte", "(Ljava/lang/Object;J)B", get<std::int8_t, true>},
    {"putByte", "(Ljava/lang/Object;JB)V", put<std::int8_t, true>},
    {"getByteVolatile", "(Ljava/lang/Object;J)B", get<std::int8_t>},
    {"putByteVolatile", "(Ljava/lang/Object;JB)V", put<std::int8_t>},
    {"getShort", "(Ljava/lang/Object;J)S", get<std::int16_t, true>},
    {"putShort", "(Ljava/lang/Object;JS)V", put<std::int16_t, true>},
    {"getShortVolatile", "(Ljava/lang/Object;J)S", get<std::int16_t>},
    {"putShortVolatile", "(Ljava/lang/Object;JS)V", put<std::int16_t>},
    {"getChar", "(Ljava/lang/Object;J)C", get<std::uint16_t, true>},
    {"putChar", "(Ljava/lang/Object;JC)V", put<std::uint16_t, true>},
    {"getCharVolatile", "(Ljava/lang/Object;J)C", get<std::uint16_t>},
    {"putCharVolatile", "(Ljava/lang/Object;JC)V", put<std::uint16_t>},
    {"getInt", "(Ljava/lang/Object;J)I", get<std::int32_t, true>},
    {"putInt", "(Ljava/lang/Object;JI)V", put<std::int32_t, true>},
    {"getIntVolatile", "(Ljava/lang/Object;J)I", get<std::int32_t>},
    {"putIntVolatile", "(Ljava/lang/Object;JI)V", put<std::int32_t>},
    {"getLong", "(Ljava/lang/Object;J)J", get<std::int64_t, true>},
    {"putLong", "(Ljava/lang/Object;JJ)V", put<std::int64_t, true>},
    {"getLongVolatile", "(Ljava/lang/Object;J)J", get<std::int64_t>},
    {"putLongVolatile", "(Ljava/lang/Object;JJ)V", put<std::int64_t>},
    {"getFloat", "(Ljava/lang/Object;J)F", get<std::int32_t, true>},
    {"putFloat", "(Ljava/lang/Object;JF)V", put<std::int32_t, true>},
    {"getFloatVolatile", "(Ljava/lang/Object;J)F", get<std::int32_t>},
    {"putFloatVolatile", "(Ljava/lang/Object;JF)V", put<std::int32_t>},
    {"getDouble", "(Ljava/lang/Object;J)D", get<std::int64_t, true>},
    {"putDouble", "(Ljava/lang/Object;JD)V", put<std::int64_t, true>},
    {"getDoubleVolatile", "(Ljava/lang/Object;J)D", get<std::int64_t>},
    {"putDoubleVolatile", "(Ljava/lang/Object;JD)V", put<std::int64_t>},
    {"getReference", "(Ljava/lang/Object;J)Ljava/lang/Object;", get<Ref, true>},
    {"putReference", "(Ljava/lang/Object;JLjava/lang/Object;)V", put<Ref, true>},
    {"getReferenceVolatile", "(Ljava/lang/Object;J)Ljava/lang/Object;", get<Ref>},
    {"putReferenceVolatile", "(Ljava/lang/Object;JLjava/lang/Object;)V", put<Ref>},
    // The JDK makes those of bytes and shorts out of that of an int, for HotSpot to replace them as well.
    {"compareAndSetByte", nullptr, compareAndSet<std::int8_t>},
    {"compareAndSetShort", nullptr, compareAndSet<std::int16_t>},
    {"compareAndSetInt", nullptr, compareAndSet<std::int32_t>},
    {"compareAndSetLong", nullptr, compareAndSet<std::int64_t>},
    {"compareAndSetReference", nullptr, compareAndSet<Ref>},
    {"compareAndExchangeByte", nullptr, compareAndExchange<std::int8_t>},
    {"compareAndExchangeShort", nullptr, compareAndExchange<std::int16_t>},
    {"compareAndExchangeInt", nullptr, compareAndExchange<std::int32_t>},
    {"compareAndExchangeLong", nullptr, compareAndExchange<std::int64_t>},
    {"compareAndExchangeReference", nullptr, compareAndExchange<Ref>},
    {"getAndSetByte", nullptr, getAndSet<std::int8_t>},
    {"getAndSetShort", nullptr, getAndSet<std::int16_t>},
    {"getAndSetInt", nullptr, getAndSet<std::int32_t>},
    {"getAndSetLong", nullptr, getAndSet<std::int64_t>},
    {"getAndSetReference", nullptr, getAndSet<Ref>},
    {"getAndAddByte", nullptr, getAndAdd<std::int8_t>},
    {"getAndAddShort", nullptr, getAndAdd<std::int16_t>},
    {"getAndAddInt", nullptr, getAndAdd<std::int32_t>},
    {"getAndAddLong", nullptr, getAndAdd<std::int64_t>},
    {"objectFieldOffset0", nullptr, fieldOffset<false>},
    {"objectFieldOffset1", nullptr, fieldOffsetByName},
    {"staticFieldOffset0", nullptr, fieldOffset<true>},
    {"staticFieldBase0", nullptr, staticFieldBase},
    {"arrayBaseOffset0", nullptr, arrayBaseOffset},
    {"arrayIndexScale0", nullptr, arrayIndexScale},
    {"allocateInstance", nullptr, allocateInstance},
    {"ensureClassInitialized0", nullptr, ensureClassInitialized},
    {"shouldBeInitialized0", nullptr, shouldBeInitialized},
    {"throwException", nullptr, throwException},
    {"fullFence", nullptr, nothing},
    {"loadFence", nullptr, nothing},
    {"storeFence", nullptr, nothing},
    {"park", nullptr, park},
    {"unpark", nullptr, unpark},
};

constexpr ClassNatives kClasses[] = {{"jdk/internal/misc/Unsafe", kUnsafe}};

}  // namespace
}  // namespace unsafe

extern const std::span<const ClassNatives> kUnsafeNatives = unsafe::kClasses;

}  // namespace weaveproof::natives
