#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/nearest.hpp"
#include "cli/usage_error.hpp"
#include "report/wrap.hpp"

namespace weaveproof::cli {

namespace {

constexpr std::size_t kHelpColumn = 26, kHelpWidth = 80;

void addTo(CLI::App& app, const std::vector<OptionText>& options) {
  app.set_help_flag("-h,--help", "Show this help");
  for (const OptionText& text : options) {
    const std::string name = "--" + text.name;
    const std::string sentence =
        fmt::format("{}", fmt::join(report::wrap(text.sentence, kHelpWidth - kHelpColumn, 0), "\n"));
    CLI::Option* option = text.value.empty() ? app.add_flag(name, sentence) : app.add_option(name, sentence);
    option->group(text.group);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    if (!text.value.empty()) option->type_name(text.value)->expected(1);
  }
}

// What `java` writes otherwise than everyone else, as "--name" and, with an equals sign, a value.
std::string withTwoDashes(const std::string& word) {
  const std::size_t equals = word.find('=');
  const std::string name = word.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : word.substr(equals);
  if (name == "-cp" || name == "-classpath" || name == "--class-path") return "--classpath" + value;
  if (word.starts_with("-D")) return "--define=" + word.substr(2);
  if (name == "-ea" || name == "-enableassertions") return "--enable-assertions";
  if (name == "-h") return "--help";
  return word;
}

std::string meantOption(const std::vector<OptionText>& options, const std::string& name) {
  std::vector<std::string> names = {"--help"};
  for (const OptionText& option : options) names.push_back("--" + option.name);
  return base::didYouMean(name, names);
}

bool isSwitch(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

}  // namespace

void requireTruth(const std::string& name, const std::string& value) {
  if (value != "true" && value != "false") throw UsageError{"the option --" + name + " is true or false, not " + value};
}

CommandLine parseCommandLine(const std::vector<OptionText>& options, int argc, char** argv) {
  return parseWords(options, {argv + std::min(argc, 2), argv + argc});
}

CommandLine parseWords(const std::vector<OptionText>& options, const std::vector<std::string>& all) {
  CLI::App app;
  addTo(app, options);
  CommandLine line;
  std::vector<std::string> words;
  auto next = all.begin();
  for (; next != all.end(); ++next) {
    const std::string& given = *next;
    if (given.size() < 2 || given[0] != '-') break;
    if (given == "-jar") continue;
    const std::string word = withTwoDashes(given);
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const CLI::Option* option = name.starts_with("--") ? app.get_option_no_throw(name) : nullptr;
    if (option == nullptr) throw UsageError{"unknown option " + given + meantOption(options, name)};
    std::string value = "true";
    if (equals != std::string::npos) {
      value = word.substr(equals + 1);
    } else if (!isSwitch(*option)) {
      if (next + 1 == all.end()) throw UsageError{"the option " + given + " needs a value"};
      value = *++next;
    }
    if (isSwitch(*option)) requireTruth(name.substr(2), value);
    if (name == "--help") return {{}, {}, true};
    if (value.empty() && name == "--classpath") value = ".";
    if (value.empty()) throw UsageError{"the option " + name + " needs a value"};
    line.options.emplace_back(name.substr(2), value);
    words.push_back(name + "=" + value);
  }
  try {
    std::reverse(words.begin(), words.end());
    app.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    throw UsageError{error.what()};
  }
  line.rest.assign(next, all.end());
  return line;
}

std::pair<std::string, std::string> parseDefinition(const std::string& definition) {
  const std::size_t equals = definition.find('=');
  if (equals == 0) throw UsageError{"a system property needs a name: -DNAME=VALUE"};
  return {definition.substr(0, equals), equals == std::string::npos ? "" : definition.substr(equals + 1)};
}

std::vector<OptionText> without(std::span<const std::string_view> names, std::vector<OptionText> options) {
  std::erase_if(options, [&](const OptionText& option) { return isOneOf(option.name, names); });
  return options;
}

HelpTopic helpTopicOf(int argc, char** argv) {
  const std::span<char*> words(argv, static_cast<std::size_t>(argc));
  const auto asksForHelp = [](std::string_view word) { return word == "--help" || word == "-h"; };
  const auto help = std::ranges::find_if(words, asksForHelp);
  const std::string_view topic = help == words.end() || help + 1 == words.end() ? "" : *(help + 1);
  if (topic == "searches") return HelpTopic::Searches;
  if (topic == "research") return HelpTopic::Research;
  return topic == "all" ? HelpTopic::All : HelpTopic::Usual;
}

std::string helpText(const std::vector<OptionText>& options, const std::string& usage, HelpTopic topic) {
  std::vector<OptionText> shown;
  std::ranges::copy_if(options, std::back_inserter(shown), [&](const OptionText& option) {
    return topic == HelpTopic::All || option.research == (topic == HelpTopic::Research);
  });
  CLI::App app;
  addTo(app, shown);
  if (shown.size() != options.size()) app.set_help_flag();  // it is one of the lines at the end
  CLI::Formatter formatter;
  formatter.column_width(kHelpColumn);
  std::string groups = formatter.make_groups(&app, CLI::AppFormatMode::Normal);
  for (std::size_t at = 0; (at = groups.find("\n\n\n", at)) != std::string::npos;) groups.erase(at, 1);
  if (topic != HelpTopic::Usual || shown.size() == options.size()) return usage + groups;
  return usage + groups + "\nMore help:\n" +
         "  -h,--help               Show this help\n"
         "  --help research         Show options that reproduce published techniques\n"
         "  --help all              Show all options\n";
}

}  // namespace weaveproof::cli
