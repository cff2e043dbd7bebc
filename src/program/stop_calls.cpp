#include "program/stop_calls.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "vm/class.hpp"

namespace weaveproof::program {

namespace {

// Class and method of a Methodref, as long as it is one of ()V.
template <class Visit>
void forEachPlainCall(const classfile::ClassFile& file, Visit&& visit) {
  for (const classfile::Constant& constant : file.constants) {
    if (constant.tag != classfile::Tag::Methodref) continue;
    const classfile::Constant& nameAndType = file.constants[constant.second];
    if (file.utf8(static_cast<std::uint16_t>(nameAndType.second)) == "()V")
      visit(file.className(constant.first), file.utf8(nameAndType.first));
  }
}

}  // namespace

bool mayStopThreads(vm::World& world) {
  std::vector<std::string_view> holders;  // they are final methods of Thread and ThreadGroup
  const vm::Class *thread = world.bootClass("java/lang/Thread"), *group = world.bootClass("java/lang/ThreadGroup");
  world.forEachClass([&](vm::Class& c) {
    if (!c.component && !c.isInterface() && (c.isSubclassOf(thread) || c.isSubclassOf(group)))
      holders.push_back(c.name->text());
  });
  bool found = false;
  world.forEachClass([&](vm::Class& c) {
    if (c.trusted || !c.file) return;
    forEachPlainCall(*c.file, [&](std::string_view holder, std::string_view method) {
      if (method != "stop" && method != "suspend" && method != "resume") return;
      found |= std::ranges::find(holders, holder) != holders.end();
    });
  });
  return found;
}

}  // namespace weaveproof::program
