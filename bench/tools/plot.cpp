#include "plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>

#include "report/markup.hpp"
#include "statistics.hpp"

namespace bench {
namespace {

using weaveproof::report::escaped;

constexpr double kWidth = 760, kHeight = 460, kTop = 40, kLeft = 76, kCharacter = 6.6;
constexpr std::size_t kMostMarks = 60;  // on a line

// The colours of Okabe and Ito, which people with any colour vision can distinguish, without those that are too pale or
// too dark for one of the two backgrounds.
constexpr const char* kColours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                    "#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f"};
constexpr const char* kDashes[] = {"none", "7 3", "2 3", "9 3 2 3"};

constexpr const char* kStyle = R"(<style>
text { font: 12px sans-serif; fill: #222 } .title { font-size: 15px; font-weight: bold } .paper { fill: #fff }
.axis { stroke: #222; fill: none } .grid { stroke: #ddd } .diagonal { stroke: #888; stroke-dasharray: 4 4 }
.line { fill: none; stroke-width: 1.8 } .box { fill-opacity: 0.35 }
@media (prefers-color-scheme: dark) {
text { fill: #ddd } .paper { fill: #161616 } .axis { stroke: #ddd } .grid { stroke: #3a3a3a }
}
</style>
)";

std::string colour(std::size_t i) { return kColours[i % std::size(kColours)]; }
std::string dashes(std::size_t i) { return kDashes[i / std::size(kColours) % std::size(kDashes)]; }

// One decimal, and no negative zero.
std::string number(double value) {
  const double rounded = std::round(value * 10) / 10;
  return fmt::format("{:g}", rounded == 0 ? 0 : rounded);
}

std::string tickText(double value) {
  const double size = std::abs(value);
  if (size >= 1e9) return fmt::format("{:g}G", value / 1e9);
  if (size >= 1e6) return fmt::format("{:g}M", value / 1e6);
  if (size >= 1e4) return fmt::format("{:g}k", value / 1e3);
  return fmt::format("{:g}", size < 1e-12 ? 0 : value);
}

// From values to places along an axis, and the ticks that it has. `from` and `to` are the ends on paper.
class Scale {
 public:
  Scale(bool logarithmic, double low, double high, double from, double to)
      : logarithmic_(logarithmic), from_(from), to_(to) {
    if (logarithmic_) {
      low_ = std::floor(std::log10(low));
      high_ = std::max(std::ceil(std::log10(high)), low_ + 1);
      const double step = std::ceil((high_ - low_) / 8);
      for (double exponent = low_; exponent <= high_; exponent += step) ticks_.push_back(std::pow(10, exponent));
    } else {
      if (low == high) high = low + 1;
      const double rough = (high - low) / 6, power = std::pow(10, std::floor(std::log10(rough)));
      const double step = power * (rough <= power ? 1 : rough <= 2 * power ? 2 : rough <= 5 * power ? 5 : 10);
      low_ = std::floor(low / step + 1e-9) * step;
      high_ = std::ceil(high / step - 1e-9) * step;
      for (int i = 0; low_ + i * step <= high_ + step / 2; ++i) ticks_.push_back(low_ + i * step);
    }
  }

  // The range of all values that can be drawn. A linear axis begins at zero unless that would leave most of it empty.
  static Scale of(const Axis& axis, const std::vector<double>& values, double from, double to) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double value : values) {
      if (!std::isfinite(value) || (axis.logarithmic && value <= 0)) continue;
      low = std::min(low, value);
      high = std::max(high, value);
    }
    if (low > high) low = axis.logarithmic ? 1 : 0, high = 10;
    if (!axis.logarithmic && low > 0 && low < 0.7 * high) low = 0;
    return Scale(axis.logarithmic, low, high, from, to);
  }

  // For names: the first stands half a step from the edge.
  static Scale ofPlaces(std::size_t places, double from, double to) {
    Scale scale(false, 0, 1, from, to);
    scale.low_ = 0.5;
    scale.high_ = static_cast<double>(places) + 0.5;
    scale.ticks_.clear();
    return scale;
  }

  double place(double value) const {
    const double at = logarithmic_ ? (value > 0 ? std::log10(value) : low_) : value;
    return from_ + (std::clamp(at, low_, high_) - low_) / (high_ - low_) * (to_ - from_);
  }
  double lowest() const { return logarithmic_ ? std::pow(10, low_) : low_; }
  double highest() const { return logarithmic_ ? std::pow(10, high_) : high_; }
  const std::vector<double>& ticks() const { return ticks_; }

 private:
  bool logarithmic_;
  double from_, to_, low_ = 0, high_ = 0;  // of a logarithmic scale these are exponents
  std::vector<double> ticks_;
};

// The paper: its frame, where the data go on it, and what has been drawn.
class Paper {
 public:
  // Names need room: those of the series to the right, those of boxes and groups below.
  Paper(const Plot& plot, const std::vector<std::string>& legend, const std::vector<std::string>& names) : plot_(plot) {
    const auto widest = [](const std::vector<std::string>& texts) {
      std::size_t longest = 0;
      for (const std::string& text : texts) longest = std::max(longest, text.size());
      return kCharacter * static_cast<double>(longest);
    };
    right_ = kWidth - 20 - (legend.size() > 1 ? widest(legend) + 30 : 0);
    slanted_ = !names.empty() && widest(names) > (right_ - kLeft) / static_cast<double>(names.size());
    bottom_ = kHeight - 54 - (slanted_ ? 0.6 * widest(names) : 0);
    if (legend.size() < 2) return;
    for (std::size_t i = 0; i < legend.size(); ++i) {
      const double y = kTop + 8 + 18 * static_cast<double>(i);
      line({right_ + 8, right_ + 28}, {y, y}, i);
      mark(right_ + 18, y, i, legend[i]);
      text(right_ + 33, y + 4, legend[i]);
    }
  }

