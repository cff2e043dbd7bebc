// Making and copying objects.
#include "vm/machine.hpp"

namespace weaveproof {

namespace {
[[noreturn]] void outOfMemory(const char* message) { throw JavaThrow("java/lang/OutOfMemoryError", message); }
}  // namespace

Object& NativeCall::object(Ref reference) const {
  if (!reference) throw JavaThrow("java/lang/NullPointerException");
  return vm.at(reference);
}

Ref Machine::newObject(Class& c) {
  const Ref ref = names ? allocateNamed(c.instanceBytes, siteOfAllocation()) : heap.allocate(c.instanceBytes);
  if (!ref) outOfMemory("Java heap space");
  at(ref).klass = toLow(&c);
  if (!names && heap.wantsCollection()) fuel = 0;
  return ref;
}

Ref Machine::newArray(Class& arrayClass, std::int32_t length) {
  if (length < 0) throw JavaThrow("java/lang/NegativeArraySizeException", std::to_string(length));
  // HotSpot's largest array falls short of the largest int by the words of the header.
  if (length > 0x7ffffffd) outOfMemory("Requested array size exceeds VM limit");
  const std::uint64_t bytes = kArrayBase + (std::uint64_t(length) << arrayClass.elementShift);
  const Ref ref = names ? allocateNamed(bytes, siteOfAllocation()) : heap.allocate(bytes);
  if (!ref) outOfMemory("Java heap space");
  Object& array = at(ref);
  array.klass = toLow(&arrayClass);
  array.length = static_cast<std::uint32_t>(length);
  if (!names && heap.wantsCollection()) fuel = 0;
  return ref;
}

Ref Machine::clone(Ref original) {
  Class& c = classOf(original);
  const Ref copy = c.isArray() ? newArray(c, static_cast<std::int32_t>(at(original).length)) : newObject(c);
  const std::uint64_t bytes =
      c.isArray() ? kArrayBase + (std::uint64_t{at(original).length} << c.elementShift) : c.instanceBytes;
  std::memcpy(at(copy).bytes() + kHeaderBytes, at(original).bytes() + kHeaderBytes, bytes - kHeaderBytes);
  return copy;
}

Ref Machine::mirror(Class& c) {
  Object& m = at(c.mirror);
  if (m.klass) return c.mirror;
  std::unique_lock<std::recursive_mutex> lock;
  if (names) {
    lock = std::unique_lock(names->mutex);
    updateFromBase();
    if (m.klass) return c.mirror;
  }
  m.klass = toLow(known.klass);
  m.set<std::uint32_t>(kMirrorSubject, toLow(&c));
  // What a class gets from a loader that the program made itself belongs to the states in which it is defined.
  const bool later = names && c.loader->kind == Loader::User && !c.component;
  if (!later) setReference(c.mirror, known.classLoader_, c.loader->object);
  if (c.component) setReference(c.mirror, known.classComponentType, mirror(*c.component));
  if (!later) setModule(c);
  if (c.primitive || c.isArray()) setInitStatus(m, InitStatus::Done);
  if (names) addMirrorToBase(c);
  return c.mirror;
}

void Machine::setModule(Class& c) {
  Ref module = 0;
  if (c.host && !c.module && !c.host->module) {
    module = getReference(mirror(*c.host), known.classModule);
  } else if (c.module) {
    if (auto it = modules.find(c.module); it != modules.end()) module = it->second;
  } else if (c.loader->object) {
    module = getReference(c.loader->object, known.loaderUnnamedModule);
  } else {
    module = bootUnnamedModule;
  }
  setReference(c.mirror, known.classModule, module);
}

}  // namespace weaveproof
