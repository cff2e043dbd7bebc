// What of a frame has to be saved: which words hold references, and which locals are not read again.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "program/spin_locals.hpp"
#include "vm/machine.hpp"

namespace weaveproof::program {

// A frame as it is stored: method, pc, lock, counts, then its locals and operands. For the frame on top, the next
// action of its thread follows. Whether the frame is on top or is calling another one is stored in bits that a frame's
// own flags do not use.
struct SavedFrame {
  vm::Low<vm::Method> method;
  vm::Low<vm::Cell> pc;
  heap::Ref lock;
  std::uint16_t locals;
  std::uint8_t flags;
  std::uint8_t resume;

  static constexpr std::uint8_t kCalling = 0x80;
  static constexpr std::uint8_t kOnTop = 0x40;
  static constexpr unsigned kWords = 4;  // before the locals
  static constexpr unsigned kPendingWords = sizeof(vm::PendingAction) / 4;
};
static_assert(sizeof(SavedFrame) == 16);

struct FrameShape {
  std::vector<std::uint16_t> references;  // words of the saved frame, besides the lock
  std::vector<std::uint16_t> dead;        // locals
  std::vector<SpinLocal> spinning;        // live, with all that they read
};

class FrameShapes {
 public:
  explicit FrameShapes(vm::World& world) : world_(world), recent_(kRecent) {}

  // Of a Java frame: where it stands; of a native one, the method decides.
  const FrameShape& of(vm::Method& method, const vm::Cell* pc, bool calling) {
    const std::uint32_t key = method.isNative() ? vm::toLow(&method) | 2 : vm::toLow(pc) | (calling ? 1 : 0);
    Recent& recent = recent_[(key * 0x9e3779b1u) >> (32 - kRecentBits)];
    if (recent.key == key) return *recent.shape;
    recent.key = key;
    recent.shape = &find(method, pc, calling, key);
    return *recent.shape;
  }

 private:
  static constexpr unsigned kRecentBits = 10;
  static constexpr std::size_t kRecent = std::size_t{1} << kRecentBits;
  struct Recent {
    std::uint32_t key = 0;
    const FrameShape* shape = nullptr;
  };
  const FrameShape& find(vm::Method& method, const vm::Cell* pc, bool calling, std::uint32_t key);

  vm::World& world_;
  std::vector<Recent> recent_;
  std::unordered_map<std::uint32_t, std::unique_ptr<FrameShape>> all_;
};

}  // namespace weaveproof::program
