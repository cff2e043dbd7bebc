// The first execution of an instruction that names a constant: the constant is resolved, and the cell is replaced by a
// quick form that holds what was found. Only facts are put into the cell; whether a class is initialised is asked
// again at each execution.
#include <cassert>

#include "vm/coverage.hpp"
#include "vm/handles.hpp"
#include "vm/indy.hpp"
#include "vm/instructions.hpp"
#include "vm/machine.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::vm {

namespace {

using classfile::Tag;

[[noreturn]] void incompatibleCall(const std::string& text) {
  throw JavaThrow("java/lang/IncompatibleClassChangeError", text);
}

unsigned fieldReader(Kind kind, unsigned first) {  // first: I_getfield_byte or I_getstatic_byte
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      return first;
    case Kind::Char:
      return first + 1;
    case Kind::Short:
      return first + 2;
    case Kind::Long:
    case Kind::Double:
      return first + 4;
    default:
      return first + 3;
  }
}

unsigned fieldWriter(Kind kind, unsigned first) {
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      return first;
    case Kind::Char:
    case Kind::Short:
      return first + 1;
    case Kind::Long:
    case Kind::Double:
      return first + 3;
    case Kind::Reference:
      return first + 4;
    default:
      return first + 2;
  }
}

void loadFrom(const Object& object, std::uint32_t offset, Kind kind, Slot*& sp) {
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      *sp++ = static_cast<Slot>(object.get<std::int8_t>(offset));
      return;
    case Kind::Char:
      *sp++ = object.get<std::uint16_t>(offset);
      return;
    case Kind::Short:
      *sp++ = static_cast<Slot>(object.get<std::int16_t>(offset));
      return;
    case Kind::Long:
    case Kind::Double:
      setLong(sp, object.get<std::int64_t>(offset));
      sp += 2;
      return;
    default:
      *sp++ = object.get<std::uint32_t>(offset);
      return;
  }
}

void storeInto(Object& object, std::uint32_t offset, Kind kind, const Slot* value) {
  switch (kind) {
    case Kind::Boolean:
      object.set<std::uint8_t>(offset, *value & 1);
      return;
    case Kind::Byte:
      object.set<std::uint8_t>(offset, static_cast<std::uint8_t>(*value));
      return;
    case Kind::Char:
    case Kind::Short:
      object.set<std::uint16_t>(offset, static_cast<std::uint16_t>(*value));
      return;
    case Kind::Long:
    case Kind::Double:
      object.set<std::int64_t>(offset, longAt(value));
      return;
    default:
      object.set<std::uint32_t>(offset, *value);
      return;
  }
}

class Quickener {
 public:
  Quickener(Machine& vm, Thread& thread, Cell* pc, Cell cell)
      : vm_(vm), thread_(thread), pc_(pc), cell_(cell), method_(*thread.top->method), from_(*method_.holder) {}

