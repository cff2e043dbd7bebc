#include "junit/results_json.hpp"

#include "batch/json.hpp"

namespace weaveproof::junit {

using batch::Json;
using verdict::Verdict;

std::string jsonText(const std::vector<Test>& tests, const batch::Results& results) {
  const auto of = [&](const char* name, auto value) {
    return batch::Field{name,
                        [&tests, value](const batch::Result&, std::size_t row) { return Json(value(tests[row])); }};
  };
  const bool isComplete =
      results.count(Verdict::NoViolation) + results.count(Verdict::Skipped) == results.rows.size() &&
      results.problems.empty();
  return batch::jsonText({{"verdict", batch::verdictOf(results.status())},
                          {"complete", isComplete},
                          {"problems", results.problems},
                          {"counts", batch::countsOf(results.rows, {"no-violation", "violation", "inconclusive",
                                                                    "unsupported", "skipped", "error"})},
                          {"assumptions", assumptionsOf(results)},
                          {"seconds", results.seconds()}},
                         "tests", results.rows,
                         {of("class", [](const Test& test) { return test.className; }),
                          of("method", [](const Test& test) { return test.method; }),
                          of("name", [](const Test& test) { return test.name(); }),
                          of("arguments", [](const Test& test) { return test.arguments; }), batch::kVerdict,
                          batch::kMessage, batch::kNotes, batch::kSeconds, batch::kText, batch::kPage, batch::kResult});
}

}  // namespace weaveproof::junit
