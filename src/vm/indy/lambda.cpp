// Lambdas and method references (java.lang.invoke.LambdaMetafactory): a hidden class that holds the captured values and
// has one method, which calls the implementation.
#include <optional>

#include "vm/indy/site_types.hpp"

namespace weaveproof::vm::indy {

using enum bytecode::Opcode;
using namespace classfile;

namespace {

struct Lambda {
  std::string_view interface;  // class name
  std::vector<std::string_view> captured;
  std::vector<std::string> interfaces;  // further ones
  std::vector<std::string> bridges;     // further descriptors of the method
  bool serializable = false;
};

constexpr std::uint16_t kFinalSynthetic = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;

// The types that the implementation takes, its receiver included, and what it gives.
struct Implementation {
  HandleConstant handle;
  std::vector<std::string> parameters;
  std::string result;
};

Implementation implementationOf(const CallSite& site, std::uint16_t index) {
  Implementation implementation{handleConstant(*site.from.file, index), {}, {}};
  const HandleConstant& handle = implementation.handle;
  if (handle.kind != kInvokeStatic && handle.kind != kNewInvokeSpecial)
    implementation.parameters.push_back(bytecode::descriptorOf(handle.holder));
  for (std::string_view type : bytecode::parameterTypes(handle.type)) implementation.parameters.emplace_back(type);
  implementation.result = handle.kind == kNewInvokeSpecial
                              ? bytecode::descriptorOf(handle.holder)
                              : std::string(bytecode::DescriptorReader(handle.type).returnType());
  return implementation;
}

void callImplementation(CodeWriter& code, const HandleConstant& handle) {
  std::uint8_t op = OP_invokevirtual;
  switch (handle.kind) {
    case kInvokeStatic:
      op = OP_invokestatic;
      break;
    case kInvokeSpecial:
      op = OP_invokespecial;
      break;
    case kNewInvokeSpecial:
      op = OP_invokespecial;
      break;
    case kInvokeInterface:
      op = OP_invokeinterface;
      break;
    default:
      break;
  }
  // A private instance method is called directly, in a class and in an interface.
  code.invoke(op, handle.holder, handle.name, handle.type, handle.interface);
}

void writeMethod(ClassWriter& writer, const std::string& self, std::string_view name, std::string_view descriptor,
                 std::string_view instantiated, const Lambda& lambda, const Implementation& implementation) {
  CodeWriter code(writer);
  int stack = 8, locals = 1;
  if (implementation.handle.kind == kNewInvokeSpecial) code.type(OP_new, implementation.handle.holder).op(OP_dup);
  std::size_t at = 0;
  for (std::size_t i = 0; i < lambda.captured.size(); ++i, ++at) {
    code.op(OP_aload_0).field(OP_getfield, self, "arg$" + std::to_string(i + 1), lambda.captured[i]);
    stack += 2;
  }
  const auto actual = bytecode::parameterTypes(instantiated);
  std::size_t parameter = 0;
  for (std::string_view type : bytecode::parameterTypes(descriptor)) {
    code.load(type[0], static_cast<unsigned>(locals));
    convert(code, type, at < implementation.parameters.size() ? std::string_view(implementation.parameters[at]) : type,
            actual[parameter]);
    locals += bytecode::slotsOf(bytecode::kindOf(type[0]));
    stack += 2;
    ++at;
    ++parameter;
  }
  callImplementation(code, implementation.handle);
  const std::string_view wanted = bytecode::DescriptorReader(descriptor).returnType();
  if (wanted == "V" && implementation.result != "V")
    code.op(bytecode::slotsOf(bytecode::kindOf(implementation.result[0])) == 2 ? OP_pop2 : OP_pop);
  else
    convert(code, implementation.result, wanted, wanted);
  code.returning(wanted[0]);
  writer.addMethod(ACC_PUBLIC, name, descriptor, code, static_cast<std::uint16_t>(stack),
                   static_cast<std::uint16_t>(locals));
}

// Members of the hidden class that reflection does not show: it skips names like these.
constexpr const char *kInstance = "<instance>", *kMake = "<make>";

// private Object writeReplace(): what is written to a stream in place of the lambda says how to make it again.
void writeReplacement(ClassWriter& writer, const std::string& self, const CallSite& site, const Lambda& lambda,
                      const HandleConstant& handle) {
  constexpr std::string_view kForm = "java/lang/invoke/SerializedLambda";
  CodeWriter code(writer);
  code.type(OP_new, kForm).op(OP_dup);
  code.ldc(writer.classConstant(site.from.file->name()));
  for (std::string_view text : {lambda.interface, site.name->text(), site.methodType(0)}) code.ldc(writer.string(text));
  code.pushInt(handle.kind);
  for (std::string_view text : {handle.holder, handle.name, handle.type, site.methodType(2)})
    code.ldc(writer.string(text));
  code.pushInt(static_cast<std::int32_t>(lambda.captured.size())).type(OP_anewarray, "java/lang/Object");
  for (std::size_t i = 0; i < lambda.captured.size(); ++i) {
    const std::string_view type = lambda.captured[i];
    code.op(OP_dup).pushInt(static_cast<std::int32_t>(i)).op(OP_aload_0);
    code.field(OP_getfield, self, "arg$" + std::to_string(i + 1), type);
    if (type.size() == 1) box(code, type[0]);
    code.op(OP_aastore);
  }
  code.invoke(OP_invokespecial, kForm, "<init>",
              "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;"
              "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
  code.op(OP_areturn);
  writer.addMethod(ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;", code, 18, 1);
}

Method* link(Machine& vm, const CallSite& site, const Lambda& lambda) {
  const std::string_view descriptor = site.methodType(0), instantiated = site.methodType(2);
  const Implementation implementation = implementationOf(site, site.bootstrap.arguments[1]);
  const std::string self = lambdaName(vm, site.from);
  ClassWriter writer(kFinalSynthetic, self);
  writer.addInterface(lambda.interface);
  for (const std::string& further : lambda.interfaces) writer.addInterface(further);

  std::string constructorType = "(";
  for (std::string_view type : lambda.captured) constructorType += type;
  constructorType += ")V";
  CodeWriter constructor(writer);
  constructor.op(OP_aload_0).invoke(OP_invokespecial, "java/lang/Object", "<init>", "()V");
  CodeWriter factory(writer);
  factory.type(OP_new, self).op(OP_dup);
  unsigned slot = 0;
  for (std::size_t i = 0; i < lambda.captured.size(); ++i) {
    const std::string field = "arg$" + std::to_string(i + 1);
    const std::string_view type = lambda.captured[i];
    writer.addField(ACC_PRIVATE | ACC_FINAL, field, type);
    constructor.op(OP_aload_0).load(type[0], slot + 1).field(OP_putfield, self, field, type);
    factory.load(type[0], slot);
    slot += static_cast<unsigned>(bytecode::slotsOf(bytecode::kindOf(type[0])));
  }
  constructor.op(OP_return);
  const auto slots = static_cast<std::uint16_t>(slot);
  writer.addMethod(ACC_PRIVATE, "<init>", constructorType, constructor, 4, static_cast<std::uint16_t>(slots + 1));
  factory.invoke(OP_invokespecial, self, "<init>", constructorType);
  const std::string_view factoryType = site.descriptor->text();
  if (lambda.captured.empty()) {
    // One object serves every evaluation. It is made when the class is initialised.
    const std::string_view type = "Ljava/lang/Object;";
    writer.addField(ACC_STATIC | ACC_FINAL, kInstance, type);
    factory.field(OP_putstatic, self, kInstance, type).op(OP_return);
    writer.addMethod(ACC_STATIC, "<clinit>", "()V", factory, 4, 0);
    CodeWriter get(writer);
    get.field(OP_getstatic, self, kInstance, type).op(OP_areturn);
    writer.addMethod(ACC_STATIC, kMake, factoryType, get, 1, 0);
  } else {
    factory.op(OP_areturn);
    writer.addMethod(ACC_STATIC, kMake, factoryType, factory, static_cast<std::uint16_t>(slots + 4), slots);
  }
  writeMethod(writer, self, site.name->text(), descriptor, instantiated, lambda, implementation);
  for (const std::string& bridge : lambda.bridges)
    if (bridge != descriptor)
      writeMethod(writer, self, site.name->text(), bridge, instantiated, lambda, implementation);
  if (lambda.serializable) writeReplacement(writer, self, site, lambda, implementation.handle);
  return &methodNamed(*defineSynthetic(vm, site.from, writer), kMake);
}

// What AbstractValidatingLambdaMetafactory asks for. `type` is one that the method is to have: of the interface, of a bridge.
bool fits(const SiteTypes& types, std::string_view instantiated, std::string_view type) {
  const auto actual = bytecode::parameterTypes(instantiated), declared = bytecode::parameterTypes(type);
  if (actual.size() != declared.size() || !types.exist(type)) return false;
  for (std::size_t i = 0; i < actual.size(); ++i)
    if (!types.isAssignable(actual[i], declared[i])) return false;
  const std::string_view result = bytecode::DescriptorReader(instantiated).returnType();
  return types.isAdaptable(result, bytecode::DescriptorReader(type).returnType(), true);
}

bool isUsual(Machine& vm, const CallSite& site, const Lambda& lambda) {
  const SiteTypes types(vm, site.from);
  const std::uint16_t handle = site.bootstrap.arguments[1];
  if (site.name->text().starts_with('<') || !types.exist(site.descriptor->text()) ||
      !types.isInterface(bytecode::DescriptorReader(site.descriptor->text()).returnType()) ||
      site.from.file->constants[handle].first < kInvokeVirtual || !types.isMethod(handle))
    return false;
  for (const std::string& further : lambda.interfaces)
    if (!types.isInterface(bytecode::descriptorOf(further))) return false;

  const std::string_view instantiated = site.methodType(2);
  if (!types.exist(instantiated) || !fits(types, instantiated, site.methodType(0))) return false;
  for (const std::string& bridge : lambda.bridges)
    if (!fits(types, instantiated, bridge)) return false;

  // What the implementation is given: first what was captured, which has its types exactly but for a receiver.
  const Implementation implementation = implementationOf(site, handle);
  const auto actual = bytecode::parameterTypes(instantiated);
  const std::vector<std::string>& wanted = implementation.parameters;
  if (wanted.size() != lambda.captured.size() + actual.size() || !types.exist(implementation.handle.type)) return false;
  const bool hasReceiver =
      implementation.handle.kind != kInvokeStatic && implementation.handle.kind != kNewInvokeSpecial;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const bool captured = i < lambda.captured.size();
    const std::string_view given = captured ? lambda.captured[i] : actual[i - lambda.captured.size()];
    if (!(hasReceiver && i == 0 ? types.isAssignable(given, wanted[i])
          : captured            ? given == wanted[i]
                                : types.isAdaptable(given, wanted[i], true)))
      return false;
  }
  const std::string_view result = bytecode::DescriptorReader(instantiated).returnType();
  return result == "V" || types.isAdaptable(implementation.result, result, false);
}

Lambda plain(const CallSite& site) {
  Lambda lambda;
  lambda.captured = bytecode::parameterTypes(site.descriptor->text());
  lambda.interface = bytecode::classNameOf(bytecode::DescriptorReader(site.descriptor->text()).returnType());
  return lambda;
}

bool hasThree(const CallSite& site) {
  return site.has(0, Tag::MethodType) && site.has(1, Tag::MethodHandle) && site.has(2, Tag::MethodType);
}

// altMetafactory: flags, then marker interfaces and bridges as the flags say. Nothing if that is not what there is.
std::optional<Lambda> withFlags(const CallSite& site) {
  constexpr std::uint32_t kSerializable = 1, kMarkers = 2, kBridges = 4;
  if (!site.has(3, Tag::Integer)) return std::nullopt;
  Lambda lambda = plain(site);
  const std::uint32_t flags = site.constant(3).second;
  std::size_t at = 4;
  // As many as the next argument says, each of this kind; false if they are not there.
  const auto each = [&](Tag tag, auto&& take) {
    if (!site.has(at, Tag::Integer)) return false;
    std::uint32_t left = site.constant(at++).second;
    for (; left > 0 && site.has(at, tag); --left) take(at++);
    return left == 0;
  };
  if ((flags & kMarkers) && !each(Tag::Class, [&](std::size_t i) {
        lambda.interfaces.emplace_back(site.from.file->className(site.bootstrap.arguments[i]));
      }))
    return std::nullopt;
  if ((flags & kBridges) &&
      !each(Tag::MethodType, [&](std::size_t i) { lambda.bridges.emplace_back(site.methodType(i)); }))
    return std::nullopt;
  if (at != site.bootstrap.arguments.size() || (flags & ~(kSerializable | kMarkers | kBridges))) return std::nullopt;
  if (flags & kSerializable) {
    lambda.serializable = true;
    lambda.interfaces.emplace_back("java/io/Serializable");
  }
  return lambda;
}

}  // namespace

Method* linkLambda(Machine& vm, const CallSite& site) {
  if (!hasThree(site) || site.bootstrap.arguments.size() != 3) return linkByBootstrapMethod(vm, site);
  const Lambda lambda = plain(site);
  return isUsual(vm, site, lambda) ? link(vm, site, lambda) : linkByBootstrapMethod(vm, site);
}

Method* linkLambdaWithFlags(Machine& vm, const CallSite& site) {
  if (!hasThree(site)) return linkByBootstrapMethod(vm, site);
  const std::optional<Lambda> lambda = withFlags(site);
  return lambda && isUsual(vm, site, *lambda) ? link(vm, site, *lambda) : linkByBootstrapMethod(vm, site);
}

}  // namespace weaveproof::vm::indy
