#include "batch/index_page.hpp"

#include "report/index_page.hpp"
#include "report/mention_text.hpp"

namespace weaveproof::batch {

namespace {

report::IndexRow rowOf(const Result& result) {
  report::IndexRow row;
  row.verdict = nameOf(result.verdict);
  row.shownAs = result.shownVerdict();
  row.name = result.title;
  if (!result.detail.empty()) row.behindName = " (" + result.detail + ")";
  row.page = result.page;
  if (!result.said.empty()) row.sentences.push_back(result.said);
  row.sentences.insert(row.sentences.end(), result.notes.begin(), result.notes.end());
  row.sentences.insert(row.sentences.end(), result.remarks.begin(), result.remarks.end());
  if (result.result) row.mentioned = report::mentionCount(result.result->mentions);
  row.states = result.states;
  row.seconds = result.seconds;
  return row;
}

}  // namespace

std::string indexText(const Results& results, const std::string& heading, const std::string& one) {
  report::Index index{heading, one, results.problems, {}, assumptionsOf(results)};
  for (const Result& result : results.rows) index.rows.push_back(rowOf(result));
  return report::indexText(index);
}

}  // namespace weaveproof::batch
