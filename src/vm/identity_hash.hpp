// Identity hash codes that depend on nothing but what the program does.
//
// The same object gets the same hash code on every schedule, in every search order and in every process, wherever that was
// started. Otherwise a table of the library could put an entry into another bucket, and a schedule would not replay. So
// hash codes come from names, never from addresses (which change, for instance, with the length of the class path):
//
//   a class                     its name
//   made during the search      its origin (identities.hpp) and its number there
//   there from the beginning    its class, and its number among the objects of that class
//   interned later              its class, and the text of a string
#pragma once

#include <cassert>
#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "heap/object.hpp"

namespace weaveproof::vm {

struct Class;

inline constexpr std::uint32_t kNoText = 2166136261u;
inline std::uint32_t mixText(std::uint32_t hash, std::string_view text) {  // FNV-1a
  for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619u;
  return hash;
}

// The numbers of objects that are there from the beginning. The first numbers are for the objects that were asked for
// their hash code before the search, in that order; then come the rest.
class BaseNumbers {
 public:
  std::uint32_t give(heap::Ref ref, const Class& c) {
    assert(ref != 0 && "null has no hash code");
    const auto [it, isNew] = numbers_.try_emplace(ref, 0);
    if (isNew) it->second = ++counts_[&c];
    return it->second;
  }
  std::uint32_t of(heap::Ref ref) const {
    const auto it = numbers_.find(ref);
    return it == numbers_.end() ? 0 : it->second;
  }

 private:
  std::unordered_map<heap::Ref, std::uint32_t> numbers_;
  std::unordered_map<const Class*, std::uint32_t> counts_;
};

}  // namespace weaveproof::vm
