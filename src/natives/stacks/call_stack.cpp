// Native methods that look at the classes of their callers.
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace call_stack {
namespace {

// SecurityManager.getClassContext: the classes of the methods on the stack, innermost first.
NativeStatus getClassContext(NativeCall& call) {
  Machine& vm = call.vm;
  const auto frames = stackTrace(call.thread, INT32_MAX);
  const Ref classes = vm.newArray(*vm.known.classArray, static_cast<std::int32_t>(frames.size()));
  for (std::size_t i = 0; i < frames.size(); ++i)
    vm.at(classes).elements<Ref>()[i] = vm.mirror(*frames[i].first->holder);
  return call.returnRef(classes);
}

// VM.latestUserDefinedLoader: the loader of the innermost caller that belongs to the program. Deserialisation looks
// classes up there.
NativeStatus latestUserDefinedLoader(NativeCall& call) {
  for (const auto& [method, bci] : stackTrace(call.thread, INT32_MAX)) {
    const Loader* loader = method->holder->loader;
    if (loader->kind == Loader::App || loader->kind == Loader::User) return call.returnRef(loader->object);
  }
  return call.returnRef(0);
}

constexpr NativeEntry kSecurityManager[] = {{"getClassContext", nullptr, getClassContext}};
constexpr NativeEntry kVm[] = {{"latestUserDefinedLoader0", nullptr, latestUserDefinedLoader}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/SecurityManager", kSecurityManager, jdk::kUntil21},
    {"jdk/internal/misc/VM", kVm},
};

}  // namespace
}  // namespace call_stack

extern const std::span<const ClassNatives> kCallStackNatives = call_stack::kClasses;

}  // namespace weaveproof::natives
