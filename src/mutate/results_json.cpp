#include "mutate/results_json.hpp"

#include "base/version.hpp"
#include "report/json.hpp"

namespace weaveproof::mutate {

namespace {

nlohmann::ordered_json jsonOf(const Sites& all, const Site& site) {
  return {{"id", site.id},           {"operator", site.operatorName},
          {"class", site.className}, {"file", all.files[site.file].path.string()},
          {"line", site.line},       {"what", site.what}};
}

}  // namespace

std::string jsonOfSites(const Sites& all, const std::vector<const Site*>& sites) {
  nlohmann::ordered_json json = {{"weaveproof", base::kWeaveproofVersion}, {"sites", nlohmann::ordered_json::array()}};
  for (const Site* site : sites) json["sites"].push_back(jsonOf(all, *site));
  return report::textOf(json);
}

std::string jsonOfResults(const Sites& all, const Results& results) {
  nlohmann::ordered_json json = {{"weaveproof", base::kWeaveproofVersion}};
  for (const Fate fate :
       {Fate::Killed, Fate::Survived, Fate::Undecided, Fate::Unreached, Fate::Stillborn, Fate::Duplicate, Fate::Made})
    json["counts"][nameOf(fate)] = results.count(fate);
  json["score"] = results.count(Fate::Made) > 0 ? nlohmann::ordered_json() : nlohmann::ordered_json(results.score());
  json["original"] = {{"states", results.states}, {"seconds", results.seconds}, {"mentions", results.mentions}};
  json["mutants"] = nlohmann::ordered_json::array();
  for (const MutantResult& result : results.mutants) {
    nlohmann::ordered_json mutant = {
        {"number", result.number}, {"fate", nameOf(result.fate)}, {"message", result.said}};
    mutant["states"] = result.wasChecked ? nlohmann::ordered_json(result.states) : nlohmann::ordered_json();
    mutant["seconds"] = result.seconds;
    mutant["mentions"] = result.mentions;
    mutant["patch"] = result.patch;
    mutant["trace"] = result.trace;
    mutant["sites"] = nlohmann::ordered_json::array();
    for (const Site* site : result.mutant->sites) mutant["sites"].push_back(jsonOf(all, *site));
    json["mutants"].push_back(std::move(mutant));
  }
  return report::textOf(json);
}

}  // namespace weaveproof::mutate
