#include "cli/clients_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/config_file.hpp"
#include "cli/option_values.hpp"
#include "cli/split_list.hpp"
#include "cli/usage_error.hpp"

namespace weaveproof::cli {

namespace {

using Values = std::vector<std::string>;

// If the calls of a client can be made in more orders than this, the client is too large to find out what is admitted.
constexpr std::uint64_t kMostOrders = 10'000;
constexpr std::size_t kMostClients = 20'000;

struct ClientsOption {
  const char* name;
  const char* value;  // empty: a switch
  char separator;     // of a list; 0: it is none
  const char* group;
  const char* sentence;
  void (*set)(ClientsOptions&, const Values&);
};

constexpr const char *kObject = "The object and its calls", *kClients = "Clients", *kAnswer = "The answer";

std::size_t numberUpTo(const char* option, const std::string& text, std::size_t least, std::size_t most) {
  const auto number = numberOf<std::size_t>(option, text, least);
  if (number > most) throw UsageError{fmt::format("--{} is at most {}, not {}", option, most, text)};
  return number;
}

constexpr ClientsOption kClientsOptions[] = {
    {"class", "NAME", 0, "", "Test this class (in a file)",
     [](ClientsOptions& o, const Values& v) { o.className = v.front(); }},
    {"new", "EXPRESSION", 0, kObject,
     "Make an object by this Java expression (default: the public constructor with the fewest parameters)",
     [](ClientsOptions& o, const Values& v) { o.wishes.construct = v.front(); }},
    {"methods", "LIST", ',', kObject, "Call only these public methods (default: all but Object's)",
     [](ClientsOptions& o, const Values& v) { o.wishes.methods = v; }},
    {"without", "LIST", ',', kObject, "Call all public methods but these",
     [](ClientsOptions& o, const Values& v) { o.wishes.without = v; }},
    {"values", "LIST", ',', kObject, "Pass these values, in Java, each where its type fits (default: 1,2)",
     [](ClientsOptions& o, const Values& v) { o.wishes.values = v; }},
    {"calls", "LIST", ';', kObject,
     "Make these calls instead, separated by ';', with ranges and alternatives in braces: put({1..2}, {null|3}); "
     "size()",
     [](ClientsOptions& o, const Values& v) { o.wishes.calls = v; }},
    {"prefix", "LIST", ';', kObject, "Make these calls, separated by ';', before the threads start",
     [](ClientsOptions& o, const Values& v) { o.prefix = v; }},
    {"content", "CALL", 0, kObject, "Compare the result of this call at the end, too: toString()",
     [](ClientsOptions& o, const Values& v) { o.content = v.front(); }},
    {"spec", "CLASS", 0, kObject, "Let objects of this class say which results are right (default: the class itself)",
     [](ClientsOptions& o, const Values& v) { o.reference = v.front(); }},
    {"spec-new", "EXPRESSION", 0, kObject, "Make an object of that class by this expression",
     [](ClientsOptions& o, const Values& v) { o.referenceConstruct = v.front(); }},

    {"threads", "N", 0, kClients, "Use N threads in each client (default: 2)",
     [](ClientsOptions& o, const Values& v) {
       o.bounds.threads = numberUpTo("threads", v.front(), 2, clients::kMostThreads);
     }},
    {"operations", "M", 0, kClients, "Make M calls in each thread (default: 2)",
     [](ClientsOptions& o, const Values& v) {
       o.bounds.operations = numberUpTo("operations", v.front(), 1, clients::kMostOperations);
     }},
    {"number", "N|all", 0, kClients, "Check N clients, drawn at random if there are more (default: 100)",
     [](ClientsOptions& o, const Values& v) {
       o.wantsAll = v.front() == "all";
       o.bounds.number = o.wantsAll ? kMostClients : numberUpTo("number", v.front(), 1, kMostClients);
     }},
    {"seed", "S", 0, kClients, "Seed these draws (default: 1)",
     [](ClientsOptions& o, const Values& v) { o.bounds.seed = numberOf<std::uint64_t>("seed", v.front(), 0); }},
    {"values-alike", "", 0, kClients,
     "Check one of the clients that differ only by a renaming of values: for a class that treats all values alike",
     [](ClientsOptions& o, const Values& v) { o.bounds.valuesAreAlike = v.front() == "true"; }},
    {"client", "N", 0, kClients, "Check only the client of this number",
     [](ClientsOptions& o, const Values& v) { o.only = numberOf<std::size_t>("client", v.front(), 1); }},
    {"write", "DIR", 0, kClients, "Write each client as a Java file, for check; the folder is empty or new",
     [](ClientsOptions& o, const Values& v) { o.write = v.front(); }},

    {"weak", "", 0, kAnswer, "Require sequential consistency only: an order of the calls need not respect time",
     [](ClientsOptions& o, const Values& v) { o.weak = v.front() == "true"; }},
    {"all-errors", "", 0, kAnswer, "Continue after the first client with a violation",
     [](ClientsOptions& o, const Values& v) { o.all = v.front() == "true"; }},
    {"jobs", "N", 0, kAnswer, "Check N clients side by side (default: one for each processor, at most 4)",
     [](ClientsOptions& o, const Values& v) { o.jobs = numberOf<std::size_t>("jobs", v.front(), 1); }},
    {"parallel", "N", 0, kAnswer, "The same as --jobs",
     [](ClientsOptions& o, const Values& v) { o.jobs = numberOf<std::size_t>("parallel", v.front(), 1); }},
    {"json", "FILE", 0, kAnswer, "Write the results as JSON",
     [](ClientsOptions& o, const Values& v) { o.json = v.front(); }},
    {"junit-xml", "FILE", 0, kAnswer, "Write the results in JUnit's XML format",
     [](ClientsOptions& o, const Values& v) { o.junitXml = v.front(); }},
    {"html", "FILE", 0, kAnswer, "Write a page over all clients, and one for each with a violation",
     [](ClientsOptions& o, const Values& v) { o.html = v.front(); }},
    {"sarif", "FILE", 0, kAnswer, "Write violations as SARIF 2.1.0",
     [](ClientsOptions& o, const Values& v) { o.sarif = v.front(); }},
};

const ClientsOption* ownClientsOption(const std::string& name) {
  const auto found =
      std::ranges::find_if(kClientsOptions, [&](const ClientsOption& option) { return name == option.name; });
  return found == std::end(kClientsOptions) ? nullptr : found;
}

// They are for one program, or for programs that are not made here.
constexpr std::string_view kNotForClients[] = {
    "trace", "outcomes", "coverage", "junit", "changed-since", "changed",          "build",
    "mains", "config",   "cache",    "share", "change-bound",  "change-iteration", "pairwise"};
// What the program is, and how long it may take: for the calls one after the other, too.
constexpr std::string_view kForOrders[] = {"classpath", "jdk", "define", "processors", "time-limit"};

std::vector<OptionText> allClientsTexts() {
  std::vector<OptionText> texts;
  for (const ClientsOption& option : kClientsOptions)
    if (std::string_view(option.name) != "class")
      texts.push_back({option.name, option.value, option.sentence, option.group});
  for (OptionText& text : checkOptionTexts())
    if (ownClientsOption(text.name) == nullptr && !isOneOf(text.name, kNotForClients)) texts.push_back(std::move(text));
  return texts;
}

void setOption(ClientsOptions& options, const std::string& name, const Values& values, const std::string& where) {
  const ClientsOption* own = ownClientsOption(name);
  if (own != nullptr) {
    if (own->separator == 0 && values.size() != 1) throw UsageError{fmt::format("{}{} is no list", where, name)};
    if (*own->value == '\0') requireTruth(name, values.front());
    if (!values.empty()) own->set(options, values);
    return;
  }
  const std::string word = fmt::format("--{}={}", name, fmt::join(values, ","));
  if (name == "quiet") options.quiet = word.ends_with("true");
  options.checkWords.push_back(word);
  if (isOneOf(name, kForOrders)) options.orderWords.push_back(word);
}

void readFile(ClientsOptions& options, const std::string& file) {
  const std::vector<OptionText> known = allClientsTexts();
  for (const Setting& setting : readConfigFile(file)) {
    const auto isIt = [&](const OptionText& text) { return text.name == setting.name; };
    if (setting.name != "class" && std::ranges::none_of(known, isIt))
      throw UsageError{fmt::format("{}: there is no option {}", setting.where, setting.name)};
    try {
      setOption(options, setting.name, setting.values, "");
    } catch (const UsageError& error) {
      throw UsageError{setting.where + ": " + error.sentence};
    }
  }
  if (options.className.empty()) throw UsageError{file + " does not say which class"};
}

void requireSense(const ClientsOptions& options) {
  if (!options.wishes.calls.empty() && (!options.wishes.methods.empty() || !options.wishes.without.empty()))
    throw UsageError{"--calls goes neither with --methods nor with --without"};
  if (!options.referenceConstruct.empty() && options.reference.empty()) throw UsageError{"--spec-new is for --spec"};
  if (report::isStandardOutput(options.html))
    throw UsageError{"--html needs a file with clients, beside which there is one for each violation"};
  for (const std::string& made : {options.wishes.construct, options.referenceConstruct})
    if (made == "null") throw UsageError{"--new and --spec-new make an object, and null is none"};
  if (options.className.ends_with(".jar") || options.className.ends_with(".jpf"))
    throw UsageError{"clients wants a class, not " + options.className};
  if (!clients::countOrders(options.bounds.threads, options.bounds.operations, kMostOrders))
    throw UsageError{
        fmt::format("the calls of {} threads with {} each can be made in more than {} orders, which is too many",
                    options.bounds.threads, options.bounds.operations, kMostOrders)};
}

}  // namespace

bool ClientsOptions::isGiven(const std::string& name) const {
  return std::ranges::any_of(checkWords, [&](const std::string& word) { return word.starts_with("--" + name + "="); });
}

CheckOptions checkOptionsOf(const std::vector<std::string>& words) {
  std::vector<std::string> all{"weaveproof", "check"};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> pointers;
  for (std::string& word : all) pointers.push_back(word.data());
  return *parseCheckOptions(static_cast<int>(pointers.size()), pointers.data());
}

std::optional<ClientsOptions> parseClientsOptions(int argc, char** argv) {
  const CommandLine line = parseCommandLine(allClientsTexts(), argc, argv);
  if (line.help) return std::nullopt;
  if (line.rest.empty() || line.rest.front().empty()) throw UsageError{"no class is given"};
  if (line.rest.size() > 1) throw UsageError{"options stand before the class, not after it: " + line.rest[1]};
  constexpr unsigned kUsualWorkers = 4;
  ClientsOptions options;
  options.jobs = std::clamp(std::thread::hardware_concurrency(), 1u, kUsualWorkers);
  const std::string& given = line.rest.front();
  if (given.ends_with(".toml"))
    readFile(options, given);
  else
    options.className = given;
  for (const auto& [name, value] : line.options) {
    const ClientsOption* own = ownClientsOption(name);
    setOption(options, name,
              own != nullptr && own->separator != 0 ? splitList(value, {&own->separator, 1}) : Values{value}, "--");
  }
  requireSense(options);
  std::vector<std::string> words = options.checkWords;
  words.push_back(options.className);
  options.checked = checkOptionsOf(words);
  return options;
}

std::string clientsHelp(HelpTopic topic) {
  return helpText(allClientsTexts(),
                  "usage: weaveproof clients [options] (CLASS | File.java | File.class | clients.toml)\n", topic);
}

}  // namespace weaveproof::cli
