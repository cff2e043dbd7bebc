// Values of options that are numbers.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>

#include "cli/usage_error.hpp"
#include "search/notation.hpp"

namespace weaveproof::cli {

// Throws UsageError if it is none, or too small.
template <class Number>
Number numberOf(const char* option, const std::string& text, Number least) {
  const std::optional<Number> number = search::parseNumber<Number>(text);
  if (!number || *number < least)
    throw UsageError{fmt::format("--{} is a number from {} on, not {}", option, least, text)};
  return *number;
}

}  // namespace weaveproof::cli
