#include "clients/results_json.hpp"

#include "batch/json.hpp"
#include "report/result_json.hpp"

namespace weaveproof::clients {

using batch::Json;

namespace {

Json threadsOf(const Subject& subject, const Client& client) {
  Json threads = Json::array();
  for (const auto& thread : client.threads) {
    Json calls = Json::array();
    for (const std::size_t call : thread) calls.push_back(subject.calls[call].text);
    threads.push_back(std::move(calls));
  }
  return threads;
}

Json admittedJson(const ClientDetails& one) {
  Json admitted = Json::array();
  for (const std::string& outcome : resultsOf(one.admitted)) admitted.push_back(splitResults(outcome));
  return admitted;
}

// Of a violation, what `check` writes of it, with its fields in the order of their names.
Json answerOf(const batch::Result& one) {
  if (one.verdict != verdict::Verdict::Violation) return {};
  const nlohmann::json sorted = report::jsonOf(*one.result);
  return sorted;
}

}  // namespace

std::string jsonText(const Results& results, const std::string& className, const Bounds& bounds) {
  const auto of = [&](const char* name, auto value) {
    return batch::Field{
        name, [&results, value](const batch::Result&, std::size_t row) { return Json(value(results.clients[row])); }};
  };
  Json calls = Json::array(), leftOut = Json::array(), notCalled = Json::array();
  if (results.subject != nullptr)
    for (const Call& call : results.subject->calls) calls.push_back(call.text);
  for (const NotCalled& one : results.notCalled) {
    if (!one.isWish) leftOut.push_back(one.method);
    notCalled.push_back({{"method", one.method}, {"why", one.why}, {"asked_for", one.isWish}});
  }
  return batch::jsonText(
      {{"class", results.subject == nullptr ? className : results.subject->className},
       {"property", results.property},
       {"reference", results.reference},
       {"verdict", batch::verdictOf(results.status())},
       {"calls", calls},
       {"left_out", leftOut},
       {"not_called", notCalled},
       {"threads", bounds.threads},
       {"operations", bounds.operations},
       {"seed", bounds.seed},
       {"clients_in_all", results.all ? Json(*results.all) : Json()},
       {"counts", batch::countsOf(results.checks.rows,
                                  {"no-violation", "violation", "inconclusive", "unsupported", "error", kUnchecked})}},
      "clients", results.checks.rows,
      {of("number", [](const ClientDetails& one) { return one.number; }),
       of("threads", [&](const ClientDetails& one) { return threadsOf(*results.subject, one.client); }),
       batch::kVerdict,
       batch::kMessage,
       of("results", [](const ClientDetails& one) { return one.broken ? Json(one.broken->results) : Json(); }),
       of("precedences", [](const ClientDetails& one) { return one.broken ? Json(one.broken->precedences) : Json(); }),
       of("admitted", admittedJson),
       {"states", [](const batch::Result& one, std::size_t) { return Json(one.states.value_or(0)); }},
       batch::kSeconds,
       batch::kTrace,
       {"result", [](const batch::Result& one, std::size_t) { return answerOf(one); }}});
}

}  // namespace weaveproof::clients
