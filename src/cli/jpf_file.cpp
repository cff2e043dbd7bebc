#include "cli/jpf_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "base/regular_file.hpp"
#include "base/utf8.hpp"
#include "cli/split_list.hpp"
#include "cli/usage_error.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kBlank = " \t\f";

struct Property {
  std::string key, value;
  std::size_t line = 0;
};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// ---- The syntax of java.util.Properties; the documentation of its `load` has the rules.

// A line with those that continue it, still with its escapes; the first of them has this number.
struct LogicalLine {
  std::size_t number;
  std::string text;
};

std::vector<LogicalLine> logicalLines(std::string_view text) {
  std::vector<LogicalLine> lines;
  bool goesOn = false;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    text.remove_prefix(text.starts_with("\r\n") ? 2 : text.empty() ? 0 : 1);
    line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
    if (!goesOn) {
      if (line.empty() || line[0] == '#' || line[0] == '!') continue;
      lines.push_back({number, ""});
    }
    const std::size_t backslashes = line.size() - (line.find_last_not_of('\\') + 1);
    goesOn = backslashes % 2 == 1;
    if (goesOn) line.remove_suffix(1);
    lines.back().text += line;
  }
  return lines;
}

char16_t hexUnit(std::string_view digits, const std::string& where) {
  constexpr int kDigits = 4;
  char16_t unit = 0;
  if (digits.size() < kDigits) throw UsageError{where + ": \\u wants four hexadecimal digits"};
  for (const char c : digits.substr(0, kDigits)) {
    if (!std::isxdigit(static_cast<unsigned char>(c))) throw UsageError{where + ": \\u wants four hexadecimal digits"};
    const int digit = std::isdigit(static_cast<unsigned char>(c)) ? c - '0' : (c | 0x20) - 'a' + 10;
    unit = static_cast<char16_t>(unit * 16 + digit);
  }
  return unit;
}

std::string withoutEscapes(std::string_view text, const std::string& where) {
  std::string result;
  std::u16string units;  // of \u in a row, two of which may be one character
  const auto flush = [&] { result += base::utf8::encode(std::exchange(units, {})); };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      flush();
      if (text[i] != '\\') result += text[i];
      continue;
    }
    const char c = text[++i];
    if (c == 'u') {
      units += hexUnit(text.substr(i + 1), where);
      i += 4;
      continue;
    }
    flush();
    constexpr std::string_view kLetters = "tnrf", kMeant = "\t\n\r\f";
    const std::size_t letter = kLetters.find(c);
    result += letter == std::string_view::npos ? c : kMeant[letter];
  }
  flush();
  return result;
}

Property propertyOf(const LogicalLine& line, const std::string& where) {
  const std::string_view text = line.text;
  std::size_t end = 0;
  while (end < text.size() && text[end] != '=' && text[end] != ':' && kBlank.find(text[end]) == std::string_view::npos)
    end += text[end] == '\\' ? 2 : 1;
  end = std::min(end, text.size());
  std::size_t value = std::min(text.find_first_not_of(kBlank, end), text.size());
  if (value < text.size() && (text[value] == '=' || text[value] == ':'))
    value = std::min(text.find_first_not_of(kBlank, value + 1), text.size());
  Property property{withoutEscapes(text.substr(0, end), where), withoutEscapes(text.substr(value), where), line.number};
  // "classpath += lib": to Java the blank ends the key, and the rest is the value. No user means that.
  if (property.value.starts_with("+=")) {
    property.key += '+';
    property.value.erase(0, 2);
  }
  return property;
}

// ---- What Java Pathfinder makes of properties.

// Java's own properties that describe the machine.
std::optional<std::string> systemProperty(const std::string& name) {
  const auto environment = [](const char* variable) -> std::optional<std::string> {
    const char* const value = std::getenv(variable);
    return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
  };
  std::error_code ignored;
  if (name == "user.home") return environment("HOME");
  if (name == "user.name") return environment("USER");
  if (name == "user.dir") return fs::current_path(ignored).string();
  if (name == "java.io.tmpdir") return "/tmp";
  if (name == "file.separator") return "/";
  if (name == "path.separator") return ":";
  return std::nullopt;
}

bool isOneOf(std::string text, std::initializer_list<std::string_view> words) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return std::find(words.begin(), words.end(), text) != words.end();
}

class JpfReader {
 public:
  explicit JpfReader(const std::vector<std::pair<std::string, std::string>>& definitions) : definitions_(definitions) {}

  void read(const fs::path& file) {
    constexpr int kDeepest = 32;
    if (depth_ == kDeepest) throw UsageError{file.string() + " is included by itself, or by too many others"};
    ++depth_;
    const fs::path outer = std::exchange(file_, file);
    for (const LogicalLine& line : logicalLines(base::readText(file))) {
      const std::string where = fmt::format("{}:{}", file.string(), line.number);
      set(propertyOf(line, where), where);
    }
    file_ = outer;
    --depth_;
  }

