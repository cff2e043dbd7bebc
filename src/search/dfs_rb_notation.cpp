// The paper's way to write a configuration of DFS-RB, and the list of all that it studied.
#include <array>
#include <charconv>
#include <cstdio>

#include "search/dfs_rb.hpp"
#include "search/notation.hpp"
#include "search/options.hpp"

namespace weaveproof::search {
namespace {

using ThresholdBase = DfsRbConfiguration::ThresholdBase;
using Mode = DfsRbConfiguration::Mode;
using Reduction = DfsRbConfiguration::Reduction;
using Strategy = DfsRbConfiguration::Strategy;
using RatioBase = DfsRbConfiguration::RatioBase;

[[noreturn]] void refuse(std::string_view what, std::string_view value, std::string_view expected) {
  throw BadSearchOptions("'" + std::string(value) + "' is no " + std::string(what) + " of DFS-RB; it must be " +
                         std::string(expected) + ".");
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<double> readPositive(std::string_view text) {
  const std::optional<double> number = parseNumber<double>(text);
  return number && *number > 0 ? number : std::nullopt;
}

void readThresholdBase(std::string_view text, DfsRbConfiguration& C) {
  static constexpr std::string_view kExpected =
      "a number of choice points (20), a part of the first path's length (L*0.25), or an ascending sequence "
      "(I:5-10-20)";
  if (text == "I") return;
  if (text.starts_with("I:")) {
    C.thresholds.clear();
    for (const std::string_view part : split(text.substr(2), '-')) {
      const auto value = parseNumber<std::uint32_t>(part);
      if (!value || (!C.thresholds.empty() && *value <= C.thresholds.back())) refuse("threshold", text, kExpected);
      C.thresholds.push_back(*value);
    }
  } else if (text.starts_with("L")) {
    std::string_view factor = text.substr(1);
    for (const std::string_view times : {"*", "·"}) {
      if (factor.starts_with(times)) factor.remove_prefix(times.size());
    }
    const auto value = readPositive(factor);
    if (!value) refuse("threshold", text, kExpected);
    C.thb = ThresholdBase::FirstPath;
    C.thresholds.clear();
    C.fraction = *value;
  } else {
    const auto value = parseNumber<std::uint32_t>(text);
    if (!value) refuse("threshold", text, kExpected);
    C.thb = ThresholdBase::Constant;
    C.thresholds = {*value};
  }
}

void readRatioBase(std::string_view text, DfsRbConfiguration& C) {
  static constexpr std::string_view kExpected = "a number from 0 to 1 (0.75), 1-d/c, 1-r/c, or c^r with c below 1";
  std::optional<double> value;
  if (text.starts_with("1-d/") || text.starts_with("1-r/")) {
    C.rtb = text[2] == 'd' ? RatioBase::Depth : RatioBase::Run;
    value = readPositive(text.substr(4));
  } else if (text.ends_with("^r")) {
    C.rtb = RatioBase::PowerOfRun;
    value = readPositive(text.substr(0, text.size() - 2));
    if (value && *value >= 1) value.reset();
  } else {
    C.rtb = RatioBase::Constant;
    value = parseNumber<double>(text);
    if (value && !(*value >= 0 && *value <= 1)) value.reset();
  }
  if (!value) refuse("ratio", text, kExpected);
  C.ratio = *value;
}

std::string shortest(double number) {
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), end};
}

// As the paper writes ratios: 0.50, 0.75, but also 0.125.
std::string twoDigits(double number) {
  const std::string text = shortest(number);
  if (text.find('.') == std::string::npos || text.size() - text.find('.') > 2) return text;
  return text + "0";
}

}  // namespace

