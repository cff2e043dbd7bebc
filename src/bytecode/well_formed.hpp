// Whether code that is not verified can be translated: instructions, jumps, handlers, locals and constants are what they have
// to be. It costs a small part of what verification does, and says nothing about types or the operand stack.
#pragma once

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// Throws FormatError (only the reason as its text).
void checkWellFormed(const classfile::ClassFile& file, const classfile::Code& code);

}  // namespace weaveproof::bytecode
