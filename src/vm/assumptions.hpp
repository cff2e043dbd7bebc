// The list of all assumptions that a verdict can make. docs/memory.md and the user guide explain each; a test compares
// them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "jdk/assumed_calls.hpp"

namespace weaveproof::vm {

using jdk::Assumption;

struct AssumptionText {
  Assumption assumption;
  const char* when;      // it is printed; null: with every verdict
  const char* sentence;  // {} is the number of processors, or which waits are late; {0} are classes
};
std::span<const AssumptionText> assumptionTexts();
std::string_view textOf(Assumption assumption);

constexpr std::uint32_t bitOf(Assumption assumption) { return std::uint32_t{1} << static_cast<unsigned>(assumption); }

// What user code takes for granted that calls this method of the library, as bits.
std::uint32_t assumptionsOfCalling(std::string_view holder, std::string_view method);

}  // namespace weaveproof::vm
