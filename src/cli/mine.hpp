// Training runs in a program that is opened for nothing else.
#pragma once

#include <cstdint>

#include "cli/open_program.hpp"
#include "mine/trace.hpp"

namespace weaveproof::cli {

// So many traces, from this seed, Thread numbers mean nothing in another program (sameNumbers). Throws what opening
// throws.
mine::MinedThreads mineProgram(program::ProgramOptions options, const OpenSpace& open, std::uint32_t traces,
                               std::uint64_t seed);

}  // namespace weaveproof::cli
