// From bytecode to cells.
#pragma once

#include "vm/world.hpp"

namespace weaveproof::vm {

// Sets method.translated and method.bciOfCell (and method.code, if calls may go straight there). The code must have been
// verified, or be trusted.
void translate(World& world, Method& method);

// Index of the cell that stands for the instruction at `bci`.
std::uint32_t cellOfBci(const Method& method, std::uint32_t bci);

}  // namespace weaveproof::vm
