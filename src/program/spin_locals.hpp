// Local variables of the library that spinning threads count up or draw at random. Nothing depends on their exact
// value. Without special treatment each turn of such a loop would be a new state, for billions of turns.
#pragma once

#include <cstdint>
#include <vector>

#include "jdk/spin_variables.hpp"
#include "vm/machine.hpp"

namespace weaveproof::program {

struct SpinLocal {
  std::uint16_t local;
  jdk::SpinKind kind;

  bool readsReceiver() const { return kind == jdk::SpinKind::QueueIndex; }
  // Another value that serves as well, the same for as many values as possible. The variable must be live, and so must the
  // receiver if it is read: a stored frame has zeros in the locals that are dead.
  void settle(vm::Machine& vm, heap::Slot* locals) const;
};

// Those of a Java method that are alive at the bci. They are found by name: without names in the class file there are none.
std::vector<SpinLocal> spinLocalsAt(const vm::Method& method, std::uint32_t bci, int version);

}  // namespace weaveproof::program
