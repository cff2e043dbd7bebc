// Agreement and quality of mined clusters: tici.txt, sections 4.1 and 4.4.1, Figure 5.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "catalogue.hpp"
#include "figure.hpp"
#include "process.hpp"
#include "search_programs.hpp"
#include "statistics.hpp"
#include "table.hpp"
#include "tici.hpp"

namespace bench {
namespace {

using Words = std::vector<std::string>;

// The ten programs of the paper, with so many threads of either kind: {0} and {1}, {2} being one less than both
// together. What else a benchmark is given is as in its header.
struct Divided {
  const char* name;
  const char* mainClass;
  const char* arguments;
};

constexpr Divided kPrograms[] = {
    {"bounded-buffer", "boundedbuffer.BoundedBuffer", "correct 1 {0} {1} {1}"},
    {"clean", "clean.Clean", "correct {0} {1} 2"},
    {"lost-notify", "lostnotify.LostNotify", "correct {2} 2"},  // one starter, whatever the split
    {"nested-monitor", "nestedmonitor.NestedMonitor", "correct {0} {1} 2 1"},
    {"readers-writers", "readerswriters.ReadersWriters", "correct {0} {1} 2"},
    {"reorder", "reorder.Reorder", "correct {0} {1}"},
    {"two-stage", "twostage.TwoStage", "correct {0} {1}"},
    {"wrong-lock", "wronglock.WrongLock", "correct {0} {1}"},
    {"queue-michael-scott", "structureclient.RoleClient", "queue-michael-scott {0} {1}"},
    {"priority-tree", "structureclient.RoleClient", "priority-tree {0} {1}"},
};

Words argumentsOf(const Divided& program, const Split& split) {
  return splitWords(
      fmt::format(fmt::runtime(program.arguments), split.first, split.second, split.first + split.second - 1));
}

// What `weaveproof cluster` says of a program: how its clusters agree with the run classes of its threads, and how good both are.
struct Sample {
  std::string program;
  int workers = 0;
  double rand = 0, homogeneity = 0, separation = 0, expectedHomogeneity = 0, expectedSeparation = 0;
};

struct Accesses {
  const char* name;
  std::vector<Sample> mined, random;
};

Sample sampleOf(const Setting& setting, const Divided& program, const Split& split, const std::string& mine,
                const std::string& clusters) {
  const std::filesystem::path folder = setting.results.parent_path(), json = folder / "cluster.json",
                              output = folder / "cluster.out";
  std::filesystem::create_directories(folder);
  std::filesystem::remove(json);
  Words command = {setting.binary,   "cluster", "-cp",        setting.classes, "--mine", mine,
                   "--clusters",     clusters,  "--expected", "run-class",     "--json", json,
                   program.mainClass};
  for (const std::string& word : argumentsOf(program, split)) command.push_back(word);
  runProcess(command, output, 120, folder);
  const nlohmann::json found = nlohmann::json::parse(textOf(json), nullptr, false);
  if (!found.is_object())
    throw std::runtime_error(fmt::format("{} {}: {}", program.name, split.text(), textOf(output)));
  const nlohmann::json& agreement = found.at("agreement");
  return {program.name,
          split.first + split.second,
          agreement.at("rand"),
          agreement.at("homogeneity"),
          agreement.at("separation"),
          agreement.at("expected_homogeneity"),
          agreement.at("expected_separation")};
}

double mean(const std::vector<Sample>& samples, const std::function<double(const Sample&)>& value) {
  std::vector<double> values;
  for (const Sample& sample : samples) values.push_back(value(sample));
  return meanAndDeviation(values).mean;
}

std::vector<Sample> ofProgram(const std::vector<Sample>& samples, const std::string& program) {
  std::vector<Sample> own;
  std::ranges::copy_if(samples, std::back_inserter(own), [&](const Sample& one) { return one.program == program; });
  return own;
}

std::vector<std::string> rowOf(const std::string& program, const char* accesses, const std::vector<Sample>& mined,
                               const std::vector<Sample>& random) {
  const auto two = [](double value) { return withDigits(value, 2); };
  return {program,
          accesses,
          std::to_string(mined.size()),
          two(mean(mined, [](const Sample& s) { return s.rand; })),
          two(mean(mined, [](const Sample& s) { return s.rand == 1 ? 1 : 0; })),
          two(mean(mined, [](const Sample& s) { return s.rand >= 0.9 ? 1 : 0; })),
          two(mean(random, [](const Sample& s) { return s.rand; })),
          two(mean(mined, [](const Sample& s) { return s.homogeneity; })),
          two(mean(mined, [](const Sample& s) { return s.expectedHomogeneity; })),
          two(mean(random, [](const Sample& s) { return s.homogeneity; })),
          two(mean(mined, [](const Sample& s) { return s.separation; })),
          two(mean(mined, [](const Sample& s) { return s.expectedSeparation; })),
          two(mean(random, [](const Sample& s) { return s.separation; }))};
}

// Figure 5: a point for each number of workers, the mean over programs and splits.
Series byWorkers(const std::string& name, const std::vector<Sample>& samples, double Sample::*value) {
  std::map<int, std::vector<double>> values;
  for (const Sample& sample : samples) values[sample.workers].push_back(sample.*value);
  Series series{name, {}};
  for (const auto& [workers, list] : values)
    series.points.push_back({static_cast<double>(workers), meanAndDeviation(list).mean, 0});
  return series;
}

void plot(const TiciOptions& options, const Accesses& visible) {
  const Axis workers{"worker threads", false};
  Series each{"each program and split", {}};
  for (const Sample& sample : visible.mined)
    each.points.push_back({static_cast<double>(sample.workers), sample.rand, 0});
  writePlot(options, "tici-5a-agreement",
            scatterPlot({"Agreement of mined clusters with run classes",
                         "The Rand index of mined clusters for each program, and the means of mined and of random ones",
                         workers,
                         {"Rand index", false}},
                        {each, byWorkers("mean, mined", visible.mined, &Sample::rand),
                         byWorkers("mean, random clusters", visible.random, &Sample::rand)},
                        false));
  const auto quality = [&](const std::string& name, const std::string& title, const std::string& description,
                           double Sample::*found, double Sample::*expected) {
    writePlot(options, name,
              linePlot({title, description, workers, {title, false}},
                       {byWorkers("mined", visible.mined, found), byWorkers("run classes", visible.mined, expected),
                        byWorkers("random clusters", visible.random, found)}));
  };
  quality("tici-5b-homogeneity", "Homogeneity", "Mean distance of threads from the centre of their cluster",
          &Sample::homogeneity, &Sample::expectedHomogeneity);
  quality("tici-5c-separation", "Separation", "Weighted mean distance between the centres of clusters",
          &Sample::separation, &Sample::expectedSeparation);
}

}  // namespace

void studyAgreement(const Setting& setting, const TiciOptions& options) {
  Accesses all[] = {{"visible", {}, {}}, {"heap", {}, {}}};
  for (Accesses& accesses : all)
    for (const Divided& program : kPrograms)
      for (const Split& split : options.splits)
        if (options.takes(program.name)) {
          accesses.mined.push_back(sampleOf(setting, program, split, accesses.name, "auto"));
          accesses.random.push_back(sampleOf(setting, program, split, accesses.name, "random"));
        }
  Table table({"<program", "<accesses", "runs", "Rand", "= 1", "≥ 0.9", "Rand, random", "H", "H, run classes",
               "H, random", "S", "S, run classes", "S, random"});
  for (const Accesses& accesses : all) {
    for (const Divided& program : kPrograms)
      if (options.takes(program.name))
        table.add(rowOf(program.name, accesses.name, ofProgram(accesses.mined, program.name),
                        ofProgram(accesses.random, program.name)));
    table.add(rowOf("all", accesses.name, accesses.mined, accesses.random));
  }
  table.add({"paper", "", "", "0.82", "0.32", "0.42", "0.50", "", "", "", "", "", ""});
  fmt::print("Agreement of mined clusters with the classes that threads run (Figure 5)\n\n{}\n", table.text());
  plot(options, all[0]);
}

}  // namespace bench
