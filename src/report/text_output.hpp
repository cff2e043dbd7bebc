// Where the text for a person goes: to standard output, or to standard error when a report was asked for there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::report {

// Auto: on a terminal, unless NO_COLOR is set or the terminal is a dumb one.
enum class Coloring : std::uint8_t { Auto, Always, Never };
std::optional<Coloring> parseColoring(std::string_view text);  // "auto", "always", "never"

class TextOutput {
 public:
  TextOutput(bool toStandardError, Coloring coloring);

  std::size_t width() const;                  // of the terminal's lines
  void write(const std::string& text) const;  // throws OutputError

 private:
  int descriptor_;
  bool inColor_;
};

// The same text with the escape sequences that set off verdicts, and the names above the columns of a schedule. Colour is
// put on by what a line looks like, when it is finished: so no width and no line break depends on it.
std::string painted(std::string_view text);

}  // namespace weaveproof::report
