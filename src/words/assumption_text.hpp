// The list of all assumptions that a verdict can make. docs/memory.md and the user guide explain each; a test compares
// them.
#pragma once

#include <span>
#include <string>

#include "program/assumed.hpp"

namespace weaveproof::words {

struct AssumptionText {
  jdk::Assumption assumption;
  const char* when;      // it is printed; null: with every verdict
  const char* sentence;  // {} is the number of processors, or which waits are late; {0} are classes
};
std::span<const AssumptionText> assumptionTexts();

std::string textOf(const program::Assumed& assumed);

}  // namespace weaveproof::words
