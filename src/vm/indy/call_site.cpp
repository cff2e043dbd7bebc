#include "vm/indy/call_site.hpp"

#include <fmt/format.h>

#include <array>

#include "jdk/messages.hpp"
#include "vm/indy.hpp"
#include "vm/indy/site_types.hpp"

namespace weaveproof::vm {

using enum bytecode::Opcode;

namespace indy {

using namespace classfile;

HandleConstant handleConstant(const ClassFile& file, std::uint16_t index) {
  const Constant& handle = file.constants[index];
  const Constant& member = file.constants[handle.second];
  const Constant& nameAndType = file.constants[member.second];
  return {handle.first, file.className(member.first), file.utf8(nameAndType.first),
          file.utf8(static_cast<std::uint16_t>(nameAndType.second)), member.tag == Tag::InterfaceMethodref};
}

namespace {
std::string nameWithoutSuffix(const Class& host) {
  const std::string name = host.name->string();
  return host.hidden ? name.substr(0, name.rfind('+')) : name;
}
}  // namespace

std::string lambdaName(Machine& vm, const Class& host) {
  return fmt::format(fmt::runtime(jdk::messageFor(vm.world.jdk().feature, jdk::kLambdaClass)), nameWithoutSuffix(host),
                     vm.world.nextSyntheticNumber());
}

std::string syntheticName(Machine& vm, const Class& host, std::string_view kind) {
  return nameWithoutSuffix(host) + "$$" + std::string(kind) + "$" + std::to_string(vm.world.nextSyntheticNumber());
}

Class* defineSynthetic(Machine& vm, Class& host, ClassWriter& writer) {
  DefineOptions options;
  options.loader = host.loader;
  options.trusted = true;
  options.hidden = true;
  options.host = &host;
  options.nestmate = true;
  const SharedLock lock(vm);
  Class* c =
      vm.world.define(writer.finish(), options, [&](Symbol* name) { return vm.tryLoadClass(host.loader, name); });
  if (host.hidden) {
    // The host is not found by name: what refers to it gets it directly.
    for (std::size_t i = 1; i < c->file->constants.size(); ++i)
      if (c->file->constants[i].tag == Tag::Class &&
          c->file->className(static_cast<std::uint16_t>(i)) == host.file->name())
        c->pool[i] = reinterpret_cast<std::uintptr_t>(&host);
  }
  return c;
}

std::string_view boxClass(char primitive) {
  switch (primitive) {
    case 'Z':
      return "java/lang/Boolean";
    case 'B':
      return "java/lang/Byte";
    case 'C':
      return "java/lang/Character";
    case 'S':
      return "java/lang/Short";
    case 'I':
      return "java/lang/Integer";
    case 'J':
      return "java/lang/Long";
    case 'F':
      return "java/lang/Float";
    case 'D':
      return "java/lang/Double";
    default:
      return "";
  }
}

char unboxed(std::string_view descriptor) {
  for (char primitive : {'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D'})
    if (bytecode::classNameOf(descriptor) == boxClass(primitive)) return primitive;
  return 0;
}

namespace {

void unbox(CodeWriter& code, std::string_view boxName, char to) {
  code.invoke(OP_invokevirtual, boxName, std::string(bytecode::primitiveName(bytecode::kindOf(to))) + "Value",
              std::string("()") + to);
}

void widen(CodeWriter& code, char from, char to) {
  if (from == to) return;
  auto group = [](char c) { return c == 'J' ? 1 : c == 'F' ? 2 : c == 'D' ? 3 : 0; };
  static constexpr std::uint8_t kConversions[4][4] = {{OP_nop, OP_i2l, OP_i2f, OP_i2d},
                                                      {OP_l2i, OP_nop, OP_l2f, OP_l2d},
                                                      {OP_f2i, OP_f2l, OP_nop, OP_f2d},
                                                      {OP_d2i, OP_d2l, OP_d2f, OP_nop}};
  const std::uint8_t op = kConversions[group(from)][group(to)];
  if (op != OP_nop) code.op(op);
}

void cast(CodeWriter& code, std::string_view from, std::string_view to) {
  if (from != to && to != "Ljava/lang/Object;") code.type(OP_checkcast, bytecode::classNameOf(to));
}

}  // namespace

void box(CodeWriter& code, char primitive) {
  const std::string name(boxClass(primitive));
  code.invoke(OP_invokestatic, name, "valueOf", std::string("(") + primitive + ")L" + name + ";");
}

void convert(CodeWriter& code, std::string_view from, std::string_view to, std::string_view via) {
  if (from == "V" || to == "V" || (from == to && from == via)) return;
  if (isPrimitive(from)) {
    if (isPrimitive(to)) return widen(code, from[0], to[0]);
    if (const char wanted = unboxed(to)) {
      widen(code, from[0], wanted);
      return box(code, wanted);
    }
    box(code, from[0]);
    return cast(code, bytecode::descriptorOf(boxClass(from[0])), to);
  }
  std::string source(from);
  if (!isPrimitive(via)) {
    cast(code, from, via);
    source = std::string(via);
  }
  if (!isPrimitive(to)) return cast(code, source, to);
  if (const char boxed = unboxed(source)) {
    unbox(code, bytecode::classNameOf(source), boxed);
    return widen(code, boxed, to[0]);
  }
  const std::string_view number = to == "Z"   ? "java/lang/Boolean"
                                  : to == "C" ? "java/lang/Character"
                                              : "java/lang/Number";
  cast(code, source, bytecode::descriptorOf(number));
  unbox(code, number, to[0]);
}

namespace {

struct KnownBootstrap {
  std::string_view holder, name;
  std::string_view type;  // of what follows lookup and name
  Linker link;
};

// The bootstrap methods that javac emits.
constexpr std::array kBootstraps = {
    KnownBootstrap{"java/lang/invoke/LambdaMetafactory", "metafactory",
                   "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
                   "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
                   linkLambda},
    KnownBootstrap{"java/lang/invoke/LambdaMetafactory", "altMetafactory",
                   "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", linkLambdaWithFlags},
    KnownBootstrap{"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants",
                   "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                   linkConcatenation},
    KnownBootstrap{"java/lang/runtime/ObjectMethods", "bootstrap",
                   "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;"
                   "[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;",
                   linkRecordMethod},
};

bool isNamedBy(const KnownBootstrap& known, const HandleConstant& handle) {
  constexpr std::string_view kFirst = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;";
  return handle.kind == kInvokeStatic && !handle.interface && handle.holder == known.holder &&
         handle.name == known.name && handle.type.starts_with(kFirst) &&
         handle.type.substr(kFirst.size()) == known.type;
}

}  // namespace

}  // namespace indy

Method* linkCallSite(Machine& vm, Class& from, Method& by, int bci, std::uint16_t index) {
  const SharedLock lock(vm);
  Method*& linked = vm.world.callSite(by, bci);
  if (linked) return linked;
  const classfile::Constant& dynamic = from.file->constants[index];
  const classfile::Constant& nameAndType = from.file->constants[dynamic.second];
  const indy::CallSite site{from, vm.world.symbol(from.file->utf8(nameAndType.first)),
                            vm.world.symbol(from.file->utf8(static_cast<std::uint16_t>(nameAndType.second))),
                            from.file->bootstrapMethods[dynamic.first]};
  const indy::HandleConstant bootstrap = indy::handleConstant(*from.file, site.bootstrap.handle);
  indy::Linker link = indy::linkByBootstrapMethod;
  for (const indy::KnownBootstrap& known : indy::kBootstraps)
    if (indy::isNamedBy(known, bootstrap)) link = known.link;
  return linked = link(vm, site);
}

}  // namespace weaveproof::vm
