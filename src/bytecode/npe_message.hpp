// The text of a NullPointerException that the machine itself raised: what could not be done, and what was null.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// What NullPointerException.getExtendedNPEMessage() returns on HotSpot 17 if the stack trace starts at the instruction
// at `bci` of `method`, in modified UTF-8. Nothing if that instruction dereferences nothing, or if it is the call of a
// constructor: then the exception was created by the program. The code must be such that it verifies.
std::optional<std::string> npeMessage(const classfile::ClassFile& file, const classfile::Member& method,
                                      std::uint32_t bci);

}  // namespace weaveproof::bytecode
