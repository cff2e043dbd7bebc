// Tables for people: aligned, and valid Markdown at the same time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

class Table {
 public:
  // A column with a title that begins with '<' is aligned to the left, all others to the right.
  explicit Table(std::vector<std::string> titles);
  void add(std::vector<std::string> row);
  std::string text() const;

 private:
  std::vector<std::string> titles_;
  std::vector<bool> left_;
  std::vector<std::vector<std::string>> rows_;
};

std::string withThousands(std::uint64_t number);    // 1,234,567
std::string withDigits(double number, int digits);  // after the point
std::string significant(double number);             // three digits that matter: 0.00123, 12.3, 1,230

}  // namespace bench
