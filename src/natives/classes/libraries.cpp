// Native libraries, the JDK's own image file, and the packages of the boot loader.
#include <set>

#include "natives/memory/raw_memory.hpp"
#include "natives/registry.hpp"
#include "vm/jdk_image.hpp"

namespace weaveproof::natives {
namespace libraries {
namespace {

// ---- jdk.internal.loader.NativeLibraries. The JDK's libraries are what this folder replaces, so loading one does nothing.

NativeStatus notBuiltIn(NativeCall& call) { return call.returnRef(0); }
NativeStatus noEntry(NativeCall& call) { return call.returnLong(0); }

NativeStatus load(NativeCall& call) {  // (library, path, built in, JNI, throws)
  std::error_code unknown;
  std::string path = call.vm.utf8(call.ref(1));
  if (const auto real = std::filesystem::canonical(path, unknown); !unknown) path = real.string();
  const auto home = std::filesystem::canonical(call.vm.world.jdk().home / "lib", unknown);
  if (!path.starts_with(home.string() + "/"))
    throw Unsupported{"the program loads the native library " + path + "; native code of programs is not supported"};
  Object& library = call.object(call.ref(0));
  call.vm.touch(call.ref(0));
  const Class& c = call.vm.classOf(call.ref(0));
  library.set<std::int64_t>(fieldNamed(c, "handle").offset, 1);
  library.set<std::int32_t>(fieldNamed(c, "jniVersion").offset, 0x000a0000);
  return call.returnBool(true);
}

// ---- jdk.internal.jimage.NativeImageBuffer

NativeStatus getNativeMap(NativeCall& call) {
  if (call.resume) return returnDirectBuffer(call, 0, 0);
  call.object(call.ref(0));
  std::error_code different;
  if (!call.vm.imageBytes ||
      !std::filesystem::equivalent(call.vm.utf8(call.ref(0)), call.vm.world.jdk().modules(), different))
    return call.returnRef(0);
  return returnDirectBuffer(call, static_cast<std::int64_t>(kJdkImagePlace),
                            static_cast<std::int64_t>(call.vm.imageBytes));
}

// ---- jdk.internal.loader.BootLoader: packages of which a class was loaded

NativeStatus getSystemPackageNames(NativeCall& call) {
  Machine& vm = call.vm;
  std::set<std::string> names;
  vm.world.forEachClass([&](Class& c) {
    // Not the machine's own classes, which are nowhere.
    if (c.loader == vm.world.bootLoader() && c.package && !c.package->text().empty() && c.module)
      names.insert(c.package->string());
  });
  const Ref array = vm.newArray(*vm.known.stringArray, static_cast<std::int32_t>(names.size()));
  std::size_t i = 0;
  for (const std::string& name : names) vm.at(array).elements<Ref>()[i++] = vm.newString(name);
  return call.returnRef(array);
}

NativeStatus getSystemPackageLocation(NativeCall& call) {
  Machine& vm = call.vm;
  const std::string name = vm.modifiedUtf8(call.ref(0));
  std::string location;
  vm.world.forEachClass([&](Class& c) {
    if (c.loader == vm.world.bootLoader() && c.package && c.package->text() == name && c.module)
      location = "jrt:/" + c.module->string();
  });
  return call.returnRef(location.empty() ? 0 : vm.newString(location));
}

constexpr NativeEntry kLibraries[] = {
    {"findBuiltinLib", nullptr, notBuiltIn},
    {"load", nullptr, load},
    in(jdk::kUntil17, {"unload", "(Ljava/lang/String;ZZJ)V", nothing}),
    in(jdk::kFrom21, {"unload", "(Ljava/lang/String;ZJ)V", nothing}),
    in(jdk::kUntil17, {"findEntry0", nullptr, noEntry}),
};
constexpr NativeEntry kLibrary[] = {{"findEntry0", nullptr, noEntry}};
constexpr NativeEntry kImage[] = {{"getNativeMap", nullptr, getNativeMap, 1}};
constexpr NativeEntry kBootLoader[] = {
    {"getSystemPackageNames", nullptr, getSystemPackageNames},
    {"getSystemPackageLocation", nullptr, getSystemPackageLocation},
};

constexpr ClassNatives kClasses[] = {
    {"jdk/internal/loader/NativeLibraries", kLibraries},
    {"jdk/internal/loader/NativeLibrary", kLibrary, jdk::kFrom21},
    {"jdk/internal/jimage/NativeImageBuffer", kImage},
    {"jdk/internal/loader/BootLoader", kBootLoader},
};

}  // namespace
}  // namespace libraries

extern const std::span<const ClassNatives> kLibraryNatives = libraries::kClasses;

}  // namespace weaveproof::natives