  Resume run() {
    const auto index = static_cast<std::uint16_t>(cellB(cell_));
    if (cellOp(cell_) >= I_getstatic_byte && cellOp(cell_) <= I_putstatic_reference) {
      // Another machine has resolved it; this one has not met the class yet.
      vm_.mirror(vm_.world.classWithMirror(cellB(cell_) & FieldAccess::kMirrorMask));
      return Resume::Again;
    }
    switch (cellOp(cell_)) {
      case I_u_ldc:
        return loadConstant(index);
      case I_ldc_class:
        vm_.mirror(*fromLow<Class>(cellB(cell_)));
        return Resume::Again;
      case I_u_getfield:
        return instanceField(*resolveField(vm_, from_, index, false, false, method_), false);
      case I_u_putfield:
        return instanceField(*resolveField(vm_, from_, index, false, true, method_), true);
      case I_u_getstatic:
        return staticField(*resolveField(vm_, from_, index, true, false, method_), false);
      case I_u_putstatic:
        return staticField(*resolveField(vm_, from_, index, true, true, method_), true);
      case I_getstatic_far:
        return farStatic(*fromLow<Field>(cellB(cell_)), false);
      case I_putstatic_far:
        return farStatic(*fromLow<Field>(cellB(cell_)), true);
      case I_u_invokestatic:
        requireKindOfHolder(index);
        return invokeStatic(calledMethod(index));
      case I_u_invokespecial:
        requireKindOfHolder(index);
        return invokeSpecial(calledMethod(index), index);
      case I_u_invokevirtual:
        return invokeVirtual(calledMethod(index), index);
      case I_u_invokeinterface:
        return invokeInterface(calledMethod(index), index);
      case I_u_invokedynamic:
        return invokeDynamic(index);
      case I_invokehandle:
        return invokeHandle(vm_, thread_, *fromLow<HandleSite>(cellB(cell_)));
      case I_u_new:
        return newObject(*resolveClass(vm_, from_, index));
      case I_u_anewarray:
        return patch(makeCell(I_newarray, 0, toLow(vm_.world.arrayOf(resolveClass(vm_, from_, index)))));
      case I_u_multianewarray:
        return patch(makeCell(I_multianewarray, cellA(cell_), toLow(resolveClass(vm_, from_, index))));
      case I_u_checkcast:
        if (!thread_.sp[-1]) return Resume::Next;  // null needs no class
        return patch(makeCell(I_checkcast, 0, toLow(resolveClass(vm_, from_, index))));
      case I_u_instanceof:
        if (!thread_.sp[-1]) return Resume::Next;
        return patch(makeCell(I_instanceof_class, 0, toLow(resolveClass(vm_, from_, index))));
      case I_unmet:
        return meet();
      case I_illegal:
        throw JavaThrow("java/lang/VerifyError", "unsupported instruction (jsr, ret) in " + method_.readableName());
      default:
        return Resume::Again;  // another machine has just resolved it
    }
  }

 private:
  // Another machine may have met it, and found out more about it, meanwhile.
  Resume meet() {
    const Cell real = Coverage::kept()->meet(method_, static_cast<std::size_t>(pc_ - method_.translated));
    Cell unmet = cell_;
    std::atomic_ref(*pc_).compare_exchange_strong(unmet, real, std::memory_order_acq_rel);
    return Resume::Again;
  }

  Resume patchForGood(Cell cell) {
    std::atomic_ref(*pc_).store(cell, std::memory_order_release);
    return Resume::Again;
  }
  // What a class loader of the program gives is known in the states in which it was asked, and other paths ask again.
  Resume patch(Cell cell) {
    if (!isFoundAnew(vm_, from_)) return patchForGood(cell);
    vm_.onceCell = cell;
    return Resume::Once;
  }

  Resume loadConstant(std::uint16_t index) {
    const classfile::Constant& constant = from_.file->constants[index];
    switch (constant.tag) {
      case Tag::String:
        return patch(makeCell(I_ldc_string, 0, vm_.world.literal(from_.file->utf8(constant.first))));
      case Tag::Class:
        return patch(makeCell(I_ldc_class, 0, toLow(resolveClass(vm_, from_, index))));
      case Tag::MethodType:
      case Tag::MethodHandle:
      case Tag::Dynamic: {
        Method* getter = constantGetter(vm_, from_, index);
        return patch(makeCell(I_invokestatic, 0, toLow(getter)));
      }
      default:
        throw JavaThrow("java/lang/VerifyError", "bad constant in " + method_.readableName());
    }
  }

  // invokestatic and invokespecial may name a class or an interface, but by the right kind of constant.
  void requireKindOfHolder(std::uint16_t index) {
    const MemberReference reference = memberReference(vm_.world, from_, index);
    const bool viaInterface = from_.file->constants[index].tag == Tag::InterfaceMethodref;
    Class* c = resolveClass(vm_, from_, reference.classIndex);
    if (c->isInterface() != viaInterface)
      incompatibleCall(
          "Method '" +
          bytecode::readableMethod(c->externalName(), reference.name->text(), reference.descriptor->text()) +
          "' must be " + (viaInterface ? "Methodref" : "InterfaceMethodref") + " constant");
  }

  // Under stress, volatile fields keep the slow form: each access is a visible action.
  bool staysSlow(const Field& field) const { return vm_.stressRestore && field.isVolatile(); }

