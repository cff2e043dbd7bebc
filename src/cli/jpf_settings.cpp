#include "cli/jpf_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <set>
#include <string_view>

#include "cli/split_list.hpp"
#include "cli/usage_error.hpp"
#include "search/notation.hpp"

namespace weaveproof::cli {

namespace {

// One of Java Pathfinder's own classes, without its package; ".listener.X" is short for "gov.nasa.jpf.listener.X".
// Empty if it is not one of its own.
std::string_view ownClass(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return name;
  return name.starts_with('.') || name.starts_with("gov.nasa.jpf.") ? name.substr(dot + 1) : std::string_view{};
}

struct KnownSearch {
  std::string_view name, search, option, value;  // besides --search, one more option
};
constexpr KnownSearch kSearches[] = {
    {"DFSearch", "dfs", "", ""},
    {"DFSHeuristic", "dfs", "", ""},
    {"BFSHeuristic", "bfs", "", ""},
    {"RandomSearch", "random-walk", "", ""},
    {"MostBlocked", "best-first", "heuristic", "most-blocked"},
    {"Interleaving", "best-first", "heuristic", "ti"},
    {"MinimizePreemption", "dfs", "preemption-iteration", "0-"},
};

// The property that finds the same.
std::string_view propertyFor(std::string_view name) {
  const std::string_view own = ownClass(name);
  if (own == "NotDeadlockedProperty") return "deadlock";
  if (own == "NoUncaughtExceptionsProperty") return "exception";
  if (own == "PreciseRaceDetector") return "race";
  return {};
}

// Choices that Verify.getInt, getDouble and getObject make by a name: their settings are passed to the program as
// system properties, where java/api/gov/nasa/jpf/vm/Configured.java looks.
struct KnownChoice {
  std::string_view name;
  std::array<std::string_view, 3> parts;
};
constexpr KnownChoice kChoices[] = {
    {"IntIntervalGenerator", {"min", "max", "delta"}},
    {"IntChoiceFromSet", {"values"}},
    {"IntChoiceFromList", {"values"}},
    {"DoubleChoiceFromSet", {"values"}},
    {"DoubleChoiceFromList", {"values"}},
    {"DoubleThresholdGenerator", {"low", "threshold", "high"}},
    {"TypedObjectChoice", {"type", "include_null"}},
};

constexpr std::string_view kListSeparators = ",;";

class Translation {
 public:
  explicit Translation(const JpfFile& file) : file_(file) {}

  JpfSettings translate() {
    setTarget();
    setPaths();
    setSearch();
    setSeed();
    setProperties();
    setSwitches();
    setChoices();
    result_.withoutEffect.insert(result_.withoutEffect.end(), file_.notFollowed.begin(), file_.notFollowed.end());
    for (const auto& [key, entry] : file_.entries)
      if (!entry.isUsed && !known_.contains(key)) result_.withoutEffect.push_back(key);
    std::ranges::sort(result_.withoutEffect);
    return std::move(result_);
  }

 private:
  // What the file has for a key that means something here; null if it has none.
  const JpfEntry* find(const std::string& key) {
    const auto found = file_.entries.find(key);
    if (found == file_.entries.end()) return nullptr;
    known_.insert(key);
    const JpfEntry& entry = found->second;
    if (!entry.missing.empty())
      throw UsageError{
          fmt::format("{}: ${{{}}} is not set; -D{}=... sets it", entry.where, entry.missing, entry.missing)};
    return &entry;
  }

  void set(std::string_view option, std::string value, const JpfEntry& entry) {
    result_.settings.push_back({std::string(option), {std::move(value)}, entry.where});
  }

  void leaveOut(const std::string& key) { result_.withoutEffect.push_back(key); }
  void leaveOut(const std::string& key, const std::string& value) { leaveOut(key + " = " + value); }

