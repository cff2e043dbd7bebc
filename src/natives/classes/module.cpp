// java.lang.Module: the boot sequence declares the module graph; the machine keeps which loader each module belongs to.
#include <algorithm>

#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace module {
namespace {

// Not so the modules of the JDK, which the boot sequence declares.
bool isOfProgram(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.world.modulesDefined()) return false;
  const Object& packages = call.object(call.ref(4));
  return std::any_of(packages.elements<Ref>(), packages.elements<Ref>() + packages.length, [&](Ref name) {
    std::string package = vm.modifiedUtf8(name);
    std::replace(package.begin(), package.end(), '.', '/');
    return vm.world.jimage().moduleOfPackage(package).empty();
  });
}

NativeStatus defineModule0(NativeCall& call) {  // (module, isOpen, version, location, packages)
  Machine& vm = call.vm;
  const Ref module = call.ref(0);
  Symbol* name = vm.world.symbol(vm.modifiedUtf8(vm.getReference(module, vm.known.moduleName)));
  const Ref loader = vm.getReference(module, vm.known.moduleLoader);
  if (loader) {
    // The built-in loaders are known by their class before they are known as objects.
    const std::string_view type = vm.classOf(loader).name->text();
    if (type == "jdk/internal/loader/ClassLoaders$PlatformClassLoader")
      vm.world.nameBuiltinLoader(Loader::Platform, loader);
    else if (type == "jdk/internal/loader/ClassLoaders$AppClassLoader")
      vm.world.nameBuiltinLoader(Loader::App, loader);
  }
  if (isOfProgram(call))
    vm.addProgramModule(module, call.ref(4));
  else
    vm.modules[name] = module;
  vm.world.defineModule(name, vm.world.loaderOf(loader));
  if (name->text() == "java.base")
    vm.world.forEachClass([&](Class& c) {
      if (vm.at(c.mirror).klass) vm.setModule(c);
    });
  return call.done();
}

NativeStatus setBootLoaderUnnamedModule0(NativeCall& call) {
  call.vm.bootUnnamedModule = call.ref(0);
  return call.done();
}

// (module, package[, …]): exports to all, or to everything outside of modules
NativeStatus exportToUnnamed(NativeCall& call) {
  Machine& vm = call.vm;
  std::string package = vm.modifiedUtf8(call.ref(1));
  for (char& c : package)
    if (c == '.') c = '/';
  if (const Ref name = vm.getReference(call.ref(0), vm.known.moduleName))
    vm.world.exportPackage(vm.world.symbol(vm.modifiedUtf8(name)), vm.world.symbol(package));
  return call.done();
}

constexpr NativeEntry kModule[] = {
    {"defineModule0", nullptr, defineModule0},
    {"addReads0", nullptr, nothing},
    {"addExports0", nullptr, nothing},
    {"addExportsToAll0", nullptr, exportToUnnamed},
    {"addExportsToAllUnnamed0", nullptr, exportToUnnamed},
};
constexpr NativeEntry kBootLoader[] = {{"setBootLoaderUnnamedModule0", nullptr, setBootLoaderUnnamedModule0}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Module", kModule},
    {"jdk/internal/loader/BootLoader", kBootLoader},
};

}  // namespace
}  // namespace module

extern const std::span<const ClassNatives> kModuleNatives = module::kClasses;

}  // namespace weaveproof::natives
