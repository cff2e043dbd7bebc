#include "study_ranking.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "statistics.hpp"
#include "study_configurations.hpp"

namespace bench {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

std::vector<std::string> ranOnAll(const Study& study, const std::vector<std::string>& programs) {
  std::vector<std::string> all = study.configurations();
  std::erase_if(all, [&](const std::string& configuration) {
    return std::ranges::any_of(
        programs, [&](const std::string& program) { return study.find(program, configuration) == nullptr; });
  });
  return all;
}

double bestAverage(const Study& study, const std::string& program) {
  double best = kEndless, bestOfAny = kEndless;
  for (const std::string& configuration : study.configurations()) {
    const Summary* summary = study.find(program, configuration);
    if (summary == nullptr) continue;
    bestOfAny = std::min(bestOfAny, summary->average());
    if (summary->share() >= 0.5) best = std::min(best, summary->average());
  }
  return best < kEndless ? best : bestOfAny;
}

// The scores of one criterion so that the best has 1, and its ranks.
void score(std::vector<Ranked>& entries, double Ranked::*value, double Ranked::*rank) {
  std::vector<double> values;
  for (const Ranked& entry : entries) values.push_back(entry.*value);
  if (values.empty()) return;
  const double best = *std::ranges::min_element(values);
  const std::vector<double> ranks = ranksOf(values);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    entries[i].*value = values[i] / best;
    entries[i].*rank = ranks[i];
  }
}

// Below 0 if the first list is likely to be the smaller one, above 0 if the second. Both are sorted, so most pairs need
// no counting.
int better(const std::vector<double>& first, const std::vector<double>& second) {
  if (first.back() < second.front()) return -1;
  if (second.back() < first.front()) return 1;
  if (first.front() == second.back() && second.front() == first.back()) return 0;
  const double a = a12(first, second);
  return a < 0.5 ? -1 : a > 0.5 ? 1 : 0;
}

// The place of each of these in the full list, where all that fail share the bottom.
std::vector<double> placesIn(const Ranking& ranking, const std::vector<std::string>& configurations) {
  std::map<std::string, double> combined;
  for (const Ranked& entry : ranking.successful) combined[entry.configuration] = entry.combined();
  std::vector<double> values;
  for (const std::string& configuration : configurations) {
    const auto found = combined.find(configuration);
    values.push_back(found == combined.end() ? kEndless : found->second);
  }
  return ranksOf(values);
}

}  // namespace

double Summary::average() const { return found() ? meanAndDeviation(states).mean : kEndless; }

Study::Study(const StudyFile& file) : setting_(file.setting) {
  std::set<std::string> seenPrograms, seenConfigurations;
  for (const auto& [key, row] : file.rows) {
    if (row.ending == "failed") continue;
    seenPrograms.insert(row.program);
    if (seenConfigurations.contains(row.technique) || isConfiguration(row.technique)) {
      seenConfigurations.insert(row.technique);
    }
    Summary& summary = summaries_[{row.program, row.technique}];
    ++summary.runs;
    const auto effort = static_cast<double>(row.effort());
    summary.all.push_back(row.found ? effort : kEndless);
    if (row.found) {
      summary.states.push_back(effort);
      summary.choices.push_back(static_cast<double>(row.choices));
      summary.seconds.push_back(row.seconds);
    } else {
      ++summary.endings[row.ending];
    }
  }
  for (auto& [key, summary] : summaries_) std::ranges::sort(summary.all);
  for (const char* deep : kDeepThresholds) seenConfigurations.erase(deep);
  configurations_.assign(seenConfigurations.begin(), seenConfigurations.end());
  for (const char* name : kTrainingPrograms) {
    if (seenPrograms.erase(name) > 0) training_.emplace_back(name);
  }
  programs_ = training_;
  for (const char* name : kValidationPrograms) {
    if (seenPrograms.erase(name) > 0) programs_.emplace_back(name);
  }
  programs_.insert(programs_.end(), seenPrograms.begin(), seenPrograms.end());
}

const Summary* Study::find(const std::string& program, const std::string& technique) const {
  const auto found = summaries_.find({program, technique});
  return found == summaries_.end() ? nullptr : &found->second;
}

const std::vector<double>& Study::varying(const Summary& summary) const {
  return setting_.limit.ends_with('s') ? summary.seconds : summary.states;
}

