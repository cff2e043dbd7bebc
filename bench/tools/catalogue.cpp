#include "catalogue.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace bench {
namespace {

namespace fs = std::filesystem;

using Fields = std::map<std::string, std::string>;

constexpr std::string_view kBegin = "/* weaveproof benchmark";

// The fields of the comment; none if the file has no such comment. A line that is indented further continues the field
// before it.
Fields fieldsOf(const fs::path& file) {
  Fields fields;
  std::ifstream in(file);
  std::string line, last;
  while (std::getline(in, line) && line.rfind(kBegin, 0) != 0) {
  }
  while (std::getline(in, line) && line.find("*/") == std::string::npos) {
    const auto star = line.find('*');
    const std::string text = star == std::string::npos ? line : line.substr(star + 1);
    const auto colon = text.find(':');
    if (text.rfind("  ", 0) == 0 && !last.empty()) {
      fields[last] += " " + trimmed(text);
    } else if (colon != std::string::npos) {
      last = trimmed(text.substr(0, colon));
      fields[last] = trimmed(text.substr(colon + 1));
    }
  }
  return fields;
}

[[noreturn]] void fail(const fs::path& file, const std::string& what) {
  throw std::runtime_error(file.string() + ": " + what);
}

std::string required(const fs::path& file, const Fields& fields, const std::string& name) {
  const auto found = fields.find(name);
  if (found == fields.end() || found->second.empty()) fail(file, "the header has no '" + name + "'.");
  return found->second;
}

// "for the buggy variant | for the correct one"
std::array<std::string, 2> bothVariants(const fs::path& file, const std::string& name, const std::string& value) {
  const auto bar = value.find('|');
  if (bar == std::string::npos) fail(file, "'" + name + "' needs two values with a | between them.");
  return {trimmed(value.substr(0, bar)), trimmed(value.substr(bar + 1))};
}

int linesOfCode(const fs::path& folder) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".java") continue;
    std::ifstream in(entry.path());
    bool inComment = false;
    for (std::string line; std::getline(in, line);) {
      const std::string text = trimmed(line);
      if (!inComment && text.rfind("/*", 0) == 0) inComment = true;
      if (!inComment && !text.empty() && text.rfind("//", 0) != 0) ++count;
      if (inComment && text.find("*/") != std::string::npos) inComment = false;
    }
  }
  return count;
}

Benchmark benchmarkOf(const fs::path& file, const Fields& fields) {
  Benchmark benchmark;
  benchmark.name = required(file, fields, "name");
  benchmark.mainClass = required(file, fields, "main");
  benchmark.threads = required(file, fields, "threads");
  benchmark.expected = bothVariants(file, "verdict", required(file, fields, "verdict"));
  if (const auto options = fields.find("options"); options != fields.end()) {
    benchmark.options = splitWords(options->second);
  }
  for (const std::string_view size : kSizes) {
    const auto value = fields.find(std::string(size));
    if (value == fields.end()) continue;
    const auto both = bothVariants(file, std::string(size), value->second);
    benchmark.arguments[std::string(size)] = {splitWords(both[0]), splitWords(both[1])};
  }
  if (!benchmark.arguments.contains("small")) fail(file, "the header has no 'small'.");
  if (benchmark.name != file.parent_path().filename()) fail(file, "'name' is not the name of the folder.");
  benchmark.lines = linesOfCode(file.parent_path());
  return benchmark;
}

template <std::size_t count>
std::size_t indexIn(const std::array<std::string_view, count>& names, std::string_view name, const char* what) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end())
    throw std::runtime_error("There is no " + std::string(what) + " '" + std::string(name) + "'.");
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<Benchmark> readCatalogue(const fs::path& benchmarks) {
  std::vector<Benchmark> catalogue;
  for (const auto& folder : fs::directory_iterator(benchmarks)) {
    if (!folder.is_directory()) continue;
    for (const auto& entry : fs::directory_iterator(folder.path())) {
      if (entry.path().extension() != ".java") continue;
      const Fields fields = fieldsOf(entry.path());
      if (!fields.empty()) catalogue.push_back(benchmarkOf(entry.path(), fields));
    }
  }
  std::sort(catalogue.begin(), catalogue.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  const auto twice = std::adjacent_find(catalogue.begin(), catalogue.end(),
                                        [](const auto& a, const auto& b) { return a.name == b.name; });
  if (twice != catalogue.end())
    throw std::runtime_error("Two main classes describe the benchmark " + twice->name + ".");
  return catalogue;
}

std::vector<Benchmark> chosen(const std::vector<Benchmark>& catalogue, const std::vector<std::string>& patterns) {
  if (patterns.empty()) return catalogue;
  std::vector<Benchmark> result;
  std::vector<bool> used(patterns.size(), false);
  for (const Benchmark& benchmark : catalogue) {
    bool wanted = false;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
      if (fnmatch(patterns[i].c_str(), benchmark.name.c_str(), 0) == 0) wanted = used[i] = true;
    }
    if (wanted) result.push_back(benchmark);
  }
  for (std::size_t i = 0; i < patterns.size(); ++i) {
    if (used[i]) continue;
    std::string known;
    for (const Benchmark& benchmark : catalogue) known += (known.empty() ? "" : ", ") + benchmark.name;
    throw std::runtime_error("There is no benchmark '" + patterns[i] + "'; there are: " + known + ".");
  }
  return result;
}

std::size_t sizeIndex(std::string_view size) { return indexIn(kSizes, size, "size"); }
std::size_t variantIndex(std::string_view variant) { return indexIn(kVariants, variant, "variant"); }

std::vector<std::string> splitAt(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::vector<std::string> splitWords(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  char quote = 0;
  for (const char c : text) {
    if (quote != 0) {
      if (c == quote) {
        quote = 0;
      } else {
        word += c;
      }
    } else if (c == '"' || c == '\'') {
      quote = c;
      inWord = true;
    } else if (c == ' ' || c == '\t') {
      if (inWord) words.push_back(word);
      word.clear();
      inWord = false;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (inWord) words.push_back(word);
  return words;
}

}  // namespace bench
