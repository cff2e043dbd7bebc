#include "report/result_text.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "base/duration.hpp"
#include "base/shell_words.hpp"
#include "report/estimate_text.hpp"
#include "report/hints.hpp"
#include "report/mention_text.hpp"
#include "report/schedule_text.hpp"
#include "report/size.hpp"
#include "report/wrap.hpp"
#include "search/notation.hpp"
#include "words/unsupported_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::report {

namespace {

constexpr std::size_t kUsualWidth = 120, kNarrowest = 60;
constexpr const char* kTab = "    ";

std::string plural(std::uint64_t count, const char* thing) {
  return fmt::format("{} {}{}", grouped(count), thing, count == 1 ? "" : "s");
}

std::string switchesText(std::size_t switches) {
  if (switches == 0) return "no context switch";
  return switches == 1 ? "one context switch" : grouped(switches) + " context switches";
}

// "violation: Deadlock: …"
std::string verdictLine(const verdict::CheckResult& result) {
  switch (result.verdict) {
    case verdict::Verdict::Violation:
      return "violation: " + printable(words::messageOf(result.errors.front().violation));
    case verdict::Verdict::NoViolation:
      return "no violation: " + result.covered;
    case verdict::Verdict::Inconclusive:
      return "inconclusive: " + result.covered;
    case verdict::Verdict::Unsupported:
      return "unsupported: " + printable(words::textOf(*result.unsupported));
    case verdict::Verdict::Skipped:
    case verdict::Verdict::Error:
      break;  // of one of several checks
  }
  return {};
}

void addWrapped(std::string& text, const std::string& paragraph, std::size_t width, std::size_t indent = 0) {
  for (const std::string& line : wrap(paragraph, width, indent)) text += line + "\n";
}

std::string rateText(double perSecond, const char* what) {
  return fmt::format("{} {}/s", grouped(static_cast<std::uint64_t>(perSecond)), what);
}

std::string statisticsText(const verdict::CheckResult& result) {
  const search::SearchStatistics& statistics = result.statistics;
  const bool longEnough = statistics.seconds >= 0.1;  // for a rate that means something
  const bool walks = statistics.schedules > 0 && statistics.states == 0;
  std::vector<std::string> parts;
  if (walks) parts.push_back(plural(statistics.schedules, "schedule"));
  if (!walks) parts.push_back(plural(statistics.states, "state"));
  parts.push_back(plural(statistics.transitions, "transition"));
  if (statistics.leftOut > 0) parts.push_back(grouped(statistics.leftOut) + " skipped");
  parts.push_back(base::spentText(statistics.seconds));
  if (longEnough && walks) parts.push_back(rateText(result.schedulesPerSecond(), "schedules"));
  if (longEnough && !walks) parts.push_back(rateText(result.statesPerSecond(), "states"));
  parts.push_back("longest path " + plural(statistics.maxDepth, "step"));
  parts.push_back(sizeText(result.peakRssBytes) + " of memory");
  return fmt::format("{}", fmt::join(parts, ", "));
}

void addErrors(std::string& text, const verdict::CheckResult& result, SourceLines& sources,
               const TextOptions& options) {
  for (std::size_t i = 0; i < result.errors.size(); ++i) {
    if (result.errors.size() > 1) text += fmt::format("\nViolation {} of {}\n\n", i + 1, result.errors.size());
    text += counterexampleText(result.errors[i], sources, options.width, options.internals);
    if (!result.traceFiles[i].empty())
      text += "\nTo replay it: " + replayCommand(options.command, result.traceFiles[i]) + "\n";
  }
}

void addOutcomes(std::string& text, const verdict::CheckResult& result) {
  text += fmt::format("\n{}{}\n", plural(result.outcomes.size(), "outcome"), result.outcomes.empty() ? "" : ":");
  for (const std::string& outcome : result.outcomes) text += "  " + printable(outcome) + "\n";
}

void addOutput(std::string& text, const std::string& output) {
  if (output.empty()) {
    text += "\nThe program prints nothing along this schedule.\n";
    return;
  }
  text += "\nWhat the program prints along this schedule:\n";
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\n', at), output.size());
    std::string line = output.substr(at, end - at);
    for (std::size_t tab = 0; (tab = line.find('\t', tab)) != std::string::npos;) line.replace(tab, 1, kTab);
    text += "  | " + printable(line) + "\n";
    at = end + 1;
  }
}

void addAdvice(std::string& text, const verdict::CheckResult& result, std::size_t width) {
  if (result.advice.empty()) return;
  text += "To get further:\n";
  for (const std::string& advice : result.advice) addWrapped(text, "  - " + advice, width, 4);
}

// The verdict and what qualifies it, a line each. A schedule that shows a violation does so whatever else was met or
// assumed. But "no violation" must not look stronger than it is.
void addQuietly(std::string& text, const verdict::CheckResult& result) {
  if (result.errors.empty()) {
    text += verdictLine(result) + "\n";
    for (const std::string& line : mentionLines(result.mentions)) text += printable(line) + "\n";
    for (const std::string& note : searchNotes(result)) text += "note: " + printable(note) + "\n";
    if (!result.advice.empty()) text += fmt::format("to get further: {}\n", fmt::join(result.advice, "; "));
    if (!result.assumptions.empty()) text += fmt::format("assumed: {}\n", fmt::join(result.assumptions, "; "));
    return;
  }
  for (const schedule::Counterexample& example : result.errors) text += quietText(example);
}

}  // namespace

