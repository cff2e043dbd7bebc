#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::cli {

// The elements between any of these separators, without the blanks around them; empty ones count for nothing.
inline std::vector<std::string> splitList(std::string_view text, std::string_view separators) {
  constexpr std::string_view kBlanks = " \t\f\r\n";
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    std::string_view part = text.substr(0, end);
    part.remove_prefix(std::min(part.find_first_not_of(kBlanks), part.size()));
    part = part.substr(0, part.find_last_not_of(kBlanks) + 1);
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

}  // namespace weaveproof::cli
