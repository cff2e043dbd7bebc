// How the machine treats accesses to a field, which for fields of the library the tables of this folder say.
#pragma once

#include <cstdint>

namespace weaveproof::jdk {

// What a cell knows of the field that it accesses, for a check. Operand a of getfield and putfield; the upper bits of operand
// b of getstatic and putstatic, above the mirror.
struct FieldAccess {
  static constexpr std::uint32_t kPlain = 1;  // not volatile          } as in PendingAction
  static constexpr std::uint32_t kUser = 2;   // of a user class       }
  static constexpr std::uint32_t kPendingFlags = 3;
  static constexpr std::uint32_t kFinal = 4;
  static constexpr std::uint32_t kCache = 8;       // computed by the library at its first use; the same in every thread
  static constexpr std::uint32_t kOwn = 16;        // of a Thread, used by that thread alone
  static constexpr std::uint32_t kUnseen = 32;     // shared, but no thread can see when another one writes it
  static constexpr std::uint32_t kElement = 1;     // an array element: plain
  static constexpr std::uint32_t kMonitor = 64;    // no field at all
  static constexpr std::uint32_t kSettable = 128;  // changed by few programs: Tracker::isVisibleSettable
  static constexpr std::uint32_t kKept = 256;      // of a Thread: what it refers to does not escape because of that
  static constexpr std::uint32_t kRarely = 512;    // and with kOwn: other threads may use it after all; that is noticed
  static constexpr std::uint32_t kGuarded = 1024;  // only used by a thread that holds the monitor of its object
  static constexpr std::uint32_t kQueue = 2048;    // of the queues in which threads wait for synchronizers
  static constexpr std::uint32_t kForgotten =
      4096;  // a reference that the library finds again whenever it is null: it stays null
  // Whether other threads see an access to it depends on more than its object.
  static constexpr std::uint32_t kSpecial = kFinal | kCache | kOwn | kUnseen | kSettable | kRarely | kGuarded | kQueue;
  static constexpr std::uint32_t kMirrorMask = (1u << 24) - 1;
  static constexpr unsigned kStaticShift = 24;
};

}  // namespace weaveproof::jdk
