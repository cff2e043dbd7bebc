#include "natives/io/zlib_stream.hpp"

#include <cstring>

namespace weaveproof::natives {

namespace {

voidpf allocateBlock(voidpf opaque, uInt items, uInt size) {
  auto& memory = *static_cast<ZlibMemory*>(opaque);
  for (ZlibStream::Block& block : memory.stream->blocks) {
    if (block.bytes) continue;
    const std::size_t bytes = (std::size_t{items} * size + 7) / 8 * 8;
    const std::uint64_t place = memory.allocate(bytes);
    if (!place) return Z_NULL;
    block = {place, bytes};
    return memory.base + place;
  }
  return Z_NULL;
}

void freeBlock(voidpf opaque, voidpf address) {
  auto& memory = *static_cast<ZlibMemory*>(opaque);
  const auto place = static_cast<std::uint64_t>(static_cast<std::uint8_t*>(address) - memory.base);
  for (ZlibStream::Block& block : memory.stream->blocks)
    if (block.bytes && block.place == place) {
      block = {0, 0};
      memory.free(place);
    }
}

}  // namespace

ZlibStream& ZlibStream::at(std::uint64_t place, ZlibMemory& memory) {
  auto& stream = *reinterpret_cast<ZlibStream*>(memory.base + place);
  stream.place = place;
  if (stream.base) stream.moveTo(memory.base, memory.base);
  stream.base = memory.base;
  stream.z.zalloc = allocateBlock;
  stream.z.zfree = freeBlock;
  stream.z.opaque = &memory;
  memory.stream = &stream;
  return stream;
}

void ZlibStream::park(ZlibMemory& memory) {
  constexpr std::uint64_t kNowhere = 0x5a5a000000000000u;  // no address of a process
  auto* const nowhere = reinterpret_cast<std::uint8_t*>(kNowhere);
  moveTo(nowhere, memory.base);
  base = nowhere;
  z.next_in = z.next_out = nullptr;
  z.avail_in = z.avail_out = 0;
  z.zalloc = nullptr;
  z.zfree = nullptr;
  z.opaque = nullptr;
}

// zlib's own state is a structure with addresses at multiples of 8: every word in it that is an address within one of the
// stream's blocks. A word that only looks like one would have to hit a few hundred kilobytes of the whole address space.
void ZlibStream::moveTo(std::uint8_t* newBase, std::uint8_t* arena) {
  if (base == newBase) return;
  const auto oldStart = reinterpret_cast<std::uint64_t>(base), newStart = reinterpret_cast<std::uint64_t>(newBase);
  auto move = [&](std::uint64_t address) {
    auto within = [&](std::uint64_t start, std::uint64_t bytes) {
      return address >= oldStart + start && address <= oldStart + start + bytes;
    };
    bool own = within(place, sizeof(ZlibStream));
    for (const Block& block : blocks) own = own || (block.bytes && within(block.place, block.bytes));
    return own ? address - oldStart + newStart : address;
  };
  z.state = reinterpret_cast<internal_state*>(move(reinterpret_cast<std::uint64_t>(z.state)));
  for (std::uint64_t offset = 0; offset < blocks[0].bytes; offset += 8) {
    std::uint8_t* word = arena + blocks[0].place + offset;
    std::uint64_t value;
    std::memcpy(&value, word, sizeof value);
    value = move(value);
    std::memcpy(word, &value, sizeof value);
  }
}

}  // namespace weaveproof::natives
