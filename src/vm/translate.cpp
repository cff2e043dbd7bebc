#include "vm/translate.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>

#include "bytecode/bytecode.hpp"
#include "bytecode/well_formed.hpp"
#include "vm/coverage.hpp"
#include "vm/instructions.hpp"

namespace weaveproof::vm {

using enum bytecode::Opcode;

namespace {

class Translator {
 public:
  Translator(World& world, Method& method) : world_(world), method_(method), code_(method.member->code->code) {}

  void run() {
    if (method_.holder->trusted) checkTrusted();
    std::vector<std::uint16_t> bcis;
    cellOf_.assign(code_.size(), 0);
    for (std::uint32_t bci = 0; bci < code_.size(); bci += bytecode::instructionLength(code_, bci)) {
      cellOf_[bci] = static_cast<std::uint32_t>(bcis.size());
      bcis.push_back(static_cast<std::uint16_t>(bci));
    }
    auto cells = world_.metaspace.array<Cell>(bcis.size());
    for (std::size_t i = 0; i < bcis.size(); ++i) {
      at_ = static_cast<std::uint32_t>(i);
      cells[i] = translateOne(bcis[i]);
    }
    method_.bciOfCell = world_.metaspace.copy(bcis);
    if (Coverage* coverage = Coverage::kept()) coverage->watch(method_, cells);
    std::atomic_ref(method_.translated).store(cells.data(), std::memory_order_release);
    if (!method_.isSynchronized() && !method_.shortcut)
      std::atomic_ref(method_.code).store(cells.data(), std::memory_order_release);
  }

 private:
  // Code of the JDK is not verified. Only a damaged file has code that cannot be translated.
  void checkTrusted() const {
    try {
      bytecode::checkWellFormed(*method_.holder->file, *method_.member->code);
    } catch (const classfile::FormatError& error) {
      world_.reportDamage(method_.readableName() + ": " + error.what());
    }
  }

  Cell one(unsigned op, unsigned a = 0, std::uint32_t b = 0) const { return makeCell(op, a, b); }

  std::uint32_t distance(std::uint32_t bci, std::int32_t offset) const {
    const auto target = static_cast<std::uint32_t>(static_cast<std::int64_t>(bci) + offset);
    return cellOf_[target] - at_;
  }

  Cell branch(unsigned op, std::uint32_t bci) const { return one(op, 0, distance(bci, bytecode::s2(code_, bci + 1))); }

  Cell jump(std::uint32_t bci, std::int32_t offset) const {
    return one(offset <= 0 ? I_goto_back : I_goto_forward, 0, distance(bci, offset));
  }

  Cell constant2(std::int64_t value) const {
    if (value == static_cast<std::int32_t>(value)) return one(I_const2, 0, static_cast<std::uint32_t>(value));
    auto* place = world_.metaspace.make<std::int64_t>(value);
    return one(I_const2_far, 0, toLow(place));
  }

  Cell constant(std::uint16_t index) const {
    const classfile::Constant& c = method_.holder->file->constants[index];
    switch (c.tag) {
      case classfile::Tag::Integer:
      case classfile::Tag::Float:
        return one(I_const1, 0, c.second);
      case classfile::Tag::Long:
      case classfile::Tag::Double:
        return constant2(method_.holder->file->longBits(index));
      default:
        return one(I_u_ldc, 0, index);
    }
  }

  Cell tableSwitch(std::uint32_t bci) const {
    std::uint32_t p = (bci + 4) & ~3u;
    const std::int32_t low = bytecode::s4(code_, p + 4), high = bytecode::s4(code_, p + 8);
    const auto count = static_cast<std::size_t>(static_cast<std::int64_t>(high) - low + 1);
    auto table = world_.metaspace.array<std::int32_t>(3 + count);
    table[0] = low;
    table[1] = high;
    table[2] = static_cast<std::int32_t>(distance(bci, bytecode::s4(code_, p)));
    for (std::size_t i = 0; i < count; ++i)
      table[3 + i] =
          static_cast<std::int32_t>(distance(bci, bytecode::s4(code_, p + 12 + static_cast<std::uint32_t>(i) * 4)));
    return one(I_tableswitch, 0, toLow(table.data()));
  }

