// Times as people write them.
#include "base/duration.hpp"

#include <gtest/gtest.h>

namespace weaveproof::base {
namespace {

TEST(Duration, InNanoseconds) {
  EXPECT_EQ(parseDuration("7ns"), 7);
  EXPECT_EQ(parseDuration("3us"), 3000);
  EXPECT_EQ(parseDuration("500ms"), 500000000);
  EXPECT_EQ(parseDuration("1.5s"), 1500000000);
  EXPECT_EQ(parseDuration("2m"), 120000000000);
  EXPECT_EQ(parseDuration("8760h"), 31536000000000000);
  EXPECT_EQ(parseDuration("0s"), 0);
  for (const char* bad :
       {"", "s", "5", "-1s", "nans", "infs", "1e999s", "5ss", " 5s", "5 s", "5S", "1y", "9223372036854775807h"})
    EXPECT_FALSE(parseDuration(bad)) << bad;
}

TEST(Duration, SecondsNeedNoUnit) {
  EXPECT_EQ(parseSeconds("60"), 60);
  EXPECT_EQ(parseSeconds("0.5"), 0.5);
  EXPECT_EQ(parseSeconds("0.5s"), 0.5);
  EXPECT_EQ(parseSeconds("5m"), 300);
  EXPECT_EQ(parseSeconds("250ms"), 0.25);
  for (const char* bad : {"", "s", "-1", "nan", "inf", "1e999", "5ss", " 5", "5 "})
    EXPECT_FALSE(parseSeconds(bad)) << bad;
}

TEST(Duration, InTheLargestUnitThatFits) {
  for (const char* text : {"7ns", "3us", "500ms", "90s", "2m", "1h"})
    EXPECT_EQ(durationText(*parseDuration(text)), text);
  EXPECT_EQ(durationText(*parseDuration("3600s")), "1h");
}

TEST(Duration, LimitsAreNamedInUnitsThatFit) {
  EXPECT_EQ(limitText(0.05), "0.05 s");
  EXPECT_EQ(limitText(1), "1 s");
  EXPECT_EQ(limitText(0.1 + 0.2), "0.3 s");
  EXPECT_EQ(limitText(60), "60 s");
  EXPECT_EQ(limitText(90), "90 s");
  EXPECT_EQ(limitText(120), "2 minutes");
  EXPECT_EQ(limitText(150), "150 s");
  EXPECT_EQ(limitText(3600), "60 minutes");
  EXPECT_EQ(limitText(7200), "2 hours");
}

TEST(Duration, WhatWasSpentIsReadAtAGlance) {
  EXPECT_EQ(spentText(0), "0.00 s");
  EXPECT_EQ(spentText(0.514), "0.51 s");
  EXPECT_EQ(spentText(119.99), "119.99 s");
  EXPECT_EQ(spentText(125.4), "2 min 5 s");
  EXPECT_EQ(spentText(7199.4), "119 min 59 s");
  EXPECT_EQ(spentText(12000), "3 h 20 min");
  EXPECT_EQ(spentText(1e300).find(" s"), spentText(1e300).size() - 2);
}

}  // namespace
}  // namespace weaveproof::base