  double right() const { return right_; }
  double bottom() const { return bottom_; }

  void add(const std::string& element) { body_ += element + "\n"; }
  void text(double x, double y, const std::string& words, const std::string& attributes = "") {
    add(fmt::format("<text x=\"{}\" y=\"{}\"{}>{}</text>", number(x), number(y), attributes, escaped(words)));
  }
  void segment(double x1, double y1, double x2, double y2, const std::string& attributes) {
    add(fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" {}/>)", number(x1), number(y1), number(x2), number(y2),
                    attributes));
  }
  void line(const std::vector<double>& x, const std::vector<double>& y, std::size_t series) {
    std::string points;
    for (std::size_t i = 0; i < x.size(); ++i)
      points += fmt::format("{}{},{}", i ? " " : "", number(x[i]), number(y[i]));
    add(fmt::format(R"(<polyline class="line" stroke="{}" stroke-dasharray="{}" points="{}"/>)", colour(series),
                    dashes(series), points));
  }
  void rectangle(double x, double y, double width, double height, std::size_t series, const std::string& said) {
    add(fmt::format(
        R"(<rect class="box" x="{}" y="{}" width="{}" height="{}" fill="{}" stroke="{}"><title>{}</title></rect>)",
        number(x), number(y), number(width), number(height), colour(series), colour(series), escaped(said)));
  }
  // A circle, a square, a triangle or a diamond.
  void mark(double x, double y, std::size_t series, const std::string& said) {
    constexpr const char* kShapes[] = {"m-3.5,0a3.5,3.5 0 1,0 7,0a3.5,3.5 0 1,0 -7,0", "m-3,-3h6v6h-6z",
                                       "m0,-4l4,7h-8z", "m0,-4.5l4.5,4.5l-4.5,4.5l-4.5,-4.5z"};
    add(fmt::format(R"(<path d="M{},{}{}" fill="{}" fill-opacity="0.8"><title>{}</title></path>)", number(x), number(y),
                    kShapes[series % std::size(kShapes)], colour(series), escaped(said)));
  }
  void cross(double x, double y, std::size_t series, const std::string& said) {
    add(fmt::format(
        R"(<path d="M{},{}m-4,-4l8,8m0,-8l-8,8" fill="none" stroke="{}" stroke-width="2"><title>{}</title></path>)",
        number(x), number(y), colour(series), escaped(said)));
  }
  void whisker(double x, double from, double to, std::size_t series) {
    const std::string stroke = fmt::format(R"(stroke="{}")", colour(series));
    segment(x, from, x, to, stroke);
    segment(x - 4, from, x + 4, from, stroke);
    segment(x - 4, to, x + 4, to, stroke);
  }

