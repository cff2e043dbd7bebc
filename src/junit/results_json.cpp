#include "junit/results_json.hpp"

#include "base/version.hpp"
#include "report/json.hpp"
#include "report/result_json.hpp"

namespace weaveproof::junit {

using Json = nlohmann::ordered_json;

namespace {

// The verdict of all: that of the worst test.
const char* verdictOf(int status) {
  switch (status) {
    case 0:
      return "no-violation";
    case 1:
      return "violation";
    case 3:
      return "inconclusive";
    case 4:
      return "unsupported";
    default:
      return "error";
  }
}

Json jsonOf(const TestResult& test) {
  Json json = {{"class", test.test.className}, {"method", test.test.method}, {"name", test.test.name()}};
  json["arguments"] = test.test.arguments;
  json["verdict"] = nameOf(test.verdict);
  json["message"] = test.said;
  json["notes"] = test.notes;
  json["seconds"] = test.seconds;
  json["result"] = test.result ? report::jsonOf(*test.result) : Json();
  return json;
}

}  // namespace

std::string jsonText(const TestResults& results) {
  Json json = {{"weaveproof", base::kWeaveproofVersion}, {"verdict", verdictOf(results.status())}};
  json["complete"] =
      results.count(TestVerdict::NoViolation) + results.count(TestVerdict::Skipped) == results.tests.size() &&
      results.problems.empty();
  json["problems"] = results.problems;
  for (const TestVerdict verdict : {TestVerdict::NoViolation, TestVerdict::Violation, TestVerdict::Inconclusive,
                                    TestVerdict::Unsupported, TestVerdict::Skipped, TestVerdict::Error})
    json["counts"][nameOf(verdict)] = results.count(verdict);
  json["assumptions"] = assumptionsOf(results);
  json["seconds"] = results.seconds();
  json["tests"] = Json::array();
  for (const TestResult& test : results.tests) json["tests"].push_back(jsonOf(test));
  return report::textOf(json);
}

}  // namespace weaveproof::junit
