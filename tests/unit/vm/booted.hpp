// A machine that has started, as for `run`, without a program.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "natives/registry.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

class BootedTest : public testing::Test {
 protected:
  BootedTest() : world(image::locateJdk({}), image::ClassPath(), natives::nativesOf), vm(world, {}), main(vm.boot()) {
    vm.muted = vm.recordOutput = true;
  }

  Class& classNamed(std::string_view name) { return *vm.loadClass(world.bootLoader(), world.symbol(name)); }
  Method& method(Class& c, std::string_view name, std::string_view descriptor) {
    Method* found = c.findMethod(world.symbol(name), world.symbol(descriptor));
    EXPECT_TRUE(found) << c.externalName() << "." << name << descriptor;
    return *found;
  }
  // Runs a method on the main thread, with nothing else running; false: it threw main.uncaught.
  bool call(Method& called, const std::vector<Slot>& arguments) {
    vm.pushCall(main, called, arguments.data(), static_cast<int>(arguments.size()), 0);
    return vm.runAlone(main);
  }
  // A further thread, with a java.lang.Thread of its own.
  Thread& thread() { return vm.newThread(vm.newCompleteObject(classNamed("java/lang/Thread"))); }
  Ref object() { return vm.newCompleteObject(classNamed("java/lang/Object")); }
  template <class Work>
  static std::string thrownBy(Work&& work) {  // the class of the JavaThrow
    try {
      work();
    } catch (const JavaThrow& signal) {
      return signal.className;
    }
    return {};
  }

  World world;
  Machine vm;
  Thread& main;
};

}  // namespace weaveproof::vm
