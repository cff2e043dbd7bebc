// The JDK's lib/modules file, which Java code reads through a direct buffer: mapped read-only at the end of every machine's
// arena, at the same place in each. So it has an address in Java and is no part of any state.
#pragma once

#include <cstdint>
#include <filesystem>

#include "heap/heap.hpp"

namespace weaveproof::vm {

inline constexpr std::uint64_t kJdkImagePlace = heap::Heap::kArenaBytes - heap::Heap::kImageBytes;

// Gives the size of the file; 0 if it cannot be mapped.
std::uint64_t mapJdkImage(heap::Heap& heap, const std::filesystem::path& modules);

}  // namespace weaveproof::vm
