// How soon an error is found: tici.txt, sections 4.2, 4.3 and 4.4.3, Table A1, Figures 6 and 7. The paper compares with h_TI alone;
// bench/tici.txt has further controls.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>

#include "figure.hpp"
#include "rows.hpp"
#include "statistics.hpp"
#include "table.hpp"
#include "tici.hpp"

namespace bench {
namespace {

struct Technique {
  std::string name, options;
  std::uint64_t seeds = 1;
};

std::vector<Technique> readTechniques(const std::filesystem::path& file) {
  std::vector<Technique> techniques;
  for (const auto& [line, parts] : readRows(file)) {
    const bool hasSeeds = parts.size() == 3 && !parts[2].empty() && parts[2].size() < 3 &&
                          parts[2].find_first_not_of("0123456789") == std::string::npos;
    if (parts.size() != 2 && !hasSeeds)
      throw std::runtime_error(fmt::format("{}:{}: expected: name | options [| seeds]", file.string(), line));
    techniques.push_back({parts[0], parts[1], hasSeeds ? std::stoull(parts[2]) : 1});
  }
  return techniques;
}

// One mutant with one split. The cost of a technique is the states that it took, the mean over its seeds; a search that found
// nothing took all that it had.
struct Case {
  const StructureMutant* mutant = nullptr;
  Split split;
  std::vector<std::vector<Record>> runs;  // by technique
};

class Performance {
 public:
  Performance(const Setting& setting, const TiciOptions& options)
      : setting_(setting), options_(options), techniques_(readTechniques(options.techniques)), runs_(setting) {}

  void run() {
    mutants_ = killableMutants(setting_, options_, runs_);
    for (const Split& split : options_.splits)
      for (const StructureMutant& mutant : mutants_)
        if (std::optional<Case> one = caseOf(mutant, split)) cases_.push_back(std::move(*one));
  }

  void show() const {
    showMutants();
    showTechniques();
    showBeside("TICI-");
    showBeside("TICI-, as printed");
    drawFigures();
  }

 private:
  // Nothing if some of it is not recorded, and nothing is to be run.
  std::optional<Case> caseOf(const StructureMutant& mutant, const Split& split) {
    Case one{&mutant, split, {}};
    for (const Technique& technique : techniques_) {
      std::vector<Record>& records = one.runs.emplace_back();
      for (std::uint64_t seed = 0; seed < technique.seeds; ++seed) {
        CheckRun run{{mutant.structure, split.text(), mutant.name, technique.options, seed,
                      fmt::format("{} states", options_.stateLimit)},
                     technique.name,
                     {"--reduction", "local", "--weak-cas", "--seed", std::to_string(seed), "--time-limit",
                      fmt::format("{}", setting_.timeLimit), "--memory-limit", setting_.memoryLimit, "--trace",
                      runs_.folder() / "trace.json", "-cp", mutant.classes.string() + ":" + setting_.classes.string()}};
        for (const std::string& word : splitWords(technique.options)) run.words.push_back(word);
        if (technique.options.find("--runs") == std::string::npos)  // walks store no states
          run.words.insert(run.words.end(), {"--state-limit", std::to_string(options_.stateLimit)});
        run.words.insert(run.words.end(), {"structureclient.RoleClient", mutant.structure, std::to_string(split.first),
                                           std::to_string(split.second)});
        if (options_.recordedOnly && !runs_.has(run.key)) return std::nullopt;
        records.push_back(
            runs_.run(run, fmt::format("{} {} {} {}", mutant.structure, mutant.name, split.text(), technique.name)));
      }
    }
    return one;
  }

  bool isFound(const Record& record) const { return record.found() && record.effort() <= options_.stateLimit; }
  double costOf(const Record& record) const {
    return static_cast<double>(isFound(record) ? record.effort() : options_.stateLimit);
  }
  double costOf(const Case& one, std::size_t technique) const {
    double sum = 0;
    for (const Record& record : one.runs[technique]) sum += costOf(record);
    return sum / static_cast<double>(one.runs[technique].size());
  }
  bool isFound(const Case& one, std::size_t technique) const {
    return std::ranges::any_of(one.runs[technique], [&](const Record& record) { return isFound(record); });
  }

  std::optional<std::size_t> find(const std::string& name) const {
    const auto found = std::ranges::find(techniques_, name, &Technique::name);
    if (found == techniques_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - techniques_.begin());
  }

  struct Beside {
    int better = 0, worse = 0, equal = 0;
    std::vector<double> ratios;  // of costs
  };
  // Of the cases that either has found.
  Beside beside(std::size_t first, std::size_t second) const {
    Beside result;
    for (const Case& one : cases_) {
      if (!isFound(one, first) && !isFound(one, second)) continue;
      const double a = costOf(one, first), b = costOf(one, second);
      ++(a < b ? result.better : a > b ? result.worse : result.equal);
      result.ratios.push_back(a / b);
    }
    return result;
  }

  void showMutants() const {
    Table table({"<structure", "<mutant", "<change", "found by any of them, of all cases"});
    for (const StructureMutant& mutant : mutants_) {
      int cases = 0, found = 0;
      for (const Case& one : cases_) {
        if (one.mutant != &mutant) continue;
        ++cases;
        bool any = false;
        for (std::size_t i = 0; i < techniques_.size(); ++i) any |= isFound(one, i);
        found += any;
      }
      table.add({mutant.structure, mutant.name, mutant.what, fmt::format("{} of {}", found, cases)});
    }
    fmt::print("Mutants of the structures (Table 2)\n\n{}\n", table.text());
  }

