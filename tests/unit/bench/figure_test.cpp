// Descriptions of figures: what bench/draw is given. tests/benchmarks/figures_test.py looks at what it draws.
#include "tools/figure.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

namespace bench {
namespace {

using nlohmann::json;

constexpr double kNotFound = std::numeric_limits<double>::infinity();

TEST(Figure, PointsStandInTheirOrder) {
  const json figure = json::parse(linePlot({"T", "D", {"x"}, {"y", true}}, {{"s", {{1, 10, 2}, {5, 100}}}}));
  EXPECT_EQ(figure["kind"], "points");
  EXPECT_EQ(figure["title"], "T");
  EXPECT_EQ(figure["description"], "D");
  EXPECT_TRUE(figure["joined"].get<bool>());
  EXPECT_FALSE(figure["diagonal"].get<bool>());
  EXPECT_FALSE(figure["x"]["logarithmic"].get<bool>());
  EXPECT_TRUE(figure["y"]["logarithmic"].get<bool>());
  EXPECT_EQ(figure["series"], json::parse(R"([{"name": "s", "points": [[1.0, 10.0, 2.0], [5.0, 100.0, 0.0]]}])"));
}

TEST(Figure, WhatWasNotFoundIsNull) {
  const json figure = json::parse(scatterPlot({"T", "D", {"x"}, {"y"}}, {{"s", {{1, kNotFound}}}}, true));
  EXPECT_TRUE(figure["series"][0]["points"][0][1].is_null());
  EXPECT_TRUE(figure["diagonal"].get<bool>());
  EXPECT_FALSE(figure["joined"].get<bool>());
}

TEST(Figure, QuantilesCountWhatWasSolved) {
  const json figure =
      json::parse(quantilePlot({"T", "D", {"solved"}, {"states"}}, {{"a", {30, kNotFound, 10, 20}}, {"b", {5}}}));
  EXPECT_EQ(figure["series"][0]["points"], json::parse("[[1.0, 10.0, 0.0], [2.0, 20.0, 0.0], [3.0, 30.0, 0.0]]"));
  EXPECT_EQ(figure["series"][1]["points"], json::parse("[[1.0, 5.0, 0.0]]"));
}

TEST(Figure, BoxesAndBarsHaveTheirValues) {
  const json boxes = json::parse(boxPlot({"T", "D", {""}, {"y"}}, {{"a", {1, kNotFound}}, {"b", {}}}));
  EXPECT_EQ(boxes["kind"], "boxes");
  EXPECT_EQ(boxes["samples"], json::parse(R"([{"name": "a", "values": [1.0, null]}, {"name": "b", "values": []}])"));
  const json bars = json::parse(barChart({"T", "D", {""}, {"y"}}, {"one", "two"}, {{"a", {50, -50}}}));
  EXPECT_EQ(bars["groups"], json::parse(R"(["one", "two"])"));
  EXPECT_EQ(bars["samples"][0]["values"], json::parse("[50.0, -50.0]"));
}

TEST(Figure, TheSameValuesGiveTheSameText) {
  const Plot plot{"T", "D", {"x"}, {"y"}};
  EXPECT_EQ(linePlot(plot, {{"s", {{0.1, 1.0 / 3}}}}), linePlot(plot, {{"s", {{0.1, 1.0 / 3}}}}));
}

}  // namespace
}  // namespace bench