std::vector<std::string> searchNotes(const verdict::CheckResult& result) {
  std::vector<std::string> notes;
  if (result.estimate)
    notes.push_back(fmt::format("Judging by how the states grow, {} of them were seen, which is a guess.",
                                shareText(*result.estimate)));
  notes.insert(notes.end(), result.notes.begin(), result.notes.end());
  if (!result.winner.empty()) notes.push_back("The search that gave the answer: " + result.winner);
  return notes;
}

void addMentions(std::string& text, const verdict::CheckResult& result, std::size_t width) {
  constexpr std::size_t kShown = 10, kInDetail = 3;
  for (const MentionGroup& group : groupsOf(result.mentions)) {
    addWrapped(text, group.introduction, width);
    const std::size_t all = group.mentions.size();
    for (std::size_t i = 0; i < std::min(all, kShown); ++i) {
      addWrapped(text, "  - " + printable(sentenceOf(*group.mentions[i])), width, 4);
      if (i >= kInDetail) continue;
      for (const std::string& detail : words::detailsOf(group.mentions[i]->violation))
        addWrapped(text, "      " + printable(detail), width, 8);
    }
    if (all > kShown) text += fmt::format("  - and {} more\n", grouped(all - kShown));
    addWrapped(text, fmt::format("  ({})", group.advice), width, 3);
  }
}

void addAssumptions(std::string& text, const verdict::CheckResult& result, std::size_t width) {
  if (result.assumptions.empty()) return;
  text += "Assumed:\n";
  for (const std::string& assumption : result.assumptions) addWrapped(text, "  - " + assumption, width, 4);
}

std::string quietText(const schedule::Counterexample& example) {
  std::string text = "violation: " + printable(words::messageOf(example.violation)) + "\n";
  for (const std::string& hint : hintsOf(example)) text += "hint: " + printable(hint) + "\n";
  return text;
}

std::string counterexampleText(const schedule::Counterexample& example, SourceLines& sources, std::size_t width,
                               bool internals) {
  std::string text;
  addWrapped(text, "violation: " + printable(words::messageOf(example.violation)), width, 2);
  for (const std::string& hint : hintsOf(example)) addWrapped(text, "  " + printable(hint), width, 2);
  for (const std::string& detail : words::detailsOf(example.violation)) {
    const bool isFrame = detail.compare(std::min(detail.find_first_not_of(' '), detail.size()), 3, "at ") == 0;
    // A frame stays in one piece, as in any stack trace: its longest word is all of it.
    addWrapped(text, "  " + printable(detail), isFrame ? std::string::npos / 2 : width, 8);
  }
  if (example.steps.empty()) {
    if (example.schedule.actions.empty()) text += "\nIt happens before the threads interact at all.\n";
  } else {
    text += "\n";
    addWrapped(text,
               fmt::format("The schedule, {} and {}; time runs down:", plural(example.steps.size(), "step"),
                           switchesText(example.switches)),
               width);
    text += "\n";
    text += scheduleText(example, sources, width, internals);
  }
  addOutput(text, example.output());
  return text;
}

std::string resultText(const verdict::CheckResult& result, SourceLines& sources, const TextOptions& options) {
  std::string text;
  if (options.quiet) {
    addQuietly(text, result);
    if (options.outcomes) addOutcomes(text, result);
    return text;
  }
  if (result.verdict == verdict::Verdict::Violation) {
    addErrors(text, result, sources, options);
    text += "\n";
    addWrapped(text, result.covered, options.width);
  } else {
    addWrapped(text, verdictLine(result), options.width, 2);
    if (result.verdict == verdict::Verdict::Unsupported && !result.covered.empty())
      addWrapped(text, result.covered, options.width);
  }
  for (const std::string& note : searchNotes(result)) addWrapped(text, note, options.width, 2);
  addMentions(text, result, options.width);
  addWrapped(text, statisticsText(result), options.width, 2);
  addAdvice(text, result, options.width);
  if (options.assumptions) addAssumptions(text, result, options.width);
  if (options.outcomes) addOutcomes(text, result);
  return text;
}

std::string replayCommand(const std::string& command, const std::string& traceFile) {
  return base::shellWords({command, "replay", traceFile.starts_with('-') ? "./" + traceFile : traceFile});
}

// A user that sets COLUMNS for a command wants this width; shells do not export theirs.
std::size_t pageWidth(int descriptor) {
  const char* const wanted = std::getenv("COLUMNS");
  const std::size_t columns = wanted != nullptr ? search::parseNumber<std::uint16_t>(wanted).value_or(0) : 0;
  if (columns != 0) return std::max(columns, kNarrowest);
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kUsualWidth;
  return std::max<std::size_t>(size.ws_col, kNarrowest);
}

}  // namespace weaveproof::report