Ranking rankingOf(const Study& study, const std::vector<std::string>& programs) {
  Ranking ranking;
  std::map<std::string, double> best;
  for (const std::string& program : programs) best[program] = bestAverage(study, program);
  for (const std::string& configuration : ranOnAll(study, programs)) {
    Ranked entry{configuration, 1};
    bool fails = false;
    for (const std::string& program : programs) {
      const Summary& summary = *study.find(program, configuration);
      fails = fails || !summary.found();
      if (fails) break;
      entry.errors /= summary.share();
      entry.distance += summary.average() / best[program];
      entry.variation += 1 + coefficientOfVariation(study.varying(summary));
    }
    if (fails) {
      ranking.failing.push_back(configuration);
      continue;
    }
    entry.distance /= static_cast<double>(programs.size());
    entry.variation /= static_cast<double>(programs.size());
    ranking.successful.push_back(entry);
  }
  score(ranking.successful, &Ranked::errors, &Ranked::errorsRank);
  score(ranking.successful, &Ranked::distance, &Ranked::distanceRank);
  score(ranking.successful, &Ranked::variation, &Ranked::variationRank);
  std::ranges::stable_sort(ranking.successful, {}, &Ranked::combined);
  return ranking;
}

std::vector<CriteriaCorrelation> correlationsOf(const Ranking& ranking) {
  struct Criterion {
    const char* name;
    double Ranked::*rank;
  };
  const Criterion errors{"finding errors", &Ranked::errorsRank}, distance{"distance", &Ranked::distanceRank},
      variation{"variation", &Ranked::variationRank};
  const auto ranks = [&ranking](const Criterion& criterion) {
    std::vector<double> values;
    for (const Ranked& entry : ranking.successful) values.push_back(entry.*criterion.rank);
    return values;
  };
  std::vector<CriteriaCorrelation> correlations;
  for (const auto& [a, b] : {std::pair{errors, distance}, {errors, variation}, {distance, variation}}) {
    const std::vector<double> first = ranks(a), second = ranks(b);
    correlations.push_back(
        {std::string(a.name) + " – " + b.name, spearmanByDifferences(first, second), spearman(first, second)});
  }
  return correlations;
}

std::vector<std::pair<std::string, double>> pairwiseScores(const Study& study,
                                                           const std::vector<std::string>& programs) {
  const std::vector<std::string> configurations = ranOnAll(study, programs);
  std::vector<double> scores(configurations.size(), 0);
  for (const std::string& program : programs) {
    std::vector<const std::vector<double>*> lists;
    for (const std::string& configuration : configurations) lists.push_back(&study.find(program, configuration)->all);
    for (std::size_t i = 0; i < lists.size(); ++i) {
      for (std::size_t j = i + 1; j < lists.size(); ++j) {
        const int who = better(*lists[i], *lists[j]);
        scores[i] -= who;
        scores[j] += who;
      }
    }
  }
  std::vector<std::pair<std::string, double>> result;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    result.emplace_back(configurations[i], scores[i] / static_cast<double>(programs.size()));
  }
  std::ranges::stable_sort(result, std::greater<>(), &std::pair<std::string, double>::second);
  return result;
}

std::vector<LeftOut> leaveOneOut(const Study& study, const std::vector<std::string>& programs) {
  const std::vector<std::string> all = ranOnAll(study, programs);
  std::vector<std::string> successful;
  for (const Ranked& entry : rankingOf(study, programs).successful) successful.push_back(entry.configuration);
  std::vector<LeftOut> results;
  for (const std::string& program : programs) {
    std::vector<std::string> others = programs;
    std::erase(others, program);
    const Ranking training = rankingOf(study, others), alone = rankingOf(study, {program});
    results.push_back({program, spearmanByDifferences(placesIn(training, all), placesIn(alone, all)),
                       spearmanByDifferences(placesIn(training, successful), placesIn(alone, successful)), all.size(),
                       successful.size()});
  }
  return results;
}

double shareOfBetter(const Study& study, const std::string& program, const std::string& configuration) {
  const Summary* own = study.find(program, configuration);
  if (own == nullptr || !own->found()) return -1;
  std::size_t betterOnes = 0, all = 0;
  for (const std::string& other : study.configurations()) {
    const Summary* summary = study.find(program, other);
    if (summary == nullptr) continue;
    ++all;
    betterOnes += summary->average() < own->average();
  }
  return static_cast<double>(betterOnes) / static_cast<double>(all);
}

}  // namespace bench
