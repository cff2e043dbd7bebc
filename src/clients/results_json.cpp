#include "clients/results_json.hpp"

#include "base/version.hpp"
#include "report/json.hpp"

namespace weaveproof::clients {

using Json = nlohmann::ordered_json;

namespace {

Json jsonOf(const Results& results, const ClientResult& result) {
  Json json = {{"number", result.number}, {"threads", Json::array()}};
  for (const auto& thread : result.client.threads) {
    Json calls = Json::array();
    for (const std::size_t call : thread) calls.push_back(results.subject->calls[call].text);
    json["threads"].push_back(std::move(calls));
  }
  json["verdict"] = nameOf(result.verdict);
  json["message"] = result.said;
  json["results"] = result.broken ? Json(result.broken->results) : Json();
  json["precedences"] = result.broken ? Json(result.broken->precedences) : Json();
  json["admitted"] = Json::array();
  for (const std::string& outcome : resultsOf(result.admitted)) json["admitted"].push_back(splitResults(outcome));
  json["states"] = result.states;
  json["seconds"] = result.seconds;
  json["trace"] = result.trace;
  json["result"] = result.verdict == Verdict::Violation ? Json(result.answer) : Json();
  return json;
}

}  // namespace

std::string jsonText(const Results& results, const std::string& className, const Bounds& bounds) {
  const int status = results.status();
  Json json = {{"weaveproof", base::kWeaveproofVersion},
               {"class", results.subject == nullptr ? className : results.subject->className},
               {"property", results.property},
               {"reference", results.reference},
               {"verdict", nameOf(status == 0   ? Verdict::Passes
                                  : status == 1 ? Verdict::Violation
                                  : status == 5 ? Verdict::Error
                                  : status == 4 ? Verdict::Unsupported
                                                : Verdict::Undecided)}};
  json["calls"] = Json::array();
  if (results.subject != nullptr)
    for (const Call& call : results.subject->calls) json["calls"].push_back(call.text);
  json["left_out"] = Json::array();
  json["not_called"] = Json::array();
  for (const NotCalled& one : results.notCalled) {
    if (!one.isWish) json["left_out"].push_back(one.method);
    json["not_called"].push_back({{"method", one.method}, {"why", one.why}, {"asked_for", one.isWish}});
  }
  json["threads"] = bounds.threads;
  json["operations"] = bounds.operations;
  json["seed"] = bounds.seed;
  json["clients_in_all"] = results.all ? Json(*results.all) : Json();
  for (const Verdict verdict : {Verdict::Passes, Verdict::Violation, Verdict::Undecided, Verdict::Unsupported,
                                Verdict::Error, Verdict::Unchecked})
    json["counts"][nameOf(verdict)] = results.count(verdict);
  json["clients"] = Json::array();
  for (const ClientResult& result : results.clients) json["clients"].push_back(jsonOf(results, result));
  return report::textOf(json);
}

}  // namespace weaveproof::clients
