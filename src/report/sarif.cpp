// Each kind of violation is a rule, each violation a result with its schedule as a code flow: one thread flow for each
// thread, and the order of execution shows how they interleave. Its place is the innermost frame of the program's own
// code, and its stacks are whole. A mention is a result of level warning; what else the text says is a notification of
// the invocation.
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
#include "report/events.hpp"
#include "report/hints.hpp"
#include "report/json.hpp"
#include "report/mention_text.hpp"
#include "report/result_text.hpp"
#include "words/action_text.hpp"
#include "words/identity_text.hpp"
#include "words/unsupported_text.hpp"
#include "words/value_text.hpp"
#include "words/violation_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::report {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kRoot = "SRCROOT";

// For results, and for what is notified of the run.
struct Rule {
  const char *kind, *name, *sentence;
};
constexpr Rule kRules[] = {
    {"deadlock", "Deadlock", "Threads wait for ever."},
    {"exception", "UncaughtException", "An uncaught exception ends a thread."},
    {"assertion", "FailedAssertion", "An assertion of the program does not hold."},
    {"loop", "EndlessLoop", "A thread loops for ever without doing anything that other threads could notice."},
    {"race", "DataRace",
     "Two threads access the same field or array element, one of them writes, and nothing puts the accesses in order."},
    {"exit", "Exit", "The program can end itself with a status other than 0."},
    {"nonprogress", "NonProgress", "Threads can run for ever in a cycle of states."},
};

