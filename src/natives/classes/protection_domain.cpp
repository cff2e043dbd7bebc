// Class.getProtectionDomain: where a class came from. Classes that Java code defines bring theirs along. For those that
// the machine loads itself the domain is made when it is asked for, by the Java code that would have made it.
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace protection_domain {
namespace {

// Where the native continues; its scratch slot holds what the previous step made.
enum Made : int { kFileMade = 1, kUrlGiven, kUrlMade, kSourceMade, kDomainGiven };

NativeStatus construct(NativeCall& call, const char* className, const char* descriptor,
                       std::initializer_list<Slot> arguments, Made next) {
  Class& type = *call.vm.world.bootClass(className);
  std::vector<Slot> slots{call.vm.newObject(type)};
  slots.insert(slots.end(), arguments);
  call.needFrame();
  call.setLocal(0, slots[0]);
  return call.enter(methodNamed(type, "<init>", descriptor), slots.data(), static_cast<int>(slots.size()), next);
}

NativeStatus locate(NativeCall& call, const Class& c) {
  Machine& vm = call.vm;
  for (const char* name : {"java/io/File", "sun/net/www/ParseUtil", "java/net/URL", "java/security/CodeSource"})
    vm.requireInitialized(call.thread, *vm.world.bootClass(name));
  if (c.module && vm.world.jimage().moduleOfPackage(c.package->text()) != c.module->text()) return call.returnRef(0);
  if (c.module)
    return construct(call, "java/net/URL", "(Ljava/lang/String;)V", {vm.newString("jrt:/" + c.module->string())},
                     kUrlMade);
  const auto found = vm.world.classPath().find(c.name->string() + ".class");
  if (!found) return call.returnRef(0);
  std::error_code ignored;
  const auto path = std::filesystem::weakly_canonical(found->origin, ignored);
  return construct(call, "java/io/File", "(Ljava/lang/String;)V", {vm.newString(path.string())}, kFileMade);
}

NativeStatus getProtectionDomain(NativeCall& call) {
  Machine& vm = call.vm;
  // A class that the machine made for another is where that one is.
  Class* c = &vm.classOfMirror(call.ref(0));
  while (c->host && !vm.getReference(vm.mirror(*c), kMirrorProtectionDomain)) c = c->host;
  switch (call.resume) {
    case 0:
      if (const Ref domain = vm.getReference(vm.mirror(*c), kMirrorProtectionDomain)) return call.returnRef(domain);
      if (!c->file || c->loader->kind == Loader::Boot || c->loader->kind == Loader::User) return call.returnRef(0);
      return locate(call, *c);
    case kFileMade:
      return call.enter(methodNamed(*vm.world.bootClass("sun/net/www/ParseUtil"), "fileToEncodedURL"), {call.local(0)},
                        kUrlGiven);
    case kUrlGiven:
      call.setLocal(0, static_cast<Ref>(call.value));
      [[fallthrough]];
    case kUrlMade:
      return construct(call, "java/security/CodeSource", "(Ljava/net/URL;[Ljava/security/CodeSigner;)V",
                       {call.local(0), 0}, kSourceMade);
    case kSourceMade:
      return call.enter(methodNamed(*vm.world.bootClass("java/security/SecureClassLoader"), "getProtectionDomain"),
                        {c->loader->object, call.local(0)}, kDomainGiven);
    default:
      vm.setReference(vm.mirror(*c), kMirrorProtectionDomain, static_cast<Ref>(call.value));
      return call.returnRef(static_cast<Ref>(call.value));
  }
}

// Newer JDKs read a field that HotSpot sets: this is the native method and the Java code around it. A class of the boot loader
// has the domain that has all permissions.
NativeStatus getDomain(NativeCall& call) {
  Machine& vm = call.vm;
  Class& holder = *vm.world.bootClass("java/lang/Class$Holder");
  if (call.resume == 0) vm.requireInitialized(call.thread, holder);
  const NativeStatus status = getProtectionDomain(call);
  if (status == NativeStatus::Done && call.result == 0)
    return call.returnRef(vm.getReference(holder.mirror, fieldNamed(holder, "allPermDomain").offset));
  return status;
}

constexpr NativeEntry kClass[] = {
    in(jdk::kUntil21, {"getProtectionDomain0", nullptr, getProtectionDomain, 1}),
    in(jdk::kFrom25, {"getProtectionDomain", "()Ljava/security/ProtectionDomain;", getDomain, 1}),
};
constexpr NativeEntry kController[] = {
    in(jdk::kUntil21, {"getProtectionDomain", nullptr, getProtectionDomain, 1})};  // (class)
constexpr ClassNatives kClasses[] = {{"java/lang/Class", kClass}, {"java/security/AccessController", kController}};

}  // namespace
}  // namespace protection_domain

extern const std::span<const ClassNatives> kProtectionDomainNatives = protection_domain::kClasses;

}  // namespace weaveproof::natives
