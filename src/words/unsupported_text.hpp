// What the program needs and weaveproof does not have: "the class file of a.B has version 70.0 (bank.Transfer.run(Transfer.java:12))"
#pragma once

#include <string>

#include "program/outcome.hpp"

namespace weaveproof::words {

std::string textOf(const program::UnsupportedFeature& feature);

}  // namespace weaveproof::words
