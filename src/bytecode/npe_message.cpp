// The instruction that failed says what could not be done. The expression that was null is read backwards from the
// code: from the instruction that pushed the null reference to those that pushed its own operands, and so on, five
// levels deep. Wording, and when to say less, are HotSpot's.
#include "bytecode/npe_message.hpp"

#include <string_view>

#include "bytecode/bytecode.hpp"
#include "bytecode/descriptor.hpp"
#include "bytecode/operand_origins.hpp"

namespace weaveproof::bytecode {

namespace {

using classfile::ClassFile;
using classfile::Member;

constexpr int kMaxDepth = 5;

struct MemberName {
  std::string_view holder, name, descriptor;
};

MemberName memberAt(const ClassFile& file, std::uint16_t constant) {
  const classfile::Constant& member = file.constants[constant];
  const classfile::Constant& nameAndType = file.constants[member.second];
  return {file.className(member.first), file.utf8(nameAndType.first),
          file.utf8(static_cast<std::uint16_t>(nameAndType.second))};
}

// Two classes are so common that they are named without their package.
std::string className(std::string_view internalName) {
  if (internalName == "java/lang/Object") return "Object";
  if (internalName == "java/lang/String") return "String";
  return dotted(internalName);
}

// Among parameters HotSpot looks at the start of the name only, so that StringBuilder and Object[] are shortened too.
std::string parameterName(std::string_view type) {
  std::string name = readable(type);
  if (name.starts_with("java.lang.Object") || name.starts_with("java.lang.String")) name.erase(0, 10);
  return name;
}

std::string methodName(const MemberName& method) {
  std::string text = className(method.holder) + "." + std::string(method.name) + "(";
  const char* separator = "";
  for (std::string_view type : parameterTypes(method.descriptor)) {
    text += separator + parameterName(type);
    separator = ", ";
  }
  return text + ")";
}

bool isArrayLoad(std::uint8_t op) { return op >= OP_iaload && op <= OP_saload; }
bool isArrayStore(std::uint8_t op) { return op >= OP_iastore && op <= OP_sastore; }
bool isInvokeWithReceiver(std::uint8_t op) {
  return op == OP_invokevirtual || op == OP_invokespecial || op == OP_invokeinterface;
}

// Of the instructions iaload .. saload and iastore .. sastore, counted from the first.
const char* elementTypeName(int index) {
  static constexpr const char* kNames[] = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};
  return kNames[index];
}

class NullExplainer {
 public:
  NullExplainer(const ClassFile& file, const Member& method, std::uint32_t bci)
      : file_(file), method_(method), code_(method.code->code), bci_(bci), origins_(file, *method.code, bci) {}

  std::optional<std::string> explain() {
    const std::optional<std::uint32_t> slot = slotOfNull();
    if (!slot) return std::nullopt;
    return failedAction() + cause(*slot);
  }

 private:
  // How far below the top of the stack the reference lies that the instruction dereferences.
  std::optional<std::uint32_t> slotOfNull() const {
    const std::uint8_t op = code_[bci_];
    if (isArrayLoad(op)) return 1;
    if (isArrayStore(op)) return op == OP_lastore || op == OP_dastore ? 3 : 2;
    if (isInvokeWithReceiver(op)) {
      const MemberName method = memberOf(bci_);
      if (method.name == "<init>") return std::nullopt;
      return parameterSlots(method.descriptor);
    }
    switch (op) {
      case OP_getfield:
      case OP_arraylength:
      case OP_athrow:
      case OP_monitorenter:
      case OP_monitorexit:
        return 0;
      case OP_putfield:
        return slotsOf(kindOf(memberOf(bci_).descriptor[0]));
      default:
        return std::nullopt;
    }
  }

  std::string failedAction() const {
    const std::uint8_t op = code_[bci_];
    if (isArrayLoad(op)) return std::string("Cannot load from ") + elementTypeName(op - OP_iaload) + " array";
    if (isArrayStore(op)) return std::string("Cannot store to ") + elementTypeName(op - OP_iastore) + " array";
    switch (op) {
      case OP_arraylength:
        return "Cannot read the array length";
      case OP_athrow:
        return "Cannot throw exception";
      case OP_monitorenter:
        return "Cannot enter synchronized block";
      case OP_monitorexit:
        return "Cannot exit synchronized block";
      case OP_getfield:
        return "Cannot read field \"" + std::string(memberOf(bci_).name) + "\"";
      case OP_putfield:
        return "Cannot assign field \"" + std::string(memberOf(bci_).name) + "\"";
      default:
        return "Cannot invoke \"" + methodName(memberOf(bci_)) + "\"";
    }
  }

