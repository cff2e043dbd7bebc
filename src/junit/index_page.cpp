#include "junit/index_page.hpp"

#include "report/index_page.hpp"
#include "report/mention_text.hpp"
#include "report/result_text.hpp"

namespace weaveproof::junit {

namespace {

report::IndexRow rowOf(const TestResult& test) {
  report::IndexRow row;
  row.verdict = nameOf(test.verdict);
  row.shownAs = shownAs(test.verdict);
  row.name = test.test.fullName();
  if (!test.test.arguments.empty()) row.behindName = " (" + test.test.arguments + ")";
  row.page = test.page;
  if (!test.said.empty()) row.sentences.push_back(test.said);
  row.sentences.insert(row.sentences.end(), test.notes.begin(), test.notes.end());
  if (test.result) {
    row.mentioned = report::mentionCount(test.result->mentions);
    for (std::string& note : report::searchNotes(*test.result)) row.sentences.push_back(std::move(note));
    for (const std::string& advice : test.result->advice) row.sentences.push_back("To get further: " + advice);
  }
  if (test.result) row.states = test.result->statistics.states;
  row.seconds = test.seconds;
  return row;
}

}  // namespace

std::string indexText(const TestResults& results) {
  report::Index index{countText(results), "test", results.problems, {}, {}};
  for (const TestResult& test : results.tests) index.rows.push_back(rowOf(test));
  index.assumptions = assumptionsOf(results);
  return report::indexText(index);
}

}  // namespace weaveproof::junit
