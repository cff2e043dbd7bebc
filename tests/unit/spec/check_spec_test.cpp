// The settings of a check, as text and back.
#include "spec/check_spec.hpp"

#include <gtest/gtest.h>

namespace weaveproof::spec {
namespace {

CheckSpec unusual() {
  CheckSpec spec;
  spec.steps = Steps::Reachable;
  spec.time = TimePolicy::last();
  spec.time.fair = spec.keepAliveTimesOut = spec.weakCas = spec.raceInLibrary = spec.preview = true;
  spec.library = Library::Blocking;
  spec.processors = 1024;
  spec.carriers = 3;
  spec.properties = {"race", "exit"};
  return spec;
}

TEST(CheckSpecTest, EverySettingIsWrittenAndReadBack) {
  const CheckSpec usual;
  CheckSpec copy;
  for (const Setting& setting : settings()) {
    EXPECT_NE(setting.text(unusual()), setting.text(usual)) << setting.name;
    EXPECT_TRUE(setting.read(copy, setting.text(unusual()))) << setting.name;
  }
  for (const Setting& setting : settings()) EXPECT_EQ(setting.text(copy), setting.text(unusual())) << setting.name;
}

TEST(CheckSpecTest, WhatIsNoValueIsRefused) {
  for (const Setting& setting : settings()) {
    CheckSpec spec;
    EXPECT_FALSE(setting.read(spec, "")) << setting.name;
    if (setting.kind == Setting::Kind::List) continue;
    EXPECT_FALSE(setting.read(spec, "perhaps")) << setting.name;
  }
  CheckSpec spec;
  for (const char* number : {"0", "-1", "1025", "2x", " 2"})
    EXPECT_FALSE(settingNamed("processors").read(spec, number));
}

TEST(CheckSpecTest, AReductionIsStepsAndOrders) {
  for (const char* name : {"none", "local", "reachability", "hybrid", "locks", "sleep", "full", "dpor"})
    EXPECT_EQ(Reduction::named(name).name(), name);
  EXPECT_EQ(Reduction::named("full").steps, Steps::Contended);
  EXPECT_EQ(Reduction::named("hybrid").orders, Orders::All);
  EXPECT_EQ(Reduction::named("dpor").orders, Orders::Published);
}

}  // namespace
}  // namespace weaveproof::spec
