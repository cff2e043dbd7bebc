// Lines of source code.
#pragma once

#include "change/align.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::change {

struct Lines {
  int first = 0, last = 0;  // 0: not known
};

Lines linesOf(const classfile::Code& code, CodeRange range);

// The code on these lines.
std::vector<CodeRange> codeOn(const classfile::Code& code, Lines lines);

}  // namespace weaveproof::change
