// Call sites of any other bootstrap method, and constants that Java code computes: the JDK's own java.lang.invoke does the
// work, called from synthetic code that keeps the result in a static field.
#include <algorithm>

#include "vm/indy.hpp"
#include "vm/indy/call_site.hpp"

namespace weaveproof::vm {

using enum bytecode::Opcode;
using namespace classfile;
using namespace indy;

namespace {

// Pushes the java.lang.Class of a type.
void pushType(ClassWriter& writer, CodeWriter& code, std::string_view type) {
  if (type.size() == 1)
    code.field(OP_getstatic, type == "V" ? "java/lang/Void" : boxClass(type[0]), "TYPE", "Ljava/lang/Class;");
  else
    code.ldc(writer.classConstant(bytecode::classNameOf(type)));
}

void pushMethodType(ClassWriter& writer, CodeWriter& code, std::string_view descriptor) {
  pushType(writer, code, bytecode::DescriptorReader(descriptor).returnType());
  const auto parameters = bytecode::parameterTypes(descriptor);
  code.pushInt(static_cast<std::int32_t>(parameters.size())).type(OP_anewarray, "java/lang/Class");
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    code.op(OP_dup).pushInt(static_cast<std::int32_t>(i));
    pushType(writer, code, parameters[i]);
    code.op(OP_aastore);
  }
  code.invoke(OP_invokestatic, "java/lang/invoke/MethodHandleNatives", "findMethodHandleType",
              "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
}

void pushHost(ClassWriter& writer, CodeWriter& code, const Class& host) {
  code.ldc(writer.classConstant(host.file->name()));
}

void pushMethodHandle(ClassWriter& writer, CodeWriter& code, const Class& host, std::uint16_t index) {
  const HandleConstant handle = handleConstant(*host.file, index);
  pushHost(writer, code, host);
  code.pushInt(handle.kind);
  code.ldc(writer.classConstant(handle.holder));
  code.ldc(writer.string(handle.name));
  if (handle.kind <= kPutStatic)
    pushType(writer, code, handle.type);
  else
    pushMethodType(writer, code, handle.type);
  code.invoke(
      OP_invokestatic, "java/lang/invoke/MethodHandleNatives", "linkMethodHandleConstant",
      "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;");
}

// Dynamic constants may have others as arguments; the one that is being pushed, and those that it is an argument of.
struct Nesting {
  unsigned& stack;   // what the code needs
  bool passesIndex;  // to linkDynamicConstant, which in older JDKs has a parameter for it
  std::uint16_t index = 0;
  const Nesting* outer = nullptr;
  unsigned depth = 0;

