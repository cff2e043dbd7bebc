#include "batch/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/grouped.hpp"
#include "report/wrap.hpp"

namespace weaveproof::batch {

void Table::fit(const std::vector<std::string>& cells) {
  for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
    Column& column = columns_[i];
    column.width = std::max(column.width, std::min(column.most, report::widthOf(cells[i])));
  }
}

std::string Table::line(const std::vector<std::string>& cells) const {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Column& column = columns_[i];
    const std::size_t width = report::widthOf(cells[i]);
    text.append(column.gap, ' ');
    if (column.isRight && width < column.width) text.append(column.width - width, ' ');
    text += column.isRight || i + 1 == cells.size() ? cells[i] : report::padded(cells[i], column.width);
  }
  return text + "\n";
}

std::size_t Table::start(std::size_t column) const {
  std::size_t at = 0;
  for (std::size_t i = 0; i < column; ++i) at += columns_[i].gap + columns_[i].width;
  return at + columns_[column].gap;
}

std::string figuresOf(const Result& result) {
  const bool walks = result.schedules > 0 && result.states.value_or(0) == 0;
  const std::uint64_t count = walks ? result.schedules : result.states.value_or(0);
  const std::string unit = fmt::format("{}{}", walks ? "schedule" : "state", count == 1 ? "" : "s");
  const std::size_t width = walks ? std::string_view("schedules").size() : std::string_view("states").size();
  return fmt::format("{:>9} {:<{}} {:>6.2f} s", base::grouped(count), unit, width, result.seconds);
}

void addBelow(std::string& text, const std::string& sentence, std::size_t column, std::size_t pageWidth) {
  constexpr std::size_t kHanging = 2;
  for (const std::string& line : report::wrap(std::string(column, ' ') + sentence, pageWidth, column + kHanging))
    text += line + "\n";
}

}  // namespace weaveproof::batch
