// Values of options that are lists or numbers.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/usage_error.hpp"
#include "search/notation.hpp"

namespace weaveproof::cli {

// The parts that are not empty.
inline std::vector<std::string> listOf(const std::string& text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    if (end > at) parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

// Throws UsageError if it is none, or too small.
template <class Number>
Number numberOf(const char* option, const std::string& text, Number least) {
  const std::optional<Number> number = search::parseNumber<Number>(text);
  if (!number || *number < least)
    throw UsageError{fmt::format("--{} is a number from {} on, not {}", option, least, text)};
  return *number;
}

}  // namespace weaveproof::cli
