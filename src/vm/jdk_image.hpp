// The JDK's lib/modules file, which Java code reads through a direct buffer: mapped read-only at the end of every machine's
// arena, at the same place in each. So it has an address in Java and is no part of any state.
#pragma once

#include <cstdint>
#include <filesystem>

#include "heap/heap.hpp"

namespace weaveproof {

inline constexpr std::uint64_t kJdkImagePlace = Heap::kArenaBytes - Heap::kImageBytes;

// Gives the size of the file; 0 if it cannot be mapped.
std::uint64_t mapJdkImage(Heap& heap, const std::filesystem::path& modules);

}  // namespace weaveproof
