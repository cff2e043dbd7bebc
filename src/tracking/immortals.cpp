// What is added to the base while schedules are explored, permanently and for all machines: mirrors, interned strings,
// lambdas that capture nothing (base_image.hpp).
#include <algorithm>
#include <cassert>

#include "base/utf8.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::tracking {

void Tracker::updateFromBase() { baseAdditions_ = shared.base.update(vm_.heap.base(), baseAdditions_); }

Ref Tracker::immortalMemory(std::uint64_t bytes) {
  assert(bytes >= heap::kHeaderBytes && "an object has a header");
  if (!shared.nextImmortal) shared.nextImmortal = shared.youngEnd;
  const Ref ref = shared.nextImmortal;
  shared.nextImmortal += static_cast<Ref>(heap::roundUp8(bytes) / 8);
  if (shared.nextImmortal - shared.youngEnd > SharedFacts::kImmortalUnits)
    throw Unsupported{"too many different strings are interned"};
  return ref;
}

// Made as any other string, but out of the reach of garbage collection, and once for all machines.
Ref Tracker::literal(std::uint32_t number) {
  std::lock_guard lock(shared.mutex);
  if (const auto it = shared.literals.find(number); it != shared.literals.end()) {
    updateFromBase();
    return it->second;
  }
  const std::u16string chars = base::utf8::decode(vm_.world.literalText(number));
  const bool latin1 = std::all_of(chars.begin(), chars.end(), [](char16_t c) { return c < 256; });
  const auto length = static_cast<std::uint32_t>(latin1 ? chars.size() : chars.size() * 2);
  const std::uint64_t arrayBytes = heap::roundUp8(kArrayBase + length),
                      stringBytes = heap::roundUp8(known_.string->instanceBytes);
  const Ref array = immortalMemory(arrayBytes + stringBytes);
  const Ref string = array + static_cast<Ref>(arrayBytes / 8);
  Object& bytes = vm_.at(array);
  bytes.klass = toLow(known_.byteArray);
  bytes.length = length;
  if (heap::isLarge(bytes)) bytes.flags |= heap::kInPieces;
  for (std::size_t i = 0; i < chars.size(); ++i)
    if (latin1)
      bytes.elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(chars[i]);
    else
      bytes.elements<std::uint16_t>()[i] = chars[i];
  Object& object = vm_.at(string);
  object.klass = toLow(known_.string);
  object.flags = heap::kEscaped;
  object.set<Ref>(known_.stringValue, array);
  object.set<std::uint8_t>(known_.stringCoder, latin1 ? 0 : 1);
  shared.base.add(array, bytes, arrayBytes);
  shared.base.add(string, object, stringBytes);
  return shared.literals[number] = string;
}

// If a class has no initialiser, and its superclasses are initialised from the beginning, initialising it has no effect
// except its status. So it, too, counts as initialised from the beginning.
bool Tracker::becomesInitialized(Class& c) {
  // A lambda that captures nothing: its initialiser makes the one object that there is.
  const Field* lambda = c.hidden && c.host
                            ? c.findField(vm_.world.symbol("<instance>"), vm_.world.symbol("Ljava/lang/Object;"))
                            : nullptr;
  if (!c.file || (c.initializer() && !lambda) || c.loader->kind == Loader::User) return false;
  auto fromTheBeginning = [this](Class& other) {
    return initStatus(shared.base.at(vm_.mirror(other))) == InitStatus::Done;
  };
  if (!c.isInterface()) {
    if (c.super && !fromTheBeginning(*c.super)) return false;
    for (Class* interface : c.allInterfaces)
      if (interface->hasDefaults && !fromTheBeginning(*interface)) return false;
  }
  try {
    vm_.linkForUse(c);
  } catch (const JavaThrow&) {
    return false;
  } catch (const LoadingNeeded&) {
    return false;
  }
  assignConstants(vm_, c, vm_.at(c.mirror));
  if (lambda) {
    const Ref instance = immortalMemory(c.instanceBytes);
    Object& object = vm_.at(instance);
    object.klass = toLow(&c);
    object.flags = heap::kEscaped;
    shared.base.add(instance, object, heap::roundUp8(c.instanceBytes));
    vm_.at(c.mirror).set<Ref>(lambda->offset, instance);
  }
  return true;
}

void Tracker::addMirrorToBase(Class& c) {
  assert(c.mirror != 0 && vm_.at(c.mirror).klass != 0 && "the mirror is made");
  Object& object = vm_.at(c.mirror);
  // Nothing in the base may refer to what belongs to some states only. A class gets its loader and its module in the states in
  // which it is defined; an array is asked for those of its elements (Class.getClassLoader0, getModule).
  for (const std::uint32_t offset : {known_.classLoader_, known_.classModule})
    if (isYoung(object.get<Ref>(offset))) object.set<Ref>(offset, 0);
  object.flags = (object.flags & ~heap::kDirty) | heap::kEscaped | (c.trusted ? heap::kInternal : 0);
  std::erase(changes.objects, c.mirror);
  if (becomesInitialized(c)) setInitStatus(object, InitStatus::Done);
  shared.base.add(c.mirror, object, heap::roundUp8(c.mirrorBytes));
}

}  // namespace weaveproof::tracking
