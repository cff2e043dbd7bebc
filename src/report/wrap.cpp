#include "report/wrap.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace weaveproof::report {

namespace {

constexpr std::string_view kJoints = ".,(/";  // a word that is too long is divided after one of these

bool beginsCharacter(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

// Bytes of the first `width` characters.
std::size_t bytesOf(std::string_view text, std::size_t width) {
  std::size_t at = 0;
  for (std::size_t characters = 0; at < text.size(); ++at)
    if (beginsCharacter(text[at]) && characters++ == width) break;
  return at;
}

}  // namespace

std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

std::vector<std::string> wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::vector<std::string> lines;
  width = std::max<std::size_t>(width, 1);
  indent = std::min(indent, width - 1);
  do {
    const std::size_t margin = lines.empty() ? 0 : indent;
    std::size_t end = bytesOf(text, width - margin);
    std::size_t next = end;
    if (end < text.size() && text[end] != ' ') {
      const std::size_t space = text.substr(0, end).rfind(' ');
      if (space != std::string_view::npos && text.find_first_not_of(' ') < space)
        end = next = space;
      else if (const std::size_t joint = text.substr(0, end).find_last_of(kJoints); joint + 1 > end / 2)
        end = next = joint + 1;
    }
    lines.push_back(std::string(margin, ' ') + std::string(text.substr(0, end)));
    next = std::min(text.find_first_not_of(' ', next), text.size());
    text.remove_prefix(next);
  } while (!text.empty());
  return lines;
}

std::string cut(std::string_view text, std::size_t width) {
  if (widthOf(text) <= width) return std::string(text);
  const std::size_t dots = std::min<std::size_t>(width, 3);
  std::size_t end = bytesOf(text, width - dots);
  const std::size_t space = text.substr(0, end + 1).rfind(' ');
  if (space != std::string_view::npos && space > end / 2) end = space + 1;  // between two words
  return std::string(text.substr(0, std::min(end, bytesOf(text, width - dots)))) + std::string(dots, '.');
}

std::string printable(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '\n')
      result += "\\n";
    else if (c == '\t')
      result += "\\t";
    else if (code < 0x20 || code == 0x7f)
      result += fmt::format("\\x{:02x}", code);
    else
      result += c;
  }
  return result;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t has = widthOf(text);
  return has < width ? text + std::string(width - has, ' ') : text;
}

}  // namespace weaveproof::report