  Cell lookupSwitch(std::uint32_t bci) const {
    std::uint32_t p = (bci + 4) & ~3u;
    const auto count = static_cast<std::size_t>(bytecode::s4(code_, p + 4));
    auto table = world_.metaspace.array<std::int32_t>(2 + count * 2);
    table[0] = static_cast<std::int32_t>(count);
    table[1] = static_cast<std::int32_t>(distance(bci, bytecode::s4(code_, p)));
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint32_t pair = p + 8 + static_cast<std::uint32_t>(i) * 8;
      table[2 + i * 2] = bytecode::s4(code_, pair);
      table[3 + i * 2] = static_cast<std::int32_t>(distance(bci, bytecode::s4(code_, pair + 4)));
    }
    return one(I_lookupswitch, 0, toLow(table.data()));
  }

  Cell returning(int slots) const {
    return one(static_cast<unsigned>((method_.isSynchronized() ? I_return0_sync : I_return0) + slots),
               method_.constructor);
  }

  Cell primitiveArray(std::uint8_t type) const {
    static constexpr Kind kKinds[] = {Kind::Boolean, Kind::Char,  Kind::Float, Kind::Double,
                                      Kind::Byte,    Kind::Short, Kind::Int,   Kind::Long};
    return one(I_newarray, 0, toLow(world_.primitiveArray(kKinds[type - 4])));
  }

  Cell translateWide(std::uint32_t bci) const {
    const std::uint16_t local = bytecode::u2(code_, bci + 2);
    switch (bytecode::u1(code_, bci + 1)) {
      case OP_iload:
      case OP_fload:
      case OP_aload:
        return one(I_load1, local);
      case OP_lload:
      case OP_dload:
        return one(I_load2, local);
      case OP_istore:
      case OP_fstore:
      case OP_astore:
        return one(I_store1, local);
      case OP_lstore:
      case OP_dstore:
        return one(I_store2, local);
      case OP_iinc:
        return one(I_iinc, local, static_cast<std::uint32_t>(std::int32_t{bytecode::s2(code_, bci + 4)}));
      default:
        return one(I_illegal);
    }
  }

