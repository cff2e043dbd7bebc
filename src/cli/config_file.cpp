#include "cli/config_file.hpp"

#include <fmt/format.h>
// A file can fail an assertion of the parser's, which finds the error right after it.
#define TOML_ASSERT(condition) static_cast<void>(0)
#include <toml++/toml.h>

#include <algorithm>

#include "base/regular_file.hpp"
#include "cli/usage_error.hpp"

namespace weaveproof::cli {

namespace {

std::string valueOf(const toml::node& node, const std::string& name, const std::string& where) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
  if (const auto* truth = node.as_boolean()) return truth->get() ? "true" : "false";
  throw UsageError{
      fmt::format("{}: the value of {} is neither text nor a number, true, false or a list of such", where, name)};
}

}  // namespace

std::vector<Setting> readConfigFile(const std::string& file) {
  const std::string text = base::readText(file);
  std::vector<std::pair<toml::source_index, Setting>> found;
  try {
    const toml::table table = toml::parse(text, file);
    for (const auto& [key, node] : table) {
      Setting setting;
      setting.name = std::string(key.str());
      setting.where = fmt::format("{}:{}", file, key.source().begin.line);
      if (const auto* list = node.as_array()) {
        for (const toml::node& element : *list) setting.values.push_back(valueOf(element, setting.name, setting.where));
      } else {
        setting.values.push_back(valueOf(node, setting.name, setting.where));
      }
      found.emplace_back(key.source().begin.line, std::move(setting));
    }
  } catch (const toml::parse_error& error) {
    throw UsageError{fmt::format("{}:{}: {}", file, error.source().begin.line, error.description())};
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Setting> settings;
  for (auto& [line, setting] : found) settings.push_back(std::move(setting));
  return settings;
}

}  // namespace weaveproof::cli
