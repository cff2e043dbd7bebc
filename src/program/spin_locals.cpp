#include "program/spin_locals.hpp"

#include <algorithm>
#include <string_view>

#include "bytecode/bytecode.hpp"

namespace weaveproof {

namespace {

struct Named {
  std::string_view holder, method, variable;
  SpinLocal::Kind kind;
};

constexpr Named kNamed[] = {
    {"java/util/concurrent/ForkJoinPool", "runWorker", "r", SpinLocal::Kind::AnyNumber},
    {"java/util/concurrent/ForkJoinPool", "helpJoin", "r", SpinLocal::Kind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpComplete", "r", SpinLocal::Kind::QueueIndex},
    {"java/util/concurrent/ForkJoinPool", "helpQuiesce", "r", SpinLocal::Kind::QueueIndex},
    {"java/util/concurrent/Exchanger", "slotExchange", "h", SpinLocal::Kind::TurnCounts},
    {"java/util/concurrent/Exchanger", "slotExchange", "spins", SpinLocal::Kind::TurnsLeft},
    {"java/util/concurrent/Exchanger", "arenaExchange", "h", SpinLocal::Kind::TurnCounts},
    {"java/util/concurrent/Exchanger", "arenaExchange", "spins", SpinLocal::Kind::TurnsLeft},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "acquire", "spins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer", "acquire", "postSpins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "acquire", "spins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "acquire", "postSpins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireWrite", "spins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireWrite", "postSpins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireRead", "spins", SpinLocal::Kind::ExtraTurns},
    {"java/util/concurrent/locks/StampedLock", "acquireRead", "postSpins", SpinLocal::Kind::ExtraTurns},
};

}  // namespace

std::vector<SpinLocal> spinLocalsAt(const Method& method, std::uint32_t bci) {
  std::vector<SpinLocal> found;
  if (!method.holder->trusted) return found;
  for (const Named& named : kNamed) {
    if (named.method != method.name->text() || named.holder != method.holder->name->text()) continue;
    for (const classfile::Bytes table : method.member->code->localVariableTables)
      for (std::uint32_t i = 0, count = u2(table, 0); i < count; ++i) {
        const std::uint32_t at = 2 + 10 * i, start = u2(table, at), length = u2(table, at + 2);
        if (bci >= start && bci - start < length && method.holder->file->utf8(u2(table, at + 4)) == named.variable)
          found.push_back({u2(table, at + 8), named.kind});
      }
  }
  return found;
}

void SpinLocal::settle(Machine& vm, Slot* locals) const {
  Slot& value = locals[local];
  switch (kind) {
    case Kind::QueueIndex: {
      const Object& pool = vm.at(locals[0]);
      const Ref queues = pool.get<Ref>(fieldNamed(vm.classOf(locals[0]), "queues").offset);
      if (queues) value &= vm.at(queues).length - 1;
      break;
    }
    case Kind::AnyNumber:
      value = 1;
      break;  // not 0, which would draw itself
    case Kind::TurnCounts:
      value = 1u << 31;
      break;  // the next random number is negative
    case Kind::ExtraTurns:
      value = 0;
      break;
    case Kind::TurnsLeft:
      value = std::min<std::int32_t>(static_cast<std::int32_t>(value), 1);
      break;
  }
}

}  // namespace weaveproof