  std::string shareBetter(const Beside& one) const {
    const int all = one.better + one.worse + one.equal;
    return all == 0 ? "–" : fmt::format("{:.0f} %", 100.0 * one.better / all);
  }

  void showTechniques() const {
    Table table({"<technique", "runs", "found", "states, found only", "states, failures at the limit", "median",
                 "better than TI", "paper: found", "paper: found only", "paper: with failures", "paper: better"});
    struct InPaper {
      const char* name;
      const char* figures[4];
    };
    constexpr InPaper kPaper[] = {{"TI", {"41 %", "7,166", "14,001", "–"}},
                                  {"TICI+", {"37 %", "6,897", "27,144", "41 %"}},
                                  {"TICI-", {"100 %", "1,758", "1,758", "95 %"}}};
    const std::optional<std::size_t> ti = find("TI");
    const auto whole = [](double value) { return withThousands(static_cast<std::uint64_t>(std::llround(value))); };
    for (std::size_t i = 0; i < techniques_.size(); ++i) {
      std::vector<double> found, all;
      for (const Case& one : cases_)
        for (const Record& record : one.runs[i]) {
          all.push_back(costOf(record));
          if (isFound(record)) found.push_back(all.back());
        }
      if (all.empty()) continue;
      std::vector<std::string> row = {
          techniques_[i].name,
          std::to_string(all.size()),
          fmt::format("{:.0f} %", 100.0 * static_cast<double>(found.size()) / static_cast<double>(all.size())),
          found.empty() ? "–" : whole(meanAndDeviation(found).mean),
          whole(meanAndDeviation(all).mean),
          whole(median(all)),
          ti && *ti != i ? shareBetter(beside(i, *ti)) : "–"};
      const std::string plain = techniques_[i].name.substr(0, techniques_[i].name.find(", as printed"));
      const auto paper = std::ranges::find_if(kPaper, [&](const InPaper& one) { return one.name == plain; });
      for (std::size_t k = 0; k < 4; ++k) row.emplace_back(paper == std::end(kPaper) ? "" : paper->figures[k]);
      table.add(row);
    }
    fmt::print(
        "{} cases, at most {} states a search; walks store no states, and for them transitions are counted\n\n{}\n",
        cases_.size(), withThousands(options_.stateLimit), table.text());
  }

  // A ratio below 1: the technique takes fewer states than the other. The interval is a bootstrap's over the cases.
  void showBeside(const std::string& name) const {
    const std::optional<std::size_t> own = find(name);
    if (!own) return;
    Table table(
        {"<" + name + " beside", "fewer states", "more", "as many", "geometric mean of the ratio", "95 % interval"});
    const auto mean = [](const std::vector<double>& values) { return geometricMean(values); };
    for (std::size_t i = 0; i < techniques_.size(); ++i) {
      if (i == *own) continue;
      const Beside result = beside(*own, i);
      if (result.ratios.empty()) continue;
      const Interval interval = bootstrapInterval(result.ratios, mean, 0.95, 1000, 1);
      table.add({techniques_[i].name, std::to_string(result.better), std::to_string(result.worse),
                 std::to_string(result.equal), withDigits(geometricMean(result.ratios), 2),
                 fmt::format("{:.2f} – {:.2f}", interval.low, interval.high)});
    }
    fmt::print("{}\n", table.text());
  }

  // Figure 7 (how many errors are found within so many states) and Figure 6 (boxes), each of the paper's and of the controls.
  void drawFigures() const {
    if (cases_.empty()) return;
    const std::vector<std::pair<std::string, std::vector<std::string>>> figures = {
        {"paper", {"TI", "TICI+", "TICI-", "TI, as printed", "TICI+, as printed", "TICI-, as printed"}},
        {"controls",
         {"TICI-, as printed", "TICI-, random clusters, as printed", "TICI-, one cluster, as printed",
          "TICI-, run classes, as printed", "TI minus depth, as printed", "depth first", "depth first, random order",
          "POS"}}};
    for (const auto& [figure, names] : figures) {
      std::vector<NamedValues> found, all;
      for (const std::string& name : names) {
        const std::optional<std::size_t> technique = find(name);
        if (!technique) continue;
        NamedValues costs{name, {}}, capped{name, {}};
        for (const Case& one : cases_) {
          capped.values.push_back(costOf(one, *technique));
          costs.values.push_back(isFound(one, *technique) ? capped.values.back()
                                                          : std::numeric_limits<double>::infinity());
        }
        found.push_back(std::move(costs));
        all.push_back(std::move(capped));
      }
      const Axis states{"states", true};
      writePlot(options_, "tici-7-survivorship-" + figure,
                quantilePlot({"Errors found within so many states",
                              "The number of cases whose error is found within so many states",
                              {"cases", false},
                              states},
                             found));
      writePlot(options_, "tici-6-states-" + figure,
                boxPlot({"States until the error is found",
                         "Boxes over all cases; a search that found nothing counts with the limit",
                         {"", false},
                         states},
                        all));
    }
  }

  const Setting& setting_;
  const TiciOptions& options_;
  const std::vector<Technique> techniques_;
  RecordedRuns runs_;
  std::vector<StructureMutant> mutants_;
  std::vector<Case> cases_;
};

}  // namespace

void studyPerformance(const Setting& setting, const TiciOptions& options) {
  Performance performance(setting, options);
  performance.run();
  performance.show();
}

}  // namespace bench
