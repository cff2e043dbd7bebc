#include "rows.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bench {

std::vector<Row> readRows(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("There is no file " + file.string() + ".");
  std::vector<Row> rows;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos || line[begin] == '#') continue;
    Row row{number, {}};
    std::istringstream text(line);
    for (std::string part; std::getline(text, part, '|');) {
      const auto first = part.find_first_not_of(" \t");
      row.parts.push_back(first == std::string::npos ? ""
                                                     : part.substr(first, part.find_last_not_of(" \t") - first + 1));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace bench
