#include "vm/machine.hpp"

namespace weaveproof::vm {

// The same whatever was explored before.
std::uint32_t Machine::nameHash(Ref ref) const {
  const Class& c = classOf(ref);
  if (&c == known.klass) return classOfMirror(ref).name->hash;
  if (!baseNumbers) return ref;  // a single run
  if (!supervisor) return c.name->hash + baseNumbers->give(ref, c);
  if (const auto hash = supervisor->nameHash(ref)) return *hash;
  if (const std::uint32_t number = baseNumbers->of(ref)) return c.name->hash + number;
  return &c == known.string ? mixText(kNoText, modifiedUtf8(ref)) : c.name->hash;
}

std::int32_t Machine::identityHash(Ref ref) const {
  std::uint32_t x = nameHash(ref) * 0x9e3779b9u;  // spread well
  x ^= x >> 15;
  x *= 0x85ebca6bu;
  x ^= x >> 13;
  x &= 0x7fffffffu;
  return static_cast<std::int32_t>(x ? x : 1);
}

}  // namespace weaveproof::vm
