#include "cli/diff_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/version.hpp"
#include "cli/changed_code.hpp"
#include "report/hints.hpp"
#include "report/index_page.hpp"
#include "report/json.hpp"
#include "report/mention_text.hpp"
#include "report/result_json.hpp"
#include "report/result_text.hpp"
#include "report/wrap.hpp"
#include "verdict/assumptions.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::cli {

using Json = nlohmann::ordered_json;
using schedule::Counterexample;
using schedule::Origin;

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

const char* wordFor(const DiffResult& result) {
  if (!result.failure.empty()) return "error";
  return result.isSkipped ? "skipped" : verdict::nameOf(result.verdict);
}

std::string shownAs(verdict::Verdict verdict) {
  std::string name(verdict::nameOf(verdict));
  std::ranges::replace(name, '-', ' ');
  return name;
}

}  // namespace

verdict::CheckResult reportOf(const DiffResult& result) {
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

verdict::CheckResult reportOf(const std::vector<DiffResult>& results) {
  if (results.size() == 1) return reportOf(results.front());
  verdict::CheckResult all;
  std::vector<verdict::CheckResult> each;
  for (const DiffResult& result : results) each.push_back(reportOf(result));
  const auto has = [&](verdict::Verdict verdict) {
    return std::ranges::find(each, verdict, &verdict::CheckResult::verdict) != each.end();
  };
  for (const verdict::Verdict verdict : {verdict::Verdict::NoViolation, verdict::Verdict::Inconclusive,
                                         verdict::Verdict::Unsupported, verdict::Verdict::Violation})
    if (has(verdict)) all.verdict = verdict;  // the last of them counts
  if (all.verdict == verdict::Verdict::Unsupported) all.verdict = verdict::Verdict::Inconclusive;  // of some
  std::vector<const verdict::CheckResult*> checked;
  for (verdict::CheckResult& one : each) {
    const std::string name = one.program + ": ";
    all.notes.push_back(name + shownAs(one.verdict) + ": " + one.covered);
    if (one.unsupported) all.notes.push_back(name + "unsupported: " + one.unsupported->what);
    for (const std::string& note : one.notes) all.notes.push_back(name + note);
    for (const std::string& advice : one.advice) all.advice.push_back(name + advice);
    for (schedule::Counterexample& error : one.errors) {
      error.violation.identity.of = one.program;  // else two programs might have one violation
      all.errors.push_back(std::move(error));
    }
    for (verdict::Mention& mention : one.mentions) {
      mention.violation.identity.of = one.program;
      all.mentions.push_back(std::move(mention));
    }
    checked.push_back(&one);
  }
  all.covered = fmt::format("{} programs.", results.size());
  all.assumptions = verdict::assumptionsOf(checked);
  return all;
}

std::string diffText(const DiffResult& result, const DiffTextOptions& options) {
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
    const std::string verdict = result.failure.empty() ? shownAs(result.verdict) : "error";
    addWrapped(text, fmt::format("{}: {}", verdict, result.covered), width, 2);
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

std::string diffIndex(const std::vector<DiffResult>& results, const std::string& before, const std::string& after) {
  report::Index index{fmt::format("{} to {}", before, after), "program", {}, {}};
  std::vector<const verdict::CheckResult*> checked;
  for (const DiffResult& result : results) {
    report::IndexRow row;
    row.verdict = wordFor(result);
    row.shownAs = result.isSkipped ? "unchanged" : !result.failure.empty() ? "error" : shownAs(result.verdict);
    row.name = result.program;
    row.page = result.page;
    if (result.isSkipped) {
      row.sentences.push_back(result.sentence);
    } else if (result.verdict == verdict::Verdict::Violation) {
      for (const Counterexample& error : result.errors) {
        row.sentences.push_back(words::messageOf(error.violation));
        row.sentences.push_back(sentenceFor(error.origin));
      }
    } else {
      row.sentences.push_back(result.covered);
    }
    if (!result.stages.empty()) {
      const verdict::CheckResult& last = result.stages.back().result;
      row.mentioned = report::mentionCount(last.mentions);
      for (std::string& sentence : report::mentionSentences(last.mentions))
        row.sentences.push_back(std::move(sentence));
      checked.push_back(&last);
    }
    row.sentences.insert(row.sentences.end(), result.notes.begin(), result.notes.end());
    for (const DiffStage& stage : result.stages) {
      row.states = row.states.value_or(0) + stage.result.statistics.states;
      row.seconds += stage.result.statistics.seconds;
    }
    index.rows.push_back(std::move(row));
  }
  index.assumptions = verdict::assumptionsOf(checked);
  return report::indexText(index);
}

std::string diffJson(const std::vector<DiffResult>& results, const std::string& before, const std::string& after) {
  Json all = {{"weaveproof", base::kWeaveproofVersion}, {"old", before}, {"new", after}, {"programs", Json::array()}};
  for (const DiffResult& result : results) {
    Json one = {{"program", result.program},
                {"verdict", result.isSkipped ? "unchanged" : wordFor(result)},
                {"skipped", result.isSkipped}};
    one["covered"] = result.isSkipped ? result.sentence : result.covered;
    one["fragments"] = Json::array();
    for (const change::Fragment& fragment : result.fragments) {
      one["fragments"].push_back({{"kind", fragment.isNew ? "new" : "gone"},
                                  {"place", change::placeOf(fragment)},
                                  {"file", fragment.file},
                                  {"first_line", fragment.first},
                                  {"last_line", fragment.last},
                                  {"why", fragment.why}});
    }
    one["threads"] = result.threads;
    one["stages"] = Json::array();
    for (const DiffStage& stage : result.stages)
      one["stages"].push_back({{"stage", stage.name}, {"result", report::jsonOf(stage.result)}});
    // Of the first one; the list has them all.
    one["origin"] = result.errors.empty() ? Json() : Json(schedule::nameOf(result.errors.front().origin.kind));
    one["errors"] = Json::array();
    for (std::size_t i = 0; i < result.errors.size(); ++i) {
      Json error = report::jsonOf(result.errors[i]);
      error["trace_file"] = result.traceFiles[i].empty() ? Json() : Json(result.traceFiles[i]);
      one["errors"].push_back(std::move(error));
    }
    one["notes"] = result.notes;
    all["programs"].push_back(std::move(one));
  }
  return report::textOf(all);
}

}  // namespace weaveproof::cli
