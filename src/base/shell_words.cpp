#include "base/shell_words.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace weaveproof::base {

std::string shellWord(const std::string& word) {
  const bool isPlain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
    return std::isalnum(c) || c >= 0x80 || std::string_view("/._-+=:,@%").find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (isPlain) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string shellWords(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + shellWord(word);
  return text;
}

}  // namespace weaveproof::base
