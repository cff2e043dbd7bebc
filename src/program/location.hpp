// A location in memory: a field of an object or of a class, or an element of an array.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace weaveproof::program {

// Objects of a class are numbered in the order in which they are first asked for. Where there is one of a kind, it has no number.
struct ObjectName {
  std::string type;  // "Account", "int[]", "class bank.Account"; null for no object
  std::uint32_t number = 0;

  friend auto operator<=>(const ObjectName&, const ObjectName&) = default;
};

// Of a static field `object` is the class, by its whole name. Where nothing is known, all is empty.
struct Location {
  ObjectName object = {};
  std::string field = {};                     // empty: it is no field
  std::optional<std::uint64_t> element = {};  // its index
  std::optional<std::uint32_t> offset = {};   // of memory that is neither

  friend auto operator<=>(const Location&, const Location&) = default;
};

}  // namespace weaveproof::program
