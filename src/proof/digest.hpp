// One number for the code of a program: a counterexample and a proof belong to the classes that they were found in.
#pragma once

#include <string>

#include "change/class_set.hpp"

namespace weaveproof::proof {

// Of all classes that the program can come to use (change::ClassSet::ofProgram), as 32 hexadecimal digits.
std::string digestOf(const change::ClassSet& classes);

}  // namespace weaveproof::proof
