#include "cli/diff_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "batch/json.hpp"
#include "batch/merged_result.hpp"
#include "cli/changed_code.hpp"
#include "report/hints.hpp"
#include "report/json.hpp"
#include "report/mention_text.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "report/wrap.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::cli {

using batch::Json;
using schedule::Counterexample;
using schedule::Origin;
using verdict::Verdict;

namespace {

constexpr std::size_t kMostFragments = 40;

std::string sentenceFor(const Origin& origin) {
  switch (origin.kind) {
    case Origin::Introduced:
      return "The violation is introduced by this change: " + origin.why;
    case Origin::AlreadyThere:
      return "The violation was already there: " + origin.why;
    default:
      return "Whether the violation was already there is unknown: " + origin.why;
  }
}

void addWrapped(std::string& text, const std::string& sentence, std::size_t width, std::size_t indent) {
  for (const std::string& line : report::wrap(sentence, width, indent)) text += line + "\n";
}

std::string stageText(const DiffStage& stage) {
  const search::SearchStatistics& statistics = stage.result.statistics;
  const std::string found = stage.result.verdict == verdict::Verdict::Violation ? "violation" : stage.result.covered;
  return fmt::format("{}: {} states, {:.2f} s: {}", stage.name, report::grouped(statistics.states), statistics.seconds,
                     found);
}

// As a check of the new version has it.
verdict::CheckResult checkOf(const DiffResult& result) {
  verdict::CheckResult report;  // without any stage, there is no answer
  if (!result.stages.empty()) report = result.stages.back().result;
  report.program = result.program;
  report.verdict = result.verdict;
  report.covered = result.isSkipped ? result.sentence : result.covered;
  report.errors = result.errors;
  report.traceFiles = result.traceFiles;
  report.notes.insert(report.notes.end(), result.notes.begin(), result.notes.end());
  return report;
}

std::vector<std::string> sentencesOf(const DiffResult& result) {
  std::vector<std::string> sentences;
  if (result.isSkipped) {
    sentences.push_back(result.sentence);
  } else if (result.verdict == Verdict::Violation) {
    for (const Counterexample& error : result.errors) {
      sentences.push_back(words::messageOf(error.violation));
      sentences.push_back(sentenceFor(error.origin));
    }
  } else {
    sentences.push_back(result.covered);
  }
  if (!result.stages.empty())
    for (std::string& sentence : report::mentionSentences(result.stages.back().result.mentions))
      sentences.push_back(std::move(sentence));
  sentences.insert(sentences.end(), result.notes.begin(), result.notes.end());
  return sentences;
}

}  // namespace

batch::Result rowOf(const DiffResult& result) {
  batch::Result row;
  row.suite = "diff";
  row.name = row.title = result.program;
  row.verdict = result.isSkipped ? Verdict::Skipped : result.verdict;
  if (result.isSkipped) row.word = "unchanged";
  row.status = verdict::exitStatusOf(result.verdict);
  row.notes = sentencesOf(result);
  row.said = std::move(row.notes.front());
  row.notes.erase(row.notes.begin());
  for (const DiffStage& stage : result.stages) {
    row.states = row.states.value_or(0) + stage.result.statistics.states;
    row.seconds += stage.result.statistics.seconds;
  }
  row.result = checkOf(result);
  if (!result.errors.empty()) row.kind = result.errors.front().violation.kind;
  return row;
}

verdict::CheckResult reportOf(const std::vector<DiffResult>& results, const batch::Results& rows) {
  if (results.size() == 1) return checkOf(results.front());
  batch::Results reports = rows;
  for (batch::Result& row : reports.rows) row.notes = row.result->notes;
  return batch::merged(reports, fmt::format("{} programs.", results.size()), [](const batch::Result& row) {
    const verdict::CheckResult& found = *row.result;
    std::vector<std::string> summary = {shownAs(found.verdict) + (": " + found.covered)};
    if (found.unsupported) summary.push_back("unsupported: " + found.unsupported->what);
    return summary;
  });
}

