// What the machines of one check share besides classes and code: the names of objects, the base of all states, and what
// was learned of the program on any schedule.
#pragma once

#include <atomic>
#include <cassert>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>

#include "base/sparse_array.hpp"
#include "heap/base_image.hpp"
#include "heap/identities.hpp"
#include "jdk/assumed_calls.hpp"
#include "spec/time_policy.hpp"
#include "tracking/lock_discipline.hpp"
#include "tracking/own_uses.hpp"
#include "tracking/thread_numbers.hpp"
#include "tracking/visible_internals.hpp"

namespace weaveproof::tracking {

struct SharedFacts {
  // Objects that schedules make stand between these references.
  SharedFacts(heap::Ref begin, heap::Ref end)
      : youngBegin(begin),
        youngEnd(end),
        identities(begin, end),
        usesOfInternals(std::uint64_t{1} << 32),
        usesOfStatics(std::uint64_t{1} << 25) {
    assert(begin < end && "there are names to give");
    learned.waits = 0;
  }

  // Decided before the first machine begins, and never changed.
  const heap::Ref youngBegin, youngEnd;
  bool everythingVisible = false;  // every heap access and monitor operation is visible
  bool assumesDiscipline = false;  // memory obeys the lock discipline until the contrary is seen (lock_discipline.hpp)
  bool keepAliveTimesOut = false;  // an idle worker of a pool may give up at any time
  bool fewCarriers = false;        // that virtual threads share: to yield is to give up one
  spec::TimePolicy time;           // when waits time out
  heap::Ref systemOut = 0, systemErr = 0;  // the original streams, whose output is intercepted

  heap::Identities identities;
  heap::BaseImage base;
  std::recursive_mutex mutex;
  std::unordered_map<heap::Ref, std::uint32_t> threadNumbers;
  std::unordered_map<std::uint32_t, heap::Ref> literals;
  std::unordered_map<std::uint64_t, vm::Class*> initiated;      // as Machine::initiated_, on any path
  ThreadNumbers nameNumbers, threadIds;                         // of Thread objects: "Thread-0", and getId
  std::unordered_map<heap::Ref, std::uint32_t> displayNumbers;  // of objects, as reports name them
  std::unordered_map<const vm::Class*, std::uint32_t> displayCounts;
  std::set<std::string> outcomes;
  std::atomic<std::uint32_t> assumed = 0;  // bits of Assumption
  std::atomic<bool> cameToStop = false;    // some schedule has ended, in any way
  void assume(jdk::Assumption assumption) {
    if (!(assumed.load(std::memory_order_relaxed) & jdk::bitOf(assumption))) assumed.fetch_or(jdk::bitOf(assumption));
  }
  std::atomic<std::uint64_t> contracts = 0;  // bits (jdk::contracts): calls of these classes were single steps
  void rely(std::uint64_t on) {
    if ((contracts.load(std::memory_order_relaxed) & on) != on) contracts.fetch_or(on);
  }
  // What of the library's inner workings is visible although others are not, and what is to be (internal_calls.cpp).
  VisibleInternals shown, learned;
  std::set<std::string> learnedClasses;
  std::atomic<bool> internalsShared = false;  // something was learned
  LockDiscipline discipline;
  OwnUses ownUses;
  static constexpr heap::Ref kImmortalUnits = heap::Ref{1} << 24;  // after the young objects
  heap::Ref nextImmortal = 0;
  base::SparseArray<std::atomic<std::uint8_t>> usesOfInternals;  // by address / 8: Tracker::InternalUse
  base::SparseArray<std::atomic<std::uint32_t>> usesOfStatics;   // by address / 8: shared_statics.cpp
};

}  // namespace weaveproof::tracking
