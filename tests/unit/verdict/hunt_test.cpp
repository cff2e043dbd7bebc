// Behind a proof with calls of the library as single steps: the hunt among the library's own steps.
#include <gtest/gtest.h>

#include "search/plan.hpp"
#include "tracking/library_waits.hpp"
#include "unit/search/fake_program.hpp"
#include "verdict/decide.hpp"

namespace weaveproof::verdict {
namespace {

namespace fake = search::fake;

// A program whose calls of the library are single steps, or are not.
class CallsSpace final : public program::ProgramSpace {
 public:
  CallsSpace(fake::Model model, bool areSteps) : space_(std::move(model)), areSteps_(areSteps) {}
  std::unique_ptr<program::Program> newWorker() override { return space_.newWorker(); }
  const program::Outcome& beginning() const override { return space_.beginning(); }
  std::uint64_t storeBytes() const override { return 0; }
  std::vector<std::string> outcomes() const override { return {}; }
  std::vector<program::Assumed> assumptions() const override { return {}; }
  tracking::RecordedThreads threadNumbers() const override { return {}; }
  bool callsWereSteps() const override { return areSteps_; }

 private:
  fake::Space space_;
  const bool areSteps_;
};

struct Answer {
  Decision decision;
  std::vector<std::uint8_t> waits;  // of each opening
};

// `whole` with calls as single steps, `divided` with the library's own.
Answer answerFor(const fake::Model& whole, const fake::Model& divided,
                 const std::string& search = std::string(search::kAuto)) {
  Answer answer;
  Question question;
  question.memoryLimit = std::uint64_t{1} << 30;
  question.search.search = search;
  question.spec.properties = {"deadlock", "exception"};
  question.open = [&](const Opening& opening, base::MemoryBudget&) -> std::unique_ptr<program::ProgramSpace> {
    answer.waits.push_back(opening.internals.waits);
    const bool areSteps = !(opening.internals.waits & tracking::LibraryWaits::kCalls);
    return std::make_unique<CallsSpace>(areSteps ? whole : divided, areSteps);
  };
  answer.decision = decide(question);
  return answer;
}

// The second thread expects what only an update in one step keeps.
fake::Model updatesInOneStep() {
  return fake::threads({{fake::update(0), fake::read(0), fake::update(1)}, {fake::update(0), fake::update(1)}});
}
fake::Model updatesInTwoSteps() {
  return fake::threads(
      {{fake::read(0), fake::store(0, 1), fake::update(1)}, {fake::read(0), fake::expect(0), fake::update(1)}});
}

TEST(Hunt, FindsWhatASingleStepHides) {
  const Answer answer = answerFor(updatesInOneStep(), updatesInTwoSteps());
  EXPECT_EQ(answer.decision.result.verdict, Verdict::Violation);
  ASSERT_EQ(answer.decision.errors.size(), 1u);
  // It is replayed with the library's own steps.
  EXPECT_EQ(answer.decision.errors[0].internals.waits & tracking::LibraryWaits::kAll, tracking::LibraryWaits::kAll);
  EXPECT_FALSE(answer.decision.result.complete);
}

TEST(Hunt, LeavesAProofAsItIs) {
  const Answer answer = answerFor(updatesInOneStep(), updatesInOneStep());
  EXPECT_EQ(answer.decision.result.verdict, Verdict::NoViolation);
  ASSERT_GE(answer.waits.size(), 2u);
  EXPECT_EQ(answer.waits.back() & tracking::LibraryWaits::kAll, tracking::LibraryWaits::kAll);
}

// Who asks for a way of searching gets it alone.
TEST(Hunt, ComesWithAutoAlone) {
  const Answer answer = answerFor(updatesInOneStep(), updatesInTwoSteps(), "dfs");
  EXPECT_EQ(answer.decision.result.verdict, Verdict::NoViolation);
  EXPECT_EQ(answer.waits.size(), 1u);
}

}  // namespace
}  // namespace weaveproof::verdict