  bool has(std::uint16_t wanted) const { return index == wanted || (outer && outer->has(wanted)); }
};
bool linkPassesIndex(const Machine& vm) {
  const Class& natives = *vm.world.bootClass("java/lang/invoke/MethodHandleNatives");
  return methodNamed(natives, "linkDynamicConstant").descriptor->text().starts_with("(Ljava/lang/Object;I");
}

constexpr unsigned kDeepest = 100;
constexpr unsigned kStack = 40, kStackOfLevel = 16;

void pushConstant(ClassWriter& writer, CodeWriter& code, const Class& host, std::uint16_t index,
                  const Nesting& nesting);

// Pushes a bootstrap method's static arguments the way java.lang.invoke takes them: none is null, one is itself, more are
// an array.
void pushArguments(ClassWriter& writer, CodeWriter& code, const Class& host,
                   const std::vector<std::uint16_t>& arguments, const Nesting& nesting) {
  constexpr std::size_t kMostBytes = 0x7000;  // branches reach no further
  if (code.bytes.size() > kMostBytes) throw Unsupported{"a bootstrap method with as many arguments as this one has"};
  if (arguments.empty()) {
    code.op(OP_aconst_null);
  } else if (arguments.size() == 1) {
    pushConstant(writer, code, host, arguments[0], nesting);
  } else {
    code.pushInt(static_cast<std::int32_t>(arguments.size())).type(OP_anewarray, "java/lang/Object");
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      code.op(OP_dup).pushInt(static_cast<std::int32_t>(i));
      pushConstant(writer, code, host, arguments[i], nesting);
      code.op(OP_aastore);
    }
  }
}

void pushDynamic(ClassWriter& writer, CodeWriter& code, const Class& host, std::uint16_t index, const Nesting& outer) {
  // One that needs itself is computed for ever.
  if (outer.has(index) || outer.depth == kDeepest) throw JavaThrow("java/lang/StackOverflowError");
  const Nesting nesting{outer.stack, outer.passesIndex, index, &outer, outer.depth + 1};
  nesting.stack = std::max(nesting.stack, kStack + nesting.depth * kStackOfLevel);
  const Constant& dynamic = host.file->constants[index];
  const Constant& nameAndType = host.file->constants[dynamic.second];
  const BootstrapMethod& bootstrap = host.file->bootstrapMethods[dynamic.first];
  pushHost(writer, code, host);
  if (outer.passesIndex) code.pushInt(0);
  pushMethodHandle(writer, code, host, bootstrap.handle);
  code.ldc(writer.string(host.file->utf8(nameAndType.first)));
  pushType(writer, code, host.file->utf8(static_cast<std::uint16_t>(nameAndType.second)));
  pushArguments(writer, code, host, bootstrap.arguments, nesting);
  code.invoke(OP_invokestatic, "java/lang/invoke/MethodHandleNatives", "linkDynamicConstant",
              std::string("(Ljava/lang/Object;") + (outer.passesIndex ? "I" : "") +
                  "Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/"
                  "Object;");
}

// Pushes any loadable constant as an object.
void pushConstant(ClassWriter& writer, CodeWriter& code, const Class& host, std::uint16_t index,
                  const Nesting& nesting) {
  const Constant& constant = host.file->constants[index];
  auto numeric = [&](char type, bool wide) {
    if (wide) {
      // A long or double is put together from its halves: a class file constant would do, but needs a second slot.
      const auto bits = static_cast<std::uint64_t>(host.file->longBits(index));
      code.pushInt(static_cast<std::int32_t>(bits >> 32)).op(OP_i2l).pushInt(32).op(OP_lshl);
      code.pushInt(static_cast<std::int32_t>(bits)).op(OP_i2l);
      code.pushInt(32).op(OP_lshl).pushInt(32).op(OP_lushr).op(OP_lor);
      if (type == 'D') code.invoke(OP_invokestatic, "java/lang/Double", "longBitsToDouble", "(J)D");
    } else {
      code.pushInt(static_cast<std::int32_t>(constant.second));
      if (type == 'F') code.invoke(OP_invokestatic, "java/lang/Float", "intBitsToFloat", "(I)F");
    }
    box(code, type);
  };
  switch (constant.tag) {
    case Tag::Integer:
      return numeric('I', false);
    case Tag::Float:
      return numeric('F', false);
    case Tag::Long:
      return numeric('J', true);
    case Tag::Double:
      return numeric('D', true);
    case Tag::String:
      code.ldc(writer.string(host.file->utf8(constant.first)));
      return;
    case Tag::Class:
      code.ldc(writer.classConstant(host.file->className(index)));
      return;
    case Tag::MethodType:
      return pushMethodType(writer, code, host.file->utf8(constant.first));
    case Tag::MethodHandle:
      return pushMethodHandle(writer, code, host, index);
    default:
      return pushDynamic(writer, code, host, index, nesting);
  }
}

// A resolution that failed fails again, with an error of the same class and message, and is not tried again.
NativeStatus failAgain(NativeCall& call) {
  Machine& vm = call.vm;
  JavaThrow error(vm.classOf(call.ref(0)).name->string());
  if (const Ref message = vm.getReference(call.ref(0), vm.known.throwableMessage)) {
    error.message = vm.modifiedUtf8(message);
    error.hasMessage = true;
  }
  throw error;
}

constexpr std::string_view kFailure = "Ljava/lang/LinkageError;";

// if (failure != null) fail again; try { compute } catch (LinkageError e) { failure = e; throw e; }
template <class Compute>
void resolveOnce(ClassWriter& writer, CodeWriter& code, const std::string& self, Compute&& compute) {
  writer.addField(ACC_STATIC, "failure", kFailure);
  writer.addNativeMethod(ACC_STATIC, "failAgain", "(Ljava/lang/LinkageError;)V");
  code.field(OP_getstatic, self, "failure", kFailure);
  const std::size_t fresh = code.jump(OP_ifnull);
  code.field(OP_getstatic, self, "failure", kFailure)
      .invoke(OP_invokestatic, self, "failAgain", "(Ljava/lang/LinkageError;)V");
  code.land(fresh);
  const std::size_t start = code.bytes.size();
  compute();
  const std::size_t end = code.bytes.size();
  const std::size_t after = code.jump(OP_goto);
  code.handle(start, end, code.bytes.size(), "java/lang/LinkageError");
  code.op(OP_dup).field(OP_putstatic, self, "failure", kFailure).op(OP_athrow);
  code.land(after);
}

Class* defineResolving(Machine& vm, Class& host, ClassWriter& writer) {
  Class* c = defineSynthetic(vm, host, writer);
  methodNamed(*c, "failAgain").native = failAgain;
  return c;
}

constexpr std::string_view kObject = "Ljava/lang/Object;";
constexpr std::string_view kMethodHandle = "Ljava/lang/invoke/MethodHandle;";

}  // namespace

