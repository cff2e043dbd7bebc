#include "heap/identities.hpp"

#include <algorithm>
#include <cassert>

namespace weaveproof::heap {

Identities::Identities(Ref begin, Ref end)
    : nextRef_(begin),
      end_(end),
      numbers_(std::uint64_t{1} << 32),
      objects_(std::uint64_t{1} << 31),
      leaves_(std::uint64_t{1} << 32),
      stored_(std::uint64_t{1} << 31) {}

Identities::~Identities() {
  for (Chain* chain : all_) {
    for (auto& block : chain->blocks_) delete[] block.load();
    delete chain;
  }
}

Chain* Identities::add(const Origin& origin, const Names& names) {
  assert(!chains_.at(origin) && "an origin has one chain");
  auto* chain = new Chain;
  chain->origin = origin;
  chain->number = static_cast<std::uint32_t>(all_.size());
  chain->hash = names.hash;
  chain->byUserCode = names.byUserCode;
  all_.push_back(chain);
  return chain;
}

Ref Identities::reserve(Chain& chain, std::uint32_t k) {
  assert(chain.origin.bytes != 0 && "a chain that was added");
  std::lock_guard lock(mutex_);
  const unsigned block = Chain::blockOf(k);
  auto* refs = chain.blocks_[block].load(std::memory_order_relaxed);
  if (!refs) {
    refs = new std::atomic<Ref>[std::size_t{1} << block]();
    chain.blocks_[block].store(refs, std::memory_order_release);
  }
  std::atomic<Ref>& slot = refs[k - Chain::firstOf(block)];
  if (const Ref known = slot.load(std::memory_order_relaxed)) return known;
  const std::uint32_t units = (chain.origin.bytes + 7) / 8;
  if (units > end_ - nextRef_) return 0;
  untold_ += std::uint64_t{units} * 8;
  if (untold_ >= kTold && beforeTaking) beforeTaking(std::exchange(untold_, 0));
  const Ref ref = nextRef_;
  assert(nextRef_ + units <= end_ && "names are given out before the end");
  nextRef_ += units;
  assert(numberOf(ref) == 0 && leafOf(ref) == 0 && "a reference is reserved once, for good");
  const std::uint32_t number = next_.load(std::memory_order_relaxed);
  assert(number != 0 && objects_[number].ref == 0 && "numbers are given out once");
  objects_[number] = {ref, k, &chain};
  next_.store(number + 1, std::memory_order_release);
  numbers_[ref].store(number, std::memory_order_release);
  slot.store(ref, std::memory_order_release);
  return ref;
}

std::uint32_t Identities::giveLeaf(Ref ref) {
  assert(ref != 0 && "null is stored nowhere");
  if (const std::uint32_t known = leafOf(ref)) return known;
  std::lock_guard lock(mutex_);
  if (const std::uint32_t known = leafOf(ref)) return known;
  const bool near = nextNear_ < kNear && ordinalOf(ref) < kFew;
  const std::uint32_t leaf = near ? nextNear_.load() : nextFar_.load();
  assert(ref && !stored_[leaf] && "a leaf of its own");
  assert(leaf != 0 && (near ? leaf < kNear : leaf >= kNear) && "near and far leaves have numbers of their own");
  stored_[leaf] = ref;
  leaves_[ref].store(leaf, std::memory_order_release);
  ++(near ? nextNear_ : nextFar_);
  return leaf;
}

std::vector<std::uint32_t> Identities::nearLeaves() const {
  std::vector<std::uint32_t> leaves;
  for (std::uint32_t leaf = 1; leaf < nextNear_; ++leaf)
    if (stored_[leaf]) leaves.push_back(leaf);
  return leaves;
}

void Identities::moveLeaves(std::span<const std::pair<std::uint32_t, std::uint32_t>> moves) {
  if (moves.empty()) return;
  assert(moves.size() == nearLeaves().size() && "all near leaves move, or none");
  std::lock_guard lock(mutex_);
  std::vector<Ref> objects;
  for (const auto& [from, to] : moves) objects.push_back(std::exchange(stored_[from], 0));
  nextNear_ = 1;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::uint32_t leaf = moves[i].second;
    assert(objects[i] && leaf && leaf < kNear && !stored_[leaf] && "each object moves to a near leaf of its own");
    stored_[leaf] = objects[i];
    leaves_[objects[i]].store(leaf, std::memory_order_release);
    nextNear_ = std::max(nextNear_.load(), leaf + 1);
  }
}

}  // namespace weaveproof::heap
