#include "change/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "bytecode/bytecode.hpp"

namespace weaveproof::change {

namespace {

struct LineRange {
  CodeRange code;
  int line;
};

// By bci.
std::vector<LineRange> lineRanges(const classfile::Code& code) {
  std::vector<LineRange> ranges;
  for (const classfile::Bytes table : code.lineNumberTables) {
    const std::uint32_t count = bytecode::u2(table, 0);
    for (std::uint32_t i = 0; i < count; ++i)
      ranges.push_back({{bytecode::u2(table, 2 + 4 * i), static_cast<std::uint32_t>(code.code.size())},
                        bytecode::u2(table, 4 + 4 * i)});
  }
  std::ranges::stable_sort(ranges, {}, [](const LineRange& range) { return range.code.begin; });
  for (std::size_t i = 0; i + 1 < ranges.size(); ++i) ranges[i].code.end = ranges[i + 1].code.begin;
  return ranges;
}

}  // namespace

Lines linesOf(const classfile::Code& code, CodeRange range) {
  Lines lines;
  for (const LineRange& one : lineRanges(code)) {
    if (one.code.begin >= range.end || one.code.end <= range.begin) continue;
    lines.first = lines.first == 0 ? one.line : std::min(lines.first, one.line);
    lines.last = std::max(lines.last, one.line);
  }
  return lines;
}

std::vector<CodeRange> codeOn(const classfile::Code& code, Lines lines) {
  std::vector<CodeRange> found;
  for (const LineRange& one : lineRanges(code)) {
    if (one.line < lines.first || one.line > lines.last || one.code.begin == one.code.end) continue;
    if (!found.empty() && found.back().end == one.code.begin)
      found.back().end = one.code.end;
    else
      found.push_back(one.code);
  }
  return found;
}

std::string placesOf(const classfile::ClassFile& file) {
  std::string text = fmt::format("{} {}\n", file.name(), file.sourceFile == 0 ? "" : file.utf8(file.sourceFile));
  for (const classfile::Member& method : file.methods) {
    text += fmt::format("{}:{}", file.utf8(method.nameIndex), file.utf8(method.descriptorIndex));
    if (method.code)
      for (const LineRange& one : lineRanges(*method.code)) text += fmt::format(" {}:{}", one.code.begin, one.line);
    text += "\n";
  }
  return text;
}

}  // namespace weaveproof::change
