// Splits a command line into options and the rest, and writes the help. What an option means is its owner's business.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weaveproof::cli {

struct OptionText {
  std::string name;   // without its dashes
  std::string value;  // what stands for its value in the help; empty: a switch
  std::string sentence;
  std::string group;      // heading in the help; empty: not shown there
  bool research = false;  // shown by `--help research` only
};

struct CommandLine {
  std::vector<std::pair<std::string, std::string>> options;  // name and value in the order given; switches: true, false
  std::vector<std::string> rest;                             // from the first word on that is no option
  bool help = false;
};

// Options may be written --name VALUE or --name=VALUE; -cp, -DNAME=VALUE, -ea and -jar as `java` has them. They end at
// the first word that is none. Throws UsageError.
CommandLine parseCommandLine(const std::vector<OptionText>& options, int argc, char** argv);
// The same for words that stand after the command.
CommandLine parseWords(const std::vector<OptionText>& options, const std::vector<std::string>& all);

// The value of a switch, wherever it is written. Throws UsageError unless it is true or false.
void requireTruth(const std::string& name, const std::string& value);

// The name and the value of a system property. Throws UsageError if it has no name.
std::pair<std::string, std::string> parseDefinition(const std::string& definition);

inline bool isOneOf(std::string_view name, std::span<const std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

// Those that a command takes of another one's.
std::vector<OptionText> without(std::span<const std::string_view> names, std::vector<OptionText> options);

// Which part of a command's help to show: `--help` without a word more, `--help searches`, `--help research`, `--help all`.
enum class HelpTopic : std::uint8_t { Usual, Searches, Research, All };
HelpTopic helpTopicOf(int argc, char** argv);

// The usage and the options of this topic. Where others are not shown, a line at the end says how to see them.
std::string helpText(const std::vector<OptionText>& options, const std::string& usage,
                     HelpTopic topic = HelpTopic::Usual);

}  // namespace weaveproof::cli
