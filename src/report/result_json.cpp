#include "report/result_json.hpp"

#include "base/version.hpp"
#include "report/division_json.hpp"
#include "report/json.hpp"
#include "report/mention_text.hpp"
#include "words/identity_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

Json statisticsJson(const verdict::CheckResult& result) {
  const search::SearchStatistics& statistics = result.statistics;
  return {
      {"states", statistics.states},
      {"transitions", statistics.transitions},
      {"revisits", statistics.revisits},
      {"choice_points", statistics.choicePoints},
      {"max_depth", statistics.maxDepth},
      {"max_choices", statistics.maxChoices},
      {"searches", statistics.searches},
      {"schedules", statistics.schedules},
      {"cut_schedules", statistics.cutSchedules},
      {"instructions", statistics.instructions},
      {"left_out", statistics.leftOut},
      {"dropped_states", statistics.dropped},
      {"start_up_states", statistics.startUpStates},
      {"discarded_states", statistics.discardedStates},
      {"discarded_transitions", statistics.discardedTransitions},
      {"seconds", statistics.seconds},
      {"states_per_second", result.statesPerSecond()},
      {"schedules_per_second", result.schedulesPerSecond()},
      {"peak_rss_bytes", result.peakRssBytes},
      {"store_bytes", result.storeBytes},
      {"bytes_per_state", result.bytesPerState()},
  };
}

Json stagesJson(const verdict::CheckResult& result) {
  Json stages = Json::array();
  for (const search::Stage& stage : result.stages) {
    stages.push_back({{"options", stage.options},
                      {"covered", stage.claim},
                      {"states", stage.statistics.states},
                      {"transitions", stage.statistics.transitions},
                      {"schedules", stage.statistics.schedules + stage.statistics.cutSchedules}});
  }
  return stages;
}

Json fileJson(const std::string& file) { return file.empty() ? Json() : Json(file); }

Json traceJson(const schedule::Counterexample& example) {
  Json steps = jsonOfSteps(example);
  addCalls(steps, example);
  return steps;
}

Json errorsJson(const verdict::CheckResult& result) {
  Json errors = Json::array();
  for (std::size_t i = 0; i < result.errors.size(); ++i) {
    const schedule::Counterexample& example = result.errors[i];
    Json error = jsonOf(example);
    error["trace"] = traceJson(example);
    error["context_switches"] = example.switches;
    error["output"] = example.output();
    error["trace_file"] = fileJson(result.traceFiles[i]);
    errors.push_back(std::move(error));
  }
  return errors;
}

Json racesJson(const verdict::CheckResult& result) {
  Json races = Json::array();
  for (const verdict::Mention& mention : result.mentions)
    if (mention.kind == verdict::Mention::Kind::Race)
      races.push_back(
          {{"message", words::messageOf(mention.violation)}, {"accesses", words::detailsOf(mention.violation)}});
  return races;
}

Json mentionsJson(const verdict::CheckResult& result) {
  Json mentions = Json::array();
  for (const verdict::Mention& mention : result.mentions) {
    Json json = {{"mention", verdict::nameOf(mention.kind)}, {"message", sentenceOf(mention)}};
    json["kind"] = mention.violation.kind;
    json["details"] = words::detailsOf(mention.violation);
    const std::vector<PlaceOfViolation> places = placesOf(mention.violation);
    json["place"] = places.empty() ? Json() : jsonOf(places.front().place);
    json["stacks"] = jsonOfStacks(mention.violation);
    json["key"] = words::textOf(mention.violation.identity);
    json["option"] = verdict::optionFor(mention.kind);
    mentions.push_back(std::move(json));
  }
  return mentions;
}

}  // namespace

Json jsonOf(const verdict::CheckResult& result) {
  Json json = {{"weaveproof", base::kWeaveproofVersion},
               {"verdict", verdict::nameOf(result.verdict)},
               {"complete", result.complete},
               {"ending", search::nameOf(result.ending)},
               {"covered", result.covered}};
  json["estimate"] = result.estimate ? Json{{"low", result.estimate->low}, {"high", result.estimate->high}} : Json();
  json["notes"] = result.notes;
  json["advice"] = result.advice;
  const bool violated = !result.errors.empty();
  json["error"] = violated ? jsonOf(result.errors.front()) : Json();
  json["trace"] = violated ? traceJson(result.errors.front()) : Json::array();
  if (violated) {
    json["context_switches"] = result.errors.front().switches;
    json["output"] = result.errors.front().output();
    json["trace_file"] = fileJson(result.traceFiles.front());
  }
  if (result.allErrors) json["errors"] = errorsJson(result);
  if (result.unsupported) {
    const program::Place& where = result.unsupported->where;
    json["unsupported"] = {{"what", result.unsupported->what}, {"where", where.isKnown() ? textOf(where) : ""}};
    const program::Places& stack = result.unsupported->stack;
    json["unsupported"]["place"] = stack.empty() ? Json() : jsonOf(ownPlaceOf(stack));
  }
  json["mentions"] = mentionsJson(result);
  json["races"] = racesJson(result);  // those of the mentions that are races
  json["outcomes"] = result.outcomes;
  json["assumptions"] = result.assumptions;
  json["stats"] = statisticsJson(result);
  if (result.division) json["clusters"] = jsonOf(*result.division);
  if (!result.stages.empty()) json["stages"] = stagesJson(result);
  json["config"] = {{"program", result.program}, {"arguments", result.arguments}};
  for (const auto& [name, value] : result.config)
    json["config"][name] = value == "true" || value == "false" ? Json(value == "true") : Json(value);
  if (!result.winner.empty()) json["winner"] = result.winner;
  json["seed"] = result.seed;
  return json;
}

std::string jsonText(const verdict::CheckResult& result) { return textOf(jsonOf(result)); }

}  // namespace weaveproof::report
