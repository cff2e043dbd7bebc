// Lines of source code.
#pragma once

#include <string>

#include "change/align.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::change {

struct Lines {
  int first = 0, last = 0;  // 0: not known
};

Lines linesOf(const classfile::Code& code, CodeRange range);

// The code on these lines.
std::vector<CodeRange> codeOn(const classfile::Code& code, Lines lines);

// All that a stack trace can say of the class: its name, its file, its methods, and the line of each instruction. Two texts of
// classes with the same code are the same exactly if stack traces are.
std::string placesOf(const classfile::ClassFile& file);

}  // namespace weaveproof::change
