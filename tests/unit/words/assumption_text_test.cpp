// Assumptions in words: each has a sentence, and its gap is filled.
#include "words/assumption_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace weaveproof::words {
namespace {

using jdk::Assumption;

TEST(AssumptionTextTest, EachHasABitAndASentence) {
  std::uint32_t bits = 0, always = 0;
  for (const AssumptionText& text : assumptionTexts()) {
    EXPECT_FALSE(bits & jdk::bitOf(text.assumption)) << text.sentence;
    bits |= jdk::bitOf(text.assumption);
    if (!text.when) always |= jdk::bitOf(text.assumption);
    EXPECT_FALSE(textOf({text.assumption}).empty());
  }
  EXPECT_EQ(bits, (1u << jdk::kAssumptions) - 1);
  EXPECT_EQ(always, jdk::kAlwaysAssumed) << "the rooms below know which verdicts state it";
}

TEST(AssumptionTextTest, DetailsFillTheGap) {
  EXPECT_EQ(textOf({Assumption::Processors, "3"}), "there are 3 processors (--processors)");
  EXPECT_NE(textOf({Assumption::LateTimeOuts, "1s"}).find("a time limit of 1s or more ends"), std::string::npos);
  EXPECT_NE(textOf({Assumption::LateTimeOuts}).find("a time limit ends"), std::string::npos);
  const std::string unshown = textOf({Assumption::UnshownCalls, "Exchanger"});
  EXPECT_NE(unshown.find("calls of Exchanger take"), std::string::npos);
  EXPECT_NE(unshown.find("bench/contracts Exchanger shows"), std::string::npos);
}

TEST(AssumptionTextTest, CallsOfTheLibraryMakeThem) {
  EXPECT_EQ(jdk::assumptionsOfCalling("java/util/ArrayList", "add"), 0u);
  EXPECT_EQ(jdk::assumptionsOfCalling("java/lang/Runtime", "availableProcessors"), jdk::bitOf(Assumption::Processors));
  EXPECT_EQ(jdk::assumptionsOfCalling("java/util/concurrent/atomic/AtomicInteger", "lazySet"),
            jdk::bitOf(Assumption::StrongModes));
}

}  // namespace
}  // namespace weaveproof::words
