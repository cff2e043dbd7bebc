// What of a state belongs to no object and no thread: whether the program has ended, the clock that threads are shown, open files, memory
// outside the heap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tracking/tracker.hpp"

namespace weaveproof::program {

class Globals {
 public:
  Globals() = default;
  static Globals of(const vm::Machine& vm, bool ended);
  void copyTo(vm::Machine& vm) const;

  bool ended() const { return fixed_.ended != 0; }
  std::span<const heap::Ref> rawMemory() const { return rawMemory_; }

  // As at the beginning: then nothing is stored.
  static bool arePlain(const vm::Machine& vm, bool ended);

  std::vector<std::byte> bytes() const;
  static Globals from(std::span<const std::byte> bytes);

 private:
  struct Fixed {
    std::uint64_t ended = 0;
    std::int64_t sharedClock = 0, inputRead = 0;
    std::uint64_t randomDrawn = 0;
    std::uint32_t blocks = 0, files = 0;  // of rawMemory_, of files_
  };
  Fixed fixed_;
  std::vector<vm::OpenFile> files_;
  std::vector<heap::Ref> rawMemory_;
};

}  // namespace weaveproof::program
