#include "study_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "statistics.hpp"
#include "study_configurations.hpp"
#include "study_techniques.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr std::size_t kTopTen = 10;

std::string rounded(double value) { return withThousands(static_cast<std::uint64_t>(std::llround(value))); }

// Ranks may be halves, where equals share them.
std::string rankText(double rank) { return fmt::format("{:g}", rank); }

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::vector<std::string> extremeRow(const std::string& program, const std::string& what,
                                    const std::string& configuration, const Summary& summary) {
  const MeanAndDeviation states = meanAndDeviation(summary.states), seconds = meanAndDeviation(summary.seconds);
  return {program,
          what + ": " + configuration,
          rounded(states.mean),
          rounded(*std::ranges::min_element(summary.states)),
          rounded(*std::ranges::max_element(summary.states)),
          rounded(states.deviation),
          rounded(meanAndDeviation(summary.choices).mean),
          withDigits(seconds.mean, 2),
          withDigits(seconds.deviation, 2),
          percent(summary.share())};
}

void addExtremes(Table& table, const Study& study, const std::string& program) {
  struct Candidate {
    const std::string* configuration;
    const Summary* summary;
    double average, least, most;
  };
  std::vector<Candidate> candidates;
  for (const std::string& configuration : study.configurations()) {
    const Summary* summary = study.find(program, configuration);
    if (summary == nullptr || summary->share() < 0.5 || !summary->found()) continue;
    const auto [least, most] = std::ranges::minmax(summary->states);
    candidates.push_back({&configuration, summary, summary->average(), least, most});
  }
  if (candidates.empty()) {
    table.add({program, "none found the error in half of its runs"});
    return;
  }
  const auto add = [&](const char* what, const Candidate& candidate) {
    table.add(extremeRow(program, what, *candidate.configuration, *candidate.summary));
  };
  add("LM", *std::ranges::min_element(candidates, {}, &Candidate::least));
  add("HM", *std::ranges::max_element(candidates, {}, &Candidate::most));
  add("LA", *std::ranges::min_element(candidates, {}, &Candidate::average));
  add("HA", *std::ranges::max_element(candidates, {}, &Candidate::average));
  std::ranges::stable_sort(candidates, {}, &Candidate::average);
  add("MC", candidates[(candidates.size() - 1) / 2]);
}

std::string share(double part) { return part < 0 ? "–" : fmt::format("{:.1f} %", 100 * part); }

}  // namespace

std::string extremesTable(const Study& study) {
  Table table(
      {"<program", "<configuration", "states μ", "min", "max", "σ", "choice points μ", "seconds μ", "σ", "found"});
  for (const std::string& program : study.programs()) addExtremes(table, study, program);
  return table.text();
}

std::string criteriaTable(const Ranking& ranking) {
  Table table({"<criterion", "<configuration", "score", "ranks in the other two"});
  struct Criterion {
    const char* name;
    double Ranked::*score;
    double Ranked::*rank;
    double Ranked::*first;
    double Ranked::*second;
  };
  for (const Criterion& criterion :
       {Criterion{"finding errors", &Ranked::errors, &Ranked::errorsRank, &Ranked::distanceRank,
                  &Ranked::variationRank},
        {"distance", &Ranked::distance, &Ranked::distanceRank, &Ranked::errorsRank, &Ranked::variationRank},
        {"variation", &Ranked::variation, &Ranked::variationRank, &Ranked::errorsRank, &Ranked::distanceRank}}) {
    std::vector<Ranked> entries = ranking.successful;
    std::ranges::stable_sort(entries, {}, criterion.rank);
    for (std::size_t i = 0; i < std::min(kTopTen, entries.size()); ++i) {
      table.add(
          {criterion.name, entries[i].configuration, withDigits(entries[i].*criterion.score, 2),
           fmt::format("({}, {})", rankText(entries[i].*criterion.first), rankText(entries[i].*criterion.second))});
    }
  }
  return table.text();
}

std::string combinedTable(const Ranking& ranking, std::size_t entries) {
  Table table({"", "<configuration", "r", "(r_e, r_d, r_v)", "place in the paper's Table 4"});
  for (std::size_t i = 0; i < std::min(entries, ranking.successful.size()); ++i) {
    const Ranked& entry = ranking.successful[i];
    const auto best = std::ranges::find(kBestOfThePaper, entry.configuration);
    table.add({fmt::format("{}.", i + 1), entry.configuration, rankText(entry.combined()),
               fmt::format("({}, {}, {})", rankText(entry.errorsRank), rankText(entry.distanceRank),
                           rankText(entry.variationRank)),
               best == kBestOfThePaper.end() ? "" : fmt::format("{}", best - kBestOfThePaper.begin() + 1)});
  }
  return table.text();
}

