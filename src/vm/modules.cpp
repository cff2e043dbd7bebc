// Which java.lang.Module a class belongs to. The JDK's modules are there from the boot sequence on (Machine::modules). A
// module that the program defines, as the JDK does for proxies, exists in some states only. So it is in the heap, in a
// list that only the machine sees: a Module, its packages (a String[]), the next Module, …
#include <algorithm>

#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

Ref listHolder(const Machine& vm) { return vm.world.appLoader()->object; }

bool namesPackage(const Machine& vm, Ref strings, std::string_view package) {
  const Object& names = vm.at(strings);
  return std::any_of(names.elements<Ref>(), names.elements<Ref>() + names.length, [&](Ref string) {
    std::string name = vm.modifiedUtf8(string);
    std::replace(name.begin(), name.end(), '.', '/');
    return name == package;
  });
}

}  // namespace

void Machine::addProgramModule(Ref module, Ref packages) {
  const Ref before = getReference(listHolder(*this), kLoaderModules);
  const std::uint32_t count = before ? at(before).length : 0;
  const Ref after = newObjectArray(*known.object, static_cast<std::int32_t>(count + 2));
  // Sorted by module, so that two that are defined in either order give the same list.
  std::vector<std::pair<Ref, Ref>> all{{module, packages}};
  for (std::uint32_t i = 0; i < count; i += 2)
    all.emplace_back(at(before).elements<Ref>()[i], at(before).elements<Ref>()[i + 1]);
  std::sort(all.begin(), all.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    setReference(after, static_cast<std::uint32_t>(kArrayBase + 8 * i), all[i].first);
    setReference(after, static_cast<std::uint32_t>(kArrayBase + 8 * i + 4), all[i].second);
  }
  setReference(listHolder(*this), kLoaderModules, after);
}

Ref Machine::programModule(Ref loader, std::string_view package) const {
  const Ref list = listHolder(*this) ? getReference(listHolder(*this), kLoaderModules) : 0;
  for (std::uint32_t i = 0; list && i < at(list).length; i += 2) {
    const Ref module = at(list).elements<Ref>()[i];
    if (getReference(module, known.moduleLoader) == loader && namesPackage(*this, at(list).elements<Ref>()[i + 1], package))
      return module;
  }
  return 0;
}

void Machine::setModule(Class& c) {
  Ref module = 0;
  if (c.host && !c.module && !c.host->module) {
    module = getReference(mirror(*c.host), known.classModule);
  } else if (c.module) {
    const auto it = modules.find(c.module);
    module = it != modules.end() ? it->second : programModule(c.loader->object, c.package->text());
  } else if (c.loader->object) {
    module = getReference(c.loader->object, known.loaderUnnamedModule);
  } else {
    module = bootUnnamedModule;
  }
  setReference(c.mirror, known.classModule, module);
}

}  // namespace weaveproof::vm
