// What steps touch, when two of them are dependent, and the oracle that tries it out.
#include "program/footprint.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "program/independence.hpp"

namespace weaveproof::program {
namespace {

Footprint reading(std::uint32_t object, std::uint32_t offset, std::uint32_t width = 1) {
  Footprint footprint;
  footprint.reads(object, offset, width);
  return footprint;
}

Footprint writing(std::uint32_t object, std::uint32_t offset, std::uint32_t width = 1) {
  Footprint footprint;
  footprint.writes(object, offset, width);
  return footprint;
}

TEST(Footprint, OneOfTwoMustWriteToTheSamePlace) {
  EXPECT_FALSE(dependent(reading(1, 16), reading(1, 16)));
  EXPECT_TRUE(dependent(reading(1, 16), writing(1, 16)));
  EXPECT_TRUE(dependent(writing(1, 16), writing(1, 16)));
  EXPECT_FALSE(dependent(writing(1, 16), writing(1, 20)));
  EXPECT_FALSE(dependent(writing(1, 16), writing(2, 16)));
  EXPECT_FALSE(dependent(writing(1, kMonitorPlace), writing(1, kWaitSetPlace)));
  EXPECT_FALSE(dependent({}, writing(1, 16)));
}

TEST(Footprint, WideAccessesMeetWhatLiesWithin) {
  EXPECT_TRUE(dependent(reading(1, 16, 8), writing(1, 19)));
  EXPECT_TRUE(dependent(writing(1, 23), reading(1, 16, 8)));
  EXPECT_FALSE(dependent(reading(1, 16, 8), writing(1, 24)));
  EXPECT_TRUE(dependent(writing(1, 0, UINT32_MAX), reading(1, kMonitorPlace)));
}

TEST(Footprint, EverythingDependsOnNothingToo) {
  Footprint everything;
  everything.touchEverything();
  EXPECT_TRUE(dependent(everything, {}));
  EXPECT_TRUE(dependent({}, everything));
}

TEST(Footprint, TouchesOfOnePlaceAreOne) {
  Footprint footprint = reading(1, 16);
  footprint.writes(1, 16);
  ASSERT_EQ(footprint.touches().size(), 1U);
  EXPECT_TRUE(footprint.touches()[0].writes);
}

TEST(Footprint, WhatDoesNotFitInMakesItEverything) {
  Footprint footprint;
  for (std::uint32_t i = 0; i < 2 * Footprint::kMost; ++i) footprint.reads(1, 16 + i);
  EXPECT_TRUE(footprint.isEverything());
}

TEST(Footprint, NamesThatDoNotFitInAreThoseOfAllChains) {
  Footprint footprint = writing(1, 16);
  for (std::uint32_t chain = 0; chain < 2 * Footprint::kMost; ++chain) footprint.touchNames(chain, chain == 3);
  EXPECT_FALSE(footprint.isEverything());
  Footprint other;
  other.touchNames(1000, false);
  EXPECT_TRUE(dependent(footprint, other));  // one of them was written
  EXPECT_TRUE(dependent(footprint, reading(1, 16)));
  EXPECT_FALSE(dependent(footprint, writing(0, kClockPlace)));
}

TEST(Footprint, ACopyReadsAndWrites) {
  const Pending copy{.thread = 1, .kind = ActionKind::Copy, .object = 1, .offset = 16, .target = 2, .targetOffset = 20};
  EXPECT_FALSE(dependent(accessesOf(copy), reading(1, 16)));
  EXPECT_TRUE(dependent(accessesOf(copy), writing(1, 16)));
  EXPECT_TRUE(dependent(accessesOf(copy), reading(2, 20)));
  const Pending lock{.thread = 1, .kind = ActionKind::Lock, .object = 1};
  EXPECT_TRUE(accessesOf(lock).touches().empty());
}

// Two threads with one step each: the first adds one, the second doubles. Or, if asked to, each to a number of its own;
// or the first may only come first. What they say of that is up to the test.
class Sum final : public Program, private Footprints, private Facts {
 public:
  Sum() : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)) {}

  Footprint said[2];
  bool apart = false, firstOnly = false;

  StateId state() const override { return {bits_}; }
  const Actions& enabled() override {
    actions_.clear();
    if (!(bits_ & 1) && !(firstOnly && bits_ & 2)) actions_.push_back({1, 0});
    if (!(bits_ & 2)) actions_.push_back({2, 0});
    return actions_;
  }
  std::span<const Pending> pending() override { return {}; }
  Outcome execute(Action action) override {
    footprint_ = said[action.thread - 1];
    const unsigned shift = apart && action.thread == 2 ? 16 : 8;
    std::uint64_t number = bits_ >> shift & 255;
    bits_ -= number << shift;
    number = action.thread == 1 ? number + 1 : 2 * number + 2;
    bits_ = (bits_ + (number << shift)) | action.thread;
    return {};
  }
  Outcome advance(Action action) override { return execute(action); }
  void restore(StateId state) override { bits_ = state.bits; }
  Footprint footprint() const override { return footprint_; }
  std::uint64_t hash() override { return bits_; }
  DescribedAction describe(Action action) override {
    DescribedAction text;
    text.where.threadName = std::to_string(action.thread);
    return text;
  }
  std::vector<DescribedThread> threads() override { return {}; }
  ObjectName nameOfObject(std::uint32_t) override { return {}; }
  Location locationOf(const Pending&) override { return {}; }
  std::uint64_t instructions() const override { return 0; }

 private:
  std::uint64_t bits_ = 0;  // who has moved, and the numbers
  Actions actions_;
  Footprint footprint_;
};

IndependenceResult& lookAt(Sum& sum, std::optional<IndependenceResult>& result) {
  result.emplace();
  IndependenceOracle oracle(*result);
  oracle.look(sum);
  EXPECT_EQ(sum.state().bits, 0U);
  return *result;
}

TEST(IndependenceOracle, FindsStepsThatDoNotCommute) {
  Sum sum;
  std::optional<IndependenceResult> result;
  EXPECT_EQ(lookAt(sum, result).differences, 1U);
  EXPECT_EQ(result->pairs, 1U);
  EXPECT_NE(result->first.find("\"1\" other"), std::string::npos);
}

TEST(IndependenceOracle, FindsStepsThatDisableEachOther) {
  Sum sum;
  sum.apart = sum.firstOnly = true;
  std::optional<IndependenceResult> result;
  EXPECT_EQ(lookAt(sum, result).differences, 1U);
  EXPECT_NE(result->first.find("not enabled"), std::string::npos);
}

TEST(IndependenceOracle, BelievesWhoSaysThatStepsAreDependent) {
  Sum sum;
  sum.said[0].writes(1, 16);
  sum.said[1].writes(1, 16);
  std::optional<IndependenceResult> result;
  EXPECT_EQ(lookAt(sum, result).pairs, 0U);
}

TEST(IndependenceOracle, HasNothingToSayOfStepsThatCommute) {
  Sum sum;
  sum.apart = true;
  std::optional<IndependenceResult> result;
  EXPECT_EQ(lookAt(sum, result).pairs, 1U);
  EXPECT_EQ(result->differences, 0U);
}

}  // namespace
}  // namespace weaveproof::program
