// What a step touches, and when the order of two steps can make a difference: the one notion of dependence for races,
// samplers, reductions and reports.
//
// Everything that threads do to each other is expressed as accesses to memory. Besides its fields and elements, an
// object has places that no Java code can name (HiddenPlace): its monitor, its wait set, a thread's permit. A step
// reads or writes places. Two steps are independent if neither writes what the other touches. So there are no rules for
// pairs of kinds, and a new kind of action only needs to say what it touches (footprints.cpp).
//
// What decides whether a step is enabled is read by it. So of two independent steps neither enables nor disables the
// other, and they lead to the same state in either order.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "program/action.hpp"

namespace weaveproof::program {

// Offsets of what is no field. Of no object (number 0) there is what a program has once; and below kFirstPlace, by the
// numbers of chains (heap/identities.hpp), which names are free there.
enum HiddenPlace : std::uint32_t {
  kFirstPlace = 0xffffff00,
  kMonitorPlace = kFirstPlace,  // which thread holds it
  kWaitSetPlace,                // which threads join it
  kMembershipPlace,             // of a Thread that waits: whether it is still in the wait set
  kPermitPlace,                 // LockSupport's, of a Thread
  kInitialisationPlace,         // of a class, by its mirror
  kClockPlace,                  // of no object: the time that all threads are shown
  kInputPlace,                  // of no object: streams and files
  kEndPlace,                    // of no object: whether the program is still needed by a thread that is no daemon
  kAlonePlace,                  // of no object: whether other threads live
  kIdlePlace,                   // of no object: whether all that is left to happen is that time passes
  kCarrierPlace,                // of no object: which virtual threads have carriers
  kInternalsPlace,              // of no object: what the library keeps for itself (tracking/internal_calls.cpp)
};

struct Touch {
  std::uint32_t object;
  std::uint32_t offset;
  std::uint32_t width;  // bytes, where a field or an element counts as one
  bool writes;

  friend bool operator==(const Touch&, const Touch&) = default;
};

inline bool overlap(const Touch& a, const Touch& b) {
  assert(a.width != 0 && b.width != 0 && "a touch has a width");
  return a.object == b.object && a.offset < std::uint64_t{b.offset} + b.width &&
         b.offset < std::uint64_t{a.offset} + a.width;
}

inline bool conflict(const Touch& a, const Touch& b) { return (a.writes || b.writes) && overlap(a, b); }

// A set of touches. One that does not fit in makes it everything, which is always right.
class Footprint {
 public:
  static constexpr std::uint8_t kMost = 120;  // touches that fit in

  Footprint() {}  // the elements from count_ on have no meaning, and are not initialised
  Footprint(const Footprint& other) : count_(other.count_), everything_(other.everything_) {
    std::copy_n(other.touches_.begin(), count_, touches_.begin());
  }
  Footprint& operator=(const Footprint& other) {
    count_ = other.count_;
    everything_ = other.everything_;
    std::copy_n(other.touches_.begin(), count_, touches_.begin());
    return *this;
  }

  void reads(std::uint32_t object, std::uint32_t offset, std::uint32_t width = 1) {
    add({object, offset, width, false});
  }
  void writes(std::uint32_t object, std::uint32_t offset, std::uint32_t width = 1) {
    add({object, offset, width, true});
  }
  void add(const Touch& touch);
  // Which names are free in a chain: a step that takes one reads it, a step that frees one writes it. When there is no
  // room left, this is recorded for all chains together, rather than as "everything".
  void touchNames(std::uint32_t chain, bool writes);
  // For what is not known, or cannot be expressed by places: the order against any other step makes a difference.
  void touchEverything() { everything_ = true; }
  void add(const Footprint& other) {
    everything_ |= other.everything_;
    for (const Touch& touch : other.touches()) add(touch);
  }
  template <class Which>
  void removeIf(Which&& which) {
    count_ = static_cast<std::uint8_t>(std::remove_if(touches_.begin(), touches_.begin() + count_, which) -
                                       touches_.begin());
  }
  bool isEverything() const { return everything_; }
  std::span<const Touch> touches() const { return {touches_.data(), count_}; }
  std::span<Touch> touches() { return {touches_.data(), count_}; }

 private:
  static constexpr std::uint8_t kRoomForNames = kMost - 1;  // the last one is for all of them
  std::array<Touch, kMost> touches_;
  std::uint8_t count_ = 0;
  bool everything_ = false;
};

// Of two steps of different threads.
bool dependent(const Footprint& a, const Footprint& b);

// The memory that a pending action accesses; nothing if it is no access.
Footprint accessesOf(const Pending& pending);

}  // namespace weaveproof::program
