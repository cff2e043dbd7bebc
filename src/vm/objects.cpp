// Making and copying objects.
#include <cassert>

#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {
[[noreturn]] void outOfMemory(const char* message) { throw JavaThrow("java/lang/OutOfMemoryError", message); }
}  // namespace

Object& NativeCall::object(Ref reference) const {
  if (!reference) throw JavaThrow("java/lang/NullPointerException");
  return vm.at(reference);
}

Ref Machine::newObject(Class& c) {
  assert(c.isInstanceClass() && c.instanceBytes >= heap::kHeaderBytes && "a class that has instances");
  const Ref ref = supervisor ? supervisor->allocateInstance(c.instanceBytes) : heap.allocate(c.instanceBytes);
  if (!ref) outOfMemory("Java heap space");
  at(ref).klass = toLow(&c);
  if (!supervisor && heap.wantsCollection()) fuel = 0;
  return ref;
}

Ref Machine::newCompleteObject(Class& c) {
  const Ref ref = newObject(c);
  at(ref).flags &= ~heap::kConstructing;
  return ref;
}

Ref Machine::newArray(Class& arrayClass, std::int32_t length) {
  assert(arrayClass.isArray() && "an array has an array class");
  if (length < 0) throw JavaThrow("java/lang/NegativeArraySizeException", std::to_string(length));
  // HotSpot's largest array falls short of the largest int by the words of the header.
  if (length > 0x7ffffffd) outOfMemory("Requested array size exceeds VM limit");
  const std::uint64_t bytes = kArrayBase + (std::uint64_t(length) << arrayClass.elementShift);
  const Ref ref = supervisor ? supervisor->allocate(bytes) : heap.allocate(bytes);
  if (!ref) outOfMemory("Java heap space");
  Object& array = at(ref);
  array.klass = toLow(&arrayClass);
  assert(array.length == 0 && "fresh memory is zero");
  array.length = static_cast<std::uint32_t>(length);
  if (!supervisor && heap.wantsCollection()) fuel = 0;
  return ref;
}

Ref Machine::clone(Ref original) {
  assert(original != 0 && "null has no copy");
  Class& c = classOf(original);
  const Ref copy = c.isArray() ? newArray(c, static_cast<std::int32_t>(at(original).length)) : newCompleteObject(c);
  const std::uint64_t bytes =
      c.isArray() ? kArrayBase + (std::uint64_t{at(original).length} << c.elementShift) : c.instanceBytes;
  std::memcpy(at(copy).bytes() + heap::kHeaderBytes, at(original).bytes() + heap::kHeaderBytes,
              bytes - heap::kHeaderBytes);
  return copy;
}

Ref Machine::mirror(Class& c) {
  assert(c.mirror >= heap::Heap::kFirstMirror && c.mirror < heap::Heap::kFirstObject && "the class has a mirror");
  Object& m = at(c.mirror);
  if (m.klass) return c.mirror;
  std::unique_lock<std::recursive_mutex> lock;
  if (supervisor) {
    lock = std::unique_lock(supervisor->mutex);
    supervisor->updateFromBase();
    if (m.klass) return c.mirror;
  }
  m.klass = toLow(known.klass);
  m.set<std::uint32_t>(heap::kMirrorSubject, toLow(&c));
  if (c.component) setReference(c.mirror, known.classComponentType, mirror(*c.component));
  setReference(c.mirror, known.classLoader_, c.loader->object);
  if (known.classModifiers) m.set<std::uint16_t>(known.classModifiers, c.modifiers);
  if (known.classPrimitive) m.set<std::uint8_t>(known.classPrimitive, c.primitive);
  setModule(c);
  if (c.primitive || c.isArray()) setInitStatus(m, InitStatus::Done);
  if (supervisor) supervisor->addMirrorToBase(c);
  return c.mirror;
}

}  // namespace weaveproof::vm