DfsRbConfiguration parseDfsRb(std::string_view notation) {
  DfsRbConfiguration C;
  if (notation == "default") return C;
  if (notation.starts_with('<') && notation.ends_with('>')) notation = notation.substr(1, notation.size() - 2);
  const std::vector<std::string_view> parts = split(notation, ',');
  if (parts.size() != 6) {
    throw BadSearchOptions("A configuration of DFS-RB has six parts, thb,thm,thr,stg,rtb,rtc, as in " +
                           toString(DfsRbConfiguration{}) + "; '" + std::string(notation) + "' has " +
                           std::to_string(parts.size()) + ".");
  }
  readThresholdBase(parts[0], C);

  if (parts[1] != "pl" && parts[1] != "cs") {
    refuse("threshold mode", parts[1], "pl (path length) or cs (context switches)");
  }
  C.thm = parts[1] == "pl" ? Mode::PathLength : Mode::ContextSwitches;

  if (parts[2] != "d" && parts[2] != "ncs") {
    refuse("threshold reduction", parts[2], "d (disabled) or ncs (no context switch)");
  }
  C.thr = parts[2] == "d" ? Reduction::Disabled : Reduction::NoContextSwitch;

  if (parts[3] != "F" && parts[3] != "R" && parts[3] != "Lb") {
    refuse("strategy", parts[3], "F (fixed), R (random) or Lb (Luby)");
  }
  C.stg = parts[3] == "F" ? Strategy::Fixed : parts[3] == "R" ? Strategy::Random : Strategy::Luby;

  readRatioBase(parts[4], C);

  const auto coefficient = readPositive(parts[5]);
  if (!coefficient) refuse("coefficient", parts[5], "a positive number (1.5)");
  C.rtc = *coefficient;
  return C;
}

std::string toString(const DfsRbConfiguration& C) {
  std::string text;
  if (C.thb == ThresholdBase::Iteration) {
    text = "I:";
    for (const std::uint32_t value : C.thresholds) text += (text.size() > 2 ? "-" : "") + std::to_string(value);
  } else if (C.thb == ThresholdBase::FirstPath) {
    text = "L*" + shortest(C.fraction);
  } else {
    text = std::to_string(C.thresholds.front());
  }
  text += C.thm == Mode::PathLength ? ",pl" : ",cs";
  text += C.thr == Reduction::Disabled ? ",d" : ",ncs";
  text += C.stg == Strategy::Fixed ? ",F," : C.stg == Strategy::Random ? ",R," : ",Lb,";
  switch (C.rtb) {
    case RatioBase::Constant:
      text += twoDigits(C.ratio);
      break;
    case RatioBase::Depth:
      text += "1-d/" + shortest(C.ratio);
      break;
    case RatioBase::Run:
      text += "1-r/" + shortest(C.ratio);
      break;
    case RatioBase::PowerOfRun:
      text += twoDigits(C.ratio) + "^r";
      break;
  }
  return text + "," + shortest(C.rtc);
}

std::vector<DfsRbConfiguration> allDfsRbConfigurations() {
  static constexpr std::array kThresholds = {"5",      "10",     "20",    "50",    "100", "L*0.1",
                                             "L*0.25", "L*0.33", "L*0.5", "L*0.7", "I"};
  static constexpr std::array kModes = {"pl", "cs"};
  static constexpr std::array kReductions = {"d", "ncs"};
  static constexpr std::array kStrategies = {"F", "R", "Lb"};
  static constexpr std::array kRatios = {"0.50",   "0.75",    "0.90",     "0.99",   "1-d/20",
                                         "1-d/50", "1-d/100", "1-d/1000", "1-r/2",  "1-r/5",
                                         "1-r/10", "0.50^r",  "0.75^r",   "0.90^r", "0.95^r"};
  static constexpr std::array kCoefficients = {"1", "1.1", "1.2", "1.5"};

  std::vector<DfsRbConfiguration> all;
  for (const std::string thb : kThresholds) {
    for (const std::string thm : kModes) {
      for (const std::string thr : kReductions) {
        for (const std::string stg : kStrategies) {
          for (const std::string rtb : kRatios) {
            for (const std::string rtc : kCoefficients) {
              all.push_back(parseDfsRb(thb + "," + thm + "," + thr + "," + stg + "," + rtb + "," + rtc));
            }
          }
        }
      }
    }
  }
  return all;
}

}  // namespace weaveproof::search
