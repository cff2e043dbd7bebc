#include "report/text_output.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "report/output_file.hpp"
#include "report/result_text.hpp"

namespace weaveproof::report {

namespace {

constexpr const char *kBold = "\033[1m", *kPlain = "\033[0m";

struct PaintedWord {
  std::string_view word;
  const char* paint;
};
constexpr PaintedWord kVerdicts[] = {{"no violation", "\033[1;32m"},
                                     {"violation", "\033[1;31m"},
                                     {"inconclusive", "\033[1;33m"},
                                     {"unsupported", "\033[1;35m"},
                                     {"error", "\033[1;31m"}};

bool wantsColor(int descriptor, Coloring coloring) {
  if (coloring != Coloring::Auto) return coloring == Coloring::Always;
  const char *off = std::getenv("NO_COLOR"), *terminal = std::getenv("TERM");
  const bool isDumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return isatty(descriptor) != 0 && (off == nullptr || *off == '\0') && !isDumb;
}

std::string_view firstLine(std::string_view text) { return text.substr(0, text.find('\n')); }

// The line below the names of the columns: nothing but dashes, a stretch for each.
bool isRule(std::string_view line) {
  return line.find_first_not_of(" -") == std::string_view::npos && line.find("--------") != std::string_view::npos;
}

// The verdict at the beginning of a line: "violation: …", or in the table of tests "violation     bank.AccountTest…".
const PaintedWord* verdictOf(std::string_view line) {
  for (const PaintedWord& verdict : kVerdicts) {
    if (!line.starts_with(verdict.word)) continue;
    const std::string_view behind = line.substr(verdict.word.size());
    if (behind.starts_with(": ") || behind.starts_with("  ")) return &verdict;
  }
  return nullptr;
}

}  // namespace

std::optional<Coloring> parseColoring(std::string_view text) {
  if (text == "auto") return Coloring::Auto;
  if (text == "always") return Coloring::Always;
  if (text == "never") return Coloring::Never;
  return std::nullopt;
}

TextOutput::TextOutput(bool toStandardError, Coloring coloring)
    : descriptor_(toStandardError ? STDERR_FILENO : STDOUT_FILENO), inColor_(wantsColor(descriptor_, coloring)) {}

std::size_t TextOutput::width() const { return pageWidth(descriptor_); }

void TextOutput::write(const std::string& text) const {
  const std::string shown = inColor_ ? painted(text) : text;
  descriptor_ == STDERR_FILENO ? writeToStandardError(shown) : writeToStandardOutput(shown);
}

std::string painted(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view line = firstLine(text);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (const PaintedWord* verdict = verdictOf(line)) {
      result.append(verdict->paint).append(verdict->word).append(kPlain).append(line.substr(verdict->word.size()));
    } else if (isRule(firstLine(text)) && !line.empty()) {
      result.append(kBold).append(line).append(kPlain);
    } else {
      result += line;
    }
    result += '\n';
  }
  return result;
}

}  // namespace weaveproof::report
