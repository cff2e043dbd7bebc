// ClassLoader.getDefinedPackage, getDefinedPackages and Package.getPackages, for the loaders of the JDK. Under HotSpot,
// their Java code notes the package when it loads a class. Here the machine loads the class. So missing packages are
// noted when the program asks for packages.
//
// While schedules are explored, the machine does not record which path has loaded a class. But it records which classes
// this path has begun to initialise: the status of a class is part of the state. Other threads change it, so asking is
// a visible action. (A class without an initialiser is used without a step of its own, so its package is there as soon
// as the thread is about to use it.)
#include <algorithm>
#include <set>

#include "natives/registry.hpp"
#include "natives/shortcut.hpp"

namespace weaveproof::natives {
namespace packages {
namespace {

bool isLoaded(const Machine& vm, const Class& c) {
  return !vm.supervisor || (c.mirror && vm.statusOf(c) >= vm::InitStatus::Running);
}

// Of each package that the loader has loaded a class of, one such class. A class that was defined from bytes (a proxy's, one of
// Lookup.defineClass) notes no package in the JDK either.
std::vector<Class*> onePerPackage(Machine& vm, const Loader* loader) {
  std::vector<Class*> found;
  std::set<const Symbol*> packages;
  vm.world.forEachClass([&](Class& c) {
    const bool isFromBytes = c.mirror && (vm.at(c.mirror).flags & heap::kDefined);
    if (c.loader == loader && c.file && !isFromBytes && !c.hidden && c.package && isLoaded(vm, c) &&
        packages.insert(c.package).second)
      found.push_back(&c);
  });
  std::ranges::sort(found, {}, [](const Class* c) { return c->package->text(); });
  return found;
}

const Loader* loaderOfJdk(NativeCall& call) {
  const Loader* loader = call.vm.world.loaderOf(call.ref(0));
  return loader->kind == Loader::Boot || loader->kind == Loader::User ? nullptr : loader;
}

Method& ofClassLoader(NativeCall& call, std::string_view name, std::string_view descriptor) {
  return methodNamed(*call.vm.known.classLoader, name, descriptor);
}

// Notes the packages of the classes; scratch slot 0 has the classes that remain. Then the Java code runs.
NativeStatus noteAll(NativeCall& call, const std::vector<Class*>& classes) {
  Machine& vm = call.vm;
  if (call.resume == 0) {
    const Ref left = vm.newObjectArray(*vm.known.klass, static_cast<std::int32_t>(classes.size()));
    for (std::size_t i = 0; i < classes.size(); ++i)
      vm.setReference(left, kArrayBase + static_cast<std::uint32_t>(i) * 4, vm.mirror(*classes[i]));
    call.needFrame();
    call.setLocal(0, left);
  }
  const Ref left = call.local(0);
  for (std::uint32_t i = 0; i < vm.at(left).length; ++i) {
    const Ref mirror = vm.at(left).elements<Ref>()[i];
    if (!mirror) continue;
    vm.setReference(left, kArrayBase + i * 4, 0);
    return call.enter(ofClassLoader(call, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;"),
                      {call.ref(0), mirror}, 1);
  }
  return NativeStatus::Done;
}

constexpr int kAnswered = 2;

NativeStatus packagesOf(NativeCall& call) {  // (loader)
  if (call.resume == kAnswered) return call.returnRef(static_cast<Ref>(call.value));
  std::vector<Class*> classes;
  if (call.resume == 0) {
    if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
    classes = onePerPackage(call.vm, loaderOfJdk(call));
  }
  if (const NativeStatus status = noteAll(call, classes); status != NativeStatus::Done) return status;
  return call.enter(ofClassLoader(call, "packages", "()Ljava/util/stream/Stream;"), {call.ref(0)}, kAnswered);
}

NativeStatus packageOf(NativeCall& call) {  // (loader, name)
  Machine& vm = call.vm;
  if (call.resume == kAnswered) return call.returnRef(static_cast<Ref>(call.value));
  std::vector<Class*> classes;
  if (call.resume == 0) {
    if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
    std::string name = vm.modifiedUtf8(call.ref(1));
    std::ranges::replace(name, '.', '/');
    classes = onePerPackage(vm, loaderOfJdk(call));
    std::erase_if(classes, [&](const Class* c) { return c->package->text() != name; });
  }
  if (const NativeStatus status = noteAll(call, classes); status != NativeStatus::Done) return status;
  return call.enter(ofClassLoader(call, "getDefinedPackage", "(Ljava/lang/String;)Ljava/lang/Package;"),
                    {call.ref(0), call.ref(1)}, kAnswered);
}

NativeStatus noteAllFirst(NativeCall& call) {
  if (!loaderOfJdk(call)) return NativeStatus::Declined;
  call.redirect = call.vm.world.internalMethod("packagesOf", "(Ljava/lang/ClassLoader;)Ljava/util/stream/Stream;",
                                               packagesOf, 1, false);
  return NativeStatus::Redirected;
}

NativeStatus noteOneFirst(NativeCall& call) {
  if (!loaderOfJdk(call) || !call.ref(1)) return NativeStatus::Declined;
  call.redirect = call.vm.world.internalMethod(
      "packageOf", "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Package;", packageOf, 1, false);
  return NativeStatus::Redirected;
}

constexpr NativeEntry kLoader[] = {
    shortcut("packages", "()Ljava/util/stream/Stream;", noteAllFirst),
    shortcut("getDefinedPackage", "(Ljava/lang/String;)Ljava/lang/Package;", noteOneFirst),
};
constexpr ClassNatives kClasses[] = {{"java/lang/ClassLoader", kLoader}};

}  // namespace
}  // namespace packages

extern const std::span<const ClassNatives> kPackageNatives = packages::kClasses;

}  // namespace weaveproof::natives
