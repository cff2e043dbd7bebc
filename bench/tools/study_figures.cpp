#include "study_figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>

#include "figure.hpp"
#include "statistics.hpp"

namespace bench {
namespace {

constexpr double kCutOfSpeeds = 10, kCutOfVariations = 2;

// A line for each program: a value of each configuration, sorted. Those for which there is none leave the right side
// empty.
std::vector<Series> sortedLines(const Study& study, const std::function<std::optional<double>(const Summary&)>& value) {
  std::vector<Series> lines;
  for (const std::string& program : study.programs()) {
    std::vector<double> values;
    std::size_t all = 0;
    for (const std::string& configuration : study.configurations()) {
      const Summary* summary = study.find(program, configuration);
      if (summary == nullptr) continue;
      ++all;
      if (const auto one = value(*summary)) values.push_back(*one);
    }
    std::ranges::sort(values);
    Series line{program, {}};
    for (std::size_t i = 0; i < values.size(); ++i) {
      line.points.push_back({100 * static_cast<double>(i + 1) / static_cast<double>(all), values[i]});
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::optional<double> medianAverage(const Study& study, const std::string& program) {
  std::vector<double> averages;
  for (const std::string& configuration : study.configurations()) {
    const Summary* summary = study.find(program, configuration);
    if (summary != nullptr && summary->found() && summary->share() >= 0.5) averages.push_back(summary->average());
  }
  return averages.empty() ? std::nullopt : std::optional(median(averages));
}

}  // namespace

std::string speedFigure(const Study& study) {
  std::vector<Series> lines;
  for (Series line : sortedLines(study, [](const Summary& summary) {
         return summary.found() ? std::optional(summary.average()) : std::nullopt;
       })) {
    const std::optional<double> middle = medianAverage(study, line.name);
    if (!middle) continue;
    for (Point& point : line.points) point.y /= *middle;
    std::erase_if(line.points, [](const Point& point) { return point.y > kCutOfSpeeds; });
    lines.push_back(std::move(line));
  }
  return linePlot(
      {"Speed of all configurations of DFS-RB",
       "For each program the average number of states divided by the median over the configurations, in "
       "ascending order, up to 10. A line that ends early has configurations that found nothing or were slower.",
       {"configurations, %"},
       {"average states / median"}},
      lines);
}

std::string variationFigure(const Study& study) {
  std::vector<Series> lines = sortedLines(study, [](const Summary& summary) {
    return summary.states.size() > 1 ? std::optional(std::min(coefficientOfVariation(summary.states), kCutOfVariations))
                                     : std::nullopt;
  });
  return linePlot(
      {"Variation within configurations of DFS-RB",
       "For each program the coefficient of variation of the states of a configuration's runs, in ascending order; "
       "more than 2 is drawn as 2.",
       {"configurations, %"},
       {"σ / μ of states"}},
      lines);
}

std::string findingFigure(const Study& study) {
  std::vector<Series> lines =
      sortedLines(study, [](const Summary& summary) { return std::optional(-summary.share()); });
  for (Series& line : lines) {
    for (Point& point : line.points) point.y *= -100;
  }
  return linePlot({"Runs that found the error",
                   "For each program the share of a configuration's runs that found the error, in descending order.",
                   {"configurations, %"},
                   {"runs that found the error, %"}},
                  lines);
}

std::string techniquesFigure(const Study& study, const std::vector<Technique>& techniques, const std::string& program) {
  Plot plot{"Techniques on " + program,
            "The average number of states until the error was found, with the standard deviation; a cross where no run "
            "found it.",
            {"", false, {}},
            {"states", true}};
  std::vector<Series> groups;
  for (const Technique& technique : techniques) {
    const Summary* summary = study.find(program, technique.key());
    if (summary == nullptr) continue;
    plot.x.names.push_back(technique.name);
    const MeanAndDeviation states = meanAndDeviation(summary->states);
    const double x = static_cast<double>(plot.x.names.size());
    const Point point{x, summary->average(), summary->found() ? states.deviation : 0};
    const auto group = std::ranges::find(groups, technique.group, &Series::name);
    (group == groups.end() ? groups.emplace_back(Series{technique.group, {}}) : *group).points.push_back(point);
  }
  return scatterPlot(plot, groups, false);
}

std::vector<std::string> writeStudyFigures(const Study& study, const std::vector<Technique>& techniques,
                                           const std::filesystem::path& folder) {
  std::vector<std::string> names;
  const auto write = [&](const std::string& name, const std::string& svg) {
    writeFigure(folder / name, svg);
    names.push_back(name);
  };
  write("figure-5-speed.svg", speedFigure(study));
  write("figure-6-variation.svg", variationFigure(study));
  write("figure-7-found.svg", findingFigure(study));
  for (const std::string& program : study.programs()) {
    const auto isThere = [&](const Technique& technique) {
      return technique.group != kDfsRbGroup && study.find(program, technique.key()) != nullptr;
    };
    if (std::ranges::any_of(techniques, isThere)) {
      write("figure-8-" + program + ".svg", techniquesFigure(study, techniques, program));
    }
  }
  return names;
}

}  // namespace bench
