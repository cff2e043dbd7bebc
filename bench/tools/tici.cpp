// bench/tici: the studies of tici.txt, with the controls that the paper lacks.
#include "tici.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "figure.hpp"

namespace bench {
namespace {

Split splitOf(const std::string& text) {
  const auto colon = text.find(':');
  const auto number = [&](const std::string& part) {
    if (part.empty() || part.size() > 2 || part.find_first_not_of("0123456789") != std::string::npos || part == "0")
      throw std::runtime_error("'" + text + "' is no split: 2:4 are two threads of one kind and four of the other.");
    return std::stoi(part);
  };
  return {number(text.substr(0, colon)), number(colon == std::string::npos ? "" : text.substr(colon + 1))};
}

}  // namespace

std::string Split::text() const { return fmt::format("{}:{}", first, second); }

bool TiciOptions::takes(const std::string& program) const {
  return programs.empty() || std::ranges::find(programs, program) != programs.end();
}

void writePlot(const TiciOptions& options, const std::string& name, const std::string& description) {
  if (!options.plots.empty()) writeFigure(options.plots / (name + ".svg"), description);
}

Command addTici(CLI::App& app, Setting& setting) {
  struct Given {
    TiciOptions options;
    std::string study = "both";
    // 4, 6 and 8 workers, at least two of a kind (section 4.3); the smaller programs first.
    std::vector<std::string> splits = {"2:2", "3:3", "2:4", "4:2", "4:4", "2:6", "6:2", "3:5", "5:3"};
  };
  auto given = std::make_shared<Given>();
  TiciOptions& options = given->options;
  app.add_option("--study", given->study, "agreement, performance or both")
      ->check(CLI::IsMember({"agreement", "performance", "both"}))
      ->capture_default_str();
  app.add_option("--programs", options.programs, "only these, separated by commas")->delimiter(',');
  app.add_option("--splits", given->splits, "only these numbers of threads of either kind")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--state-limit", options.stateLimit, "states of each search")->capture_default_str();
  app.add_option("--mutants", options.mutants, "of each structure")->capture_default_str();
  app.add_option("--seed", options.seed, "of their draw")->capture_default_str();
  app.add_option("--techniques", options.techniques, "file that lists what is compared; default: bench/tici.txt");
  app.add_flag("--recorded", options.recordedOnly,
               "shows what the results have of the searches, and runs no more of them");
  app.add_option("--plots", options.plots, "writes the figures into this folder, as SVG");
  addLimits(app, setting);
  return [given, &setting] {
    TiciOptions& chosen = given->options;
    for (const std::string& text : given->splits) chosen.splits.push_back(splitOf(text));
    if (chosen.techniques.empty()) chosen.techniques = setting.root / "bench/tici.txt";
    if (given->study != "performance") studyAgreement(setting, chosen);
    if (given->study != "agreement") studyPerformance(setting, chosen);
    return 0;
  };
}

}  // namespace bench
