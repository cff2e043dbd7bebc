#include "cli/cluster.hpp"

#include <fmt/format.h>

#include "base/version.hpp"
#include "cli/command_line.hpp"
#include "cli/mine.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "mine/agreement.hpp"
#include "natives/host/host.hpp"
#include "report/division_json.hpp"
#include "report/json.hpp"
#include "report/output_file.hpp"
#include "report/text_output.hpp"
#include "search/notation.hpp"
#include "search/random.hpp"

namespace weaveproof::cli {

namespace {

constexpr std::uint32_t kMostTraces = 1000;

const std::vector<OptionText>& clusterOptionTexts() {
  constexpr const char* kGroup = "Options";
  static const std::vector<OptionText> texts = {
      {"classpath", "PATHS", "Find classes in these directories and jars (or -cp)", kGroup},
      {"jdk", "DIR", "Use this JDK (default: JAVA_HOME, or java on the PATH)", kGroup},
      {"define", "NAME=VALUE", "Set a system property (or -DNAME=VALUE)", kGroup},
      {"clusters", "auto|K|FILE",
       "Divide by k-means into the usual number of clusters (default) or K, as a file says (a line of thread names for "
       "each cluster), by run-class, or random",
       kGroup},
      {"mine", "visible|heap", "Count the accesses that check would explore (default), or all to the heap", kGroup},
      {"traces", "N", "Follow N schedules: first one with the threads in turn, then random ones (default: 1)", kGroup},
      {"seed", "N", "Seed all random choices", kGroup},
      {"expected", "run-class|FILE", "Compare with the partition by run classes, or with that of a file", kGroup},
      {"json", "FILE", "Write counts, vectors, clusters and centres as JSON", kGroup},
  };
  return texts;
}

template <class Number>
Number numberFor(const std::string& name, const std::string& value) {
  const std::optional<Number> number = search::parseNumber<Number>(value);
  if (!number) throw UsageError{fmt::format("--{}: '{}' is no number that can stand here", name, value)};
  return *number;
}

void set(ClusterOptions& options, const std::string& name, const std::string& value) {
  if (name == "classpath") options.program.classPath = value, options.program.hasClassPath = true;
  if (name == "jdk") options.jdk = value;
  if (name == "define") options.properties.push_back(parseDefinition(value));
  if (name == "expected") options.expected = value;
  if (name == "json") options.json = value;
  if (name == "seed") options.seed = numberFor<std::uint64_t>(name, value);
  if (name == "traces") {
    options.traces = numberFor<std::uint32_t>(name, value);
    if (options.traces == 0 || options.traces > kMostTraces) throw UsageError{"--traces must be from 1 to 1000"};
  }
  if (name == "mine") {
    if (value != "visible" && value != "heap") throw UsageError{"--mine is visible or heap, not " + value};
    options.heap = value == "heap";
  }
  if (name == "clusters") {
    const std::optional<mine::ClusterChoice> clusters = mine::readClusterChoice(value);
    if (!clusters) throw UsageError{fmt::format("--clusters: '{}' is no number of clusters from 1 to 4095", value)};
    options.clusters = *clusters;
  }
}

std::vector<std::uint32_t> expectedPartition(const ClusterOptions& options,
                                             const std::vector<mine::MinedThread>& threads) {
  if (options.expected == "run-class") return mine::runClassesOf(threads);
  const mine::Partition partition = mine::readPartition(options.expected);
  std::vector<std::string> names;
  for (const mine::MinedThread& thread : threads) names.push_back(thread.name);
  partition.requireAllNames(names);
  return mine::numberedInOrder(mine::partitionOf(threads, partition));
}

struct Comparison {
  double rand;
  struct Quality {
    double homogeneity, separation;
  } found, expected;
};

Comparison compare(const mine::Division& division, std::vector<std::uint32_t> expected) {
  const std::vector<mine::Behaviour> points = division.behaviours();
  const auto quality = [&](const mine::Clusters& clusters) -> Comparison::Quality {
    return {mine::homogeneity(points, clusters), mine::separation(clusters)};
  };
  const double rand = mine::randIndex(division.clusters.of, expected);
  return {rand, quality(division.clusters), quality(mine::clustersOf(points, std::move(expected)))};
}

std::string divisionText(const mine::Division& division, const std::optional<Comparison>& comparison) {
  const mine::MinedThreads& mined = division.mined;
  std::string text = fmt::format("{} thread{} in {} cluster{} {}, after {} trace{} of {} steps together\n",
                                 mined.threads.size(), mined.threads.size() == 1 ? "" : "s",
                                 division.clusters.centres.size(), division.clusters.centres.size() == 1 ? "" : "s",
                                 division.how, mined.traces, mined.traces == 1 ? "" : "s", mined.steps);
  if (mined.ended < mined.traces)
    text += fmt::format("{} of them did not come to the end of the program.\n", mined.traces - mined.ended);
  for (std::uint32_t cluster = 0; cluster < division.clusters.centres.size(); ++cluster) {
    const mine::Behaviour& centre = division.clusters.centres[cluster];
    text += fmt::format("\ncluster {}, centre ({:.3f}, {:.3f}, {:.3f}, {:.3f})\n", cluster + 1, centre[0], centre[1],
                        centre[2], centre[3]);
    for (std::size_t i = 0; i < mined.threads.size(); ++i) {
      if (division.clusters.of[i] != cluster) continue;
      const mine::MinedThread& thread = mined.threads[i];
      const mine::Behaviour& b = thread.behaviour;
      text += fmt::format("  {:<20} {:>7} reads {:>7} writes  ({:.3f}, {:.3f}, {:.3f}, {:.3f})  {}\n", thread.name,
                          thread.counts.reads, thread.counts.writes, b[0], b[1], b[2], b[3], thread.runClass);
    }
  }
  text += fmt::format("\nsum of squares {:.4f}\n", division.clusters.sumOfSquares);
  if (comparison)
    text += fmt::format(
        "Rand index {:.3f}; homogeneity {:.3f}, expected clusters {:.3f}; separation {:.3f}, expected clusters "
        "{:.3f}\n",
        comparison->rand, comparison->found.homogeneity, comparison->expected.homogeneity, comparison->found.separation,
        comparison->expected.separation);
  return text;
}

std::string jsonTextOf(const mine::Division& division, const std::optional<Comparison>& comparison) {
  nlohmann::ordered_json json = {{"weaveproof", base::kWeaveproofVersion}};
  json.update(report::jsonOf(division));
  if (comparison)
    json["agreement"] = {{"rand", comparison->rand},
                         {"homogeneity", comparison->found.homogeneity},
                         {"separation", comparison->found.separation},
                         {"expected_homogeneity", comparison->expected.homogeneity},
                         {"expected_separation", comparison->expected.separation}};
  return report::textOf(json);
}

}  // namespace

std::optional<ClusterOptions> parseClusterOptions(int argc, char** argv) {
  const CommandLine line = parseCommandLine(clusterOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  ClusterOptions options;
  for (const auto& [name, value] : line.options) set(options, name, value);
  if (line.rest.empty() || line.rest.front().empty()) throw UsageError{"no program is given"};
  options.program.program = line.rest.front();
  options.arguments.assign(line.rest.begin() + 1, line.rest.end());
  return options;
}

std::string clusterHelp() {
  return helpText(clusterOptionTexts(),
                  "usage: weaveproof cluster [options] PROGRAM [program arguments]\n"
                  "PROGRAM is MainClass, File.class, File.java or app.jar.\n");
}

int cluster(const ClusterOptions& options, const OpenSpace& open) {
  requireFiles({{"--json", options.json}});
  const image::Jdk jdk = image::supportedJdk(options.jdk, false);
  LocatedProgram located = locateProgram(options.program, jdk);
  report::TracedProgram traced;
  traced.arguments = options.arguments;
  traced.properties = options.properties;
  traced.host = natives::hostFacts();
  traced.spec.time = {};
  // Which memory is never used without its lock, only a search learns.
  traced.spec.steps = options.heap ? spec::Steps::All : spec::Steps::Shared;
  program::ProgramOptions program = programOptions(jdk, located, traced);
  program.holdOff = true;
  search::Random random(options.seed);
  const auto rnd = [&random] { return random.rnd(); };
  const mine::Division division =
      mine::divide(mineProgram(std::move(program), open, options.traces, options.seed), options.clusters, rnd);
  std::optional<Comparison> comparison;
  if (!options.expected.empty()) comparison = compare(division, expectedPartition(options, division.mined.threads));
  report::TextOutput(report::isStandardOutput(options.json), report::Coloring::Never)
      .write(divisionText(division, comparison));
  if (!options.json.empty()) report::writeText(options.json, jsonTextOf(division, comparison));
  return 0;
}

}  // namespace weaveproof::cli
