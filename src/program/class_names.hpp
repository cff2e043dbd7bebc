// Classes and fields of the library by name, as the tables of `jdk` list them.
#pragma once

#include <string_view>

#include "jdk/lock_words.hpp"
#include "vm/class.hpp"

namespace weaveproof::program {

inline bool inheritsFrom(const vm::Class& c, std::string_view name) {
  for (const vm::Class* type = &c; type; type = type->super)
    if (type->name->text() == name) return true;
  return false;
}

// "a/Lock" of "a/Lock$Sync"; empty if it is not nested.
inline std::string_view outerName(const vm::Class& c) {
  const std::string_view name = c.name->text();
  const std::size_t dollar = name.rfind('$');
  return dollar == std::string_view::npos ? std::string_view() : name.substr(0, dollar);
}

inline const vm::Field* namedField(const vm::Class& c, const jdk::NamedField& named) {
  for (const vm::Class* type = &c; type; type = type->super) {
    if (type->name->text() != named.holder) continue;
    for (const vm::Field& field : type->fields)
      if (field.name->text() == named.field) return &field;
  }
  return nullptr;
}

}  // namespace weaveproof::program
