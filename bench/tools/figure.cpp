#include "figure.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace bench {
namespace {

using Json = nlohmann::ordered_json;

// JSON has no infinity: null stands for it.
Json number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json jsonOf(const Axis& axis) {
  return {{"title", axis.title}, {"logarithmic", axis.logarithmic}, {"names", axis.names}};
}

Json jsonOf(const char* kind, const Plot& plot) {
  return {{"kind", kind},
          {"title", plot.title},
          {"description", plot.description},
          {"x", jsonOf(plot.x)},
          {"y", jsonOf(plot.y)}};
}

Json jsonOf(const std::vector<NamedValues>& samples) {
  Json all = Json::array();
  for (const NamedValues& sample : samples) {
    Json values = Json::array();
    for (const double value : sample.values) values.push_back(number(value));
    all.push_back({{"name", sample.name}, {"values", values}});
  }
  return all;
}

std::string points(const Plot& plot, const std::vector<Series>& series, bool joined, bool diagonal) {
  Json figure = jsonOf("points", plot);
  figure["joined"] = joined;
  figure["diagonal"] = diagonal;
  figure["series"] = Json::array();
  for (const Series& one : series) {
    Json list = Json::array();
    for (const Point& point : one.points) list.push_back({number(point.x), number(point.y), number(point.deviation)});
    figure["series"].push_back({{"name", one.name}, {"points", list}});
  }
  return figure.dump() + "\n";
}

std::vector<std::filesystem::path>& written() {
  static std::vector<std::filesystem::path> files;
  return files;
}

}  // namespace

std::string linePlot(const Plot& plot, const std::vector<Series>& series) { return points(plot, series, true, false); }

std::string scatterPlot(const Plot& plot, const std::vector<Series>& series, bool diagonal) {
  return points(plot, series, false, diagonal);
}

std::string quantilePlot(const Plot& plot, const std::vector<NamedValues>& samples) {
  std::vector<Series> series;
  for (const NamedValues& sample : samples) {
    std::vector<double> values = sample.values;
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    std::ranges::sort(values);
    Series line{sample.name, {}};
    for (const double value : values) line.points.push_back({static_cast<double>(line.points.size() + 1), value});
    series.push_back(std::move(line));
  }
  return linePlot(plot, series);
}

std::string boxPlot(const Plot& plot, const std::vector<NamedValues>& samples) {
  Json figure = jsonOf("boxes", plot);
  figure["samples"] = jsonOf(samples);
  return figure.dump() + "\n";
}

std::string barChart(const Plot& plot, const std::vector<std::string>& groups,
                     const std::vector<NamedValues>& samples) {
  assert(std::ranges::all_of(samples, [&](const NamedValues& one) { return one.values.size() == groups.size(); }) &&
         "a value for each group");
  Json figure = jsonOf("bars", plot);
  figure["groups"] = groups;
  figure["samples"] = jsonOf(samples);
  return figure.dump() + "\n";
}

void writeFigure(const std::filesystem::path& file, const std::string& description) {
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
  std::filesystem::path json = file;
  json.replace_extension(".json");
  std::ofstream out(json);
  if (!(out << description)) throw std::runtime_error(json.string() + " cannot be written.");
  written().push_back(std::move(json));
}

void drawFigures(const std::filesystem::path& root) {
  if (written().empty()) return;
  std::vector<std::string> command = {(root / "bench/draw").string()};
  for (const std::filesystem::path& file : written()) command.push_back(file.string());
  written().clear();
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    std::vector<char*> words;
    for (std::string& word : command) words.push_back(word.data());
    words.push_back(nullptr);
    execv(words[0], words.data());
    std::fprintf(stderr, "bench: %s cannot be started: the figures are not drawn.\n", words[0]);
    _exit(127);
  }
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
}

}  // namespace bench
