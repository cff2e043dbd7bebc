// A map from states to what a search has to know of them. A state may have several payloads.
//
// It is divided into parts by the hash of the state. Each part is a table of its own with a lock of its own. So threads
// wait for each other only if they ask for the same part at the same moment. A search with one thread has one part, and
// takes no lock.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/mapping.hpp"
#include "base/memory_budget.hpp"
#include "base/mix.hpp"
#include "state/state_id.hpp"

namespace weaveproof::state {

enum class Users : std::uint8_t { One, Several };

template <class Payload>
class StateMap {
  // In words that leave no gap between a state and a small payload.
  struct Entry {
    std::uint32_t low = 0, high = 0;  // both 0: empty. No program has the state without leaves.
    Payload payload;

    std::uint64_t state() const { return std::uint64_t{high} << 32 | low; }
  };

  struct Part {
    explicit Part(base::MemoryAccount& charged) : account(charged) {}
    ~Part() { account.release(entries.size_bytes()); }

    base::MemoryAccount& account;
    std::mutex mutex;
    std::optional<base::Mapping> memory;
    std::span<Entry> entries;  // in memory
    std::uint64_t count = 0;
  };

 public:
  StateMap(base::MemoryBudget& budget, Users users) : users_(users), account_(budget) {  // throws MemoryLimit
    const unsigned parts = users == Users::One ? 1 : kParts;
    for (unsigned i = 0; i < parts; ++i) {
      parts_.push_back(std::make_unique<Part>(account_));
      grow(*parts_.back(), users == Users::One ? 4096 : 256);
    }
  }
  StateMap(const StateMap&) = delete;
  StateMap& operator=(const StateMap&) = delete;

  // What the map has for one state. No other thread can see or change it while this object exists.
  class Payloads {
   public:
    // The first one for which this holds; null if there is none.
    template <class Holds>
    Payload* find(Holds&& holds) const {
      const std::span<Entry> entries = part_.entries;
      for (std::uint64_t at = base::scaledTo(entries.size(), hash_); entries[at].state() != 0;
           at = at + 1 == entries.size() ? 0 : at + 1) {
        if (entries[at].state() == state_ && holds(std::as_const(entries[at].payload))) return &entries[at].payload;
      }
      return nullptr;
    }

    // Throws MemoryLimit, and nothing has changed then. What `find` has given is not valid any more.
    void add(const Payload& payload) {
      const std::size_t size = part_.entries.size();
      if ((part_.count + 1) * 10 > size * 7) map_.grow(part_, size + size / 2);
      place(part_.entries, hash_,
            {static_cast<std::uint32_t>(state_), static_cast<std::uint32_t>(state_ >> 32), payload});
      ++part_.count;
    }

   private:
    friend StateMap;
    Payloads(StateMap& map, Part& part, std::uint64_t state, std::uint64_t hash)
        : map_(map), part_(part), state_(state), hash_(hash) {}

    StateMap& map_;
    Part& part_;
    const std::uint64_t state_, hash_;
  };

  // Calls use(payloads) with those of the state.
  template <class Use>
  auto at(StateId state, Use&& use) {
    assert(state.bits != 0 && "a state with at least one leaf");
    const std::uint64_t hash = base::mixWord(state.bits);
    if (users_ == Users::One) return use(Payloads(*this, *parts_.front(), state.bits, hash));
    Part& part = *parts_[hash % kParts];  // places in the tables go by the other end of the hash
    const std::lock_guard lock(part.mutex);
    return use(Payloads(*this, part, state.bits, hash));
  }

  std::uint64_t bytes() const { return account_.bytes(); }

 private:
  static constexpr unsigned kParts = 64;

  static void place(std::span<Entry> entries, std::uint64_t hash, const Entry& entry) {
    std::uint64_t at = base::scaledTo(entries.size(), hash);
    while (entries[at].state() != 0) at = at + 1 == entries.size() ? 0 : at + 1;
    entries[at] = entry;
  }

  void grow(Part& part, std::size_t capacity) {
    const std::size_t bytes = capacity * sizeof(Entry);
    account_.charge(bytes);
    std::optional<base::Mapping> larger;
    try {
      larger.emplace(bytes);
    } catch (const base::MemoryLimit&) {
      account_.release(bytes);
      throw;
    }
    const std::span<Entry> entries{reinterpret_cast<Entry*>(larger->data()), capacity};
    for (const Entry& entry : part.entries) {
      if (entry.state() != 0) place(entries, base::mixWord(entry.state()), entry);
    }
    account_.release(part.entries.size_bytes());
    part.entries = entries;
    part.memory.reset();
    part.memory.emplace(std::move(*larger));
  }

  const Users users_;
  base::MemoryAccount account_;
  std::vector<std::unique_ptr<Part>> parts_;
};

}  // namespace weaveproof::state
