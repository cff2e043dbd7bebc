// equals, hashCode and toString of records (java.lang.runtime.ObjectMethods).
#include <algorithm>

#include "vm/indy/call_site.hpp"

namespace weaveproof::vm::indy {

using enum bytecode::Opcode;
using namespace classfile;

namespace {

struct Component {
  std::string_view name, type;
};

struct Record {
  std::string_view className;
  std::vector<Component> components;
};

// The record's own class, the names of all its components, and for each the field of that name.
bool isUsual(const CallSite& site) {
  if (!site.has(0, Tag::Class) || !site.has(1, Tag::String)) return false;
  const ClassFile& file = *site.from.file;
  const std::string_view record = file.className(site.bootstrap.arguments[0]);
  std::string names;
  for (std::size_t i = 2; i < site.bootstrap.arguments.size(); ++i) {
    if (!site.has(i, Tag::MethodHandle)) return false;
    const HandleConstant getter = handleConstant(file, site.bootstrap.arguments[i]);
    const bool isField = std::ranges::any_of(site.from.fields, [&](const Field& field) {
      return !field.isStatic() && field.name->text() == getter.name && field.descriptor->text() == getter.type;
    });
    if (getter.kind != kGetField || getter.holder != record || !isField) return false;
    names += (names.empty() ? "" : ";") + std::string(getter.name);
  }
  const std::string self = "(" + bytecode::descriptorOf(record);
  const std::string_view name = site.name->text(), type = site.descriptor->text();
  return record == file.name() && names == site.string(1) &&
         ((name == "equals" && type == self + "Ljava/lang/Object;)Z") || (name == "hashCode" && type == self + ")I") ||
          (name == "toString" && type == self + ")Ljava/lang/String;"));
}

Record recordOf(const CallSite& site) {  // record class, "a;b;c", a getter for each
  Record record;
  record.className = site.from.file->className(site.bootstrap.arguments[0]);
  for (std::size_t i = 2; i < site.bootstrap.arguments.size(); ++i) {
    const HandleConstant getter = handleConstant(*site.from.file, site.bootstrap.arguments[i]);
    record.components.push_back({getter.name, getter.type});
  }
  return record;
}

// The type by which a component is compared, hashed or printed: arrays and classes as Object.
std::string erased(std::string_view type) { return type.size() == 1 ? std::string(type) : "Ljava/lang/Object;"; }

void writeEquals(CodeWriter& code, const Record& record) {
  auto answer = [&](bool value) { code.op(value ? OP_iconst_1 : OP_iconst_0).op(OP_ireturn); };
  code.op(OP_aload_0).op(OP_aload_1);
  const std::size_t other = code.jump(OP_if_acmpne);
  answer(true);
  code.land(other).op(OP_aload_1).type(OP_instanceof, record.className);
  const std::size_t sameClass = code.jump(OP_ifne);
  answer(false);
  code.land(sameClass).op(OP_aload_1).type(OP_checkcast, record.className).op(OP_astore_2);
  for (const Component& component : record.components) {
    code.op(OP_aload_0).field(OP_getfield, record.className, component.name, component.type);
    code.op(OP_aload_2).field(OP_getfield, record.className, component.name, component.type);
    std::size_t equal;
    switch (component.type[0]) {
      case 'J':
        code.op(OP_lcmp);
        equal = code.jump(OP_ifeq);
        break;
      case 'F':
        code.invoke(OP_invokestatic, "java/lang/Float", "compare", "(FF)I");
        equal = code.jump(OP_ifeq);
        break;
      case 'D':
        code.invoke(OP_invokestatic, "java/lang/Double", "compare", "(DD)I");
        equal = code.jump(OP_ifeq);
        break;
      case 'L':
      case '[':
        code.invoke(OP_invokestatic, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        equal = code.jump(OP_ifne);
        break;
      default:
        equal = code.jump(OP_if_icmpeq);
        break;
    }
    answer(false);
    code.land(equal);
  }
  answer(true);
}

void writeHashCode(CodeWriter& code, const Record& record) {
  code.op(OP_iconst_0);
  for (const Component& component : record.components) {
    code.pushInt(31).op(OP_imul);
    code.op(OP_aload_0).field(OP_getfield, record.className, component.name, component.type);
    const std::string_view holder = component.type.size() == 1 ? boxClass(component.type[0]) : "java/util/Objects";
    code.invoke(OP_invokestatic, holder, "hashCode", "(" + erased(component.type) + ")I").op(OP_iadd);
  }
  code.op(OP_ireturn);
}

void writeToString(ClassWriter& writer, CodeWriter& code, const Record& record) {
  constexpr std::string_view kBuilder = "java/lang/StringBuilder";
  auto append = [&](std::string_view type) {
    code.invoke(OP_invokevirtual, kBuilder, "append", "(" + std::string(type) + ")Ljava/lang/StringBuilder;");
  };
  auto appendText = [&](const std::string& text) {
    code.ldc(writer.string(text));
    append("Ljava/lang/String;");
  };
  code.type(OP_new, kBuilder).op(OP_dup).invoke(OP_invokespecial, kBuilder, "<init>", "()V");
  code.ldc(writer.classConstant(record.className))
      .invoke(OP_invokevirtual, "java/lang/Class", "getSimpleName", "()Ljava/lang/String;");
  append("Ljava/lang/String;");
  bool first = true;
  for (const Component& component : record.components) {
    appendText((first ? "[" : ", ") + std::string(component.name) + "=");
    first = false;
    code.op(OP_aload_0).field(OP_getfield, record.className, component.name, component.type);
    code.invoke(
        OP_invokestatic, "java/lang/String", "valueOf",
        "(" + (component.type == "B" || component.type == "S" ? "I" : erased(component.type)) + ")Ljava/lang/String;");
    append("Ljava/lang/String;");
  }
  appendText(first ? "[]" : "]");
  code.invoke(OP_invokevirtual, kBuilder, "toString", "()Ljava/lang/String;").op(OP_areturn);
}

}  // namespace

Method* linkRecordMethod(Machine& vm, const CallSite& site) {
  if (!isUsual(site)) return linkByBootstrapMethod(vm, site);
  const Record record = recordOf(site);
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, syntheticName(vm, site.from, "Record"));
  CodeWriter code(writer);
  const std::string_view name = site.name->text();
  if (name == "equals")
    writeEquals(code, record);
  else if (name == "hashCode")
    writeHashCode(code, record);
  else
    writeToString(writer, code, record);
  writer.addMethod(ACC_STATIC, name, site.descriptor->text(), code, 8, 4);
  return &methodNamed(*defineSynthetic(vm, site.from, writer), name);
}

}  // namespace weaveproof::vm::indy
