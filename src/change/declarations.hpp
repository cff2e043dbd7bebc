// What a class declares, as reflection shows it: members, their types and access, annotations, nested classes. No code.
#pragma once

#include <string>

#include "change/instructions.hpp"

namespace weaveproof::change {

// Two versions declare the same exactly if the texts are the same. Numbers of constants do not matter.
std::string declarationsOf(const classfile::ClassFile& file, const Naming& naming);

}  // namespace weaveproof::change
