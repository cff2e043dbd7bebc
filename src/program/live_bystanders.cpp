#include "program/live_bystanders.hpp"

#include <algorithm>
#include <cassert>

namespace weaveproof::program {

using vm::ActionKind;

LiveBystanders::LiveBystanders(vm::Machine& vm, FrameShapes& shapes, const change::FutureAccesses* future,
                               base::MemoryBudget& budget)
    : vm_(vm),
      tracker_(tracking::trackerOf(vm)),
      account_(budget),
      reach_(vm, shapes),
      pasts_(decltype(pasts_)::allocator_type(account_)),
      pastAt_(decltype(pastAt_)::allocator_type(account_)) {
  if (future != nullptr) futures_.emplace(vm, *future, account_);
  pastAt_.push_back(&pasts_.try_emplace(Accesses(Accesses::allocator_type(account_)), 0).first->first);
}

void LiveBystanders::beginStep(vm::Thread& actor, bool isFirst) {
  assert(actor.number != 0 && "a live thread");
  actor_ = actor.number;
  foreseen_ = futures_ && !isFirst;
  if (foreseen_) mine_ = futures_->of(actor);
  accessed_ = {};
  last_.first = ThreadFutures::kNoField;
}

void LiveBystanders::beginRun(vm::Thread&) {
  reach_.forget();
  everythingVisible_ = knowsOthers_ = false;
}

void LiveBystanders::endRun(const vm::Thread& thread) {
  if (!futures_) return;
  const bool isAlive = std::ranges::any_of(vm_.threads, [&](const auto& one) { return one.get() == &thread; });
  const bool standsBeforeAccess = isAlive && thread.pending.kind <= ActionKind::Copy;
  if (!standsBeforeAccess) keepLast();
  last_.first = ThreadFutures::kNoField;
  if (!foreseen_ || !isAlive || thread.top == nullptr) return;
  const Set now = futures_->of(thread);
  if (now == mine_) return;
  for (const Field field : futures_->at(now).fieldsBeyond(futures_->at(mine_))) futures_->learnUnforeseen(field);
}

void LiveBystanders::noteAccess(ActionKind kind, heap::Ref ref, std::uint64_t offset) {
  if (!futures_ || kind > ActionKind::Update) return;
  const Field field = futures_->fieldAt(ref, offset);
  if (field == ThreadFutures::kNoField) return;
  keepLast();
  last_ = {field, kind};
  if (!foreseen_) return;
  const change::AccessSet& mine = futures_->at(mine_);
  const bool reads = kind != ActionKind::Write, writes = kind != ActionKind::Read;
  if ((reads && !mine.reads(field)) || (writes && !mine.writes(field))) futures_->learnUnforeseen(field);
}

void LiveBystanders::keepLast() {
  const auto [field, kind] = last_;
  if (field == ThreadFutures::kNoField) return;
  if (kind != ActionKind::Write) accessed_.addRead(field);
  if (kind != ActionKind::Read) accessed_.addWrite(field);
}

bool LiveBystanders::isAlone(const vm::Thread& thread) const {
  return std::ranges::none_of(vm_.threads, [&](const auto& other) { return other && other.get() != &thread; });
}

bool LiveBystanders::mayNotice(const vm::Thread& thread, ActionKind kind, heap::Ref ref, std::uint64_t offset) {
  assert(ref != 0 && thread.number != 0 && "a thread uses an object");
  if (everythingVisible_ || (kind > ActionKind::Update && kind != ActionKind::Lock)) return true;
  if (kind == ActionKind::Lock && vm_.at(ref).lock != 0) return true;
  if (isAlone(thread)) return false;
  if (!reach_.contains(ref, thread)) return false;
  if (!futures_ || kind == ActionKind::Lock) return true;
  const Field field = futures_->fieldAt(ref, offset);
  return field == ThreadFutures::kNoField || mayConflict(thread, kind, field);
}

bool LiveBystanders::mayConflict(const vm::Thread& thread, ActionKind kind, Field field) {
  if (!knowsOthers_) findOthers(thread);
  const bool writes = kind != ActionKind::Read;
  const auto conflicts = [&](Set set) {
    const change::AccessSet& accesses = futures_->at(set);
    return accesses.writes(field) || (writes && accesses.reads(field));
  };
  // A thread that this one has just started may do what this one could do, or make others do, when the step began.
  return conflicts(others_) || (!tracker_.started.empty() && (!foreseen_ || conflicts(mine_)));
}

void LiveBystanders::findOthers(const vm::Thread& thread) {
  knowsOthers_ = true;
  others_ = 0;
  for (const auto& other : vm_.threads) {
    if (!other || other.get() == &thread || other->top == nullptr) continue;
    if (std::ranges::find(tracker_.started, other.get()) != tracker_.started.end()) continue;
    others_ = futures_->unite(others_, futures_->of(*other));
  }
}

// ---- for heuristics

LiveBystanders::Past LiveBystanders::behind(Past past) {
  Accesses all = *pastAt_[past];
  const Set accessed = futures_->numberOf(accessed_);
  if (accessed == 0) return past;
  const auto at = std::ranges::lower_bound(all, actor_, {}, [](const auto& entry) { return entry.first; });
  if (at != all.end() && at->first == actor_)
    at->second = futures_->unite(at->second, accessed);
  else
    all.insert(at, {actor_, accessed});
  if (const auto known = pasts_.find(all); known != pasts_.end()) return known->second;
  const auto number = static_cast<Past>(pastAt_.size());
  pastAt_.push_back(nullptr);
  pastAt_.back() = &pasts_.try_emplace(std::move(all), number).first->first;
  return number;
}

bool LiveBystanders::mayInterfere(const vm::Thread& thread, Past past) {
  const change::AccessSet& future = futures_->at(futures_->of(thread));
  return std::ranges::any_of(*pastAt_[past], [&](const auto& entry) {
    return entry.first != thread.number && futures_->at(entry.second).conflictsWith(future);
  });
}

}  // namespace weaveproof::program
