#include "report/json.hpp"

#include <algorithm>

#include "report/events.hpp"
#include "report/hints.hpp"
#include "words/action_text.hpp"
#include "words/identity_text.hpp"
#include "words/switch_text.hpp"
#include "words/value_text.hpp"
#include "words/violation_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

Json textsOf(const program::Places& stack) {
  Json texts = Json::array();
  for (const program::Place& place : stack) texts.push_back(textOf(place));
  return texts;
}

const char* nameOf(program::Pin::Kind kind) {
  switch (kind) {
    case program::Pin::Kind::HeldMonitor:
      return "monitor";
    case program::Pin::Kind::Entering:
      return "monitor-entry";
    case program::Pin::Kind::Waiting:
      return "wait";
    case program::Pin::Kind::Initialiser:
      return "initialiser";
    case program::Pin::Kind::OtherInitialiser:
      return "initialisation";
    case program::Pin::Kind::NativeMethod:
      return "native-method";
  }
  return "";
}

}  // namespace

Json jsonOf(const program::Place& place) {
  Json json = {{"class", place.className}, {"method", place.method}};
  json["file"] = place.file.empty() ? Json() : Json(place.file);
  json["line"] = place.line < 0 ? Json() : Json(place.line);
  return json;
}

Json jsonOfStacks(const check::Violation& violation) {
  Json json = Json::array();
  for (const check::Stack& stack : violation.stacks) {
    Json frames = Json::array();
    for (const program::Place& place : stack.frames) {
      Json one = jsonOf(place);
      one["code"] = program::nameOf(place.owner);
      frames.push_back(std::move(one));
    }
    json.push_back(
        {{"title", words::titleOf(stack, violation)}, {"thread", stack.thread}, {"frames", std::move(frames)}});
  }
  return json;
}

Json jsonOf(const schedule::Counterexample& example) {
  const check::Violation& violation = example.violation;
  Json json = {
      {"kind", violation.kind}, {"message", words::messageOf(violation)}, {"key", words::textOf(example.identity())}};
  json["class"] = violation.className.empty() ? Json() : Json(violation.className);
  json["details"] = words::detailsOf(violation);
  const std::vector<PlaceOfViolation> places = placesOf(example);
  json["place"] = places.empty() ? Json() : jsonOf(places.front().place);
  json["stacks"] = jsonOfStacks(violation);
  json["hints"] = hintsOf(example);
  if (example.origin.kind != schedule::Origin::NotCompared)
    json["origin"] = {{"is", schedule::nameOf(example.origin.kind)}, {"why", example.origin.why}};
  json["early_time_outs"] = Json::array();
  for (const std::size_t index : example.earlySteps()) json["early_time_outs"].push_back(index + 1);
  json["threads"] = Json::array();
  std::vector<program::ThreadNumber> involved = violation.threads;
  for (const program::DescribedThread& thread : example.threads) {
    json["threads"].push_back({
        {"number", thread.number},
        {"name", thread.name},
        {"involved", std::erase(involved, thread.number) > 0},
        {"status", words::textOf(thread.wait)},
        {"stack", textsOf(thread.stack)},
        {"locks", namesOf(thread.locks)},
    });
    if (thread.lacksCarrier) json["threads"].back()["carrier"] = "none";
    if (thread.pin)
      json["threads"].back()["pinned"] = {{"by", nameOf(thread.pin->kind)},
                                          {"object", words::textOf(thread.pin->object)},
                                          {"frame", jsonOf(thread.pin->frame)}};
  }
  for (const program::ThreadNumber number : involved) {  // the violation was their end
    const auto isIts = [&](const schedule::Step& step) { return step.action.thread == number; };
    const auto last = std::find_if(example.steps.rbegin(), example.steps.rend(), isIts);
    const std::string name = last == example.steps.rend() ? "" : last->described.where.threadName;
    json["threads"].push_back({{"number", number}, {"name", name}, {"involved", true}, {"status", "has ended"}});
  }
  return json;
}

std::vector<std::string> namesOf(const std::vector<program::NamedObject>& objects) {
  std::vector<std::string> names;
  for (const program::NamedObject& object : objects) names.push_back(words::textOf(object));
  return names;
}

void addPlaces(Json& json, const program::Standpoint& where) {
  json["at"] = jsonOf(where.at);
  if (where.isCalledFromUser()) json["called_from"] = jsonOf(where.user);
}

Json jsonOfStep(const schedule::Counterexample& example, std::size_t index) {
  const schedule::Step& step = example.steps[index];
  Json json = {
      {"step", index + 1},
      {"thread", step.action.thread},
      {"thread_name", step.described.where.threadName},
      {"alternative", step.action.alternative},
      {"action", vm::nameOf(step.pending.kind)},
      {"what", words::textOf(step.described.act)},
  };
  addPlaces(json, step.described.where);
  if (step.switched) {
    json["switch"] = {{"reason", words::textOf(*step.switched)}, {"preemption", step.switched->isPreemption()}};
    const std::string inShort = words::shortTextOf(*step.switched);
    if (!inShort.empty()) json["switch"]["in_short"] = inShort;
  }
  json["interacts"] = step.interacts;
  if (!step.output.empty()) json["output"] = step.output;
  for (const program::SideEvent& event : step.sideEvents) {
    Json also = {{"what", words::textOf(event)}};
    if (event.thread != step.action.thread) also["thread_name"] = event.where.threadName;
    addPlaces(also, event.where);
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
  const std::vector<Event> events = eventsOf(example, false);
  auto event = events.begin();
  for (Json& step : steps) {
    const std::size_t index = step.at("step").get<std::size_t>() - 1;
    while (event->last < index || event->side) ++event;
    if (event->isCall) step["call"] = {{"first", event->first + 1}, {"last", event->last + 1}, {"what", event->what}};
  }
}

std::string textOf(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace weaveproof::report
