#include "mutate/patch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace weaveproof::mutate {

namespace {

constexpr std::size_t kContext = 3;

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

// A line of either text, or of both.
struct Line {
  char mark;  // ' ', '-' or '+'
  std::string_view text;
};

using Lines = std::vector<std::string_view>;

// The lines between the equal beginnings and ends of both, by a longest common subsequence. Mutants change few lines,
// and lines that are far apart are rare: the table is small.
void compareMiddle(const Lines& before, std::size_t from, std::size_t to, const Lines& after, std::size_t start,
                   std::size_t end, std::vector<Line>& out) {
  const std::size_t rows = to - from, columns = end - start;
  std::vector<std::vector<std::uint32_t>> common(rows + 1, std::vector<std::uint32_t>(columns + 1, 0));
  for (std::size_t i = rows; i-- > 0;)
    for (std::size_t j = columns; j-- > 0;)
      common[i][j] = before[from + i] == after[start + j] ? common[i + 1][j + 1] + 1
                                                          : std::max(common[i + 1][j], common[i][j + 1]);
  std::size_t i = 0, j = 0;
  while (i < rows || j < columns) {
    if (i < rows && j < columns && before[from + i] == after[start + j]) {
      out.push_back({' ', before[from + i]});
      ++i, ++j;
    } else if (i < rows && (j == columns || common[i + 1][j] >= common[i][j + 1])) {
      out.push_back({'-', before[from + i++]});
    } else {
      out.push_back({'+', after[start + j++]});
    }
  }
}

std::vector<Line> compare(const Lines& before, const Lines& after) {
  std::size_t head = 0, tail = 0;
  while (head < before.size() && head < after.size() && before[head] == after[head]) ++head;
  while (tail + head < before.size() && tail + head < after.size() &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  std::vector<Line> lines;
  for (std::size_t i = 0; i < head; ++i) lines.push_back({' ', before[i]});
  compareMiddle(before, head, before.size() - tail, after, head, after.size() - tail, lines);
  for (std::size_t i = before.size() - tail; i < before.size(); ++i) lines.push_back({' ', before[i]});
  return lines;
}

}  // namespace

std::string bytePatchOf(const std::string& name, std::string_view before, const std::vector<const Edit*>& edits) {
  const auto shown = [](std::string_view bytes) {
    std::string text;
    for (const char byte : bytes)
      text += fmt::format("{}{:02x}", text.empty() ? "" : " ", static_cast<unsigned char>(byte));
    return text.empty() ? "nothing" : text;
  };
  std::string text;
  for (const Edit* edit : edits)
    text += fmt::format("{} at {}: {} becomes {}\n", name, edit->start,
                        shown(before.substr(edit->start, edit->end - edit->start)), shown(edit->text));
  return text;
}

std::string patchOf(const std::string& name, std::string_view before, std::string_view after) {
  if (before == after) return {};
  const std::vector<Line> lines = compare(linesOf(before), linesOf(after));
  std::string text = fmt::format("--- a/{0}\n+++ b/{0}\n", name);
  std::size_t oldLine = 1, newLine = 1, at = 0;  // of lines[at]
  const auto advance = [&](std::size_t to) {
    for (; at < to; ++at) {
      oldLine += lines[at].mark != '+';
      newLine += lines[at].mark != '-';
    }
  };
  while (true) {
    const auto isChange = [](const Line& line) { return line.mark != ' '; };
    std::size_t end = static_cast<std::size_t>(
        std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(at), lines.end(), isChange) - lines.begin());
    if (end == lines.size()) return text;
    advance(std::max(at, end < kContext ? 0 : end - kContext));
    std::size_t last = end;
    while (end < lines.size() && end <= last + 2 * kContext) {
      if (isChange(lines[end])) last = end;
      ++end;
    }
    end = std::min(lines.size(), last + 1 + kContext);
    const std::size_t begin = at, oldBegin = oldLine, newBegin = newLine;
    advance(end);
    text += fmt::format("@@ -{},{} +{},{} @@\n", oldBegin, oldLine - oldBegin, newBegin, newLine - newBegin);
    for (std::size_t i = begin; i < end; ++i) {
      text += lines[i].mark;
      text += lines[i].text;
      if (!lines[i].text.ends_with('\n')) text += "\n\\ No newline at end of file\n";
    }
  }
}

}  // namespace weaveproof::mutate
