// A stream of zlib that keeps its whole state in an arena: in blocks that are saved and restored with the objects
// beside them.
//
// zlib's state holds addresses of its own blocks. Between two uses a stream is parked: its addresses are as if the arena began
// at a fixed place, and those of input and output are removed. So equal streams are equal byte by byte in every arena,
// and can be moved to another one.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <functional>

namespace weaveproof::natives {

struct ZlibStream;

// Where blocks come from. A place is a distance from `base`.
struct ZlibMemory {
  std::uint8_t* base;
  std::function<std::uint64_t(std::size_t bytes)> allocate;  // a multiple of 8; 0 if there is no memory left
  std::function<void(std::uint64_t place)> free;
  ZlibStream* stream = nullptr;  // that uses it now
};

struct ZlibStream {
  static constexpr int kMostBlocks = 8;
  struct Block {
    std::uint64_t place, bytes;  // 0 bytes: not in use
  };
  z_stream z;
  std::uint8_t* base;  // of the arena in which the addresses are right; null at first
  std::uint64_t place;
  Block blocks[kMostBlocks];  // the first one is zlib's own state

  // The stream at `place`, which is all zero at first, ready for calls into zlib as long as `memory` lives.
  static ZlibStream& at(std::uint64_t place, ZlibMemory& memory);
  void park(ZlibMemory& memory);

 private:
  void moveTo(std::uint8_t* newBase, std::uint8_t* arena);
};

}  // namespace weaveproof::natives
