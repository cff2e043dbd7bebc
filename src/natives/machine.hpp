// The machine, in whose words this room is written: a native method is a part of the machine that stands elsewhere.
#pragma once

#include "vm/machine.hpp"
#include "vm/native.hpp"

namespace weaveproof::natives {

using namespace vm;

}  // namespace weaveproof::natives
