// Each kind of violation is a rule, each violation a result whose schedule is a code flow: one thread flow a thread,
// and the order of execution tells how they interleave.
#include "report/sarif.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>

#include "base/version.hpp"
#include "report/code_place.hpp"
#include "report/deeds.hpp"
#include "report/json.hpp"

namespace weaveproof::report {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kRoot = "SRCROOT";

struct Rule {
  const char *kind, *name, *sentence;
};
constexpr Rule kRules[] = {
    {"deadlock", "Deadlock", "Threads wait for ever."},
    {"exception", "UncaughtException", "An exception that nobody catches ends a thread."},
    {"assertion", "FailedAssertion", "An assertion of the program does not hold."},
    {"loop", "EndlessLoop", "A thread loops for ever without doing anything that other threads could notice."},
    {"race", "DataRace",
     "Two threads access the same field or array element, one of them writes, and nothing puts the accesses in order."},
    {"exit", "Exit", "The program can end itself with a status other than 0."},
    {"nonprogress", "NonProgress", "Threads can step for ever in a circle of states."},
};

Json text(const std::string& sentence) { return {{"text", sentence}}; }

// The standard has no word for what is not known.
void addOrigin(Json& json, const schedule::Origin& origin) {
  if (origin.kind == schedule::Origin::NotCompared) return;
  if (origin.kind == schedule::Origin::Introduced) json["baselineState"] = "new";
  if (origin.kind == schedule::Origin::AlreadyThere) json["baselineState"] = "unchanged";
  json["properties"]["origin"] = schedule::nameOf(origin.kind);
  json["properties"]["why"] = origin.why;
}

Json rulesJson() {
  Json rules = Json::array();
  for (const Rule& rule : kRules)
    rules.push_back({{"id", rule.kind},
                     {"name", rule.name},
                     {"shortDescription", text(rule.sentence)},
                     {"defaultConfiguration", {{"level", "error"}}}});
  return rules;
}

// A path in a URI: everything but what is plain there is written as %XX.
std::string encoded(std::string_view path) {
  std::string uri;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80 && (std::isalnum(byte) || std::string_view("/-._~").find(c) != std::string_view::npos))
      uri += c;
    else
      uri += fmt::format("%{:02X}", byte);
  }
  return uri;
}

class Locations {
 public:
  Locations(SourceLines& sources, const fs::path& root) : sources_(sources), root_(root.lexically_normal()) {}

  Json of(const CodePlace& place, const std::string& message) {
    Json location = Json::object();
    if (!place.file.empty()) {
      Json physical = {{"artifactLocation", artifact(place)}};
      if (place.line > 0) {
        physical["region"] = {{"startLine", place.line}};
        if (const std::string line = sources_.line(place.className, place.file, place.line); !line.empty())
          physical["region"]["snippet"] = text(line);
      }
      location["physicalLocation"] = std::move(physical);
    }
    if (!place.className.empty())
      location["logicalLocations"].push_back(
          {{"fullyQualifiedName", place.className + (place.method.empty() ? "" : "." + place.method)},
           {"kind", place.method.empty() ? "type" : "function"}});
    if (!message.empty()) location["message"] = text(message);
    return location;
  }

  std::string rootUri() const {
    const std::string path = root_.string();
    return "file://" + encoded(path.ends_with('/') ? path : path + "/");
  }

 private:
  // A source that was not found has the name that its package gives it.
  Json artifact(const CodePlace& place) {
    const SourceText* source = sources_.text(place.className, place.file);
    if (source == nullptr) return {{"uri", encoded(SourceLines::nameOf(place.className, place.file))}};
    std::error_code error;
    const fs::path path = fs::absolute(source->path, error).lexically_normal();
    const fs::path relative = path.lexically_relative(root_);
    if (relative.empty() || *relative.begin() == "..") return {{"uri", "file://" + encoded(path.string())}};
    return {{"uri", encoded(relative.string())}, {"uriBaseId", kRoot}};
  }

  SourceLines& sources_;
  const fs::path root_;
};

// Where the threads of a violation stand: the first place is where it is shown.
std::vector<std::pair<CodePlace, std::string>> placesOf(const schedule::Counterexample& example) {
  std::vector<std::pair<CodePlace, std::string>> places;
  for (const schedule::LastPlace& last : example.last) {
    const std::string what = last.blocked ? last.thread.status : last.next.what;
    places.emplace_back(last.blocked ? userPlaceOf(last.thread.stack) : codePlaceOf(last.next),
                        fmt::format("\"{}\" {}", last.thread.name, what));
  }
  std::vector<std::string> stack;
  for (const std::string& line : example.violation.details)
    if (line.starts_with("at ")) stack.push_back(line.substr(3));
  if (places.empty() && !stack.empty()) places.emplace_back(userPlaceOf(stack), "");
  std::erase_if(places, [](const auto& place) { return place.first.file.empty(); });
  if (places.empty() && !example.steps.empty()) {
    const std::size_t at = example.schedule.cycleStart.value_or(example.steps.size() - 1);
    places.emplace_back(codePlaceOf(example.steps[std::min(at, example.steps.size() - 1)].text), "");
  }
  return places;
}

// Words that the standard proposes.
std::vector<std::string> kindsOf(const program::Pending& pending) {
  switch (pending.kind) {
    case vm::ActionKind::Lock:
    case vm::ActionKind::Relock:
      return {"acquire", "lock"};
    case vm::ActionKind::Unlock:
    case vm::ActionKind::Wait:
      return {"release", "lock"};
    default:
      return pending.isAccess() ? std::vector<std::string>{"memory"} : std::vector<std::string>();
  }
}