  // To be drawn before the data.
  void drawY(const Scale& y) {
    for (const double tick : y.ticks()) {
      segment(kLeft, y.place(tick), right_, y.place(tick), R"(class="grid")");
      text(kLeft - 8, y.place(tick) + 4, tickText(tick), R"( text-anchor="end")");
    }
    const double middle = (kTop + bottom_) / 2;
    text(18, middle, plot_.y.title,
         fmt::format(" text-anchor=\"middle\" transform=\"rotate(-90 18 {})\"", number(middle)));
  }
  void drawX(const Scale& x) {
    for (const double tick : x.ticks()) {
      segment(x.place(tick), kTop, x.place(tick), bottom_, R"(class="grid")");
      text(x.place(tick), bottom_ + 17, tickText(tick), R"( text-anchor="middle")");
    }
  }
  void name(double x, const std::string& words) {
    if (slanted_) {
      text(x, bottom_ + 14, words,
           fmt::format(" text-anchor=\"end\" transform=\"rotate(-40 {} {})\"", number(x), number(bottom_ + 14)));
    } else {
      text(x, bottom_ + 17, words, R"( text-anchor="middle")");
    }
  }

  std::string finished() {
    add(fmt::format(R"(<path class="axis" d="M{},{}V{}H{}"/>)", number(kLeft), number(kTop), number(bottom_),
                    number(right_)));
    text((kLeft + right_) / 2, kHeight - 12, plot_.x.title, R"( text-anchor="middle")");
    text(kWidth / 2, 22, plot_.title, R"( class="title" text-anchor="middle")");
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" aria-labelledby=\"title desc\">\n"
        "<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n{}<rect class=\"paper\" width=\"{}\" "
        "height=\"{}\"/>\n{}</svg>\n",
        kWidth, kHeight, escaped(plot_.title), escaped(plot_.description), kStyle, kWidth, kHeight, body_);
  }

 private:
  const Plot& plot_;
  double right_ = 0, bottom_ = 0;
  bool slanted_ = false;
  std::string body_;
};

template <typename Named>
std::vector<std::string> namesOf(const std::vector<Named>& all) {
  std::vector<std::string> names;
  for (const Named& one : all) names.push_back(one.name);
  return names;
}

std::string said(const std::string& name, const Point& point) {
  return fmt::format("{}: {:g}, {:g}", name, point.x, point.y);
}

std::vector<double> valuesOf(const std::vector<NamedValues>& samples) {
  std::vector<double> values;
  for (const NamedValues& sample : samples) values.insert(values.end(), sample.values.begin(), sample.values.end());
  return values;
}

enum class Joined { No, Yes };

std::string pointsPlot(const Plot& plot, const std::vector<Series>& series, Joined joined, bool diagonal) {
  Paper paper(plot, namesOf(series), plot.x.names);
  std::vector<double> xs, ys;
  for (const Series& one : series) {
    for (const Point& point : one.points) {
      xs.push_back(point.x);
      ys.insert(ys.end(), {point.y - point.deviation, point.y + point.deviation});
    }
  }
  if (diagonal) {
    xs.insert(xs.end(), ys.begin(), ys.end());
    ys = xs;
  }
  const Scale x = plot.x.names.empty() ? Scale::of(plot.x, xs, kLeft, paper.right())
                                       : Scale::ofPlaces(plot.x.names.size(), kLeft, paper.right());
  const Scale y = Scale::of(plot.y, ys, paper.bottom(), kTop);
  paper.drawX(x);
  paper.drawY(y);
  for (std::size_t i = 0; i < plot.x.names.size(); ++i) {
    paper.name(x.place(static_cast<double>(i + 1)), plot.x.names[i]);
  }
  if (diagonal) {
    paper.segment(x.place(x.lowest()), y.place(x.lowest()), x.place(x.highest()), y.place(x.highest()),
                  R"(class="diagonal")");
  }
  for (std::size_t i = 0; i < series.size(); ++i) {
    std::vector<double> xPlaces, yPlaces;
    for (const Point& point : series[i].points) {
      xPlaces.push_back(x.place(point.x));
      yPlaces.push_back(y.place(point.y));
      if (point.deviation > 0) {
        paper.whisker(x.place(point.x), y.place(point.y - point.deviation), y.place(point.y + point.deviation), i);
      }
    }
    if (joined == Joined::Yes) paper.line(xPlaces, yPlaces, i);
    if (joined == Joined::Yes && xPlaces.size() > kMostMarks) continue;
    for (std::size_t j = 0; j < xPlaces.size(); ++j) {
      const Point& point = series[i].points[j];
      const std::string words = said(series[i].name, point);
      if (std::isinf(point.x) || std::isinf(point.y)) {
        paper.cross(xPlaces[j], yPlaces[j], i, words);
      } else {
        paper.mark(xPlaces[j], yPlaces[j], i, words);
      }
    }
  }
  return paper.finished();
}

}  // namespace

