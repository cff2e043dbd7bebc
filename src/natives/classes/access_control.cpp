// java.security.AccessController: which classes have frames on the stack, down to the last call that claims its own
// privileges. Java code then decides what these classes may do.
#include <algorithm>

#include "jdk/special_names.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace access_control {
namespace {

struct StackContext {
  std::vector<Class*> classes;  // of the frames, innermost first, each once in a row
  bool privileged = false;      // doPrivileged was called further down,
  Ref context = 0;              // within this context; null if without one
};

StackContext stackContextOf(Machine& vm, Frame* frame) {
  StackContext found;
  const Class& controller = *vm.world.bootClass("java/security/AccessController");
  for (; frame && !found.privileged; frame = frame->caller()) {
    const Method& method = *frame->method;
    Class* c = method.holder;
    // The library's code that makes a protection domain for the machine: HotSpot has made it before.
    if (method.isNative() && method.name->text().starts_with("getProtectionDomain")) {
      found.privileged = true;
      break;
    }
    if (c == &controller && method.name->text() == jdk::kPrivileged.methods) {  // (action, context, caller)
      found.privileged = true;
      found.context = frame->localSlots()[1];
      c = &vm.classOfMirror(frame->localSlots()[2]);
    }
    if (found.classes.empty() || found.classes.back() != c) found.classes.push_back(c);
  }
  return found;
}

// A context that a thread inherited and that takes nothing away.
bool isUnrestricted(const Machine& vm, Ref context) {
  if (!context) return true;
  const Class& type = vm.classOf(context);
  return !vm.getReference(context, fieldNamed(type, "context").offset) &&
         !vm.getReference(context, fieldNamed(type, "privilegedContext").offset);
}

Ref inheritedContext(const NativeCall& call) {
  const Machine& vm = call.vm;
  return vm.getReference(call.thread.object, fieldNamed(*vm.known.thread, "inheritedAccessControlContext").offset);
}

// The library records a context whenever a thread or a class loader is made. As long as no code has restricted
// anything, it is not worth the time to find out which classes are on the stack.
bool isTakenAlong(const NativeCall& call, Frame* asking, const StackContext& found) {
  if (asking->method->name->text() != "getContext" || found.context) return false;
  Frame* caller = asking->caller();
  return caller && caller->method->holder->trusted && isUnrestricted(call.vm, inheritedContext(call));
}

// Resumed at n + 1, when the protection domain of the n-th class has been made.
NativeStatus getStackAccessControlContext(NativeCall& call) {
  Machine& vm = call.vm;
  Class& type = *vm.world.bootClass("java/security/AccessControlContext");
  Class& domainType = *vm.world.bootClass("java/security/ProtectionDomain");
  Frame* const asking = call.hasFrame ? call.thread.top->caller() : call.thread.top;
  const StackContext found = stackContextOf(vm, asking);
  if (isTakenAlong(call, asking, found)) return call.returnRef(0);
  vm.requireInitialized(call.thread, type);
  vm.requireInitialized(call.thread, domainType);
  constexpr std::size_t kMostResumes = 250;
  std::vector<Ref> domains;
  for (std::size_t i = 0; i < found.classes.size(); ++i) {
    Class* c = found.classes[i];
    while (c->host && !vm.getReference(vm.mirror(*c), kMirrorProtectionDomain)) c = c->host;
    const Ref domain = vm.getReference(vm.mirror(*c), kMirrorProtectionDomain);
    const bool lacksOne = !domain && c->file && c->loader->kind != Loader::Boot && c->loader->kind != Loader::User;
    if (lacksOne && i >= static_cast<std::size_t>(call.resume) && i < kMostResumes)
      return call.enter(methodNamed(*vm.known.klass, "getProtectionDomain0"), {vm.mirror(*c)}, static_cast<int>(i) + 1);
    if (domain && (domains.empty() || domains.back() != domain)) domains.push_back(domain);
  }
  if (domains.empty() && found.privileged && !found.context) return call.returnRef(0);
  const Ref context = vm.newCompleteObject(type);
  if (!domains.empty()) {
    const Ref array = vm.newObjectArray(domainType, static_cast<std::int32_t>(domains.size()));
    for (std::size_t i = 0; i < domains.size(); ++i)
      vm.setReference(array, kArrayBase + static_cast<std::uint32_t>(i) * 4, domains[i]);
    vm.setReference(context, fieldNamed(type, "context").offset, array);
  }
  vm.setReference(context, fieldNamed(type, "privilegedContext").offset, found.context);
  vm.at(context).set<std::uint8_t>(fieldNamed(type, "isPrivileged").offset, found.privileged);
  vm.at(context).set<std::uint8_t>(fieldNamed(type, "isAuthorized").offset, 1);
  return call.returnRef(context);
}

NativeStatus getInheritedAccessControlContext(NativeCall& call) { return call.returnRef(inheritedContext(call)); }

constexpr NativeEntry kAccess[] = {
    {"getStackAccessControlContext", nullptr, getStackAccessControlContext},
    {"getInheritedAccessControlContext", nullptr, getInheritedAccessControlContext},
    {"ensureMaterializedForStackWalk", nullptr, nothing},
};
constexpr ClassNatives kClasses[] = {{"java/security/AccessController", kAccess, jdk::kUntil21}};

}  // namespace
}  // namespace access_control

extern const std::span<const ClassNatives> kAccessControlNatives = access_control::kClasses;

}  // namespace weaveproof::natives
