#include "cli/mutate_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "cli/jpf_settings.hpp"
#include "cli/option_values.hpp"
#include "cli/split_list.hpp"
#include "cli/usage_error.hpp"
#include "mutate/operators.hpp"

namespace weaveproof::cli {

namespace {

void setOperators(MutateOptions& options, const std::string& list) {
  try {
    options.operators = mutate::parseOperators(list);
  } catch (const std::invalid_argument& error) {
    throw UsageError{error.what()};
  }
}

void setSites(MutateOptions& options, const std::string& list) {
  for (const std::string& id : splitList(list, ",")) options.siteIds.push_back(numberOf<std::uint32_t>("sites", id, 1));
}

void setFailUnder(MutateOptions& options, const std::string& text) {
  char* end = nullptr;
  const double percent = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || !(percent >= 0 && percent <= 100))
    throw UsageError{"--fail-under is a percentage from 0 to 100, not " + text};
  options.failUnder = percent;
}

struct MutateOption {
  const char* name;
  const char* value;
  const char* sentence;
  void (*set)(MutateOptions&, const std::string&);
};

constexpr const char* kMutants = "Mutants";

constexpr MutateOption kMutateOptions[] = {
    {"list", "", "List every site: number, operator, place, and what it becomes",
     [](MutateOptions& o, const std::string& v) { o.list = v == "true"; }},
    {"check", "", "Check every mutant and say which ones the harness kills",
     [](MutateOptions& o, const std::string& v) { o.check = v == "true"; }},
    {"out", "DIR", "Write the mutants there, each with a patch and its classes; the folder is empty or new",
     [](MutateOptions& o, const std::string& v) { o.out = v; }},
    {"in", "PATHS",
     "Change these: source files, folders of sources or classes, jars, separated by ':' (default: PROGRAM)",
     [](MutateOptions& o, const std::string& v) { o.in = splitList(v, ":"); }},
    {"only", "CLASSES", "Change only these classes, separated by commas; bank.* is a package",
     [](MutateOptions& o, const std::string& v) { o.only = splitList(v, ","); }},
    {"operators", "LIST", "Apply only these operators, separated by commas", setOperators},
    {"sites", "LIST", "Change only these sites, by the numbers that --list shows", setSites},
    {"number", "N", "Draw N mutants at random (default: each site alone)",
     [](MutateOptions& o, const std::string& v) { o.number = numberOf<std::size_t>("number", v, 1); }},
    {"per-mutant", "M", "With --number: change M sites in each mutant (default: 1)",
     [](MutateOptions& o, const std::string& v) { o.perMutant = numberOf<std::size_t>("per-mutant", v, 1); }},
    {"seed", "S", "Seed these draws (default: 1)",
     [](MutateOptions& o, const std::string& v) { o.seed = numberOf<std::uint64_t>("seed", v, 0); }},
    {"jobs", "N", "Check N mutants side by side (default: 1)",
     [](MutateOptions& o, const std::string& v) { o.jobs = numberOf<std::size_t>("jobs", v, 1); }},
    {"parallel", "N", "The same as --jobs",
     [](MutateOptions& o, const std::string& v) { o.jobs = numberOf<std::size_t>("parallel", v, 1); }},
    {"fail-under", "P", "Exit with status 1 if fewer than P percent are killed", setFailUnder},
    {"json", "FILE", "Write sites or results as JSON", [](MutateOptions& o, const std::string& v) { o.json = v; }},
    {"junit-xml", "FILE", "With --check: write the results in JUnit's XML format",
     [](MutateOptions& o, const std::string& v) { o.junitXml = v; }},
    {"html", "FILE", "With --check: write a page over all mutants, and one for each that is killed",
     [](MutateOptions& o, const std::string& v) { o.html = v; }},
};

const MutateOption* ownMutateOption(const std::string& name) {
  const auto found =
      std::ranges::find_if(kMutateOptions, [&](const MutateOption& option) { return name == option.name; });
  return found == std::end(kMutateOptions) ? nullptr : found;
}

// They are for what one check finds; and with workers for mutants, there are none to share a search.
constexpr std::string_view kOfOneCheck[] = {"sarif", "trace", "outcomes", "coverage"},
                           kNotForMutants[] = {"sarif", "trace", "outcomes", "coverage", "mains", "share"};

std::vector<OptionText> allOptionTexts() {
  std::vector<OptionText> texts;
  for (const MutateOption& option : kMutateOptions)
    texts.push_back({option.name, option.value, option.sentence, kMutants});
  for (OptionText& text : checkOptionTexts())
    if (ownMutateOption(text.name) == nullptr) texts.push_back(std::move(text));
  return texts;
}

}  // namespace

std::optional<MutateOptions> parseMutateOptions(int argc, char** argv) {
  const CommandLine line = parseCommandLine(allOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  MutateOptions options;
  for (const auto& [name, value] : line.options) {
    if (const MutateOption* own = ownMutateOption(name)) {
      own->set(options, value);
      continue;
    }
    if (isOneOf(name, kOfOneCheck))
      throw UsageError{fmt::format("--{} is for one check, not for those of many mutants", name)};
    if (name == "quiet") options.quiet = value == "true";
    options.checkWords.push_back("--" + name + "=" + value);
  }
  options.hasProgram = !line.rest.empty();
  if (!options.hasProgram && (options.check || options.in.empty())) throw UsageError{"no program is given"};
  if (!options.list && !options.check && options.out.empty()) throw UsageError{"mutate needs --list, --check or --out"};
  if (options.perMutant > 1 && !options.number) throw UsageError{"--per-mutant is for --number"};
  if (options.failUnder && !options.check) throw UsageError{"--fail-under is for --check"};
  if (!options.check && (!options.junitXml.empty() || !options.html.empty()))
    throw UsageError{"--junit-xml and --html are for --check"};
  if (report::isStandardOutput(options.html))
    throw UsageError{"--html needs a file with mutate, beside which there is one for each mutant that is killed"};
  if (options.list && (options.check || !options.out.empty()))
    throw UsageError{"--list goes neither with --check nor with --out"};

  if (namesJpfFile(line)) throw UsageError{"mutate wants the program itself, not " + line.rest.front()};

  std::vector<std::string> words{argv[0], "check"};
  words.insert(words.end(), options.checkWords.begin(), options.checkWords.end());
  words.insert(words.end(), line.rest.begin(), line.rest.end());
  if (!options.hasProgram) words.emplace_back("none");
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  options.checked = *parseCheckOptions(static_cast<int>(pointers.size()), pointers.data());
  return options;
}

std::string mutateHelp(HelpTopic topic) {
  const std::string options = helpText(without(kNotForMutants, allOptionTexts()),
                                       "usage: weaveproof mutate [options] (--list | --out DIR | --check) PROGRAM\n"
                                       "                         [program arguments]\n"
                                       "       weaveproof mutate [options] --check --in PATHS --junit TESTS\n",
                                       topic);
  return topic == HelpTopic::Research ? options : options + "\n" + mutate::operatorsHelp();
}

}  // namespace weaveproof::cli
