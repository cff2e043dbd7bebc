// A cursor over a class file that never leaves it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "classfile/class_file.hpp"

namespace weaveproof::classfile {

inline std::uint16_t bigEndian16(const std::uint8_t* p) { return static_cast<std::uint16_t>(p[0] << 8 | p[1]); }
inline std::uint32_t bigEndian32(const std::uint8_t* p) {
  return std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 | std::uint32_t{p[2]} << 8 | p[3];
}

class Reader {
 public:
  explicit Reader(Bytes bytes) : begin_(bytes.data()), at_(begin_), end_(begin_ + bytes.size()) {}

  std::uint8_t u1() { return *advance(1); }
  std::uint16_t u2() { return bigEndian16(advance(2)); }
  std::uint32_t u4() { return bigEndian32(advance(4)); }
  Bytes take(std::size_t n) { return {advance(n), n}; }
  // The next `n` bytes together with the `last` bytes that have been read before them (a table with its count).
  Bytes takeWithLast(std::size_t last, std::size_t n) { return {advance(n) - last, last + n}; }

  // How many of `count` entries of at least `entrySize` bytes the rest can hold: what is worth reserving memory for.
  std::size_t plausible(std::size_t count, std::size_t entrySize) const {
    return std::min(count, remaining() / entrySize);
  }

  // Throws unless `n` more bytes are there.
  void need(std::size_t n) const {
    if (n > remaining()) [[unlikely]]
      truncated();
  }
  std::size_t remaining() const { return static_cast<std::size_t>(end_ - at_); }
  // Goes back to (or on from) a place that has been passed before.
  void seek(std::uint32_t offset) { at_ = begin_ + offset; }
  std::uint32_t offset() const { return static_cast<std::uint32_t>(at_ - begin_); }

 private:
  const std::uint8_t* advance(std::size_t n) {
    need(n);
    const std::uint8_t* p = at_;
    at_ += n;
    return p;
  }
  [[noreturn]] static void truncated() { throw FormatError(FormatError::ClassFormat, "Truncated class file"); }

  const std::uint8_t* begin_;
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

}  // namespace weaveproof::classfile