  JpfFile take() { return std::move(result_); }

 private:
  struct Expanded {
    std::string text, missing;
  };

  void set(const Property& property, const std::string& where) {
    if (property.key.empty()) throw UsageError{where + ": there is a value without a name"};
    if (property.key[0] == '@') return obey(property.key, property.value, where);
    std::string key = expand(property.key).text;
    const bool appends = key.size() > 1 && key.ends_with('+');
    const bool prepends = !appends && key.size() > 1 && key.starts_with('+');
    if (appends) key.pop_back();
    if (prepends) key.erase(0, 1);
    Expanded value = expand(property.value);
    value.text = trimmed(value.text);
    if (isOneOf(value.text, {"true", "yes", "on"})) value.text = "true";
    if (isOneOf(value.text, {"false", "no", "off"})) value.text = "false";
    if (const auto known = result_.entries.find(key); known != result_.entries.end() && (appends || prepends)) {
      const JpfEntry& before = known->second;
      value.text = appends ? before.value + value.text : value.text + before.value;
      if (value.missing.empty()) value.missing = before.missing;
    } else if (isOneOf(value.text, {"nil", "null"})) {
      result_.entries.erase(key);
      return;
    }
    JpfEntry& entry = result_.entries[key];
    entry = {value.text, where, file_.parent_path(), value.missing, entry.isUsed};
  }

  // Words that begin with @ are said to the reader.
  void obey(const std::string& word, const std::string& argument, const std::string& where) {
    if (word == "@using") {
      result_.notFollowed.push_back(word + " " + argument);
    } else if (word == "@requires") {
      if (const std::string missing = firstUnset(argument); !missing.empty())
        throw UsageError{fmt::format("{}: the file requires {}, which is not set", where, missing)};
    } else if (word == "@include") {
      include(argument, where);
    } else if (word == "@include_if" || word == "@include_unless") {
      // ?key?file
      const std::size_t end = argument.find('?', 1);
      if (!argument.starts_with('?') || end == std::string::npos || end < 2)
        throw UsageError{fmt::format("{}: {} wants ?key?file, not {}", where, word, argument)};
      const bool isSet = result_.entries.contains(argument.substr(1, end - 1));
      if (isSet == (word == "@include_if")) include(argument.substr(end + 1), where);
    } else {
      throw UsageError{fmt::format(
          "{}: there is no {}; there are @include, @include_if, @include_unless, @requires and @using", where, word)};
    }
  }

  std::string firstUnset(const std::string& keys) const {
    for (const std::string& key : splitList(keys, ",;"))
      if (!result_.entries.contains(key) && !valueOf(key)) return key;
    return {};
  }

  void include(const std::string& argument, const std::string& where) {
    const Expanded name = expand(argument);
    if (!name.missing.empty()) throw UsageError{fmt::format("{}: ${{{}}} is not set", where, name.missing)};
    if (trimmed(name.text).empty()) throw UsageError{where + ": which file is to be included?"};
    try {
      read(file_.parent_path() / fs::path(trimmed(name.text)));
    } catch (const base::Error& error) {
      throw UsageError{fmt::format("{}: {}", where, error.what())};
    }
  }

  // Of a variable that is no entry.
  std::optional<std::string> valueOf(const std::string& name) const {
    if (name == "config") return fs::absolute(file_).lexically_normal().string();
    if (name == "config_path") return fs::absolute(file_).lexically_normal().parent_path().string();
    for (auto defined = definitions_.rbegin(); defined != definitions_.rend(); ++defined)
      if (defined->first == name) return defined->second;
    return systemProperty(name);
  }

  Expanded expand(std::string_view text) {
    Expanded expanded;
    for (std::size_t begin; (begin = text.find("${")) != std::string_view::npos;) {
      const std::size_t end = text.find('}', begin);
      if (end == std::string_view::npos) break;
      const std::string name(text.substr(begin + 2, end - begin - 2));
      expanded.text += text.substr(0, begin);
      if (const auto entry = result_.entries.find(name); entry != result_.entries.end()) {
        entry->second.isUsed = true;
        expanded.text += entry->second.value;
        if (expanded.missing.empty()) expanded.missing = entry->second.missing;
      } else if (const std::optional<std::string> value = valueOf(name)) {
        expanded.text += *value;
      } else {
        expanded.missing = name;
      }
      text.remove_prefix(end + 1);
    }
    expanded.text += text;
    return expanded;
  }

  const std::vector<std::pair<std::string, std::string>>& definitions_;
  fs::path file_;  // that is being read
  int depth_ = 0;
  JpfFile result_;
};

}  // namespace

JpfFile readJpfFile(const std::string& file, const std::vector<std::pair<std::string, std::string>>& definitions) {
  JpfReader reader(definitions);
  reader.read(file);
  return reader.take();
}

}  // namespace weaveproof::cli