  Resume instanceField(Field& field, bool writing) {
    assert(!field.isStatic() && field.offset >= heap::kHeaderBytes && "resolution has looked at that");
    if (staysSlow(field)) {
      vm_.visibleAction(thread_);
      const int slots = writing ? bytecode::slotsOf(field.kind) : 0;
      Slot* receiver = thread_.sp - slots - 1;
      if (!*receiver) throw JavaThrow("java/lang/NullPointerException");
      Object& object = vm_.at(*receiver);
      thread_.sp = receiver;
      if (writing)
        storeInto(object, field.offset, field.kind, receiver + 1);
      else
        loadFrom(object, field.offset, field.kind, thread_.sp);
      return Resume::Next;
    }
    if (writing && (accessOf(field) & FieldAccess::kForgotten)) return patch(makeCell(I_pop2, 0, 0));
    const unsigned op = writing ? fieldWriter(field.kind, I_putfield_byte) : fieldReader(field.kind, I_getfield_byte);
    return patch(makeCell(op, accessOf(field), field.offset));
  }

  Resume staticField(Field& field, bool writing) {
    assert(field.isStatic() && "resolution has looked at that");
    vm_.mirror(*field.holder);
    vm_.requireInitialized(thread_, *field.holder);
    if (field.offset > 0xffff || staysSlow(field))
      return patch(makeCell(writing ? I_putstatic_far : I_getstatic_far, 0, toLow(&field)));
    const unsigned op = writing ? fieldWriter(field.kind, I_putstatic_byte) : fieldReader(field.kind, I_getstatic_byte);
    return patch(makeCell(op, field.offset, field.holder->mirror | accessOf(field) << FieldAccess::kStaticShift));
  }

  Resume farStatic(Field& field, bool writing) {
    vm_.requireInitialized(thread_, *field.holder);
    if (field.isVolatile()) vm_.visibleAction(thread_);
    Object& mirror = vm_.at(vm_.mirror(*field.holder));
    const bool own = !vm_.isInitialized(*field.holder);  // this thread initialises the class
    const std::uint32_t access = accessOf(field) & (own ? ~FieldAccess::kFinal : ~0u);
    const bool shown = own && vm_.supervisor &&
                       (vm_.supervisor->rules.everythingVisible ||
                        vm_.supervisor->isShownToHandles(thread_, vm_.mirror(*field.holder), field.offset));
    if ((!own || shown) && !vm_.permitAccess(thread_, writing ? ActionKind::Write : ActionKind::Read,
                                             field.holder->mirror, field.offset, access))
      return Resume::Leave;
    if (writing) {
      thread_.sp -= bytecode::slotsOf(field.kind);
      vm_.touch(field.holder->mirror);
      if (field.kind == Kind::Reference) vm_.escape(*thread_.sp);
      storeInto(mirror, field.offset, field.kind, thread_.sp);
    } else {
      loadFrom(mirror, field.offset, field.kind, thread_.sp);
    }
    return Resume::Next;
  }

  Resume newObject(Class& c) {
    if (&c == vm_.known.klass) throw JavaThrow("java/lang/IllegalAccessError", c.externalName());
    if (c.isAbstract() || c.isInterface() || !c.isInstanceClass())
      throw JavaThrow("java/lang/InstantiationError", c.externalName());
    vm_.requireInitialized(thread_, c);
    return patch(makeCell(I_new_object, 0, toLow(&c)));
  }

  // The methods that user code calls determine some of the assumptions of a verdict.
  Method& calledMethod(std::uint16_t index) {
    Method& method = *resolveMethod(vm_, from_, index);
    if (method.holder->trusted && !(from_.host ? from_.host : &from_)->trusted)
      vm_.world.assumed |= jdk::assumptionsOfCalling(method.holder->name->text(), method.name->text());
    return method;
  }

  Resume invokeStatic(Method& method) {
    if (!method.isStatic()) incompatibleCall("Expected static method '" + method.readableName() + "'");
    if (method.signaturePolymorphic) return handleSite(method, static_cast<std::uint16_t>(cellB(cell_)));
    vm_.mirror(*method.holder);
    vm_.requireInitialized(thread_, *method.holder);
    return patch(makeCell(I_invokestatic, 0, toLow(&method)));
  }

