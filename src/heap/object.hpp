// How a Java object lies in memory.
//
// A reference is a 32-bit number; null is 0, and the object stands at `base + ref * 8` of its machine's arena. Several
// machines use the same numbers at different bases, so a reference means the same in each of them and in a stored state.
//
//   offset 0  klass   the class, as a 32-bit address (class data lives in the low four gigabytes)
//          4  flags   bits below; the top byte of a class mirror holds its initialisation status
//          8  lock    the monitor: owner's thread number and recursion count, 0 when free
//         12  length  of an array; an instance's fields start here
//         16          elements of an array
#pragma once

#include <cassert>
#include <cstdint>
#include <cstring>

namespace weaveproof::heap {

using Ref = std::uint32_t;   // 0 is null
using Slot = std::uint32_t;  // one local or operand stack entry; long and double take two

struct Object {
  std::uint32_t klass;
  std::uint32_t flags;
  std::uint32_t lock;
  std::uint32_t length;  // arrays only

  std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(this); }
  const std::uint8_t* bytes() const { return reinterpret_cast<const std::uint8_t*>(this); }

  template <class T>
  T get(std::uint32_t offset) const {
    assert(offset >= 4 && "the class is not read as a field");
    T value;
    std::memcpy(&value, bytes() + offset, sizeof value);
    return value;
  }
  template <class T>
  void set(std::uint32_t offset, T value) {
    std::memcpy(bytes() + offset, &value, sizeof value);
  }
  template <class T>
  T* elements() {
    return reinterpret_cast<T*>(bytes() + 16);
  }
  template <class T>
  const T* elements() const {
    return reinterpret_cast<const T*>(bytes() + 16);
  }
};

inline constexpr std::uint32_t kHeaderBytes = 12;
inline constexpr std::uint32_t kArrayBase = 16;
inline constexpr std::uint32_t kMirrorSubject = 12;  // of a mirror: the class that it stands for, as a 32-bit address

// Bits of Object::flags.
inline constexpr std::uint32_t kMarked = 1u << 0;  // reached by the collection that is under way
inline constexpr std::uint32_t kFree = 1u << 1;    // not an object: a hole, its size in 8-byte units above kFreeShift
inline constexpr std::uint32_t kFreeShift = 2;
inline constexpr std::uint32_t kStatusShift = 24;  // class mirrors: initialisation status
// While a program is checked, and then part of the state (but for kDirty):
inline constexpr std::uint32_t kEscaped = 1u << 2;       // another thread can reach it
inline constexpr std::uint32_t kDirty = 1u << 3;         // changed since its content was last stored
inline constexpr std::uint32_t kConstructing = 1u << 4;  // its outermost constructor has not returned
inline constexpr std::uint32_t kLeaked = 1u << 5;        // escaped while under construction
inline constexpr std::uint32_t kDefined = 1u << 6;       // class mirrors: the program has defined the class itself
inline constexpr std::uint32_t kInternal = 1u << 7;      // belongs to the library's inner workings
// A large array (pieces.hpp) of which only the pieces that are noted have changed since it was last stored. Every
// stored one has it; what was made since, or noted as a whole, does not.
inline constexpr std::uint32_t kInPieces = 1u << 8;

}  // namespace weaveproof::heap