// The thread flows of one schedule. A number that another thread has taken over is another thread.
class Flows {
 public:
  explicit Flows(Locations& locations) : locations_(locations) {}

  void add(program::ThreadNumber number, const std::string& name, Json location) {
    const auto key = std::make_pair(number, name);
    auto known = std::find(threads_.begin(), threads_.end(), key);
    if (known == threads_.end()) {
      known = threads_.insert(known, key);
      flows_.push_back(
          {{"id", std::to_string(threads_.size())}, {"message", text(name)}, {"locations", Json::array()}});
    }
    flows_[static_cast<std::size_t>(known - threads_.begin())]["locations"].push_back(std::move(location));
  }

  void add(const Deed& deed, const schedule::Step& step) {
    const program::ActionText& place = deed.aside ? deed.aside->text : step.text;
    Json json = {{"location", locations_.of(codePlaceOf(place), deed.isCall ? deed.what : place.what)},
                 {"executionOrder", deed.first + 1}};
    json["importance"] = deed.interacts ? "essential" : "unimportant";
    if (deed.isCall || deed.aside) return add(step.action.thread, step.text.threadName, std::move(json));
    if (const auto kinds = kindsOf(step.pending); !kinds.empty()) json["kinds"] = kinds;
    if (step.access && !step.access->after.empty()) json["state"] = {{step.access->location, text(step.access->after)}};
    add(step.action.thread, step.text.threadName, std::move(json));
  }

  Json json() { return std::move(flows_); }

 private:
  Locations& locations_;
  std::vector<std::pair<program::ThreadNumber, std::string>> threads_;
  Json flows_ = Json::array();
};

Json codeFlowOf(const schedule::Counterexample& example, Locations& locations, bool internals) {
  Flows flows(locations);
  const bool someLookedAt = example.steps.front().lookedAt;
  for (const Deed& deed : deedsOf(example, internals))
    if (!someLookedAt || example.steps[deed.first].lookedAt) flows.add(deed, example.steps[deed.first]);
  for (const schedule::LastPlace& last : example.last) {
    const CodePlace place = last.blocked ? userPlaceOf(last.thread.stack) : codePlaceOf(last.next);
    const std::string what = last.blocked ? last.thread.status : "next: " + last.next.what;
    flows.add(last.thread.number, last.thread.name,
              {{"location", locations.of(place, what)},
               {"executionOrder", example.steps.size() + 1},
               {"importance", "essential"}});
  }
  return {{"message", text(fmt::format("A schedule of {} steps with {} context switches.", example.steps.size(),
                                       example.switches))},
          {"threadFlows", flows.json()}};
}

Json resultJson(const schedule::Counterexample& example, Locations& locations, bool internals) {
  const check::Violation& violation = example.violation;
  Json json = {{"ruleId", violation.kind}};
  const auto rule = std::ranges::find_if(kRules, [&](const Rule& one) { return violation.kind == one.kind; });
  if (rule != std::end(kRules)) json["ruleIndex"] = rule - kRules;
  json["level"] = "error";
  json["message"] = text(violation.message);
  json["locations"] = Json::array();
  for (const auto& [place, message] : placesOf(example)) {
    if (json["locations"].empty())
      json["locations"].push_back(locations.of(place, message));
    else
      json["relatedLocations"].push_back(locations.of(place, message));
  }
  const std::string identity = example.identity();
  // The same violation on another day; the key has no values in it that differ from schedule to schedule.
  json["partialFingerprints"] = {
      {"violation/v1", fmt::format("{:016x}", XXH64(identity.data(), identity.size(), 0))}};
  if (!example.steps.empty()) json["codeFlows"].push_back(codeFlowOf(example, locations, internals));
  addOrigin(json, example.origin);
  return json;
}

Json notification(const char* level, const std::string& sentence) {
  return {{"level", level}, {"message", text(sentence)}};
}

// What keeps the absence of results from being good news.
Json invocationOf(const verdict::CheckResult& result) {
  Json notifications = Json::array();
  if (result.unsupported)
    notifications.push_back(notification("error", "unsupported: " + result.unsupported->what));
  else if (result.verdict == verdict::Verdict::Inconclusive)
    notifications.push_back(notification("warning", "inconclusive: " + result.covered));
  for (const std::string& note : result.notes) notifications.push_back(notification("note", note));
  return {{"executionSuccessful", result.verdict != verdict::Verdict::Unsupported},
          {"toolExecutionNotifications", std::move(notifications)}};
}

}  // namespace

std::string sarifText(const verdict::CheckResult& result, SourceLines& sources, const fs::path& root, bool internals) {
  Locations locations(sources, root);
  Json results = Json::array();
  for (const schedule::Counterexample& example : result.errors)
    results.push_back(resultJson(example, locations, internals));
  const Json run = {
      {"tool", {{"driver", {{"name", "weaveproof"}, {"version", base::kWeaveproofVersion}, {"rules", rulesJson()}}}}},
      {"invocations", Json::array({invocationOf(result)})},
      {"originalUriBaseIds", {{kRoot, {{"uri", locations.rootUri()}}}}},
      {"columnKind", "utf16CodeUnits"},
      {"results", std::move(results)},
  };
  return textOf({
      {"$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", Json::array({run})},
  });
}

}  // namespace weaveproof::report
