#include "junit/index_page.hpp"

#include "report/index_page.hpp"

namespace weaveproof::junit {

namespace {

report::IndexRow rowOf(const TestResult& test) {
  report::IndexRow row;
  row.verdict = nameOf(test.verdict);
  row.shownAs = shownAs(test.verdict);
  row.name = test.test.fullName();
  if (!test.test.arguments.empty()) row.behindName = " (" + test.test.arguments + ")";
  row.page = test.page;
  row.sentences = test.notes;
  if (!test.said.empty()) row.sentences.push_back(test.said);
  if (test.result) row.states = test.result->statistics.states;
  row.seconds = test.seconds;
  return row;
}

}  // namespace

std::string indexText(const TestResults& results) {
  report::Index index{countText(results), "test", results.problems, {}};
  for (const TestResult& test : results.tests) index.rows.push_back(rowOf(test));
  return report::indexText(index);
}

}  // namespace weaveproof::junit
