#include "spec/check_spec.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace weaveproof::spec {

namespace {

constexpr std::int32_t kMostProcessors = 1024;
constexpr std::array<std::string_view, 3> kLibraries = {"contracts", "blocking", "exact"};  // by Library

// One of two words: whether it is the first.
bool readEither(bool& value, std::string_view text, std::string_view yes, std::string_view no) {
  value = text == yes;
  return text == yes || text == no;
}

bool readTime(CheckSpec& spec, std::string_view text) {
  const std::optional<TimePolicy> time = TimePolicy::parse(text);
  if (!time) return false;
  spec.time.lateFrom = time->lateFrom;
  return true;
}

bool readLibrary(CheckSpec& spec, std::string_view text) {
  const auto* const named = std::ranges::find(kLibraries, text);
  if (named == kLibraries.end()) return false;
  spec.library = static_cast<Library>(named - kLibraries.begin());
  return true;
}

bool readNumber(std::int32_t& number, std::string_view text, std::int32_t least) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= least && number <= kMostProcessors;
}

constexpr std::string_view kBlanks = " \t\f\r\n";

bool readProperties(CheckSpec& spec, std::string_view text) {
  spec.properties.clear();
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    std::string_view name = text.substr(begin, end - begin);
    name.remove_prefix(std::min(name.find_first_not_of(kBlanks), name.size()));
    name = name.substr(0, name.find_last_not_of(kBlanks) + 1);
    if (!name.empty()) spec.properties.emplace_back(name);
    begin = end + 1;
  }
  return !spec.properties.empty();
}

std::string listOf(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ",") + name;
  return list;
}

bool readSteps(CheckSpec& spec, std::string_view text) {
  const std::optional<Steps> steps = stepsNamed(text);
  if (steps) spec.steps = *steps;
  return steps.has_value();
}

std::string truth(bool value) { return value ? "true" : "false"; }

using S = CheckSpec;
using Text = std::string_view;

constexpr std::array kSettings = {
    Setting{"reduction", Setting::Kind::Word, "none, local, reachability, hybrid or locks", readSteps,
            [](const S& s) { return std::string(nameOf(s.steps)); }},
    Setting{"keep-alive", Setting::Kind::Word, "free or late",
            [](S& s, Text text) { return readEither(s.keepAliveTimesOut, text, "free", "late"); },
            [](const S& s) { return std::string(s.keepAliveTimesOut ? "free" : "late"); }},
    Setting{"time", Setting::Kind::Word, "free, last, or patient:1s with any time", readTime,
            [](const S& s) { return s.time.text(); }},
    Setting{"fair", Setting::Kind::Switch, "true or false",
            [](S& s, Text text) { return readEither(s.time.fair, text, "true", "false"); },
            [](const S& s) { return truth(s.time.fair); }},
    Setting{"library", Setting::Kind::Word, "contracts, blocking or exact", readLibrary,
            [](const S& s) { return std::string(kLibraries[static_cast<std::size_t>(s.library)]); }},
    Setting{"processors", Setting::Kind::Number, "a number from 1 to 1024",
            [](S& s, Text text) { return readNumber(s.processors, text, 1); },
            [](const S& s) { return std::to_string(s.processors); }},
    Setting{"carriers", Setting::Kind::Number, "a number from 1 to 1024, or 0 for no limit",
            [](S& s, Text text) { return readNumber(s.carriers, text, 0); },
            [](const S& s) { return std::to_string(s.carriers); }},
    Setting{"enable-preview", Setting::Kind::Switch, "true or false",
            [](S& s, Text text) { return readEither(s.preview, text, "true", "false"); },
            [](const S& s) { return truth(s.preview); }},
    Setting{"weak-cas", Setting::Kind::Switch, "true or false",
            [](S& s, Text text) { return readEither(s.weakCas, text, "true", "false"); },
            [](const S& s) { return truth(s.weakCas); }},
    Setting{"property", Setting::Kind::List, "a list of properties", readProperties,
            [](const S& s) { return listOf(s.properties); }},
    Setting{"race-scope", Setting::Kind::Word, "all or user",
            [](S& s, Text text) { return readEither(s.raceInLibrary, text, "all", "user"); },
            [](const S& s) { return std::string(s.raceInLibrary ? "all" : "user"); }},
};

}  // namespace

std::vector<std::string> usualProperties() { return {"exception", "loop", "exit", "deadlock"}; }

std::span<const Setting> settings() { return kSettings; }

const Setting& settingNamed(std::string_view name) {
  const auto* const setting = std::ranges::find(kSettings, name, &Setting::name);
  assert(setting != kSettings.end() && "there is a setting of this name");
  return *setting;
}

}  // namespace weaveproof::spec
