// Proof, before a method runs, that its code cannot corrupt the machine (JVM specification 4.10).
//
// No class is loaded for it. What depends on other classes is handed back as assumptions: the machine trusts the static
// types (it reads a field without asking what the object is), so it must not run the method before it has checked them.
// Not checked here: access rights, protected members, writes of final fields.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

namespace verification {
class TypeFrame;
}

struct VerifyResult {
  // Class names (slashes, never arrays): an instance of the first must be assignable to the second, where any interface
  // counts as Object does. Sorted, each pair once, without trivial ones. The names are views of the class file.
  std::vector<std::pair<std::string_view, std::string_view>> assumptions;
};

// Called with the types before each instruction.
using FrameObserver = std::function<void(std::uint32_t bci, const verification::TypeFrame&)>;

// Throws FormatError: of the kind Verify, or ClassFormat if the StackMapTable or the exception table itself is malformed;
// SubroutinesTooLarge. Subroutines (jsr, ret) must have been inlined: code that still has some is refused.
// A method without code is fine.
VerifyResult verify(const classfile::ClassFile& file, const classfile::Member& method,
                    const FrameObserver& observe = {});

}  // namespace weaveproof::bytecode
