// The page is the same for every result: what differs is a block of JSON in it. Nothing of the program's is markup: in
// JSON, '<', '>' and '&' can stand only in strings, where they are written as \u003c and so on; and the page's script
// makes text of strings, never elements.
#include "report/page.hpp"

#include <set>

#include "report/json.hpp"
#include "report/mention_text.hpp"
#include "report/page_template.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "words/value_text.hpp"
#include "words/violation_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostSourceBytes = 8u << 20;  // in one page

Json stationJson(const schedule::Station& station) {
  Json json = {{"thread", station.thread.number}, {"name", station.thread.name}};
  if (station.gone) {
    json["gone"] = true;
    return json;
  }
  json["status"] = words::textOf(station.thread.wait);
  json["blocked"] = station.blocked;
  json["locks"] = namesOf(station.thread.locks);
  if (station.thread.waitsFor.isKnown()) json["waits_for"] = words::textOf(station.thread.waitsFor);
  if (station.thread.waitsForThread != 0) json["waits_for_thread"] = station.thread.waitsForThread;
  addPlaces(json, station.next.where);
  return json;
}

Json stationsJson(const std::vector<schedule::Station>& stations) {
  Json json = Json::array();
  for (const schedule::Station& station : stations) json.push_back(stationJson(station));
  return json;
}

// Without the steps in the middle of a schedule that is too long for a page.
Json stepsOf(const schedule::Counterexample& example) {
  Json steps = Json::array();
  const bool someLookedAt = !example.steps.empty() && example.steps.front().lookedAt;
  for (std::size_t i = 0; i < example.steps.size(); ++i) {
    const schedule::Step& step = example.steps[i];
    if (someLookedAt && !step.lookedAt) continue;
    Json json = jsonOfStep(example, i);
    if (step.access)
      json["access"] = {{"location", words::textOf(step.access->location)},
                        {"before", words::textOf(step.access->before)},
                        {"after", words::textOf(step.access->after)}};
    json["moved"] = stationsJson(step.moved);
    steps.push_back(std::move(json));
  }
  addCalls(steps, example);
  return steps;
}

Json errorJson(const schedule::Counterexample& example, const std::string& traceFile) {
  Json json = jsonOf(example);
  json["trace"] = stepsOf(example);
  json["steps"] = example.steps.size();
  json["context_switches"] = example.switches;
  json["output_before"] = example.outputBefore;
  json["at_the_start"] = stationsJson(example.atTheStart);
  json["involved"] = example.violation.threads;
  if (example.schedule.cycleStart) json["cycle_start"] = *example.schedule.cycleStart + 1;
  if (!traceFile.empty()) json["replay"] = replayCommand("weaveproof", traceFile);
  return json;
}

Json mentionGroupsJson(const std::vector<verdict::Mention>& mentions) {
  Json groups = Json::array();
  for (const MentionGroup& group : groupsOf(mentions)) {
    Json json = {{"introduction", group.introduction}, {"advice", group.advice}, {"mentions", Json::array()}};
    for (const verdict::Mention* mention : group.mentions) {
      Json stacks = Json::array();
      for (const check::Stack& stack : mention->violation.stacks) {
        Json frames = Json::array();
        for (const program::Place& place : stack.frames) frames.push_back("at " + textOf(place));
        stacks.push_back({{"title", words::titleOf(stack, mention->violation)}, {"frames", std::move(frames)}});
      }
      json["mentions"].push_back({{"message", sentenceOf(*mention)},
                                  {"details", words::detailsOf(mention->violation)},
                                  {"stacks", std::move(stacks)}});
    }
    groups.push_back(std::move(json));
  }
  return groups;
}

// Every source file that a step or a thread of the result is in, once.
class Sources {
 public:
  explicit Sources(SourceLines& lines) : lines_(lines) {}

  void add(const schedule::Counterexample& example) {
    for (const schedule::Step& step : example.steps) {
      add(step.described.where);
      for (const schedule::Station& station : step.moved) add(station.next.where);
    }
    for (const schedule::Station& station : example.atTheStart) add(station.next.where);
  }

  Json json() { return std::move(json_); }

 private:
  void add(const program::Standpoint& where) {
    add(where.at.className, where.at.file);
    add(where.user.className, where.user.file);
  }

  void add(const std::string& className, const std::string& file) {
    const std::string name = SourceLines::nameOf(className, file);
    if (!seen_.insert(name).second) return;
    const SourceText* source = lines_.text(className, file);
    if (source == nullptr) return;
    std::size_t bytes = 0;
    for (const std::string& line : source->lines) bytes += line.size() + 1;
    if (bytes_ + bytes > kMostSourceBytes) return;
    bytes_ += bytes;
    json_.push_back({{"name", name}, {"lines", source->lines}});
  }

  SourceLines& lines_;
  std::set<std::string> seen_;
  std::size_t bytes_ = 0;
  Json json_ = Json::array();
};

// For a script element: neither </script> nor <!-- can stand in it, and all of it is ASCII.
std::string escaped(const Json& json) {
  const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
  std::string result;
  result.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '<':
        result += "\\u003c";
        break;
      case '>':
        result += "\\u003e";
        break;
      case '&':
        result += "\\u0026";
        break;
      default:
        result += c;
    }
  }
  return result;
}

}  // namespace

std::string pageText(const verdict::CheckResult& result, SourceLines& lines) {
  Json json = jsonOf(result);
  for (const char* key : {"error", "trace", "output", "trace_file", "context_switches"}) json.erase(key);
  json["search_notes"] = searchNotes(result);
  json["mention_count"] = mentionCount(result.mentions);
  json["mention_groups"] = mentionGroupsJson(result.mentions);
  json["errors"] = Json::array();
  Sources sources(lines);
  for (std::size_t i = 0; i < result.errors.size(); ++i) {
    json["errors"].push_back(errorJson(result.errors[i], result.traceFiles[i]));
    sources.add(result.errors[i]);
  }
  json["sources"] = sources.json();
  std::string page(kPageBeforeData);
  page += escaped(json);
  page += kPageBehindData;
  return page;
}

}  // namespace weaveproof::report