  bool isOn(const std::string& key) {
    const JpfEntry* entry = find(key);
    if (entry == nullptr || entry->value == "false") return false;
    if (entry->value == "true") return true;
    throw UsageError{fmt::format("{}: {} is true or false, not {}", entry->where, key, entry->value)};
  }

  // Of a limit; empty if there is none: -1 and MAX mean so.
  const JpfEntry* findLimit(const std::string& key) {
    const JpfEntry* entry = find(key);
    return entry == nullptr || entry->value.starts_with('-') || entry->value == "MAX" ? nullptr : entry;
  }

  void setTarget() {
    if (const JpfEntry* target = find("target")) result_.target = target->value;
    for (const char* key : {"target_args", "target.args"})
      if (const JpfEntry* arguments = find(key)) result_.arguments = splitList(arguments->value, kListSeparators);
    constexpr std::string_view kMain = "main([Ljava/lang/String;)V";
    if (const JpfEntry* entry = find("target.entry");
        entry != nullptr && entry->value != kMain && entry->value != "main")
      throw UsageError{
          fmt::format("{}: a program begins with its method main, not with {}", entry->where, entry->value)};
  }

  void setPaths() {
    for (const std::string key : {"classpath", "sourcepath"})
      if (const JpfEntry* entry = find(key)) {
        std::vector<std::string> paths;
        for (const std::string& path : splitList(entry->value, ",;:"))
          paths.push_back((entry->folder / path).lexically_normal().string());
        if (!paths.empty()) set(key, fmt::format("{}", fmt::join(paths, ":")), *entry);
      }
  }

  void setSearch() {
    if (const JpfEntry* entry = find("search.class")) {
      const auto known = std::ranges::find(kSearches, ownClass(entry->value), &KnownSearch::name);
      if (known == std::end(kSearches)) {
        leaveOut("search.class", entry->value);
      } else {
        search_ = known->search;
        set("search", std::string(search_), *entry);
        if (!known->option.empty()) set(known->option, std::string(known->value), *entry);
        if (known->value == "ti") history_ = true;
      }
    }
    const bool isGuided = search_ == "best-first";
    setLimit("search.depth_limit", "depth-limit", !isGuided);
    setLimit("search.RandomSearch.path_limit", "runs", search_ == "random-walk");
    setLimit("search.heuristic.thread_history_limit", "history", history_);
    const bool isBeam = isOn("search.heuristic.beam_search");
    setLimit("search.heuristic.queue_limit", isBeam ? "beam" : "queue-limit", isGuided);
    setSwitch("search.heuristic.astar", "astar", isGuided);
  }

  void setLimit(const std::string& key, std::string_view option, bool goes) {
    const JpfEntry* entry = findLimit(key);
    if (entry == nullptr) return;
    if (goes)
      set(option, entry->value, *entry);
    else
      leaveOut(key);
  }

  void setSwitch(const std::string& key, std::string_view option, bool goes) {
    if (!isOn(key)) return;
    if (goes)
      set(option, "true", *find(key));
    else
      leaveOut(key);
  }

  void setSeed() {
    constexpr std::string_view kUsualSeed = "42";
    const JpfEntry* seed = find("cg.seed");
    const JpfEntry* order = find("cg.randomize_choices");
    const std::string how = order == nullptr ? "NONE" : order->value;
    const bool isFixed = how == "FIXED_SEED" || how == "true", isVarying = how == "VAR_SEED";
    if (!isFixed && !isVarying && how != "NONE" && how != "false")
      throw UsageError{
          fmt::format("{}: cg.randomize_choices is NONE, FIXED_SEED or VAR_SEED, not {}", order->where, how)};
    if (isVarying)
      set("seed", std::to_string(std::random_device{}()), *order);
    else if (seed != nullptr)
      set("seed", seed->value, *seed);
    else if (isFixed)
      set("seed", std::string(kUsualSeed), *order);
    const bool triesAll = search_.empty() || search_ == "dfs" || search_ == "bfs";  // one thread after the other
    if ((isFixed || isVarying) && triesAll) set("order", "random", *order);
  }