  Resume invokeSpecial(Method& resolved, std::uint16_t index) {
    Method* method = &resolved;
    if (method->isStatic()) incompatibleCall("Expected instance not static method '" + method->readableName() + "'");
    Class* named = resolveClass(vm_, from_, from_.file->constants[index].first);
    const bool constructor = method->isInitializer();
    if (constructor && method->holder != named)
      throw JavaThrow(
          "java/lang/NoSuchMethodError",
          "'" + bytecode::readableMethod(named->externalName(), "<init>", method->descriptor->text()) + "'");
    // A call of super.m() starts at the direct superclass, whatever class the reference names.
    if (!constructor && !method->isPrivate() && !named->isInterface() && &from_ != named && from_.isSubclassOf(named) &&
        (from_.file->accessFlags & classfile::ACC_SUPER)) {
      method = lookupMethodInClass(*from_.super, method->name, method->descriptor);
      if (!method) throw JavaThrow("java/lang/AbstractMethodError", resolved.readableName());
    }
    if (method->isAbstract()) throw JavaThrow("java/lang/AbstractMethodError", "'" + method->readableName() + "'");
    return patch(makeCell(I_invokespecial, method->argumentSlots, toLow(method)));
  }

  Resume invokeVirtual(Method& method, std::uint16_t index) {
    if (method.signaturePolymorphic) return handleSite(method, index);
    if (method.isStatic()) incompatibleCall("Expecting non-static method '" + method.readableName() + "'");
    if (method.isPrivate() || method.vtableIndex < 0 || (method.isFinal() && !method.holder->isInterface())) {
      if (method.holder->isInterface() && !method.isPrivate())
        return patch(makeCell(I_invokeinterface, method.argumentSlots, toLow(&method)));
      return patch(makeCell(I_invokespecial, method.argumentSlots, toLow(&method)));
    }
    return patch(makeCell(I_invokevirtual, method.argumentSlots, static_cast<std::uint32_t>(method.vtableIndex)));
  }

  Resume invokeInterface(Method& method, std::uint16_t index) {
    if (method.isStatic()) incompatibleCall("Expected instance not static method '" + method.readableName() + "'");
    if (!method.holder->isInterface()) return invokeVirtual(method, index);  // a method of Object
    if (method.isPrivate()) {
      const Ref receiver = thread_.sp[-int{method.argumentSlots}];
      if (!receiver) throw JavaThrow("java/lang/NullPointerException");
      if (!vm_.classOf(receiver).isSubclassOf(method.holder))
        incompatibleCall("Class " + vm_.classOf(receiver).externalName() +
                         " does not implement the requested interface " + method.holder->externalName());
      return patch(makeCell(I_invokespecial, method.argumentSlots, toLow(&method)));
    }
    return patch(makeCell(I_invokeinterface, method.argumentSlots, toLow(&method)));
  }

  Resume handleSite(Method& method, std::uint16_t index) {
    const MemberReference reference = memberReference(vm_.world, from_, index);
    HandleSite* site = makeHandleSite(vm_, from_, method, reference.descriptor);
    return patchForGood(makeCell(I_invokehandle, site->argumentSlots, toLow(site)));
  }

  Resume invokeDynamic(std::uint16_t index) {
    const int bci = thread_.top->bci();
    Method* target = linkCallSite(vm_, from_, method_, bci, index);
    return patchForGood(makeCell(I_invokestatic, 0, toLow(target)));
  }

  Machine& vm_;
  Thread& thread_;
  Cell* pc_;
  Cell cell_;
  Method& method_;
  Class& from_;
};

}  // namespace

Resume Machine::quicken(Thread& thread, Cell* pc, Cell cell) {
  assert(thread.top && pc != nullptr && cellOp(cell) < kInstructionCount && "an instruction under way");
  return guarded(thread, [&] { return Quickener(*this, thread, pc, cell).run(); });
}

}  // namespace weaveproof::vm
