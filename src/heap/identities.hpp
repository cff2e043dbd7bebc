// The names of objects while a program is checked.
//
// A reference is a name. It is interned from the allocator (the thread's object, or, while a class initialiser runs,
// the mirror of its class), the place in the code, the size of the object, and the first number that is free for these.
// So schedules that allocate and drop alike give the same references, and the bytes of a heap can be compared without
// translation. All objects with the same origin form a chain; its k-th reference is reserved once, for all machines and
// permanently.
//
// Two dense numberings go with it. Every reserved reference has a number, by which side tables are indexed. And every object
// that was ever part of a state, of the base or not, has a leaf: where in a state its bytes stand. (Most objects die within
// the step that made them; they would only thin out the leaves.)
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"

namespace weaveproof::heap {

struct Origin {
  Ref allocator;
  std::uint32_t site;  // address of the instruction, mixed with that of the native method that it called
  std::uint32_t bytes;
  friend bool operator==(const Origin&, const Origin&) = default;
};

class Chain {
 public:
  Origin origin;
  std::uint32_t number = 0;
  std::uint32_t hash = 0;  // of names, not of addresses: the same in every run
  bool byUserCode = false;

  // The k-th reference, 0 if it is not reserved yet.
  Ref at(std::uint32_t k) const {
    assert(k != 0xffffffff && "a number of an object");
    const unsigned block = blockOf(k);
    const std::atomic<Ref>* refs = blocks_[block].load(std::memory_order_acquire);
    return refs ? refs[k - firstOf(block)].load(std::memory_order_acquire) : 0;
  }

 private:
  friend class Identities;
  static unsigned blockOf(std::uint32_t k) { return 31u - static_cast<unsigned>(__builtin_clz(k + 1)); }
  static std::uint32_t firstOf(unsigned block) { return (1u << block) - 1; }
  std::array<std::atomic<std::atomic<Ref>*>, 32> blocks_{};
};

class Identities {
 public:
  // Names are given out between these references.
  Identities(Ref begin, Ref end);
  ~Identities();

  struct Names {  // what makes a chain's hash
    std::uint32_t hash;
    bool byUserCode;
  };
  // The chain of an origin; `names` is called when it is new.
  template <class MakeNames>
  Chain& chain(const Origin& origin, MakeNames&& names) {
    assert(origin.bytes != 0 && "an object has a header");
    std::lock_guard lock(mutex_);
    auto [it, isNew] = chains_.try_emplace(origin, nullptr);
    if (isNew) it->second = add(origin, names());
    return *it->second;
  }
  std::function<void(std::uint64_t)> beforeTaking;  // so many bytes of fresh memory; may throw

  // Reserves the k-th reference of the chain if need be; 0 when there are no more.
  Ref reserve(Chain& chain, std::uint32_t k);

  // ---- numbers of reserved references, from 1
  std::uint32_t numberOf(Ref ref) const { return numbers_[ref].load(std::memory_order_acquire); }  // 0 if it has none
  Ref refOf(std::uint32_t number) const { return objects_[number].ref; }
  std::uint32_t count() const { return next_.load(); }

  // ---- leaves, from 1
  std::uint32_t leafOf(Ref ref) const { return leaves_[ref].load(std::memory_order_acquire); }  // 0 if it has none
  std::uint32_t giveLeaf(Ref ref);
  Ref refAt(std::uint32_t leaf) const {
    assert(stored_[leaf] && "a leaf that was given to an object");
    return stored_[leaf];
  }
  template <class Visit>
  void forEachLeaf(Visit&& visit) const {  // visit(leaf, ref)
    for (const std::uint32_t leaf : nearLeaves()) visit(leaf, stored_[leaf]);
    for (std::uint32_t leaf = kNear; leaf < nextFar_.load(); ++leaf) visit(leaf, stored_[leaf]);
  }

  // Leaves below kNear stand near the root of a state's tree. They are for objects of which there are few: many objects of one
  // origin are the program's data, most of which no step touches.
  static constexpr std::uint32_t kNear = 4096;
  std::vector<std::uint32_t> nearLeaves() const;
  // Gives the objects that have these leaves others: old and new. All near leaves move, or none. No state may be stored.
  void moveLeaves(std::span<const std::pair<std::uint32_t, std::uint32_t>> moves);

  // Of a reference that a chain has reserved; null for others.
  const Chain* chainOf(Ref ref) const { return objects_[numberOf(ref)].chain; }
  std::uint32_t ordinalOf(Ref ref) const { return objects_[numberOf(ref)].ordinal; }

 private:
  struct OriginHash {
    std::size_t operator()(const Origin& o) const {
      return (std::size_t{o.allocator} * 0x9e3779b97f4a7c15u) ^ (std::size_t{o.site} * 0xd1b54a32d192ed03u) ^
             (std::size_t{o.bytes} << 17);
    }
  };
  struct Named {
    Ref ref;
    std::uint32_t ordinal;
    const Chain* chain;
  };
  Chain* add(const Origin& origin, const Names& names);

  static constexpr std::uint32_t kFew = 16;  // of one origin

  static constexpr std::uint64_t kTold = std::uint64_t{1} << 20;  // so many bytes are reported at once

  std::mutex mutex_;
  std::uint64_t untold_ = 0;  // bytes that were taken since the last call of beforeTaking
  Ref nextRef_;
  const Ref end_;
  std::unordered_map<Origin, Chain*, OriginHash> chains_;
  std::vector<Chain*> all_;
  base::SparseArray<std::atomic<std::uint32_t>> numbers_;  // by reference
  base::SparseArray<Named> objects_;                       // by number
  std::atomic<std::uint32_t> next_{1};
  base::SparseArray<std::atomic<std::uint32_t>> leaves_;  // by reference
  base::SparseArray<Ref> stored_;                         // by leaf
  std::atomic<std::uint32_t> nextNear_{1}, nextFar_{kNear};
};

}  // namespace weaveproof::heap
