#include "program/spin_locals.hpp"

#include <algorithm>

#include "bytecode/bytecode.hpp"

namespace weaveproof::program {

std::vector<SpinLocal> spinLocalsAt(const vm::Method& method, std::uint32_t bci, int version) {
  std::vector<SpinLocal> found;
  if (!method.holder->trusted) return found;
  for (const jdk::SpinVariable& named : jdk::spinVariables(version)) {
    if (named.method != method.name->text() || named.holder != method.holder->name->text()) continue;
    for (const classfile::Bytes table : method.member->code->localVariableTables)
      for (std::uint32_t i = 0, count = bytecode::u2(table, 0); i < count; ++i) {
        const std::uint32_t at = 2 + 10 * i, start = bytecode::u2(table, at), length = bytecode::u2(table, at + 2);
        if (bci >= start && bci - start < length &&
            method.holder->file->utf8(bytecode::u2(table, at + 4)) == named.variable)
          found.push_back({bytecode::u2(table, at + 8), named.kind});
      }
  }
  return found;
}

void SpinLocal::settle(vm::Machine& vm, heap::Slot* locals) const {
  heap::Slot& value = locals[local];
  switch (kind) {
    case jdk::SpinKind::QueueIndex: {
      const heap::Object& pool = vm.at(locals[0]);
      const heap::Ref queues = pool.get<heap::Ref>(vm::fieldNamed(vm.classOf(locals[0]), "queues").offset);
      if (queues) value &= vm.at(queues).length - 1;
      break;
    }
    case jdk::SpinKind::AnyNumber:
      value = 1;
      break;  // not 0, which would draw itself
    case jdk::SpinKind::TurnCounts:
      value = 1u << 31;
      break;  // the next random number is negative
    case jdk::SpinKind::ExtraTurns:
      value = 0;
      break;
    case jdk::SpinKind::TurnsLeft:
      value = std::min<std::int32_t>(static_cast<std::int32_t>(value), 1);
      break;
  }
}

}  // namespace weaveproof::program
