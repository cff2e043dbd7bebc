#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "contracts.hpp"
#include "jdk/library_calls.hpp"

namespace bench {
namespace {

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Alternatives within braces have bars without spaces: {1|2}.
std::vector<std::string> columnsOf(const std::string& line) {
  std::vector<std::string> columns;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(" |", at), line.size());
    columns.push_back(trimmed(line.substr(at, end - at)));
    at = end + 2;
  }
  return columns;
}

std::vector<std::string> splitAt(const std::string& text, char mark) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, mark);)
    if (!trimmed(part).empty()) parts.push_back(trimmed(part));
  return parts;
}

}  // namespace

std::string_view contractNamed(const std::string& simpleName) {
  for (const std::string_view holder : weaveproof::jdk::contracts())
    if (holder.substr(holder.rfind('/') + 1) == simpleName) return holder;
  throw std::runtime_error(simpleName + " is no class with calls that are single steps (src/jdk/library_calls.cpp).");
}

std::vector<ContractSubject> contractSubjects(const std::filesystem::path& file,
                                              const std::vector<std::string>& wanted) {
  for (const std::string& name : wanted) contractNamed(name);
  std::ifstream in(file);
  if (!in) throw std::runtime_error("There is no file " + file.string() + ".");
  std::vector<ContractSubject> subjects;
  for (std::string line; std::getline(in, line);) {
    if (trimmed(line).empty() || line.starts_with('#')) continue;
    const std::vector<std::string> columns = columnsOf(line);
    if (columns.size() != 5) throw std::runtime_error(fmt::format("{}: no row of 5 columns: {}", file.string(), line));
    ContractSubject subject{splitAt(columns[0], ' '), columns[1], columns[2], columns[4],
                            splitAt(columns[3], ';'), line};
    for (const std::string& name : subject.contracts) contractNamed(name);
    const bool isWanted = wanted.empty() || std::ranges::any_of(subject.contracts, [&](const std::string& name) {
                            return std::ranges::find(wanted, name) != wanted.end();
                          });
    if (isWanted) subjects.push_back(std::move(subject));
  }
  return subjects;
}

}  // namespace bench
