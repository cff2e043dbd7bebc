#include "table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bench {
namespace {

// How many columns it takes on a screen: every code point one.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t columns, bool left) {
  const std::string blanks(columns - std::min(columns, width(text)), ' ');
  return left ? text + blanks : blanks + text;
}

}  // namespace

Table::Table(std::vector<std::string> titles) : titles_(std::move(titles)) {
  for (std::string& title : titles_) {
    left_.push_back(!title.empty() && title[0] == '<');
    if (left_.back()) title.erase(0, 1);
  }
}

void Table::add(std::vector<std::string> row) {
  row.resize(titles_.size());
  rows_.push_back(std::move(row));
}

std::string Table::text() const {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < titles_.size(); ++i) {
    widths.push_back(std::max<std::size_t>(width(titles_[i]), 3));
    for (const auto& row : rows_) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string result;
  const auto addRow = [&](const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) result += "| " + padded(row[i], widths[i], left_[i]) + " ";
    result += "|\n";
  };
  addRow(titles_);
  for (std::size_t i = 0; i < titles_.size(); ++i) {
    result += left_[i] ? "|:" + std::string(widths[i] + 1, '-') : "|" + std::string(widths[i] + 1, '-') + ":";
  }
  result += "|\n";
  for (const auto& row : rows_) addRow(row);
  return result;
}

std::string withThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

std::string withDigits(double number, int digits) { return fmt::format("{:.{}f}", number, digits); }

std::string significant(double number) {
  if (number == 0) return "0";
  const double size = std::abs(number);
  if (size >= 100) return withThousands(static_cast<std::uint64_t>(std::llround(number)));
  const int digits = std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 9);
  return withDigits(number, digits);
}

}  // namespace bench
