// Results for a person: a line each, in columns, with sentences below it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "batch/result.hpp"

namespace weaveproof::batch {

struct Column {
  std::size_t gap = 0;    // before it
  std::size_t width = 0;  // at least; see Table::fit
  std::size_t most = static_cast<std::size_t>(-1);
  bool isRight = false;  // numbers
};

class Table {
 public:
  explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // Makes the columns wide enough for these cells.
  void fit(const std::vector<std::string>& cells);

  // The last of the cells is not filled up with blanks. Ends with a newline.
  std::string line(const std::vector<std::string>& cells) const;

  // Where a column begins.
  std::size_t start(std::size_t column) const;

 private:
  std::vector<Column> columns_;
};

// "1,234 states   0.31 s", at the width that figures have in tables; `place` widths of what stands before the unit and the time.
std::string figuresOf(const Result& result);

// A paragraph that begins at this column of a page. Further lines are indented by two more.
void addBelow(std::string& text, const std::string& sentence, std::size_t column, std::size_t pageWidth);

}  // namespace weaveproof::batch
