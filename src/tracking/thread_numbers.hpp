// The numbers that threads get as they are made: for a name like Thread-0, or as an id.
//
// With a counter, as in the library, every state in which a thread was made would be new. So the number belongs to the
// Thread object, by its identity, and is assigned when a search first meets the object. This order differs between
// searches. So a schedule is recorded with the numbers that it was found with, by the objects' hash codes, which are
// the same everywhere.
#pragma once

#include <cassert>
#include <cstdint>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "heap/object.hpp"

namespace weaveproof::tracking {

class ThreadNumbers {
 public:
  using Recorded = std::map<std::uint32_t, std::uint32_t>;  // Machine::nameHash -> number

  void use(const Recorded& recorded) {
    recorded_ = recorded;
    for (const auto& [hash, number] : recorded) taken_.insert(number);
  }

  std::uint32_t of(heap::Ref thread, std::uint32_t hash) {
    assert(thread != 0 && "a java.lang.Thread");
    const auto [it, isNew] = numbers_.try_emplace(thread, hash, 0u);
    if (isNew) it->second.second = newNumber(hash);
    return it->second.second;
  }

  Recorded all() const {
    Recorded result = recorded_;
    for (const auto& [thread, numbered] : numbers_) result.insert(numbered);
    return result;
  }

 private:
  std::uint32_t newNumber(std::uint32_t hash) {
    if (const auto it = recorded_.find(hash); it != recorded_.end()) return it->second;
    while (!taken_.insert(next_).second) ++next_;
    return next_++;
  }

  std::unordered_map<heap::Ref, std::pair<std::uint32_t, std::uint32_t>> numbers_;  // hash and number
  Recorded recorded_;
  std::set<std::uint32_t> taken_;
  std::uint32_t next_ = 0;
};

// Both kinds, as they are recorded.
struct RecordedThreads {
  ThreadNumbers::Recorded names, ids;
};

}  // namespace weaveproof::tracking
