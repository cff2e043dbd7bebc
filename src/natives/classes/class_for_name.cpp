// Class.forName: the class that a loader gives for a name.
#include <algorithm>

#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace class_for_name {
namespace {

constexpr int kLoaded = 1;  // resumed: the loader has returned
constexpr int kFound = 0;   // scratch slot: the class that it gave

[[noreturn]] void notFound(std::string_view text) {
  throw JavaThrow("java/lang/ClassNotFoundException", std::string(text));
}

// A name that is worth asking a loader for: parts between single slashes (the last may be empty), or an array of such.
bool canBeName(std::string_view name) {
  if (name.empty()) return false;
  if (name[0] == '[') {
    const auto element = name.substr(std::min(name.find_first_not_of('['), name.size()));
    if (element.size() != 1)
      return element.size() > 2 && element[0] == 'L' && element.back() == ';' &&
             canBeName(bytecode::classNameOf(element)) && element[1] != '[';
    return bytecode::kindOf(element[0]) != Kind::Reference && bytecode::kindOf(element[0]) != Kind::Void;
  }
  constexpr std::string_view kNul = "\xc0\x80";  // as modified UTF-8 writes it
  return name[0] != '/' && name.find("//") == name.npos && name.find_first_of(";[") == name.npos &&
         name.find(kNul) == name.npos;
}

// The class of arrays of `element` that has as many dimensions as `name` has brackets; the element itself if none.
Class* arrayNamed(World& world, std::string_view name, Class* element) {
  for (std::size_t n = std::min(name.find_first_not_of('['), name.size()); n > 0; --n) element = world.arrayOf(element);
  return element;
}

NativeStatus forName(NativeCall& call) {  // (name, initialize, loader, caller)
  Machine& vm = call.vm;
  call.object(call.ref(0));
  std::string name = vm.modifiedUtf8(call.ref(0));
  if (name.find('/') != name.npos) notFound(name);
  std::replace(name.begin(), name.end(), '.', '/');
  if (!canBeName(name)) notFound(name);
  const std::string_view type = std::string_view(name).substr(name.find_first_not_of('['));
  const bool primitive = name[0] == '[' && type.size() == 1;
  Symbol* symbol = vm.world.symbol(name[0] == '[' ? bytecode::classNameOf(type) : type);
  Loader* loader = vm.world.loaderOf(call.ref(2));

  Class* c = primitive ? vm.world.primitive(bytecode::kindOf(type[0])) : vm.findLoaded(loader, symbol);
  if (!c && call.resume == kLoaded) {
    const Ref given = call.value ? static_cast<Ref>(call.value) : call.local(kFound);
    if (!given || vm.classOfMirror(given).name != symbol) notFound(name);
    call.setLocal(kFound, given);
    c = &vm.classOfMirror(given);
    vm.recordInitiated(loader, symbol, c);
  }
  if (!c && loader->kind != Loader::User) c = vm.tryLoadClass(loader, symbol);
  if (!c) {
    if (loader->kind == Loader::Boot) notFound(name);
    // The loader's own exception is the program's to see, so its Java code runs even where the answer is known.
    Method* method = vm.select(vm.classOf(call.ref(2)), *vm.known.loaderLoadClass);
    return call.enter(*method, {call.ref(2), vm.newStringModified(bytecode::dotted(symbol->text()))}, kLoaded);
  }
  c = arrayNamed(vm.world, name, c);
  if (call.z(1)) vm.requireInitialized(call.thread, *c);
  return call.returnRef(vm.mirror(*c));
}

constexpr NativeEntry kClass[] = {{"forName0", nullptr, forName, 1}};
constexpr ClassNatives kClasses[] = {{"java/lang/Class", kClass}};

}  // namespace
}  // namespace class_for_name

extern const std::span<const ClassNatives> kClassForNameNatives = class_for_name::kClasses;

}  // namespace weaveproof::natives
