#include "program/store_oracle.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "heap/references.hpp"
#include "program/shared_space.hpp"

namespace weaveproof::program {

void StoreOracle::requireStored(heap::Ref ref, state::LeafValue value) const {
  const heap::Object& object = vm_.at(ref);
  heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t, heap::Ref held) {
    if (!vm_.at(held).klass)
      throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " refers to one that is gone");
  });
  if (!store_.isStored(ref, value))
    throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " changed unnoticed");
}

void StoreOracle::verify() {
  if (!store_.isSettled()) return;
  const auto& started = tracking::trackerOf(vm_).started;
  for (const auto& thread : vm_.threads) {
    // A thread that was started in this transition and has not run yet: its stack is stored when it has.
    const bool waits = std::ranges::find(started, thread.get()) != started.end();
    if (thread && thread->top && !waits && !store_.isStored(*thread))
      throw std::logic_error("a frame of thread " + std::to_string(thread->number) + " changed unnoticed");
  }
  heap::Identities& identities = space_.shared->identities;
  identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (const state::LeafValue value = store_.leafOf(ref)) requireStored(ref, value);
  });
  for (std::uint32_t number = 1; number < identities.count(); ++number) {
    const heap::Ref ref = identities.refOf(number);
    if (vm_.at(ref).klass && !store_.leafOf(ref))
      throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " was not stored");
  }
  space_.world->forEachClass([&](vm::Class& c) {
    if (c.mirror && vm_.at(c.mirror).klass && !store_.leafOf(c.mirror)) requireStored(c.mirror, 0);
  });
  // Most of what was there from the beginning is as it was, so many objects are looked at together first.
  constexpr std::size_t kTogether = 256;
  const heap::BaseImage& base = space_.shared->base;
  if (baseObjects_.empty()) findBaseObjects();
  for (std::size_t i = 0; i < baseObjects_.size(); i += kTogether) {
    const std::size_t next = std::min(i + kTogether, baseObjects_.size());
    const heap::Ref begin = baseObjects_[i], end = next < baseObjects_.size() ? baseObjects_[next] : base.end();
    if (std::memcmp(&vm_.at(begin), &base.at(begin), std::uint64_t{end - begin} * 8) == 0) continue;
    for (const heap::Ref ref : std::span(baseObjects_).subspan(i, next - i))
      if (!store_.leafOf(ref)) requireStored(ref, 0);
  }
}

void StoreOracle::findBaseObjects() {
  const heap::BaseImage& base = space_.shared->base;
  for (heap::Ref ref = heap::Heap::kFirstObject; ref < base.end();) {
    const heap::Object& object = base.at(ref);
    if (!object.klass) {
      ref += std::max<heap::Ref>(1, object.flags & heap::kFree ? object.flags >> heap::kFreeShift : 1);
      continue;
    }
    baseObjects_.push_back(ref);
    ref += static_cast<heap::Ref>(heap::roundUp8(heap::bytesOf(object, heap::shapeOf(object))) / 8);
  }
}

}  // namespace weaveproof::program
