// The classes, fields and methods of the JDK that the machine itself touches (jdk/known.hpp), and how others are found by name.
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/known.hpp"
#include "vm/class.hpp"

namespace weaveproof::vm {

class World;

using jdk::Known;

Known findKnown(World& world);

// Looks a declared member up by name (any descriptor if none is given); a missing one is an internal error.
Field& fieldNamed(const Class& c, std::string_view name, std::string_view descriptor = {});
const Field* fieldIfAny(const Class& c, std::string_view name);
Method& methodNamed(const Class& c, std::string_view name, std::string_view descriptor = {});
Method* methodIfAny(const Class& c, std::string_view name, std::string_view descriptor = {});

}  // namespace weaveproof::vm
