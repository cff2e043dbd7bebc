// What a search with source sets knows of the states that it has met: that one is open, with the index of its frame, or
// what may happen after it.
//
// Workers that divide a search share the finished states, with their futures; each worker has its own open ones. A
// state that another worker is exploring is explored by both, until one of them is done with it. For such a state it is
// recorded which threads have been started with, and which are done: a hint for others to start elsewhere. No result
// depends on the hint.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "reduce/source_set.hpp"
#include "state/state_map.hpp"

namespace weaveproof::search {

// What all workers of a search with source sets have in common.
struct SourceKnowledge {
  SourceKnowledge(base::MemoryBudget& budget, state::Users users) : futures(budget), states(budget, users) {}

  std::uint64_t bytes() const { return states.bytes() + futures.bytes(); }

  reduce::FutureLists futures;
  reduce::Starters starters;
  state::StateMap<std::uint32_t> states;  // the number of a future; or kOpen, and what SourceStates has to say
};

// As one worker sees it.
template <bool kShared>
class SourceStates {
 public:
  static constexpr std::uint32_t kOpen = 0x80000000;

  SourceStates(SourceKnowledge& common, base::MemoryAccount& account)
      : common_(common.states), own_(typename Own::allocator_type(account)) {}

  enum class Stage : std::uint8_t { New, Open, Elsewhere, Finished };
  struct Known {
    Stage stage = Stage::New;
    std::uint32_t number = 0;  // Open: the index; Finished: the future
  };
  Known at(state::StateId state) {
    const std::optional<std::uint32_t> found = common_.at(state, [](auto payloads) {
      const std::uint32_t* entry = anyOf(payloads);
      return entry ? std::optional(*entry) : std::nullopt;
    });
    if (!found) return {};
    if ((*found & kOpen) == 0) return {Stage::Finished, *found};
    if constexpr (!kShared) return {Stage::Open, *found & ~kOpen};
    const auto own = own_.find(state);
    return own != own_.end() ? Known{Stage::Open, own->second} : Known{Stage::Elsewhere, 0};
  }

  // False if others have met it meanwhile.
  bool open(state::StateId state, std::uint32_t index) {
    if constexpr (kShared) own_.emplace(state, index);
    return common_.at(state, [&](auto payloads) {
      if (kShared && anyOf(payloads) != nullptr) return false;
      payloads.add(kShared ? kOpen : kOpen | index);
      return true;
    });
  }

  void close(state::StateId state, reduce::Futures::Number future) {
    forget(state);
    common_.at(state, [&](auto payloads) {
      std::uint32_t* const entry = anyOf(payloads);
      if (*entry & kOpen) *entry = future;
    });
  }

  // Others have finished it, or will do so.
  void forget(state::StateId state) {
    if constexpr (kShared) own_.erase(state);
  }

  // What others have done from a state that this worker has open, too. Threads with large numbers are not noted.
  struct Others {
    std::optional<reduce::Futures::Number> future;  // they have finished it
    reduce::ThreadMask begun = 0, done = 0;
  };
  Others othersAt(state::StateId state, reduce::ThreadMask done) {
    return common_.at(state, [&](auto payloads) {
      std::uint32_t& entry = *anyOf(payloads);
      Others others;
      if ((entry & kOpen) == 0) {
        others.future = entry;
      } else {
        others.begun = entry & kNoted;
        others.done = entry >> kMostNoted & kNoted;
        entry |= static_cast<std::uint32_t>(done & kNoted) << kMostNoted;
      }
      return others;
    });
  }
  void noteBegun(state::StateId state, program::ThreadNumber thread) {
    if (thread > kMostNoted) return;
    common_.at(state, [&](auto payloads) {
      std::uint32_t& entry = *anyOf(payloads);
      if (entry & kOpen) entry |= static_cast<std::uint32_t>(reduce::maskOf(thread));
    });
  }

 private:
  static constexpr unsigned kMostNoted = 15;
  static constexpr std::uint32_t kNoted = (1u << kMostNoted) - 1;

  using Own = std::unordered_map<state::StateId, std::uint32_t, std::hash<state::StateId>, std::equal_to<>,
                                 base::BudgetAllocator<std::pair<const state::StateId, std::uint32_t>>>;

  static std::uint32_t* anyOf(const state::StateMap<std::uint32_t>::Payloads& payloads) {
    return payloads.find([](std::uint32_t) { return true; });
  }

  state::StateMap<std::uint32_t>& common_;
  Own own_;  // kShared: the open states, with the indices of their frames
};

}  // namespace weaveproof::search
