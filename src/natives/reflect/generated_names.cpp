// The library numbers the classes of dynamic proxies ($Proxy0, $Proxy1), which annotations are as well, and the modules
// that they are put into (jdk.proxy1). Which one is the first depends on the schedule. A class is known by its name, so
// the $Proxy0 of one path would be mistaken for that of another path. So here the number follows from what is made: for
// a class, from the names of its interfaces; for a module, from the loader that it is for.
#include "natives/reflect/generated_names.hpp"

#include "heap/references.hpp"

namespace weaveproof::natives {

namespace {

constexpr std::uint64_t kMostBits = (std::uint64_t{1} << 48) - 1;  // enough that two never meet

void mix(std::uint64_t& hash, std::string_view text) {  // FNV-1a, with an end
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  hash = (hash ^ ',') * 1099511628211u;
}

// A list that the library has just made: of one element, or on an array.
std::int64_t numberOfInterfaces(Machine& vm, Ref list) {
  std::uint64_t hash = 14695981039346656037u;
  auto add = [&](Ref held) {
    if (&vm.classOf(held) == vm.known.klass) mix(hash, vm.classOfMirror(held).name->text());
  };
  heap::forEachReference(vm.at(list), heap::shapeOf(vm.at(list)), [&](std::uint32_t, Ref held) {
    if (vm.classOf(held).isReferenceArray())
      heap::forEachReference(vm.at(held), heap::shapeOf(vm.at(held)),
                             [&](std::uint32_t, Ref element) { add(element); });
    else
      add(held);
  });
  return static_cast<std::int64_t>(hash & kMostBits);
}

std::int64_t numberOfLoader(Machine& vm, Ref loader) {
  const Loader& known = *vm.world.loaderOf(loader);
  return known.kind == Loader::User ? vm.identityHash(loader) : static_cast<std::int64_t>(known.kind);
}

}  // namespace

std::int64_t numberOfGenerated(NativeCall& call, Frame& frame) {
  call.vm.supervisor->assume(Assumption::ProxyNumbers);
  const Slot* const arguments = frame.localSlots();
  if (frame.method->name->text() == "defineProxyClass") return numberOfInterfaces(call.vm, arguments[1]);
  return numberOfLoader(call.vm, arguments[0]);
}

}  // namespace weaveproof::natives