constexpr Rule kNotifications[] = {
    {"limit", "Limit", "Not every schedule was covered."},
    {"unsupported", "Unsupported", "The program needs what weaveproof does not have."},
    {"test", "Test", "What became of a test that has no violation."},
    {"note", "Note", "What is to be said of the search."},
    {"advice", "Advice", "What to try to get further."},
    {"mention", "Mention", "What was met, and is no violation by the options of this check."},
    {"assumption", "Assumption", "What the verdict takes for granted, or what was not looked for."},
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

Json notificationKindsJson() {
  Json kinds = Json::array();
  for (const Rule& kind : kNotifications)
    kinds.push_back({{"id", kind.kind}, {"name", kind.name}, {"shortDescription", text(kind.sentence)}});
  return kinds;
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

  // A class file that names no source file, as of code that was made by a program: its source has the name of the outermost class.
  Json of(program::Place place, const std::string& message) {
    Json location = Json::object();
    if (place.file.empty() && !place.className.empty()) {
      const std::size_t dot = place.className.rfind('.');
      const std::string simple = place.className.substr(dot == std::string::npos ? 0 : dot + 1);
      place.file = simple.substr(0, simple.find('$')) + ".java";
      place.line = -1;
    }
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
  Json artifact(const program::Place& place) {
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

  void add(const Event& event, const schedule::Step& step) {
    const program::Standpoint& where = event.side ? event.side->where : step.described.where;
    const std::string what = event.isCall || event.side ? event.what : words::textOf(step.described.act);
    Json json = {{"location", locations_.of(where.ownPlace(), what)}, {"executionOrder", event.first + 1}};
    json["importance"] = event.interacts ? "essential" : "unimportant";
    const std::string& thread = step.described.where.threadName;
    if (event.isCall || event.side) return add(step.action.thread, thread, std::move(json));
    if (const auto kinds = kindsOf(step.pending); !kinds.empty()) json["kinds"] = kinds;
    if (step.access && step.access->after.isKnown())
      json["state"] = {{words::textOf(step.access->location), text(words::textOf(step.access->after))}};
    add(step.action.thread, thread, std::move(json));
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
  for (const Event& event : eventsOf(example, internals))
    if (!someLookedAt || example.steps[event.first].lookedAt) flows.add(event, example.steps[event.first]);
  for (const schedule::LastPlace& last : example.last) {
    const program::Place place = last.blocked ? ownPlaceOf(last.thread.stack) : last.next.where.ownPlace();
    const std::string what = last.blocked ? words::textOf(last.thread.wait) : "next: " + words::textOf(last.next.act);
    flows.add(last.thread.number, last.thread.name,
              {{"location", locations.of(place, what)},
               {"executionOrder", example.steps.size() + 1},
               {"importance", "essential"}});
  }
  return {{"message", text(fmt::format("A schedule of {} steps with {} context switches.", example.steps.size(),
                                       example.switches))},
          {"threadFlows", flows.json()}};
}

Json stacksJson(const check::Violation& violation, Locations& locations) {
  Json json = Json::array();
  for (const check::Stack& stack : violation.stacks) {
    Json frames = Json::array();
    for (const program::Place& place : stack.frames) {
      Json one = {{"location", locations.of(place, textOf(place))}};
      one["properties"] = {{"code", program::nameOf(place.owner)}};
      frames.push_back(std::move(one));
    }
    json.push_back({{"message", text(words::titleOf(stack, violation))}, {"frames", std::move(frames)}});
  }
  return json;
}

// What a result has whatever it is. `program` is the main class: a result has to be somewhere.
Json resultJson(const check::Violation& violation, const std::vector<PlaceOfViolation>& places, const char* level,
                const std::string& message, const check::Identity& identity, const std::string& program,
                Locations& locations) {
  Json json = {{"ruleId", violation.kind}};
  const auto rule = std::ranges::find_if(kRules, [&](const Rule& one) { return violation.kind == one.kind; });
  if (rule != std::end(kRules)) json["ruleIndex"] = rule - kRules;
  json["level"] = level;
  json["message"] = text(message);
  json["locations"] = Json::array();
  for (const PlaceOfViolation& place : places) {
    if (json["locations"].empty())
      json["locations"].push_back(locations.of(place.place, place.what));
    else
      json["relatedLocations"].push_back(locations.of(place.place, place.what));
  }
  if (places.empty() && !program.empty()) json["locations"].push_back(locations.of({program}, ""));
  // The same violation on another day; the key has no values in it that differ from schedule to schedule.
  const std::string key = words::textOf(identity);
  json["partialFingerprints"] = {{"violation/v1", fmt::format("{:016x}", XXH64(key.data(), key.size(), 0))}};
  if (!violation.stacks.empty()) json["stacks"] = stacksJson(violation, locations);
  return json;
}

// Services show the message of a result and hardly more: the hints are part of it.
Json resultJson(const schedule::Counterexample& example, const std::string& program, Locations& locations,
                bool internals) {
  const std::vector<std::string> hints = hintsOf(example);
  std::string message = words::messageOf(example.violation);
  for (const std::string& hint : hints) message += "\n\n" + hint;
  Json json =
      resultJson(example.violation, placesOf(example), "error", message, example.identity(), program, locations);
  if (!hints.empty()) json["properties"] = {{"hints", hints}};
  if (!example.steps.empty()) json["codeFlows"].push_back(codeFlowOf(example, locations, internals));
  addOrigin(json, example.origin);
  return json;
}

// A mention is a warning, by the rule of the violation that it would be.
Json resultJson(const verdict::Mention& mention, const std::string& program, Locations& locations) {
  const check::Violation& violation = mention.violation;
  const std::string message =
      fmt::format("{}\n\nThis is no violation by the options of this check; {} takes it for one.", sentenceOf(mention),
                  verdict::optionFor(mention.kind));
  Json json = resultJson(violation, placesOf(violation), "warning", message, violation.identity, program, locations);
  json["properties"] = {{"mention", verdict::nameOf(mention.kind)}, {"option", verdict::optionFor(mention.kind)}};
  return json;
}

Json notification(const char* kind, const char* level, const std::string& sentence) {
  const auto known =
      std::ranges::find_if(kNotifications, [&](const Rule& one) { return std::string_view(one.kind) == kind; });
  return {
      {"descriptor", {{"id", kind}, {"index", known - kNotifications}}}, {"level", level}, {"message", text(sentence)}};
}

// What keeps the absence of results from being good news, and what it takes for granted.
Json invocationOf(const verdict::CheckResult& result, Locations& locations) {
  Json notifications = Json::array();
  const auto add = [&](const char* kind, const char* level, const std::string& sentence) -> Json& {
    return notifications.emplace_back(notification(kind, level, sentence));
  };
  if (result.unsupported) {
    const program::UnsupportedFeature& feature = *result.unsupported;
    Json& told = add("unsupported", "error", "unsupported: " + words::textOf(feature));
    if (!feature.stack.empty()) told["locations"].push_back(locations.of(ownPlaceOf(feature.stack), ""));
    if (!result.covered.empty()) add("note", "note", result.covered);
  } else if (result.verdict == verdict::Verdict::Inconclusive) {
    add("limit", "warning", "inconclusive: " + result.covered);
  } else if (!result.covered.empty()) {
    add("note", "note", (result.verdict == verdict::Verdict::Violation ? "" : "no violation: ") + result.covered);
  }
  for (const std::string& note : searchNotes(result)) add("note", "note", note);
  for (const MentionGroup& group : groupsOf(result.mentions)) add("mention", "warning", group.inShort + ".");
  for (const std::string& advice : result.advice) add("advice", "note", "To get further: " + advice);
  for (const std::string& assumption : result.assumptions) add("assumption", "note", "Assumed: " + assumption);
  return {{"executionSuccessful", result.verdict != verdict::Verdict::Unsupported},
          {"toolExecutionNotifications", std::move(notifications)}};
}

}  // namespace

std::string sarifText(const verdict::CheckResult& result, SourceLines& sources, const fs::path& root, bool internals) {
  Locations locations(sources, root);
  Json results = Json::array();
  for (const schedule::Counterexample& example : result.errors)
    results.push_back(resultJson(example, result.program, locations, internals));
  for (const verdict::Mention& mention : result.mentions)
    results.push_back(resultJson(mention, result.program, locations));
  const Json run = {
      {"tool",
       {{"driver",
         {{"name", "weaveproof"},
          {"version", base::kWeaveproofVersion},
          {"rules", rulesJson()},
          {"notifications", notificationKindsJson()}}}}},
      {"invocations", Json::array({invocationOf(result, locations)})},
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
