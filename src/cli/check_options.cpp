#include "cli/check_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "cli/config_file.hpp"
#include "cli/jpf_settings.hpp"
#include "cli/option_values.hpp"
#include "cli/own_config.hpp"
#include "cli/split_list.hpp"
#include "cli/usage_error.hpp"
#include "report/wrap.hpp"
#include "search/notation.hpp"
#include "search/additions.hpp"
#include "search/technique.hpp"

namespace weaveproof::cli {

namespace {

// One of two words: whether it is the first.
bool either(const char* option, const std::string& value, std::string_view yes, std::string_view no) {
  if (value == yes || value == no) return value == yes;
  throw UsageError{fmt::format("--{} is {} or {}, not {}", option, yes, no, value)};
}

void define(CheckOptions& options, const std::string& definition) {
  options.properties.push_back(parseDefinition(definition));
}

// One that says what is checked.
template <const char* name>
void setSpec(CheckOptions& options, const std::string& text) {
  const spec::Setting& setting = spec::settingNamed(name);
  if (!setting.read(options.spec, text))
    throw UsageError{fmt::format("--{} is {}, not {}", name, setting.wanted, text)};
}
constexpr char kKeepAlive[] = "keep-alive", kTime[] = "time", kFair[] = "fair", kLibrary[] = "library",
               kProcessors[] = "processors", kCarriers[] = "carriers", kWeakCas[] = "weak-cas", kPreview[] = "enable-preview",
               kRaceScope[] = "race-scope";

void setProperties(CheckOptions& options, const std::string& list) {
  if (!spec::settingNamed("property").read(options.spec, list))
    throw UsageError{"--property needs at least one property"};
  try {
    check::makeProperties(options.spec);
  } catch (const std::invalid_argument& error) {
    throw UsageError{error.what()};
  }
}

void setMemoryLimit(CheckOptions& options, const std::string& size) {
  options.memoryLimit = search::parseSize(size);
  if (!options.memoryLimit || *options.memoryLimit == 0)
    throw UsageError{"--memory-limit is a size such as 512M or 8G, not " + size};
}

void setColoring(CheckOptions& options, const std::string& text) {
  const std::optional<report::Coloring> coloring = report::parseColoring(text);
  if (!coloring) throw UsageError{fmt::format("--color is auto, always or never, not {}", text)};
  options.coloring = *coloring;
}

void setReduction(CheckOptions& options, const std::string& text) {
  const spec::Reduction reduction = spec::Reduction::named(text);
  options.spec.steps = reduction.steps;
  try {
    search::setReduction(options.search, reduction);
  } catch (const search::BadSearchOptions&) {
    throw UsageError{fmt::format("--reduction is none, local, reachability, hybrid, locks, sleep, full, {}, not {}",
                                 search::namesOfReductions(), text)};
  }
}

// The options that are not the search's: its own table has those.
struct Option {
  const char* name;
  const char* value;  // empty: a switch
  const char* group;  // empty: not in the help
  const char* sentence;
  void (*set)(CheckOptions&, const std::string&);
  bool isList = false;  // each value adds to those before
};

constexpr const char *kProgram = "The program", *kWhat = "What is checked", *kSearch = "The search",
                     *kChange = "A change", *kReport = "The report", *kResearch = "Published techniques";

constexpr Option kOptions[] = {
    {"classpath", "PATHS", kProgram, "Find classes in these directories and jars (or -cp)",
     [](CheckOptions& o, const std::string& v) { o.program.classPath = v, o.program.hasClassPath = true; }},
    {"jdk", "DIR", kProgram, "Use this JDK (default: JAVA_HOME, or java on the PATH)",
     [](CheckOptions& o, const std::string& v) { o.jdk = v; }},
    {"define", "NAME=VALUE", kProgram, "Set a system property (or -DNAME=VALUE)", define, true},
    {"enable-preview", "", kProgram, "Enable preview features of the JDK, as java does", setSpec<kPreview>},
    {"enable-assertions", "", "", "Accepted and ignored: assertions of the program are always checked",
     [](CheckOptions&, const std::string&) {}},

    {"junit", "", kProgram, "Check JUnit tests instead of a program",
     [](CheckOptions& o, const std::string& v) { o.junit = v == "true"; }},

    {"jobs", "N", kProgram, "With --junit, or --mains of diff: check N of them side by side (default: 1)",
     [](CheckOptions& o, const std::string& v) { o.jobs = numberOf<std::size_t>("jobs", v, 1); }},

    {"property", "LIST", kWhat, "Look for deadlock, exception, loop, exit (the default), race, nonprogress (livelock)",
     setProperties},
    {"race-scope", "user|all", kWhat, "Report races on the program's data (default), or all", setSpec<kRaceScope>},
    {"reduction", "none|local|reachability|hybrid|locks|sleep|full", kWhat,
     "Skip what leads to nothing new: full (default) skips most, none nothing (--help searches)", setReduction},
    {"keep-alive", "late|free", kWhat,
     "Let idle pool threads end when nothing else can happen (late, the default) or at any time (free)",
     setSpec<kKeepAlive>},
    {"time", "free|last|patient:TIME", kWhat,
     "End a timed wait at any moment (free), only when no thread can go on (last), or as last if it is this long, else "
     "as free (patient:1s, the default)",
     setSpec<kTime>},
    {"early-time-outs", "mention|ignore", kWhat,
     "Try for a tenth of the time what early ends of long waits lead to, and mention violations (default)",
     [](CheckOptions& o, const std::string& v) { o.mentionEarly = either("early-time-outs", v, "mention", "ignore"); }},
    {"fair", "", kWhat, "Schedule a thread that yields, spins or waits for a time only when no other can run",
     setSpec<kFair>},
    {"library", "contracts|blocking|exact", kWhat,
     "Execute a call as a single step (contracts, default), delay it until it would not block (blocking), or explore "
     "its steps (exact)",
     setSpec<kLibrary>},
    {"processors", "N", kWhat, "Set the value of availableProcessors() (default: 2)", setSpec<kProcessors>},
    {"carriers", "N", kWhat, "Let virtual threads share N carriers", setSpec<kCarriers>},
    {"weak-cas", "", kWhat, "Let weakCompareAndSet fail spuriously, too", setSpec<kWeakCas>},
    {"cache", "FOLDER", kSearch, "Keep there what is learned, for the next check",
     [](CheckOptions& o, const std::string& v) { o.cache = v; }},
    {"changed-since", "OLD", kChange,
     "Take what differs from this version as changed: a class path, a folder with sources, git:REV",
     [](CheckOptions& o, const std::string& v) { o.changedSince = v; }},
    {"changed", "CLASS.METHOD[:L1-L2]", kChange, "Take this method, or these lines, as changed",
     [](CheckOptions& o, const std::string& v) { o.changed.push_back(v); }, true},
    {"build", "COMMAND", kChange, "Build a version that has no classes by this command",
     [](CheckOptions& o, const std::string& v) { o.buildCommand = v; }},
    {"mains", "A,B,C", kChange, "Check several programs, one after the other",
     [](CheckOptions& o, const std::string& v) { o.mains = v; }},
    {"memory-limit", "SIZE", kSearch, "Stop at this size, as 8G (default: 3/4 of the memory)", setMemoryLimit},
    {"verify-store", "", "", "Compare the whole heap with what is stored after every step: slow, for tests",
     [](CheckOptions& o, const std::string& v) { o.verifyStore = v == "true"; }},
    {"verify-independence", "", "",
     "Execute each two independent steps in both orders, in every state: slow, for tests",
     [](CheckOptions& o, const std::string& v) { o.verifyIndependence = v == "true"; }},

    {"json", "FILE", kReport, "Write the result as JSON (-: to standard output)",
     [](CheckOptions& o, const std::string& v) { o.json = v; }},
    {"junit-xml", "FILE", kReport, "With --junit, or of diff: write the results in JUnit's XML format",
     [](CheckOptions& o, const std::string& v) { o.junitXml = v; }},
    {"html", "FILE", kReport, "Write a page that shows the schedule and the source",
     [](CheckOptions& o, const std::string& v) { o.files.html = v; }},
    {"sarif", "FILE", kReport, "Write violations as SARIF 2.1.0",
     [](CheckOptions& o, const std::string& v) { o.files.sarif = v; }},
    {"trace", "FILE", kReport, "Write the counterexample there, for replay (default: weaveproof-trace.json)",
     [](CheckOptions& o, const std::string& v) { o.trace = v; }},
    {"coverage", "FILE", kReport, "Write which lines any schedule runs, as JSON",
     [](CheckOptions& o, const std::string& v) { o.coverage = v; }},
    {"sourcepath", "PATHS", kReport, "Find sources in these directories",
     [](CheckOptions& o, const std::string& v) { o.sourcePath = v; }},
    {"internals", "", kReport, "Show each step inside library calls",
     [](CheckOptions& o, const std::string& v) { o.files.internals = v == "true"; }},
    {"outcomes", "", kReport, "List what the program passed to Check.outcome",
     [](CheckOptions& o, const std::string& v) { o.outcomes = v == "true"; }},
    {"color", "auto|always|never", kReport, "Colour the text (default: on a terminal)", setColoring},
    {"quiet", "", kReport, "Print only the verdict and what qualifies it",
     [](CheckOptions& o, const std::string& v) { o.quiet = v == "true"; }},
};

// diff goes through the versions itself, and takes for granted a search that goes with bounds.
constexpr std::string_view kOfDiff[] = {"mains"}, kNotForDiff[] = {"junit", "changed-since", "changed"},
                           kSearchOfDiff[] = {"order",       "seed",        "reduction", "all-errors", "time-limit",
                                              "state-limit", "depth-limit", "prune",     "parallel",   "share"};

const Option* ownOption(const std::string& name) {
  const auto found =
      std::find_if(std::begin(kOptions), std::end(kOptions), [&](const Option& o) { return name == o.name; });
  return found == std::end(kOptions) ? nullptr : found;
}

bool isSearchOption(const std::string& name) {
  const auto table = search::searchOptionTable();
  return std::any_of(table.begin(), table.end(),
                     [&](const search::SearchOption& option) { return option.name == name; });
}

void set(CheckOptions& options, const std::string& name, const std::string& value) {
  const Option* own = ownOption(name);
  if (own != nullptr) {
    if (*own->value == '\0') requireTruth(name, value);
    own->set(options, value);
  } else {
    try {
      search::setSearchOption(options.search, name, value);
    } catch (const search::BadSearchOptions& error) {
      throw UsageError{error.what()};
    }
  }
  if (name == "jobs") return;  // it changes no result
  auto& given = options.asGiven;
  const auto known = std::find_if(given.begin(), given.end(), [&](const auto& pair) { return pair.first == name; });
  if (known == given.end())
    given.emplace_back(name, value);
  else if (own != nullptr && own->isList)
    known->second += " " + value;
  else
    known->second = value;
}

void setAll(CheckOptions& options, const std::vector<Setting>& settings) {
  for (const Setting& setting : settings) {
    const Option* own = ownOption(setting.name);
    if (own == nullptr && !isSearchOption(setting.name))
      throw UsageError{fmt::format("{}: there is no option {}", setting.where, setting.name)};
    try {
      if (own != nullptr && own->isList) {
        for (const std::string& value : setting.values) set(options, setting.name, value);
      } else {
        set(options, setting.name, fmt::format("{}", fmt::join(setting.values, ",")));
      }
    } catch (const UsageError& error) {
      throw UsageError{setting.where + ": " + error.sentence};
    }
  }
}

void setFromJpfFile(CheckOptions& options, CommandLine& line) {
  const std::string file = line.rest.front();
  const JpfSettings found = takeJpfFile(line, checkOptionTexts());
  setAll(options, found.settings);
  if (found.withoutEffect.empty()) return;
  constexpr std::size_t kMostShown = 40;
  const std::size_t shown = std::min(found.withoutEffect.size(), kMostShown), more = found.withoutEffect.size() - shown;
  const std::string list = fmt::format("{}", fmt::join(std::span(found.withoutEffect).first(shown), ", "));
  std::fprintf(stderr, "weaveproof: %s: without effect here: %s%s\n", file.c_str(), report::printable(list).c_str(),
               more ? fmt::format(", and {} more", more).c_str() : "");
}

// The oracles follow one search.
std::string suitingSearchFor(const CheckOptions& options) {
  if (options.verifyStore || options.verifyIndependence) return "dfs";
  return search::suitingSearch(options.search, options.spec);
}

// What was not given and has a default that a reader of the result wants to see.
void completeAsGiven(CheckOptions& options) {
  const auto addDefault = [&](const char* name, const std::string& value) {
    for (const auto& [given, ignored] : options.asGiven)
      if (given == name) return;
    options.asGiven.emplace_back(name, value);
  };
  addDefault("property", spec::settingNamed("property").text(options.spec));
  addDefault("race-scope", spec::settingNamed("race-scope").text(options.spec));
  addDefault("reduction", spec::Reduction{options.spec.steps, options.search.orders, options.search.por}.name());
  for (const char* name : {"keep-alive", "time", "library"})
    addDefault(name, spec::settingNamed(name).text(options.spec));
  addDefault("search", options.search.search);
  addDefault("store", options.search.store);
}

}  // namespace

std::vector<OptionText> checkOptionTexts() {
  std::vector<OptionText> texts;
  const auto addSearch = [&] {
    for (const search::SearchOption& option : search::searchOptionTable())
      if (ownOption(std::string(option.name)) == nullptr)
        texts.push_back({std::string(option.name), std::string(option.value), std::string(option.sentence),
                         option.research                      ? kResearch
                         : option.name.starts_with("change-") ? kChange
                                                              : kSearch,
                         option.research});
  };
  bool hasSearch = false;
  for (const Option& option : kOptions) {
    if (option.group == kSearch && !std::exchange(hasSearch, true))
      addSearch();  // what to do, then within which limits
    texts.push_back({option.name, option.value, option.sentence, option.group});
  }
  texts.push_back({"config", "FILE", "Read options from this TOML file (default: weaveproof.toml in the folder or above)", kReport});
  return texts;
}

namespace {

void readOptions(CheckOptions& options, const CommandLine& line) {
  for (const auto& [name, value] : line.options)
    if (name == "config") setAll(options, readConfigFile(value));
  for (const auto& [name, value] : line.options)
    if (name != "config") set(options, name, value);
}

// Bounds that use the change need one, and a user that gives the change wants such a bound.
void suitChange(CheckOptions& options) {
  search::SearchOptions& search = options.search;
  const bool hasChange = !options.changedSince.empty() || !options.changed.empty();
  const bool hasBound = search.changeBound || !search.changeIteration.empty() || search.pairwise;
  if (hasBound && !hasChange)
    throw UsageError{
        "--change-bound, --change-iteration and --pairwise want to know what has changed: --changed-since OLD or "
        "--changed Class.method"};
  if (!hasChange || hasBound) return;
  const bool hasOther = search.preemptionBound || search.delayBound || !search.preemptionIteration.empty();
  if (hasOther || (!search.search.empty() && search.search != "dfs" && search.search != "bfs"))
    throw UsageError{"--changed-since and --changed are for --change-bound and --change-iteration"};
  search.changeIteration = "0-";
}

}  // namespace

void completeOptions(CheckOptions& options) {
  if (report::isStandardOutput(options.trace)) throw UsageError{"--trace needs a file, which replay can read"};
  if (report::isStandardOutput(options.files.html) && options.junit)
    throw UsageError{"--html needs a file with --junit, beside which there is one for each test"};
  if (options.search.search.empty()) options.search.search = suitingSearchFor(options);
  try {
    search::checkSearchOptions(options.search, options.spec);
  } catch (const search::BadSearchOptions& error) {
    throw UsageError{error.what()};
  }
  const auto asked = std::ranges::find(options.asGiven, "reduction", &std::pair<std::string, std::string>::first);
  if (asked != options.asGiven.end() &&
      (options.search.orders == spec::Orders::SleepSets || options.search.orders == spec::Orders::SourceSets) &&
      !search::leavesOutOrders(options.search, options.spec))
    options.weakerThan = asked->second;
  completeAsGiven(options);
}

namespace {

// Those of weaveproof.toml, unless another file is named. The command line overrides them.
void readOwnOptions(CheckOptions& options, const CommandLine& line) {
  const auto isNamed = [&](const char* name) {
    return std::ranges::find(line.options, name, &std::pair<std::string, std::string>::first) != line.options.end();
  };
  if (isNamed("config")) return;
  const std::optional<std::string> file = findOwnConfig();
  if (!file) return;
  setAll(options, readOwnConfig(*file, checkOptionTexts()));
  if (!isNamed("quiet") && !options.quiet)
    std::fprintf(stderr, "weaveproof: options of %s\n", report::printable(*file).c_str());
}

// Tests have no arguments of their own, so options may stand among them and behind them.
void takeOptionsAmongTests(CommandLine& line) {
  const auto isJunit = [](const auto& option) { return option.first == "junit" && option.second == "true"; };
  std::vector<std::string> tests;
  for (;;) {
    if (std::ranges::none_of(line.options, isJunit)) return;
    const auto option = std::ranges::find_if(
        line.rest, [](const std::string& word) { return word.size() > 1 && word.starts_with('-'); });
    tests.insert(tests.end(), line.rest.begin(), option);
    if (option == line.rest.end()) break;
    CommandLine behind = parseWords(checkOptionTexts(), {option, line.rest.end()});
    line.options.insert(line.options.end(), behind.options.begin(), behind.options.end());
    line.rest = std::move(behind.rest);
    line.help = line.help || behind.help;
    if (line.help) return;
  }
  line.rest = std::move(tests);
}

}  // namespace

std::optional<CheckOptions> parseCheckOptions(int argc, char** argv) {
  CommandLine line = parseCommandLine(checkOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  takeOptionsAmongTests(line);
  if (line.help) return std::nullopt;
  CheckOptions options;
  const bool isFromJpfFile = namesJpfFile(line);
  if (isFromJpfFile) setFromJpfFile(options, line);
  if (line.help) return std::nullopt;
  if (!isFromJpfFile) readOwnOptions(options, line);
  readOptions(options, line);
  if (options.junit && isFromJpfFile) throw UsageError{"--junit takes tests, and a .jpf file names a program"};
  if (line.rest.empty() || line.rest.front().empty())
    throw UsageError{options.junit ? "no test is given" : "no program is given"};
  if (!options.junitXml.empty() && !options.junit) throw UsageError{"--junit-xml is for --junit"};
  if (options.jobs > 1 && !options.junit) throw UsageError{"--jobs is for --junit, and for --mains of diff"};
  if (!options.mains.empty()) throw UsageError{"--mains is for weaveproof diff"};
  options.program.program = line.rest.front();
  options.arguments.assign(line.rest.begin() + 1, line.rest.end());
  suitChange(options);
  completeOptions(options);
  return options;
}

std::optional<DiffOptions> parseDiffOptions(int argc, char** argv) {
  CommandLine line = parseCommandLine(checkOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  if (line.rest.size() > 3 && line.rest[2] == "--mains") {  // in the place of Main
    line.options.emplace_back("mains", line.rest[3]);
    line.rest.erase(line.rest.begin() + 2, line.rest.begin() + 4);
  }
  DiffOptions diff;
  CheckOptions& options = diff.check;
  readOptions(options, line);
  if (line.rest.size() < 2) throw UsageError{"diff wants two versions: OLD NEW Main"};
  diff.before = line.rest[0];
  diff.after = line.rest[1];
  const bool hasMains = !options.mains.empty();
  for (std::size_t i = 2; hasMains && i < line.rest.size(); ++i)
    if (line.rest[i].starts_with('-'))
      throw UsageError{"options stand before the two versions, not after them: " + line.rest[i]};
  if (!hasMains && line.rest.size() < 3) throw UsageError{"no program is given"};
  if (!hasMains) options.program.program = line.rest[2];
  options.arguments.assign(line.rest.begin() + (hasMains ? 2 : 3), line.rest.end());
  if (!hasMains && options.jobs > 1) throw UsageError{"--jobs is for --mains"};
  if (hasMains && !options.trace.empty()) throw UsageError{"--trace is for one program, not for --mains"};
  if (hasMains && report::isStandardOutput(options.files.html))
    throw UsageError{"--html needs a file with --mains, beside which there is one for each program"};
  const std::string& main = options.program.program;
  if (main.ends_with(".java") || main.ends_with(".class") || main.ends_with(".jar") || main.ends_with(".jpf"))
    throw UsageError{"diff wants the name of a main class, which both versions have, not " + main};
  for (const auto& [name, value] : options.asGiven) {
    if (isOneOf(name, kNotForDiff))
      throw UsageError{
          fmt::format("diff finds out itself what has changed, and checks programs: --{} is for check", name)};
    if (isSearchOption(name) && !isOneOf(name, kSearchOfDiff))
      throw UsageError{fmt::format("diff chooses its searches itself: --{} is for check", name)};
  }
  CheckOptions stage = options;  // what does not go with its stages is reported before the first of them
  stage.search.search = "dfs";
  stage.search.changeBound = 0;
  completeOptions(stage);
  return diff;
}

std::string diffHelp(HelpTopic topic) {
  std::vector<OptionText> texts = without(kNotForDiff, checkOptionTexts());
  std::erase_if(texts,
                [](const OptionText& text) { return isSearchOption(text.name) && !isOneOf(text.name, kSearchOfDiff); });
  return helpText(texts,
                  "usage: weaveproof diff [options] OLD NEW MainClass [program arguments]\n"
                  "       weaveproof diff [options] OLD NEW --mains A,B,C\n"
                  "OLD and NEW are class paths, jars, folders with sources, or git:REV.\n",
                  topic);
}

std::string checkHelp(HelpTopic topic) {
  if (topic == HelpTopic::Searches) return search::techniquesHelp(false);
  const std::string options = helpText(without(kOfDiff, checkOptionTexts()),
                                       "usage: weaveproof check [options] PROGRAM [program arguments]\n"
                                       "       weaveproof check [options] --junit TEST...\n"
                                       "PROGRAM is MainClass, File.class, File.java, app.jar or File.jpf; TEST is\n"
                                       "TestClass[#method], a package, a folder, tests.jar or Test.java.\n",
                                       topic);
  if (topic == HelpTopic::Research) return options + "\n" + search::techniquesHelp(true);
  if (topic == HelpTopic::All) return options + "\n" + search::techniquesHelp(false) + search::techniquesHelp(true);
  return options + "  --help searches         Show what each search, order, reduction and bound does\n";
}

}  // namespace weaveproof::cli
