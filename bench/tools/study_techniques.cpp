#include "study_techniques.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "rows.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

std::string meanText(const std::vector<double>& values, bool random, int digits) {
  const auto text = [digits](double value) {
    return digits == 0 ? withThousands(static_cast<std::uint64_t>(std::llround(value))) : withDigits(value, digits);
  };
  const MeanAndDeviation result = meanAndDeviation(values);
  return random ? text(result.mean) + " ± " + text(result.deviation) : text(result.mean);
}

const char* reasonOf(const std::string& ending) {
  if (ending == "finished") return "error states pruned";
  if (ending == "time-limit") return "timed out";
  if (ending == "state-limit") return "state limit";
  if (ending == "memory-limit") return "out of memory";
  return ending == "no-violation" ? "says no violation!" : "interrupted";
}

// 12.3k: an overview has many columns.
std::string inShort(double value) {
  if (value >= 1e6) return fmt::format("{:.3g}M", value / 1e6);
  if (value >= 1e3) return fmt::format("{:.3g}k", value / 1e3);
  return fmt::format("{:.0f}", value);
}

}  // namespace

std::vector<Technique> readTechniques(const std::filesystem::path& file) {
  std::vector<Technique> techniques;
  for (const auto& [line, parts] : readRows(file)) {
    if (parts.size() < 3 || parts.size() > 4 || (parts.size() == 4 && parts[3] != "random")) {
      throw std::runtime_error(fmt::format("{}:{}: expected: group | name | options [| random]", file.string(), line));
    }
    techniques.push_back({parts[0], parts[1], parts[2], parts.size() == 4});
  }
  return techniques;
}

std::vector<StudyRun> techniqueRuns(const std::vector<Technique>& techniques, const std::vector<Benchmark>& programs,
                                    const std::string& size, std::uint64_t seeds) {
  std::vector<StudyRun> runs;
  for (const Benchmark& program : programs) {
    for (const Technique& technique : techniques) {
      for (std::uint64_t seed = 0; seed < (technique.random ? seeds : 1); ++seed) {
        runs.push_back({&program, program.arguments.at(size)[0], technique.key(), technique.options, seed});
      }
    }
  }
  return runs;
}

std::string whyNotFound(const Summary& summary) {
  std::map<std::string, std::size_t> reasons;
  for (const auto& [ending, times] : summary.endings) reasons[reasonOf(ending)] += times;
  if (reasons.size() == 1) return reasons.begin()->first;
  std::string text;
  for (const auto& [reason, times] : reasons) text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", reason, times);
  return text;
}

std::string techniqueTable(const Study& study, const std::vector<Technique>& techniques, const std::string& program) {
  Table table({"<group", "<technique", "states", "choice points", "seconds", "found"});
  for (const Technique& technique : techniques) {
    const Summary* summary = study.find(program, technique.key());
    if (summary == nullptr) continue;
    const std::string share = technique.random ? fmt::format("{:.0f} %", 100 * summary->share())
                                               : std::string(summary->found() ? "yes" : "no");
    if (!summary->found()) {
      table.add({technique.group, technique.name, whyNotFound(*summary), "", "", share});
    } else {
      table.add({technique.group, technique.name, meanText(summary->states, technique.random, 0),
                 meanText(summary->choices, technique.random, 0), meanText(summary->seconds, technique.random, 2),
                 share});
    }
  }
  return table.text();
}

std::string techniqueOverview(const Study& study, const std::vector<Technique>& techniques) {
  std::vector<std::string> titles = {"<technique"};
  for (const std::string& program : study.programs()) titles.push_back(program);
  Table table(titles);
  for (const Technique& technique : techniques) {
    std::vector<std::string> row = {technique.group + ": " + technique.name};
    for (const std::string& program : study.programs()) {
      const Summary* summary = study.find(program, technique.key());
      std::string text = summary == nullptr ? "" : summary->found() ? inShort(summary->average()) : "–";
      if (summary != nullptr && summary->found() && summary->share() < 1) {
        text += fmt::format(" ({:.0f} %)", 100 * summary->share());
      }
      row.push_back(text);
    }
    table.add(row);
  }
  return table.text();
}

TechniqueCounts countsOf(const Study& study, const std::vector<Technique>& techniques) {
  TechniqueCounts counts;
  for (const std::string& program : study.programs()) {
    for (const Technique& technique : techniques) {
      const Summary* alone = study.find(program, technique.key());
      if (technique.group != kAloneGroup || alone == nullptr) continue;
      ++counts.alone;
      counts.aloneFailed += !alone->found();
      const Summary* combined = study.find(program, Technique{kCombinedGroup, technique.name, "", false}.key());
      if (combined == nullptr) continue;
      ++counts.pairs;
      counts.partnersFailed += !alone->found();
      counts.combinedFailed += !combined->found();
      if (!alone->found() || !combined->found()) continue;
      ++counts.bothFound;
      const bool better = combined->average() < alone->average();
      counts.combinedBetter += better;
      (better ? counts.better : counts.worse).push_back(program + ": " + technique.name);
    }
  }
  return counts;
}

std::string textOf(const TechniqueCounts& counts) {
  Table table({"<", "here", "in the paper"});
  const auto of = [](std::size_t part, std::size_t whole) { return fmt::format("{} of {}", part, whole); };
  table.add({"techniques alone that found nothing", of(counts.aloneFailed, counts.alone), "37 of 144"});
  table.add({"those that are also combined with DFS-RB, alone", of(counts.partnersFailed, counts.pairs), "15 of 72"});
  table.add({"the same, combined with DFS-RB", of(counts.combinedFailed, counts.pairs), "7 of 72"});
  table.add({"both found it, and the combination with fewer states", of(counts.combinedBetter, counts.bothFound),
             "29 of 53"});
  return fmt::format("{}\nThe combination was better on {}.\n\nIt was worse on {}.\n", table.text(),
                     counts.better.empty() ? "none" : fmt::format("{}", fmt::join(counts.better, "; ")),
                     counts.worse.empty() ? "none" : fmt::format("{}", fmt::join(counts.worse, "; ")));
}

}  // namespace bench