std::string linePlot(const Plot& plot, const std::vector<Series>& series) {
  return pointsPlot(plot, series, Joined::Yes, false);
}

std::string scatterPlot(const Plot& plot, const std::vector<Series>& series, bool diagonal) {
  return pointsPlot(plot, series, Joined::No, diagonal);
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
  Paper paper(plot, {}, namesOf(samples));
  const Scale y = Scale::of(plot.y, valuesOf(samples), paper.bottom(), kTop);
  paper.drawY(y);
  const double place = (paper.right() - kLeft) / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
  const double width = std::min(40.0, 0.6 * place);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const NamedValues& sample = samples[i];
    const double middle = kLeft + place * (static_cast<double>(i) + 0.5);
    paper.name(middle, sample.name);
    if (sample.values.empty()) continue;
    const double q1 = quantile(sample.values, 0.25), q2 = median(sample.values), q3 = quantile(sample.values, 0.75);
    const double reach = q3 - q1 > 0 ? 1.5 * (q3 - q1) : 0;  // also if both are infinite
    double low = q1, high = q3;
    for (const double value : sample.values) {
      if (value >= q1 - reach) low = std::min(low, value);
      if (value <= q3 + reach) high = std::max(high, value);
    }
    paper.whisker(middle, y.place(low), y.place(q1), 0);
    paper.whisker(middle, y.place(q3), y.place(high), 0);
    paper.rectangle(middle - width / 2, y.place(q3), width, y.place(q1) - y.place(q3), 0,
                    fmt::format("{}: median {:g}, quartiles {:g} and {:g}", sample.name, q2, q1, q3));
    paper.segment(middle - width / 2, y.place(q2), middle + width / 2, y.place(q2), R"(class="axis")");
    for (const double value : sample.values) {
      if (value < low || value > high)
        paper.mark(middle, y.place(value), 0, fmt::format("{}: {:g}", sample.name, value));
    }
  }
  return paper.finished();
}

std::string barChart(const Plot& plot, const std::vector<std::string>& groups,
                     const std::vector<NamedValues>& samples) {
  Paper paper(plot, namesOf(samples), groups);
  std::vector<double> values = valuesOf(samples);
  if (!plot.y.logarithmic) values.push_back(0);  // a bar that does not begin at zero lies
  const Scale y = Scale::of(plot.y, values, paper.bottom(), kTop);
  paper.drawY(y);
  const double foot = y.place(plot.y.logarithmic ? y.lowest() : 0);
  const double place = (paper.right() - kLeft) / static_cast<double>(std::max<std::size_t>(groups.size(), 1));
  const double width = 0.8 * place / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const double left = kLeft + place * (static_cast<double>(group) + 0.1);
    paper.name(left + 0.4 * place, groups[group]);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      assert(samples[i].values.size() == groups.size());
      const double value = samples[i].values[group], top = y.place(value);
      paper.rectangle(left + width * static_cast<double>(i), std::min(top, foot), width, std::abs(foot - top), i,
                      fmt::format("{}, {}: {:g}", groups[group], samples[i].name, value));
    }
  }
  return paper.finished();
}

}  // namespace bench
