// What a stack trace shows of the application's class loader. HotSpot runs this loader in Java; weaveproof looks
// classes up itself. An error during the lookup nevertheless has the frames that it would have under HotSpot.
#include "bytecode/bytecode.hpp"
#include "jdk/loader_sites.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

int bciOfLastCall(const Method& method, std::string_view callee) {
  const classfile::Bytes code = method.member->code->code;
  const classfile::ClassFile& file = *method.holder->file;
  int found = 0;
  for (std::uint32_t bci = 0; bci < code.size(); bci += bytecode::instructionLength(code, bci)) {
    if (code[bci] < bytecode::OP_invokevirtual || code[bci] > bytecode::OP_invokeinterface) continue;
    const std::uint32_t nameAndType = file.constants[bytecode::u2(code, bci + 1)].second;
    if (file.utf8(file.constants[nameAndType].first) == callee) found = static_cast<int>(bci);
  }
  return found;
}

template <std::size_t count>
void add(World& world, const jdk::LoaderSite (&sites)[count], StackTrace& trace) {
  for (const jdk::LoaderSite& site : sites) {
    if (!site.versions.has(world.jdk().feature)) continue;
    Method& method = methodNamed(*world.bootClass(site.className), site.method,
                                 site.descriptor ? site.descriptor : std::string_view());
    trace.emplace_back(&method, site.callee ? bciOfLastCall(method, site.callee) : kNativeBci);
  }
}

}  // namespace

StackTrace loaderFrames(World& world, std::uint32_t definitions, bool notFound) {
  StackTrace trace;
  if (notFound) {
    add(world, jdk::kNotFoundSites, trace);
    add(world, jdk::kAskingSites, trace);
  }
  for (std::uint32_t i = 0; i < definitions; ++i) {
    add(world, jdk::kDefiningSites, trace);
    add(world, jdk::kAskingSites, trace);
  }
  return trace;
}

}  // namespace weaveproof::vm
