#include "search/portfolio.hpp"

#include <algorithm>
#include <sstream>

#include "base/regular_file.hpp"

namespace weaveproof::search {
namespace {

// The words of a line; quotes keep blanks together.
std::vector<std::string> wordsOf(std::string_view line) {
  std::vector<std::string> words;
  bool inWord = false;
  char quote = 0;
  for (const char c : line) {
    if (quote == 0 && c == '#' && !inWord) break;
    if (quote == 0 && (c == ' ' || c == '\t' || c == '\r')) {
      inWord = false;
      continue;
    }
    if (!inWord) words.emplace_back();
    inWord = true;
    if (quote != 0 && c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else {
      words.back() += c;
    }
  }
  return words;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

Settings settingsOf(const std::vector<std::string>& words) {
  Settings settings;
  const auto table = searchOptionTable();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with("--")) throw BadSearchOptions("'" + words[i] + "' is no option.");
    std::string name = words[i].substr(2);
    std::optional<std::string> value;
    if (const std::size_t equals = name.find('='); equals != std::string::npos) {
      value = name.substr(equals + 1);
      name.resize(equals);
    }
    const auto option = std::ranges::find(table, name, &SearchOption::name);
    if (option == table.end()) throw BadSearchOptions("There is no option --" + name + ".");
    if (option->value.empty()) {
      if (!value) value = "true";
    } else if (!value && i + 1 < words.size()) {
      value = words[++i];
    }
    if (!value) throw BadSearchOptions("--" + name + " wants a value.");
    settings.emplace_back(std::move(name), std::move(*value));
  }
  return settings;
}

}  // namespace

std::vector<PortfolioLine> readPortfolio(const std::string& file) {
  std::istringstream in(base::readText(file));
  std::vector<PortfolioLine> lines;
  std::string text;
  for (std::size_t number = 1; std::getline(in, text); ++number) {
    const std::vector<std::string> words = wordsOf(text);
    if (words.empty()) continue;
    PortfolioLine line{"Line " + std::to_string(number) + " of the portfolio '" + file + "'", {}};
    try {
      line.settings = settingsOf(words);
      optionsOf(line, {});
    } catch (const BadSearchOptions& bad) {
      throw BadSearchOptions(line.place + ": " + bad.what());
    }
    lines.push_back(std::move(line));
  }
  if (lines.empty()) throw BadSearchOptions("The portfolio '" + file + "' holds no configuration.");
  return lines;
}

SearchOptions optionsOf(const PortfolioLine& line, const SearchOptions& whole) {
  SearchOptions options = whole;
  options.parallel = 1;
  options.portfolio.clear();
  for (const auto& [name, value] : line.settings) {
    if (name == "portfolio") throw BadSearchOptions("a portfolio cannot hold another one.");
    if (name == "parallel" || name == "share") {
      throw BadSearchOptions(
          "The configurations of a portfolio are searches of one worker; --parallel stands beside it.");
    }
    setSearchOption(options, name, value);
    if (name == "time-limit") options.secondsUsed = 0;  // which counts from the line's turn
  }
  return options;
}

}  // namespace weaveproof::search
