// Figures of the studies, as descriptions in JSON that `bench/draw` draws with matplotlib. Each function gives the text of one.
//
// The same values give the same text, byte for byte. A plot follows the reader's choice of light or dark, distinguishes
// its series by shape as well as by colour, and has a title and a description for people who do not see it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bench {

// What is infinite (a search that found nothing) is a cross on the upper edge; what has no logarithm stands on the
// lower one.
struct Axis {
  std::string title;
  bool logarithmic = false;
  std::vector<std::string> names = {};  // of the places 1, 2, …, instead of numbers; of an x axis with points
};

struct Plot {
  std::string title;
  std::string description;  // what there is to see, in a sentence
  Axis x, y;
};

struct Point {
  double x = 0, y = 0;
  double deviation = 0;  // a whisker from y - deviation to y + deviation
};

struct Series {
  std::string name;
  std::vector<Point> points;
};

struct NamedValues {
  std::string name;
  std::vector<double> values;
};

// The points of a series joined in their order. The points themselves are drawn if they are few enough to be
// distinguished.
std::string linePlot(const Plot& plot, const std::vector<Series>& series);

// Points alone. With the diagonal both axes have the same range, and what lies below it took less on y than on x.
std::string scatterPlot(const Plot& plot, const std::vector<Series>& series, bool diagonal);

// How many values of a sample are at most y: a line that reaches further to the right solves more, a low one is faster
// ("cactus plot"). Infinite values are not drawn.
std::string quantilePlot(const Plot& plot, const std::vector<NamedValues>& samples);

// A box from the first quartile to the third with a line at the median; whiskers go to the last value that is within
// one and a half times the height of the box (Tukey), and what is beyond is drawn as points. A sample without values
// leaves its place empty.
std::string boxPlot(const Plot& plot, const std::vector<NamedValues>& samples);

// A group of bars for each name in `groups`; a sample has one value for each of them.
std::string barChart(const Plot& plot, const std::vector<std::string>& groups, const std::vector<NamedValues>& samples);

// Writes a description, as FILE with the ending .json, to be drawn as FILE.
void writeFigure(const std::filesystem::path& file, const std::string& description);

// Draws all that was written, by `bench/draw` below this root, which says in a sentence if it cannot.
void drawFigures(const std::filesystem::path& root);

}  // namespace bench