  std::string cause(std::uint32_t slot) const {
    const std::optional<std::uint32_t> source = origins_.of(bci_, slot);
    if (!source) return "";
    const std::uint8_t op = code_[*source];
    const bool returned = isInvokeWithReceiver(op) || op == OP_invokestatic;
    const std::string opening = returned ? " because the return value of \"" : " because \"";
    const std::optional<std::string> text = expression(bci_, slot, kMaxDepth);
    // HotSpot has said "because" before it finds that it cannot name the value, and leaves the sentence at that.
    return text ? opening + *text + "\" is null" : opening;
  }

  // The value in `slot` before the instruction at `bci` as source code would write it; nothing if that is not known or
  // if it takes more than `depth` dereferences.
  std::optional<std::string> expression(std::uint32_t bci, std::uint32_t slot, int depth) const {
    if (depth == 0) return std::nullopt;
    const std::optional<std::uint32_t> origin = origins_.of(bci, slot);
    if (!origin) return std::nullopt;
    const std::uint32_t source = *origin;
    const std::uint8_t op = code_[source] == OP_wide ? code_[source + 1] : code_[source];
    if (op == OP_iload || op == OP_aload || (op >= OP_iload_0 && op <= OP_iload_3) ||
        (op >= OP_aload_0 && op <= OP_aload_3)) {
      const std::uint16_t local = localIndex(code_, source);
      return localName(source, local, !origins_.localMayBeWritten(bci, local));
    }
    if (op >= OP_iconst_m1 && op <= OP_iconst_5) return std::to_string(op - OP_iconst_0);
    switch (op) {
      case OP_aconst_null:
        return "null";
      case OP_bipush:
        return std::to_string(s1(code_, source + 1));
      case OP_sipush:
        return std::to_string(u2(code_, source + 1));
      case OP_iaload:
      case OP_aaload:
        return expression(source, 1, depth - 1).value_or("<array>") + "[" +
               expression(source, 0, depth).value_or("...") + "]";
      case OP_getstatic: {
        const MemberName field = memberOf(source);
        return className(field.holder) + "." + std::string(field.name);
      }
      case OP_getfield: {
        const std::optional<std::string> owner = expression(source, 0, depth - 1);
        return (owner ? *owner + "." : "") + std::string(memberOf(source).name);
      }
      case OP_invokevirtual:
      case OP_invokespecial:
      case OP_invokestatic:
      case OP_invokeinterface:
        return methodName(memberOf(source));
      default:
        return std::nullopt;
    }
  }

  // The variable's name if the class file has it for `bci`. Otherwise what is known: `unwritten` means that the slot
  // still holds what the method was called with.
  std::string localName(std::uint32_t bci, std::uint16_t local, bool unwritten) const {
    for (Bytes table : method_.code->localVariableTables) {
      for (std::uint32_t i = 0, at = 2; i < u2(table, 0); ++i, at += 10) {
        const std::uint32_t start = u2(table, at), length = u2(table, at + 2);
        if (u2(table, at + 8) == local && bci >= start && bci < start + length) {
          return std::string(file_.utf8(u2(table, at + 4)));
        }
      }
    }
    if (unwritten) {
      int first = 0, number = 1;
      if ((method_.accessFlags & classfile::ACC_STATIC) == 0) {
        if (local == 0) return "this";
        first = 1;
      }
      for (std::string_view type : parameterTypes(file_.utf8(method_.descriptorIndex))) {
        const int slots = slotsOf(kindOf(type[0]));
        if (local >= first && local < first + slots) return "<parameter" + std::to_string(number) + ">";
        first += slots;
        ++number;
      }
    }
    return "<local" + std::to_string(local) + ">";
  }

  MemberName memberOf(std::uint32_t bci) const { return memberAt(file_, u2(code_, bci + 1)); }

  const ClassFile& file_;
  const Member& method_;
  const Bytes code_;
  const std::uint32_t bci_;
  const OperandOrigins origins_;
};

}  // namespace

std::optional<std::string> npeMessage(const ClassFile& file, const Member& method, std::uint32_t bci) {
  if (!method.code || instructionLength(method.code->code, bci) == 0) return std::nullopt;
  // A stack trace that starts here belongs to an exception that reflection created.
  if (file.name() == "jdk/internal/reflect/NativeConstructorAccessorImpl") return std::nullopt;
  return NullExplainer(file, method, bci).explain();
}

}  // namespace weaveproof::bytecode