std::string diffText(const DiffResult& result, const batch::Result& row, const DiffTextOptions& options) {
  std::string text = result.program + "\n";
  const std::size_t width = options.width;
  if (!options.quiet) {
    for (std::size_t i = 0; i < result.fragments.size() && i < kMostFragments; ++i)
      text += "  " + change::textOf(result.fragments[i]) + "\n";
    if (result.fragments.size() > kMostFragments)
      text += fmt::format("  and {} more\n", result.fragments.size() - kMostFragments);
    if (!result.threads.empty())
      addWrapped(text, fmt::format("  run by threads that begin in {}", fmt::join(result.threads, ", ")), width, 4);
    for (const DiffStage& stage : result.stages) addWrapped(text, "  " + stageText(stage), width, 4);
  }
  if (result.verdict == verdict::Verdict::Violation) {
    report::SourceLines sources(result.sources);
    markChanged(sources, result.fragments);
    for (std::size_t i = 0; i < result.errors.size(); ++i) {
      const Counterexample& error = result.errors[i];
      if (!options.quiet) {
        text += "\n";
        if (result.errors.size() > 1) text += fmt::format("Violation {} of {}\n\n", i + 1, result.errors.size());
        text += report::counterexampleText(error, sources, width);
        if (!result.traceFiles[i].empty())
          text += "\nTo replay it: " + report::replayCommand(options.command, result.traceFiles[i]) + "\n";
        text += "\n";
      }
      addWrapped(text, fmt::format("violation: {}", words::messageOf(error.violation)), width, 2);
      addWrapped(text, sentenceFor(error.origin), width, 2);
      if (!options.quiet) continue;
      for (const std::string& hint : report::hintsOf(error))
        addWrapped(text, "hint: " + report::printable(hint), width, 2);
    }
  } else if (result.isSkipped) {
    addWrapped(text, result.sentence, width, 2);
  } else {
    addWrapped(text, fmt::format("{}: {}", row.shownVerdict(), result.covered), width, 2);
  }
  if (!result.stages.empty()) {
    const verdict::CheckResult& last = result.stages.back().result;
    if (!options.quiet) {
      report::addMentions(text, last, width);
      report::addAssumptions(text, last, width);
    } else if (result.errors.empty()) {
      for (const std::string& line : report::mentionLines(last.mentions)) text += report::printable(line) + "\n";
      if (!last.assumptions.empty()) text += fmt::format("assumed: {}\n", fmt::join(last.assumptions, "; "));
    }
  }
  for (const std::string& note : result.notes) addWrapped(text, note, width, 2);
  return text;
}

namespace {

Json fragmentsOf(const DiffResult& result) {
  Json fragments = Json::array();
  for (const change::Fragment& fragment : result.fragments)
    fragments.push_back({{"kind", fragment.isNew ? "new" : "gone"},
                         {"place", change::placeOf(fragment)},
                         {"file", fragment.file},
                         {"first_line", fragment.first},
                         {"last_line", fragment.last},
                         {"why", fragment.why}});
  return fragments;
}

Json stagesOf(const DiffResult& result) {
  Json stages = Json::array();
  for (const DiffStage& stage : result.stages)
    stages.push_back({{"stage", stage.name}, {"result", report::jsonOf(stage.result)}});
  return stages;
}

Json errorsOf(const DiffResult& result) {
  Json errors = Json::array();
  for (std::size_t i = 0; i < result.errors.size(); ++i) {
    Json error = report::jsonOf(result.errors[i]);
    error["trace_file"] = result.traceFiles[i].empty() ? Json() : Json(result.traceFiles[i]);
    errors.push_back(std::move(error));
  }
  return errors;
}

// Of the first error; the list has them all.
Json firstOriginOf(const DiffResult& result) {
  return result.errors.empty() ? Json() : Json(schedule::nameOf(result.errors.front().origin.kind));
}

}  // namespace

std::string diffJson(const std::vector<DiffResult>& results, const batch::Results& rows, const std::string& before,
                     const std::string& after) {
  const auto of = [&](const char* name, auto value) {
    return batch::Field{name,
                        [&results, value](const batch::Result&, std::size_t row) { return Json(value(results[row])); }};
  };
  return batch::jsonText(
      {{"old", before}, {"new", after}}, "programs", rows.rows,
      {of("program", [](const DiffResult& one) { return one.program; }), batch::kVerdict,
       of("skipped", [](const DiffResult& one) { return one.isSkipped; }),
       of("covered", [](const DiffResult& one) { return one.isSkipped ? one.sentence : one.covered; }),
       of("fragments", fragmentsOf), of("threads", [](const DiffResult& one) { return one.threads; }),
       of("stages", stagesOf), of("origin", firstOriginOf), of("errors", errorsOf),
       of("notes", [](const DiffResult& one) { return one.notes; })});
}

}  // namespace weaveproof::cli