std::string correlationTable(const Ranking& ranking) {
  constexpr const char* kPaper[] = {"0.08", "-0.53", "-0.50"};
  Table table({"<pair of criteria", "ρ, just success", "corrected for ties", "in the paper"});
  const auto correlations = correlationsOf(ranking);
  for (std::size_t i = 0; i < correlations.size(); ++i) {
    table.add({correlations[i].pair, withDigits(correlations[i].printed, 2), withDigits(correlations[i].withTies, 2),
               kPaper[i]});
  }
  return table.text();
}

std::string pairwiseTable(const Study& study, const Ranking& ranking) {
  Table table({"<configuration", "score", "place in the combined ranking"});
  const auto scores = pairwiseScores(study, study.trainingPrograms());
  for (std::size_t i = 0; i < std::min(kTopTen, scores.size()); ++i) {
    const auto place = std::ranges::find(ranking.successful, scores[i].first, &Ranked::configuration);
    table.add(
        {scores[i].first, withDigits(scores[i].second, 1),
         place == ranking.successful.end() ? "failing" : fmt::format("{}", place - ranking.successful.begin() + 1)});
  }
  return table.text();
}

std::string leaveOneOutTable(const Study& study) {
  const auto results = leaveOneOut(study, study.trainingPrograms());
  std::vector<std::string> titles = {"<"}, with = {"with failures"}, without = {"just success"};
  for (const LeftOut& result : results) {
    titles.push_back(result.program);
    with.push_back(withDigits(result.withFailures, 3));
    without.push_back(result.successful < 2 ? "–" : withDigits(result.justSuccess, 3));
  }
  Table table(titles);
  table.add(with);
  table.add(without);
  return table.text();
}

std::string topConfigurationsTable(const Study& study, const Ranking& ranking) {
  std::vector<std::string> titles = {"<configuration"};
  for (const std::string& program : study.programs()) titles.push_back(program);
  Table table(titles);
  const auto add = [&](const std::string& name, const std::string& configuration) {
    std::vector<std::string> row = {name + " " + configuration};
    for (const std::string& program : study.programs())
      row.push_back(share(shareOfBetter(study, program, configuration)));
    table.add(row);
  };
  for (std::size_t i = 0; i < std::min(kTopTen, ranking.successful.size()); ++i) {
    add(fmt::format("here {}.", i + 1), ranking.successful[i].configuration);
  }
  for (std::size_t i = 0; i < kBestOfThePaper.size(); ++i) add(fmt::format("paper {}.", i + 1), kBestOfThePaper[i]);
  return table.text();
}

std::string deepThresholdsTable(const Study& study) {
  Table table({"<configuration on cdx", "states", "choice points", "seconds", "found"});
  for (const std::string configuration : kDeepThresholds) {
    const Summary* summary = study.find("cdx", configuration);
    if (summary == nullptr) continue;
    if (!summary->found()) {
      table.add({configuration, whyNotFound(*summary), "", "", "0 %"});
      continue;
    }
    const MeanAndDeviation states = meanAndDeviation(summary->states);
    table.add({configuration, fmt::format("{} ± {}", rounded(states.mean), rounded(states.deviation)),
               rounded(meanAndDeviation(summary->choices).mean), withDigits(meanAndDeviation(summary->seconds).mean, 2),
               percent(summary->share())});
  }
  return table.text();
}

std::string studyTables(const Study& study) {
  const Ranking ranking = rankingOf(study, study.trainingPrograms());
  std::string text;
  const auto add = [&text](const std::string& heading, const std::string& table) {
    text += fmt::format("### {}\n\n{}\n", heading, table);
  };
  add("Table 2: extremes (LM, HM: lowest and highest of a run; LA, HA: of an average; MC: median of averages)",
      extremesTable(study));
  text += fmt::format(
      "{} of {} configurations found the error of every training program in some run (in the paper 238 of "
      "7,920).\n\n",
      ranking.successful.size(), ranking.successful.size() + ranking.failing.size());
  if (!ranking.successful.empty()) {
    add("Table 3: the ten best by each criterion", criteriaTable(ranking));
    add("Table 4: the ten best by all criteria together", combinedTable(ranking, kTopTen));
    add("Table 5: how much the criteria agree", correlationTable(ranking));
  }
  add("Table 6: the ten best in pairs (Vargha and Delaney)", pairwiseTable(study, ranking));
  if (study.trainingPrograms().size() > 1) {
    add("Table 7: rankings without a program beside rankings of it alone (ρ)", leaveOneOutTable(study));
  }
  add("Table 9: share of the configurations whose average is better", topConfigurationsTable(study, ranking));
  if (study.find("cdx", kDeepThresholds[0]) != nullptr) add("Table 10: deeper thresholds", deepThresholdsTable(study));
  return text;
}

}  // namespace bench