// static T get() { Object v = value; if (v == null) value = v = …; return (T) v; }
Method* constantGetter(Machine& vm, Class& from, std::uint16_t index) {
  const SharedLock lock(vm);
  if (from.pool[index]) return reinterpret_cast<Method*>(from.pool[index]);
  const Constant& constant = from.file->constants[index];
  std::string type;
  switch (constant.tag) {
    case Tag::MethodType:
      type = "Ljava/lang/invoke/MethodType;";
      break;
    case Tag::MethodHandle:
      type = kMethodHandle;
      break;
    default:
      type = std::string(from.file->utf8(static_cast<std::uint16_t>(from.file->constants[constant.second].second)));
  }
  const std::string self = syntheticName(vm, from, "Constant");
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, self);
  writer.addField(ACC_STATIC, "value", kObject);
  writer.addField(ACC_STATIC, "known", "Z");
  CodeWriter code(writer);
  code.field(OP_getstatic, self, "known", "Z");
  const std::size_t known = code.jump(OP_ifne);
  unsigned stack = kStack;
  resolveOnce(writer, code, self, [&] {
    pushConstant(writer, code, from, index, {stack, linkPassesIndex(vm)});
    code.field(OP_putstatic, self, "value", kObject).op(OP_iconst_1).field(OP_putstatic, self, "known", "Z");
  });
  code.land(known).field(OP_getstatic, self, "value", kObject);
  convert(code, kObject, type, type.size() == 1 ? std::string_view(type) : kObject);
  code.returning(type[0]);
  writer.addMethod(ACC_STATIC, "get", "()" + type, code, static_cast<std::uint16_t>(stack), 0);
  Method* getter = &methodNamed(*defineResolving(vm, from, writer), "get");
  from.pool[index] = reinterpret_cast<std::uintptr_t>(getter);
  return getter;
}

// static R call(args) { if (invoker == null) invoker = CallSite.makeSite(…).dynamicInvoker(); return invoker.invokeExact(args); }
Method* indy::linkByBootstrapMethod(Machine& vm, const indy::CallSite& site) {
  const std::string self = syntheticName(vm, site.from, "Site");
  ClassWriter writer(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, self);
  writer.addField(ACC_STATIC, "invoker", kMethodHandle);
  CodeWriter code(writer);
  code.field(OP_getstatic, self, "invoker", kMethodHandle);
  const std::size_t linked = code.jump(OP_ifnonnull);
  unsigned stack = kStack;
  resolveOnce(writer, code, self, [&] {
    pushMethodHandle(writer, code, site.from, site.bootstrap.handle);
    code.ldc(writer.string(site.name->text()));
    pushMethodType(writer, code, site.descriptor->text());
    pushArguments(writer, code, site.from, site.bootstrap.arguments, {stack, linkPassesIndex(vm)});
    pushHost(writer, code, site.from);
    code.invoke(OP_invokestatic, "java/lang/invoke/CallSite", "makeSite",
                "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Object;"
                "Ljava/lang/Class;)Ljava/lang/invoke/CallSite;");
    code.invoke(OP_invokevirtual, "java/lang/invoke/CallSite", "dynamicInvoker", "()Ljava/lang/invoke/MethodHandle;");
    code.field(OP_putstatic, self, "invoker", kMethodHandle);
  });
  code.land(linked).field(OP_getstatic, self, "invoker", kMethodHandle);
  unsigned slot = 0;
  for (std::string_view type : bytecode::parameterTypes(site.descriptor->text())) {
    code.load(type[0], slot);
    slot += static_cast<unsigned>(bytecode::slotsOf(bytecode::kindOf(type[0])));
  }
  code.invoke(OP_invokevirtual, "java/lang/invoke/MethodHandle", "invokeExact", site.descriptor->text());
  code.returning(bytecode::DescriptorReader(site.descriptor->text()).returnType()[0]);
  writer.addMethod(ACC_STATIC, "call", site.descriptor->text(), code, static_cast<std::uint16_t>(stack + slot),
                   static_cast<std::uint16_t>(slot));
  return &methodNamed(*defineResolving(vm, site.from, writer), "call");
}

}  // namespace weaveproof::vm
