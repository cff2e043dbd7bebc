// One invokedynamic instruction, and the synthetic classes that call sites are linked to.
#pragma once

#include "bytecode/bytecode.hpp"
#include "classfile/class_writer.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm::indy {

struct CallSite {
  Class& from;
  Symbol* name;
  Symbol* descriptor;
  const classfile::BootstrapMethod& bootstrap;

  const classfile::Constant& constant(std::size_t argument) const {
    return from.file->constants[bootstrap.arguments[argument]];
  }
  bool has(std::size_t argument, classfile::Tag tag) const {
    return argument < bootstrap.arguments.size() && constant(argument).tag == tag;
  }
  std::string_view methodType(std::size_t argument) const { return from.file->utf8(constant(argument).first); }
  std::string_view string(std::size_t argument) const { return from.file->utf8(constant(argument).first); }
};

// What a MethodHandle constant names.
struct HandleConstant {
  int kind;  // REF_getField = 1 … REF_invokeInterface = 9
  std::string_view holder, name, type;
  bool interface;  // holder is one
};
HandleConstant handleConstant(const classfile::ClassFile& file, std::uint16_t index);

enum ReferenceKind {
  kGetField = 1,
  kGetStatic,
  kPutField,
  kPutStatic,
  kInvokeVirtual,
  kInvokeStatic,
  kInvokeSpecial,
  kNewInvokeSpecial,
  kInvokeInterface,
};

// Makes a hidden class for `host` of what was written; its code is trusted and its frames do not show.
Class* defineSynthetic(Machine& vm, Class& host, classfile::ClassWriter& writer);
// The name that a hidden class of `host` starts with: "a/B$$Lambda$1".
std::string lambdaName(Machine& vm, const Class& host);
std::string syntheticName(Machine& vm, const Class& host, std::string_view kind);

// Conversions between a value's type and the type wanted, as method handles define them (MethodHandle.asType); `via` is a
// type that the value is known to have besides.
void convert(classfile::CodeWriter& code, std::string_view from, std::string_view to, std::string_view via);
void box(classfile::CodeWriter& code, char primitive);
inline bool isPrimitive(std::string_view descriptor) { return descriptor.size() == 1; }
std::string_view boxClass(char primitive);  // "java/lang/Integer"

using Linker = Method* (*)(Machine& vm, const CallSite& site);
Method* linkLambda(Machine& vm, const CallSite& site);
Method* linkLambdaWithFlags(Machine& vm, const CallSite& site);
Method* linkConcatenation(Machine& vm, const CallSite& site);
Method* linkRecordMethod(Machine& vm, const CallSite& site);
Method* linkByBootstrapMethod(Machine& vm, const CallSite& site);  // any other: the bootstrap method is run

}  // namespace weaveproof::vm::indy
