#include "report/json.hpp"

#include <algorithm>

#include "report/deeds.hpp"
#include "report/hints.hpp"
#include "words/identity_text.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

Json textsOf(const program::Places& stack) {
  Json texts = Json::array();
  for (const program::Place& place : stack) texts.push_back(textOf(place));
  return texts;
}

}  // namespace

Json jsonOf(const program::Place& place) {
  Json json = {{"class", place.className}, {"method", place.method}};
  json["file"] = place.file.empty() ? Json() : Json(place.file);
  json["line"] = place.line < 0 ? Json() : Json(place.line);
  return json;
}

Json jsonOf(const std::vector<check::Stack>& stacks) {
  Json json = Json::array();
  for (const check::Stack& stack : stacks) {
    Json frames = Json::array();
    for (const program::Place& place : stack.frames) {
      Json one = jsonOf(place);
      one["code"] = program::nameOf(place.owner);
      frames.push_back(std::move(one));
    }
    json.push_back({{"title", stack.title}, {"thread", stack.thread}, {"frames", std::move(frames)}});
  }
  return json;
}

Json jsonOf(const schedule::Counterexample& example) {
  const check::Violation& violation = example.violation;
  Json json = {{"kind", violation.kind}, {"message", violation.message}, {"key", words::textOf(example.identity())}};
  json["class"] = violation.className.empty() ? Json() : Json(violation.className);
  json["details"] = violation.details;
  const std::vector<PlaceOfViolation> places = placesOf(example);
  json["place"] = places.empty() ? Json() : jsonOf(places.front().place);
  json["stacks"] = jsonOf(violation.stacks);
  json["hints"] = hintsOf(example);
  if (example.origin.kind != schedule::Origin::NotCompared)
    json["origin"] = {{"is", schedule::nameOf(example.origin.kind)}, {"why", example.origin.why}};
  json["early_time_outs"] = Json::array();
  for (const std::size_t index : example.earlySteps()) json["early_time_outs"].push_back(index + 1);
  json["threads"] = Json::array();
  std::vector<program::ThreadNumber> involved = violation.threads;
  for (const program::ThreadText& thread : example.threads) {
    json["threads"].push_back({
        {"number", thread.number},
        {"name", thread.name},
        {"involved", std::erase(involved, thread.number) > 0},
        {"status", thread.status},
        {"stack", textsOf(thread.stack)},
        {"locks", thread.locks},
    });
  }
  for (const program::ThreadNumber number : involved) {  // the violation was their end
    const auto isIts = [&](const schedule::Step& step) { return step.action.thread == number; };
    const auto last = std::find_if(example.steps.rbegin(), example.steps.rend(), isIts);
    const std::string name = last == example.steps.rend() ? "" : last->text.threadName;
    json["threads"].push_back({{"number", number}, {"name", name}, {"involved", true}, {"status", "has ended"}});
  }
  return json;
}

void addPlaces(Json& json, const program::ActionText& text) {
  json["at"] = jsonOf(text.at);
  if (text.isCalledFromUser()) json["called_from"] = jsonOf(text.user);
}

Json jsonOfStep(const schedule::Counterexample& example, std::size_t index) {
  const schedule::Step& step = example.steps[index];
  Json json = {
      {"step", index + 1},
      {"thread", step.action.thread},
      {"thread_name", step.text.threadName},
      {"alternative", step.action.alternative},
      {"action", vm::nameOf(step.pending.kind)},
      {"what", step.text.what},
  };
  addPlaces(json, step.text);
  if (!step.switched.empty()) json["switch"] = {{"reason", step.switched}, {"preemption", step.preemption}};
  if (!step.switchedInShort.empty()) json["switch"]["in_short"] = step.switchedInShort;
  json["interacts"] = step.interacts;
  if (!step.output.empty()) json["output"] = step.output;
  for (const program::Aside& aside : step.asides) {
    Json also = {{"what", aside.text.what}};
    if (aside.thread != step.action.thread) also["thread_name"] = aside.text.threadName;
    addPlaces(also, aside.text);
    json["also"].push_back(std::move(also));
  }
  return json;
}

Json jsonOfSteps(const schedule::Counterexample& example) {
  Json steps = Json::array();
  for (std::size_t i = 0; i < example.steps.size(); ++i) steps.push_back(jsonOfStep(example, i));
  return steps;
}

void addCalls(Json& steps, const schedule::Counterexample& example) {
  const std::vector<Deed> deeds = deedsOf(example, false);
  auto deed = deeds.begin();
  for (Json& step : steps) {
    const std::size_t index = step.at("step").get<std::size_t>() - 1;
    while (deed->last < index || deed->aside) ++deed;
    if (deed->isCall) step["call"] = {{"first", deed->first + 1}, {"last", deed->last + 1}, {"what", deed->what}};
  }
}

std::string textOf(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace weaveproof::report
