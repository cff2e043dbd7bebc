// Whether a class changes its final fields after they were set.
#pragma once

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// Some method that is no initialiser writes a final field of its class. Class files before version 53 may contain such
// methods (JVM specification, 6.5, putfield); Scala 2.11 sets the values of traits in this way. Whether the method is called
// does not matter.
bool setsFinalsLate(const classfile::ClassFile& file);

}  // namespace weaveproof::bytecode
