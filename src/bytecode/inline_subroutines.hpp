// Code without subroutines: each call (jsr) gets a copy of the subroutine of its own.
//
// All later code (verifier, frame maps, translation into cells, line numbers, messages) then sees no subroutines.
// The copies behave as the original does. A copy of a block is made for each list of the calls that are active there, one
// call for each active subroutine (Subroutines::activeIn). A ret becomes a jump to the instruction after the call that
// its copy was made for. The ret would find the address of just this call: the address was pushed after the subroutine
// became active, because at the subroutine's first instruction only the top of the stack can hold one (the shortest
// path to there has not called it before), and the subroutine is not called again while it is active.
//
// Nothing may look at a return address, so null stands in its place.
//
// The idea is that of ASM's JSRInlinerAdapter. It takes a subroutine for the blocks that are reached from its entry before
// ret, which differs where code is shared with the outside.
#pragma once

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// The code of `method`, which has subroutines, without them; exceptions, lines and local variables are those of the
// original. Throws FormatError (only the reason as its text) if it uses jsr and ret illegally, or is malformed in another
// way; SubroutinesTooLarge.
classfile::Code withoutSubroutines(const classfile::ClassFile& file, const classfile::Member& method);

// Does that to all methods of the file that have subroutines, and where it throws, leaves the method as it is: the
// verifier will say why. Later versions than kLastWithSubroutines are left alone.
void inlineSubroutines(classfile::ClassFile& file);

}  // namespace weaveproof::bytecode
