// What came of tests, without any: texts that are markup, skipped tests.
#include <gtest/gtest.h>

#include "batch/index_page.hpp"
#include "batch/xml.hpp"
#include "junit/test_result.hpp"
#include "program/harness_frames.hpp"

namespace weaveproof::junit {
namespace {

TEST(JUnit, WhatTestsSayIsNoMarkup) {
  batch::Results results;
  junit::Test test;
  test.kind = junit::Test::Kind::Skipped;
  test.className = "a.B";
  test.method = "<init>";
  test.said = "\"quoted\" & <b>\n\001\xff";
  results.rows.push_back(unexplored(test));
  const std::string xml = xmlText(results);
  EXPECT_NE(xml.find("<testcase classname=\"a.B\" name=\"&lt;init&gt;\""), std::string::npos) << xml;
  EXPECT_NE(xml.find("<skipped message=\"&quot;quoted&quot; &amp; &lt;b&gt;&#10;?\xf4\x8f\xbf\xbf\"/>"),
            std::string::npos)
      << xml;
  EXPECT_EQ(indexText(results, "heading", "test").find("<b>"), std::string::npos);
}

TEST(JUnit, AStackEndsWithTheTest) {
  using enum program::CodeOwner;
  const auto frame = [](const char* className, program::CodeOwner owner) {
    return program::Place{.className = className, .method = "m", .owner = owner};
  };
  program::Places stack = {frame("a.Test", Program), frame("jdk.internal.reflect.X", Jdk),
                           frame("java.lang.reflect.Method", Jdk), frame("weaveproof.junit.RunTest", Harness),
                           frame("java.lang.X", Jdk)};
  program::foldHarness(stack);
  ASSERT_EQ(stack.size(), 1u);
  EXPECT_EQ(stack.front().className, "a.Test");
  program::foldHarness(stack);
  EXPECT_EQ(stack.size(), 1u);
  // What the test calls stays, whoever's it is.
  program::Places called = {frame("weaveproof.Check", Harness), frame("java.util.List", Jdk), frame("a.Test", Program),
                            frame("java.lang.reflect.Method", Jdk), frame("weaveproof.junit.RunTest", Harness)};
  program::foldHarness(called);
  EXPECT_EQ(called.size(), 3u);
  program::Places own = {frame("weaveproof.junit.RunTest", Harness)};
  program::foldHarness(own);
  EXPECT_EQ(own.size(), 1u);
  // A class of the program may have any name.
  program::Places named = {frame("a.B", Program), frame("weaveproof.junit.Mine", Program)};
  program::foldHarness(named);
  EXPECT_EQ(named.size(), 2u);
}

// An assumption that fails on some schedules only is a note; on all of them, the test is skipped.
TEST(JUnit, ATestIsSkippedIfNoScheduleReachesItsEnd) {
  verdict::CheckResult result;
  result.verdict = verdict::Verdict::NoViolation;
  result.outcomes = {"weaveproof.junit skipped too early", "own"};
  batch::Result skipped = explored({}, result, 0);
  EXPECT_EQ(skipped.verdict, verdict::Verdict::Skipped);
  EXPECT_EQ(skipped.said, "too early");
  EXPECT_EQ(skipped.result->outcomes, std::vector<std::string>{"own"});
  result.outcomes.emplace_back("weaveproof.junit passed");
  EXPECT_EQ(explored({}, result, 0).verdict, verdict::Verdict::NoViolation);
  EXPECT_EQ(explored({}, result, 0).notes.size(), 1u);
}

}  // namespace
}  // namespace weaveproof::junit