  void setProperties() {
    std::vector<std::string> names;
    const JpfEntry* last = nullptr;
    const auto add = [&](const std::string& key) {
      const JpfEntry* entry = find(key);
      if (entry == nullptr) return;
      for (const std::string& word : splitList(entry->value, kListSeparators)) {
        const std::string_view name = propertyFor(word);
        if (name.empty()) {
          leaveOut(key, word);
        } else {
          names.emplace_back(name);
          last = entry;
        }
      }
    };
    add("search.properties");
    if (names.empty()) names = {"deadlock", "exception", "loop", "exit"};
    for (const char* key : {"listener", "search.listener", "vm.listener"}) add(key);
    if (last != nullptr) set("property", fmt::format("{}", fmt::join(names, ",")), *last);
  }

  void setSwitches() {
    setSwitch("search.multiple_errors", "all-errors", true);
    if (const JpfEntry* por = find("vm.por"); por != nullptr && !isOn("vm.por")) set("reduction", "none", *por);
    if (const JpfEntry* on = find("vm.enable_assertions"); on != nullptr && on->value == "false")
      leaveOut("vm.enable_assertions", on->value);  // else they are on, as always
  }

  void setChoices() {
    constexpr std::string_view kClass = ".class";
    for (const auto& [key, entry] : file_.entries) {
      const auto choice = std::ranges::find(kChoices, ownClass(entry.value), &KnownChoice::name);
      if (!key.ends_with(kClass) || choice == std::end(kChoices)) continue;
      define(key);
      for (const std::string_view part : choice->parts)
        if (!part.empty()) define(key.substr(0, key.size() - kClass.size() + 1) + std::string(part));
    }
  }

  void define(const std::string& key) {
    if (const JpfEntry* entry = find(key)) set("define", key + "=" + entry->value, *entry);
  }

  const JpfFile& file_;
  std::set<std::string> known_;  // keys that mean something here
  std::string_view search_;      // as --search has it; empty: the usual one
  bool history_ = false;         // a heuristic that looks back
  JpfSettings result_;
};

// The options that describe a search. If the command line has one of them, those of the file do not count: a user that
// asks for a search describes all of it.
bool describesSearch(const std::string& option) {
  constexpr std::string_view kOptions[] = {
      "search", "heuristic", "preemption-iteration", "runs", "history", "beam", "queue-limit", "astar", "order"};
  return std::ranges::find(kOptions, option) != std::end(kOptions);
}

}  // namespace

JpfSettings settingsOf(const JpfFile& file) { return Translation(file).translate(); }

JpfSettings takeJpfFile(CommandLine& line, const std::vector<OptionText>& options) {
  const std::string file = line.rest.front();
  CommandLine behind = parseWords(options, {line.rest.begin() + 1, line.rest.end()});
  line.help |= behind.help;
  line.options.insert(line.options.end(), behind.options.begin(), behind.options.end());

  std::vector<std::pair<std::string, std::string>> definitions;
  bool asksForSearch = false;
  for (const auto& [name, value] : line.options) {
    if (name == "define") definitions.push_back(parseDefinition(value));
    asksForSearch |= name == "search" || name == "portfolio" || name == "dfs-rb";
  }
  JpfSettings found = settingsOf(readJpfFile(file, definitions));
  std::erase_if(found.settings, [&](const Setting& setting) {
    return std::ranges::find(options, setting.name, &OptionText::name) == options.end() ||
           (asksForSearch && describesSearch(setting.name));
  });
  line.rest = std::move(behind.rest);
  if (!found.target.empty()) {
    if (line.rest.empty()) line.rest = found.arguments;
    line.rest.insert(line.rest.begin(), found.target);
  }
  if (line.rest.empty()) throw UsageError{file + " names no program: target = MainClass"};
  return found;
}

}  // namespace weaveproof::cli
