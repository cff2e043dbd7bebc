#include "mutate/results_json.hpp"

#include "base/version.hpp"
#include "batch/json.hpp"
#include "report/json.hpp"

namespace weaveproof::mutate {

using batch::Json;

namespace {

Json jsonOf(const Sites& all, const Site& site) {
  return {{"id", site.id},           {"operator", site.operatorName},
          {"class", site.className}, {"file", all.files[site.file].path.string()},
          {"line", site.line},       {"what", site.what}};
}

Json jsonOf(const Sites& all, const std::vector<const Site*>& sites) {
  Json list = Json::array();
  for (const Site* site : sites) list.push_back(jsonOf(all, *site));
  return list;
}

}  // namespace

std::string jsonOfSites(const Sites& all, const std::vector<const Site*>& sites) {
  return report::textOf({{"weaveproof", base::kWeaveproofVersion}, {"sites", jsonOf(all, sites)}});
}

std::string jsonOfResults(const Sites& all, const Results& results) {
  const auto of = [&](const char* name, auto value) {
    return batch::Field{
        name, [&results, value](const batch::Result&, std::size_t row) { return Json(value(results.mutants[row])); }};
  };
  const auto original = Json{{"states", results.states}, {"seconds", results.seconds}, {"mentions", results.mentions}};
  return batch::jsonText(
      {{"counts",
        batch::countsOf(results.all.rows, {kKilled, kSurvived, kUndecided, kUnreached, kStillborn, kDuplicate, kMade})},
       {"score", results.count(kMade) > 0 ? Json() : Json(results.score())},
       {"original", original}},
      "mutants", results.all.rows,
      {{"number", [](const batch::Result&, std::size_t row) { return Json(row + 1); }},
       {"fate", batch::kVerdict.value},
       batch::kMessage,
       {"states", [](const batch::Result& one, std::size_t) { return one.states ? Json(*one.states) : Json(); }},
       batch::kSeconds,
       of("mentions", [](const MutantDetails& one) { return one.mentions; }),
       of("patch", [](const MutantDetails& one) { return one.patch; }),
       batch::kTrace,
       of("sites", [&all](const MutantDetails& one) { return jsonOf(all, one.mutant->sites); })});
}

}  // namespace weaveproof::mutate
