// Several checks in one command: rows in order with any number of workers, a check that crashes, the first violation that ends it,
// and how results are put into a table, JSON and an exit status.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <thread>

#include "batch/json.hpp"
#include "batch/merged_result.hpp"
#include "batch/run.hpp"
#include "batch/table.hpp"
#include "batch/xml.hpp"

namespace weaveproof::batch {
namespace {

using verdict::Verdict;

Result withStatus(int status) {
  Result result;
  result.status = status;
  return result;
}

TEST(Batch, AViolationIsWorseThanWhatIsUnknownAndAWrongCallIsWorseStill) {
  Results results;
  EXPECT_EQ(results.status(), 0);
  for (const int status : {0, 3, 4, 1}) {
    results.rows.push_back(withStatus(status));
    EXPECT_EQ(results.status(), status);
  }
  results.rows.push_back(withStatus(3));
  EXPECT_EQ(results.status(), 1);
  results.problems.emplace_back("there is no such test");
  EXPECT_EQ(results.status(), 2);
  results.rows.push_back(withStatus(5));
  EXPECT_EQ(results.status(), 5);
}

// Row i answers i; rows that are even have no job. Earlier jobs take longer.
struct Numbers {
  Batch batch;
  std::vector<int> answers;
  std::vector<std::size_t> shown, dropped;

  explicit Numbers(std::size_t workers, std::size_t rows = 7) : answers(rows, -1) {
    batch.rows = rows;
    batch.workers = workers;
    for (std::size_t row = 1; row < rows; row += 2)
      batch.jobs.push_back({row,
                            [row, rows] {
                              std::this_thread::sleep_for(std::chrono::milliseconds(20 * (rows - row)));
                              return base::packed(static_cast<int>(row));
                            },
                            "weaveproof check",
                            {},
                            {},
                            true});
    batch.take = [this](const Job& job, const ApartEnd& end) {
      if (end.answer) answers[job.row] = base::unpacked<int>(*end.answer);
    };
    batch.show = [this](std::size_t row) { shown.push_back(row); };
    batch.drop = [this](std::size_t row) { dropped.push_back(row), answers[row] = -1; };
  }
};

TEST(Batch, RowsAreShownInOrderWithAnyNumberOfWorkers) {
  for (const std::size_t workers : {1, 2, 3, 8}) {
    Numbers numbers(workers);
    run(numbers.batch);
    EXPECT_EQ(numbers.shown, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6})) << workers;
    EXPECT_EQ(numbers.answers, (std::vector<int>{-1, 1, -1, 3, -1, 5, -1})) << workers;
  }
}

TEST(Batch, NothingBehindTheLastRowIsKept) {
  for (const std::size_t workers : {1, 2, 3}) {
    Numbers numbers(workers);
    numbers.batch.isLast = [](std::size_t row) { return row == 3; };
    run(numbers.batch);
    EXPECT_EQ(numbers.shown, (std::vector<std::size_t>{0, 1, 2, 3})) << workers;
    EXPECT_EQ(numbers.answers, (std::vector<int>{-1, 1, -1, 3, -1, -1, -1})) << workers;
    EXPECT_EQ(numbers.dropped.back(), 5u) << workers;
  }
}

TEST(Batch, ACrashIsARowAndTheOthersRun) {
  Numbers numbers(2);
  numbers.batch.jobs[1].work = []() -> std::string {
    std::signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
    std::abort();
  };
  Result crashed;
  const auto take = numbers.batch.take;
  numbers.batch.take = [&](const Job& job, const ApartEnd& end) {
    if (job.row == 3) setEnd(crashed, job, end);
    take(job, end);
  };
  run(numbers.batch);
  EXPECT_EQ(numbers.answers, (std::vector<int>{-1, 1, -1, -1, -1, 5, -1}));
  EXPECT_EQ(crashed.verdict, Verdict::Error);
  EXPECT_EQ(crashed.status, 5);
  EXPECT_TRUE(crashed.isCrash);
  EXPECT_NE(crashed.said.find("weaveproof check"), std::string::npos) << crashed.said;
}

TEST(Batch, AProblemHasTheVerdictOfItsStatus) {
  Result result;
  setProblem(result, 4, "sockets");
  EXPECT_EQ(result.verdict, Verdict::Unsupported);
  setProblem(result, 3, "It was interrupted.");
  EXPECT_EQ(result.verdict, Verdict::Inconclusive);
  setProblem(result, 2, "there is no class");
  EXPECT_EQ(result.verdict, Verdict::Error);
  EXPECT_EQ(result.status, 2);
}

TEST(Batch, ColumnsAreAsWideAsTheirCells) {
  Table table({{.width = 4}, {.isRight = true}, {.gap = 2, .most = 3}, {.gap = 1}});
  table.fit({"a", "10", "b", "c"});
  table.fit({"a", "9", "longer", "c"});
  EXPECT_EQ(table.line({"a", "9", "b", "c"}), "a    9  b   c\n");
  EXPECT_EQ(table.line({"abcde", "10", "longer"}), "abcde10  longer\n");
  EXPECT_EQ(table.line({"a", "9", "b", ""}), "a    9  b   \n");
  EXPECT_EQ(table.start(2), 8u);
}

TEST(Batch, FieldsKeepTheirOrder) {
  std::vector<Result> rows(2);
  rows[0].word = "killed";
  rows[1].verdict = Verdict::NoViolation;
  const std::string text =
      jsonText({{"b", 1}, {"a", countsOf(rows, {"killed", "no-violation", "error"})}}, "rows", rows,
               {kVerdict, {"row", [](const Result&, std::size_t row) { return Json(row); }}});
  const Json json = Json::parse(text);
  EXPECT_LT(text.find("\"b\""), text.find("\"a\""));
  EXPECT_EQ(json["a"].dump(), R"({"killed":1,"no-violation":1,"error":0})");
  EXPECT_EQ(json["rows"].dump(), R"([{"verdict":"killed","row":0},{"verdict":"no-violation","row":1}])");
}

TEST(Batch, SeveralResultsAsOne) {
  Results results;
  results.rows.resize(2);
  results.rows[0].title = "one";
  results.rows[0].verdict = Verdict::Skipped;
  results.rows[0].said = "not today";
  results.rows[1].title = "two";
  results.rows[1].verdict = Verdict::NoViolation;
  const verdict::CheckResult all = merged(results, "2 tests", withoutAnswer);
  EXPECT_EQ(all.verdict, Verdict::NoViolation);
  EXPECT_EQ(all.notes, std::vector<std::string>{"one: skipped: not today"});
  results.rows[1].verdict = Verdict::Error;
  EXPECT_EQ(merged(results, "2 tests", withoutAnswer).verdict, Verdict::Inconclusive);
}

}  // namespace
}  // namespace weaveproof::batch
