// What a stack trace shows of the application's class loader. HotSpot runs this loader in Java, weaveproof looks classes up
// itself; an error that arises on the way nevertheless has the frames that it would have there.
#include "bytecode/bytecode.hpp"
#include "vm/machine.hpp"

namespace weaveproof {

namespace {

struct Site {
  const char* className;
  const char* method;
  const char* descriptor;
  const char* callee;  // whose last call in the method it is; null: the method is native
};

// From the innermost frame outwards.
constexpr Site kDefining[] = {
    {"java/lang/ClassLoader", "defineClass1", nullptr, nullptr},
    {"java/lang/ClassLoader", "defineClass",
     "(Ljava/lang/String;[BIILjava/security/ProtectionDomain;)Ljava/lang/Class;", "defineClass1"},
    {"java/security/SecureClassLoader", "defineClass",
     "(Ljava/lang/String;[BIILjava/security/CodeSource;)Ljava/lang/Class;", "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "defineClass",
     "(Ljava/lang/String;Ljdk/internal/loader/Resource;)Ljava/lang/Class;", "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "findClassOnClassPathOrNull", nullptr, "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "loadClassOrNull", "(Ljava/lang/String;Z)Ljava/lang/Class;",
     "findClassOnClassPathOrNull"},
    {"jdk/internal/loader/BuiltinClassLoader", "loadClass", nullptr, "loadClassOrNull"}};
constexpr Site kNotFound[] = {{"jdk/internal/loader/BuiltinClassLoader", "loadClass", nullptr, "<init>"}};
constexpr Site kAsking[] = {
    {"jdk/internal/loader/ClassLoaders$AppClassLoader", "loadClass", nullptr, "loadClass"},
    {"java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", "loadClass"}};

int bciOfLastCall(const Method& method, std::string_view callee) {
  const Bytes code = method.member->code->code;
  const classfile::ClassFile& file = *method.holder->file;
  int found = 0;
  for (std::uint32_t bci = 0; bci < code.size(); bci += instructionLength(code, bci)) {
    if (code[bci] < OP_invokevirtual || code[bci] > OP_invokeinterface) continue;
    const std::uint32_t nameAndType = file.constants[u2(code, bci + 1)].second;
    if (file.utf8(file.constants[nameAndType].first) == callee) found = static_cast<int>(bci);
  }
  return found;
}

template <std::size_t count>
void add(World& world, const Site (&sites)[count], Trace& trace) {
  for (const Site& site : sites) {
    // A JDK that loads otherwise shows fewer frames.
    Method* method = methodIfAny(*world.bootClass(site.className), site.method,
                                 site.descriptor ? site.descriptor : std::string_view());
    if (method) trace.emplace_back(method, site.callee ? bciOfLastCall(*method, site.callee) : kNativeBci);
  }
}

}  // namespace

Trace loaderFrames(World& world, std::uint32_t definitions, bool notFound) {
  Trace trace;
  if (notFound) {
    add(world, kNotFound, trace);
    add(world, kAsking, trace);
  }
  for (std::uint32_t i = 0; i < definitions; ++i) {
    add(world, kDefining, trace);
    add(world, kAsking, trace);
  }
  return trace;
}

}  // namespace weaveproof
