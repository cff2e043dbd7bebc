// The figures of the studies: where things stand on the paper, worked out by hand. It is 760 wide and 460 high; without
// names and a legend the data have from x = 76 to 740, and from y = 406 below to 40 above.
#include "tools/plot.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <limits>

namespace bench {
namespace {

constexpr double kNotFound = std::numeric_limits<double>::infinity();

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++n;
  return n;
}

TEST(Plot, LinearAxesBeginAtZeroAndHaveRoundTicks) {
  const std::string svg = linePlot({"T", "D", {"x"}, {"y"}}, {{"s", {{1, 10}, {5, 100}, {10, 60}}}});
  // x goes from 0 to 10 in steps of 2, y from 0 to 100 in steps of 20: 66.4 and 3.66 a unit.
  EXPECT_TRUE(has(svg, R"(points="142.4,369.4 408,40 740,186.4")")) << svg;
  EXPECT_TRUE(has(svg, R"(<text x="68" y="410" text-anchor="end">0</text>)"));
  EXPECT_TRUE(has(svg, R"(<text x="68" y="44" text-anchor="end">100</text>)"));
  EXPECT_TRUE(has(svg, R"(<text x="740" y="423" text-anchor="middle">10</text>)"));
  EXPECT_EQ(count(svg, R"(class="grid")"), 6 + 6);
  EXPECT_EQ(svg, linePlot({"T", "D", {"x"}, {"y"}}, {{"s", {{1, 10}, {5, 100}, {10, 60}}}}));
}

TEST(Plot, ValuesFarFromZeroHaveAnAxisOfTheirOwn) {
  const std::string svg = linePlot({"T", "D", {"x"}, {"y"}}, {{"s", {{0, 1000}, {1, 1005}}}});
  EXPECT_TRUE(has(svg, ">1000</text>"));
  EXPECT_TRUE(has(svg, ">1005</text>"));
  EXPECT_FALSE(has(svg, ">800</text>"));
}

TEST(Plot, LogarithmicAxesHaveDecades) {
  const std::string svg = scatterPlot({"T", "D", {"x", true}, {"y", true}}, {{"s", {{10, 1000}, {100, 20'000}}}}, true);
  // Both go from 10 to 100,000: 166 to the right and 91.5 up for a decade.
  EXPECT_TRUE(has(svg, R"(M76,223m)")) << svg;
  EXPECT_TRUE(has(svg, "M242,104m"));  // log10 20,000 = 4.301
  EXPECT_TRUE(has(svg, R"(x1="76" y1="406" x2="740" y2="40" class="diagonal")"));
  EXPECT_TRUE(has(svg, ">10k</text>"));
  EXPECT_TRUE(has(svg, ">100k</text>"));
}

TEST(Plot, ManyDecadesAreNotAllWritten) {
  const std::string svg = linePlot({"T", "D", {"x"}, {"y", true}}, {{"s", {{0, 1}, {10, 1e12}}}});
  EXPECT_TRUE(has(svg, ">100</text>"));
  EXPECT_FALSE(has(svg, ">1000</text>"));
  EXPECT_TRUE(has(svg, ">1000G</text>"));
}

TEST(Plot, WhatCannotBeDrawnStandsOnTheEdge) {
  const std::string svg =
      scatterPlot({"T", "D", {"x"}, {"y", true}}, {{"s", {{0, 1}, {1, 10}, {1, kNotFound}, {0, 0}}}}, false);
  EXPECT_TRUE(has(svg, "M740,40m-4,-4l8,8m0,-8l-8,8"));
  EXPECT_EQ(count(svg, "M76,406m"), 2u);
  EXPECT_TRUE(has(svg, "<title>s: 1, inf</title>"));
  EXPECT_FALSE(has(svg, "nan"));
}

TEST(Plot, OfNothingIsAFrame) {
  for (const bool logarithmic : {false, true}) {
    const Plot plot{"T", "D", {"x", logarithmic}, {"y", logarithmic}};
    for (const std::string& svg :
         {linePlot(plot, {}), boxPlot(plot, {{"empty", {}}}), barChart(plot, {}, {}),
          quantilePlot(plot, {{"none", {kNotFound}}}), scatterPlot(plot, {{"s", {{kNotFound, kNotFound}}}}, true)}) {
      EXPECT_TRUE(has(svg, R"(class="axis")"));
      EXPECT_FALSE(has(svg, "nan"));
      EXPECT_FALSE(has(svg, "\"inf"));
    }
  }
}

TEST(Plot, DeviationsAreWhiskers) {
  const std::string svg = linePlot({"T", "D", {"x"}, {"y"}}, {{"s", {{0, 50, 50}, {10, 60}}}});
  EXPECT_TRUE(has(svg, R"(<line x1="76" y1="406" x2="76" y2="40" stroke="#0072b2"/>)")) << svg;
}

TEST(Plot, QuantilesCountWhatWasSolved) {
  const std::string svg =
      quantilePlot({"T", "D", {"solved"}, {"states"}}, {{"a", {30, kNotFound, 10, 20}}, {"b", {5}}});
  EXPECT_TRUE(has(svg, "<title>a: 1, 10</title>"));
  EXPECT_TRUE(has(svg, "<title>a: 3, 30</title>"));
  EXPECT_FALSE(has(svg, "a: 4"));
  EXPECT_TRUE(has(svg, "<title>b: 1, 5</title>"));
}

// Quartiles 2, 3 and 4; 10 is more than three above the upper one.
TEST(Plot, BoxesHaveQuartilesWhiskersAndOutliers) {
  const std::string svg = boxPlot({"T", "D", {""}, {"y"}}, {{"a", {1, 2, 3, 4, 10}}, {"b", {}}, {"c", {7}}});
  EXPECT_TRUE(has(svg, "<title>a: median 3, quartiles 2 and 4</title>"));
  EXPECT_TRUE(has(svg, "<title>a: 10</title>"));
  EXPECT_EQ(count(svg, "<path d="), 1u);  // the only outlier
  // A box for a and one for c, 36.6 a unit from the foot at 406; 40 wide around the middle of a third of the paper.
  EXPECT_TRUE(has(svg, R"(x="166.7" y="259.6" width="40" height="73.2")")) << svg;
  EXPECT_TRUE(has(svg, R"(x="609.3" y="149.8" width="40" height="0")"));
  EXPECT_TRUE(has(svg, ">b</text>"));
}

TEST(Plot, BarsStandOnZero) {
  const std::string svg = barChart({"T", "D", {""}, {"y"}}, {"one", "two"}, {{"a", {50, -50}}});
  // From -60 to 60: zero in the middle at 223, 152.5 for fifty.
  EXPECT_TRUE(has(svg, R"(y="70.5" width="265.6" height="152.5")")) << svg;
  EXPECT_TRUE(has(svg, R"(y="223" width="265.6" height="152.5")"));
  EXPECT_TRUE(has(svg, "<title>two, a: -50</title>"));
}

TEST(Plot, SeriesAreToldApartByShapeToo) {
  std::vector<Series> series;
  for (int i = 0; i < 9; ++i) series.push_back({fmt::format("series {}", i), {{0, 0.0 + i}, {1, 1.0 + i}}});
  const std::string svg = linePlot({"T", "D", {"x"}, {"y"}}, series);
  EXPECT_TRUE(has(svg, ">series 8</text>"));
  EXPECT_EQ(count(svg, R"(stroke="#0072b2" stroke-dasharray="none")"), 2u);  // the first, and its legend
  EXPECT_EQ(count(svg, R"(stroke="#0072b2" stroke-dasharray="7 3")"), 2u);   // the ninth
  EXPECT_EQ(count(svg, "m-3,-3h6v6h-6z"), 2 * 3u);
}

TEST(Plot, PlacesMayHaveNames) {
  const std::string svg = scatterPlot({"T", "D", {"", false, {"a", "b"}}, {"y"}}, {{"s", {{1, 5}, {2, 10}}}}, false);
  EXPECT_TRUE(has(svg, R"(<text x="242" y="423" text-anchor="middle">a</text>)")) << svg;
  EXPECT_TRUE(has(svg, "M242,223m"));
  EXPECT_TRUE(has(svg, "M574,40m"));
}

TEST(Plot, LongLinesHaveNoMarks) {
  Series line{"s", {}};
  for (int i = 0; i < 1000; ++i) line.points.push_back({0.0 + i, 0.0 + i});
  const Plot plot{"T", "D", {"x"}, {"y"}};
  EXPECT_FALSE(has(linePlot(plot, {line}), "<path d="));
  EXPECT_EQ(count(scatterPlot(plot, {line}, false), "<path d="), 1000u);
}

TEST(Plot, TextIsEscapedAndDescribed) {
  const std::string svg = linePlot({"a < b & c", "Lower is \"better\".", {"x"}, {"y"}}, {{"<s>", {{1, 1}}}});
  EXPECT_TRUE(has(svg, "<title id=\"title\">a &lt; b &amp; c</title>"));
  EXPECT_TRUE(has(svg, "<desc id=\"desc\">Lower is &quot;better&quot;.</desc>"));
  EXPECT_FALSE(has(svg, "<s>"));
  EXPECT_TRUE(has(svg, "prefers-color-scheme: dark"));
  EXPECT_TRUE(has(svg, "aria-labelledby=\"title desc\""));
}

}  // namespace
}  // namespace bench