  Cell translateOne(std::uint32_t bci) const {
    const std::uint8_t op = code_[bci];
    if (op >= OP_iconst_m1 && op <= OP_iconst_5)
      return one(I_const1, 0, static_cast<std::uint32_t>(std::int32_t{op} - OP_iconst_0));
    if (op >= OP_iload_0 && op <= OP_aload_3) {
      const int type = (op - OP_iload_0) / 4;
      return one(type == 1 || type == 3 ? I_load2 : I_load1, (op - OP_iload_0) % 4u);
    }
    if (op >= OP_istore_0 && op <= OP_astore_3) {
      const int type = (op - OP_istore_0) / 4;
      return one(type == 1 || type == 3 ? I_store2 : I_store1, (op - OP_istore_0) % 4u);
    }
    if (op >= OP_pop && op <= OP_swap) return one(static_cast<unsigned>(I_pop + (op - OP_pop)));
    if (op >= OP_iadd && op <= OP_lxor) return one(static_cast<unsigned>(I_iadd + (op - OP_iadd)));
    if (op >= OP_i2l && op <= OP_dcmpg) return one(static_cast<unsigned>(I_i2l + (op - OP_i2l)));
    if (op >= OP_ifeq && op <= OP_if_icmple) return branch(static_cast<unsigned>(I_ifeq + (op - OP_ifeq)), bci);
    switch (op) {
      case OP_nop:
        return one(I_nop);
      case OP_aconst_null:
      case OP_fconst_0:
        return one(I_const1, 0, 0);
      case OP_fconst_1:
        return one(I_const1, 0, 0x3f800000);
      case OP_fconst_2:
        return one(I_const1, 0, 0x40000000);
      case OP_lconst_0:
      case OP_dconst_0:
        return one(I_const2, 0, 0);
      case OP_lconst_1:
        return one(I_const2, 0, 1);
      case OP_dconst_1:
        return constant2(0x3ff0000000000000);
      case OP_bipush:
        return one(I_const1, 0, static_cast<std::uint32_t>(std::int32_t{bytecode::s1(code_, bci + 1)}));
      case OP_sipush:
        return one(I_const1, 0, static_cast<std::uint32_t>(std::int32_t{bytecode::s2(code_, bci + 1)}));
      case OP_ldc:
        return constant(bytecode::u1(code_, bci + 1));
      case OP_ldc_w:
      case OP_ldc2_w:
        return constant(bytecode::u2(code_, bci + 1));
      case OP_iload:
      case OP_fload:
      case OP_aload:
        return one(I_load1, bytecode::u1(code_, bci + 1));
      case OP_lload:
      case OP_dload:
        return one(I_load2, bytecode::u1(code_, bci + 1));
      case OP_istore:
      case OP_fstore:
      case OP_astore:
        return one(I_store1, bytecode::u1(code_, bci + 1));
      case OP_lstore:
      case OP_dstore:
        return one(I_store2, bytecode::u1(code_, bci + 1));
      case OP_iaload:
      case OP_faload:
      case OP_aaload:
        return one(I_load4);
      case OP_laload:
      case OP_daload:
        return one(I_load8);
      case OP_baload:
        return one(I_load_byte);
      case OP_caload:
        return one(I_load_char);
      case OP_saload:
        return one(I_load_short);
      case OP_iastore:
      case OP_fastore:
        return one(I_astore4);
      case OP_lastore:
      case OP_dastore:
        return one(I_astore8);
      case OP_aastore:
        return one(I_astore_reference);
      case OP_bastore:
        return one(I_astore_byte);
      case OP_castore:
      case OP_sastore:
        return one(I_astore_char);
      case OP_iinc:
        return one(I_iinc, bytecode::u1(code_, bci + 1),
                   static_cast<std::uint32_t>(std::int32_t{bytecode::s1(code_, bci + 2)}));
      case OP_if_acmpeq:
        return branch(I_if_icmpeq, bci);
      case OP_if_acmpne:
        return branch(I_if_icmpne, bci);
      case OP_ifnull:
        return branch(I_ifeq, bci);
      case OP_ifnonnull:
        return branch(I_ifne, bci);
      case OP_goto:
        return jump(bci, bytecode::s2(code_, bci + 1));
      case OP_goto_w:
        return jump(bci, bytecode::s4(code_, bci + 1));
      case OP_tableswitch:
        return tableSwitch(bci);
      case OP_lookupswitch:
        return lookupSwitch(bci);
      case OP_ireturn:
      case OP_freturn:
      case OP_areturn:
        return returning(1);
      case OP_lreturn:
      case OP_dreturn:
        return returning(2);
      case OP_return:
        return returning(0);
      case OP_getstatic:
        return one(I_u_getstatic, 0, bytecode::u2(code_, bci + 1));
      case OP_putstatic:
        return one(I_u_putstatic, 0, bytecode::u2(code_, bci + 1));
      case OP_getfield:
        return one(I_u_getfield, 0, bytecode::u2(code_, bci + 1));
      case OP_putfield:
        return one(I_u_putfield, 0, bytecode::u2(code_, bci + 1));
      case OP_invokevirtual:
        return one(I_u_invokevirtual, 0, bytecode::u2(code_, bci + 1));
      case OP_invokespecial:
        return one(I_u_invokespecial, 0, bytecode::u2(code_, bci + 1));
      case OP_invokestatic:
        return one(I_u_invokestatic, 0, bytecode::u2(code_, bci + 1));
      case OP_invokeinterface:
        return one(I_u_invokeinterface, 0, bytecode::u2(code_, bci + 1));
      case OP_invokedynamic:
        return one(I_u_invokedynamic, 0, bytecode::u2(code_, bci + 1));
      case OP_new:
        return one(I_u_new, 0, bytecode::u2(code_, bci + 1));
      case OP_newarray:
        return primitiveArray(bytecode::u1(code_, bci + 1));
      case OP_anewarray:
        return one(I_u_anewarray, 0, bytecode::u2(code_, bci + 1));
      case OP_multianewarray:
        return one(I_u_multianewarray, bytecode::u1(code_, bci + 3), bytecode::u2(code_, bci + 1));
      case OP_arraylength:
        return one(I_arraylength);
      case OP_athrow:
        return one(I_athrow);
      case OP_checkcast:
        return one(I_u_checkcast, 0, bytecode::u2(code_, bci + 1));
      case OP_instanceof:
        return one(I_u_instanceof, 0, bytecode::u2(code_, bci + 1));
      case OP_monitorenter:
        return one(I_monitorenter);
      case OP_monitorexit:
        return one(I_monitorexit);
      case OP_wide:
        return translateWide(bci);
      default:
        return one(I_illegal);
    }
  }

  World& world_;
  Method& method_;
  classfile::Bytes code_;
  std::vector<std::uint32_t> cellOf_;
  std::uint32_t at_ = 0;
};

}  // namespace

void translate(World& world, Method& method) {
  assert(!method.isNative() && !method.isAbstract() && "a method with code");
  std::lock_guard lock(world.mutex());
  if (!method.translated) Translator(world, method).run();
}

std::uint32_t cellOfBci(const Method& method, std::uint32_t bci) {
  const auto it = std::lower_bound(method.bciOfCell.begin(), method.bciOfCell.end(), bci);
  return static_cast<std::uint32_t>(it - method.bciOfCell.begin());
}

}  // namespace weaveproof::vm
