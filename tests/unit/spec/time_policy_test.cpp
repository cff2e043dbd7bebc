// How --time is written.
#include "spec/time_policy.hpp"

#include <gtest/gtest.h>

namespace weaveproof::spec {
namespace {

TEST(TimePolicyTest, ReadsWhatItWrites) {
  for (const char* text : {"free", "last", "patient:1s", "patient:500ms", "patient:2m", "patient:1h", "patient:7ns"}) {
    const std::optional<TimePolicy> policy = TimePolicy::parse(text);
    ASSERT_TRUE(policy) << text;
    EXPECT_EQ(policy->text(), text);
  }
  EXPECT_EQ(TimePolicy::parse("patient:3600s")->text(), "patient:1h");
  for (const char* wrong : {"", "never", "patient", "patient:", "patient:5", "patient:0s", "patient:-1s", "patient:1 s",
                            "patient:s", "patient:1y", "patient:9223372036854775807h", "Last"})
    EXPECT_FALSE(TimePolicy::parse(wrong)) << wrong;
}

TEST(TimePolicyTest, WhoWaitsLongEnoughIsLate) {
  EXPECT_FALSE(TimePolicy().isLate(INT64_MAX));
  const TimePolicy last = TimePolicy::last(), patient = *TimePolicy::parse("patient:1s");
  EXPECT_FALSE(last.isLate(0));
  EXPECT_TRUE(last.isLate(1));
  EXPECT_FALSE(patient.isLate(999999999));
  EXPECT_TRUE(patient.isLate(1000000000));
}

}  // namespace
}  // namespace weaveproof::spec
