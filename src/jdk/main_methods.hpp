// Which method a program begins with, by version of the JDK.
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

inline constexpr std::string_view kMainName = "main", kMainWithArguments = "([Ljava/lang/String;)V",
                                  kMainWithout = "()V";

enum class MainRule : std::uint8_t {
  Traditional,     // public static void main(String[])
  StaticFirst,     // else one that is static before one that is not, and then one with arguments before one without
  ArgumentsFirst,  // one with arguments, public ones first, before one without; static or not
};

struct MainRow {
  MainRule rule;
  bool preview;  // only with preview features
  Versions versions;
};

inline constexpr MainRow kMainRules[] = {
    {MainRule::Traditional, false, kUntil21},
    {MainRule::StaticFirst, true, kOnly21},
    {MainRule::ArgumentsFirst, false, kFrom25},
};

constexpr MainRule mainRuleOf(int version, bool preview) {
  MainRule rule = MainRule::Traditional;
  for (const MainRow& row : kMainRules)
    if (row.versions.has(version) && (preview || !row.preview)) rule = row.rule;
  return rule;
}

// May a program begin with a method of this name and type, in some version?
constexpr bool isMain(std::string_view name, std::string_view descriptor) {
  return name == kMainName && (descriptor == kMainWithArguments || descriptor == kMainWithout);
}

}  // namespace weaveproof::jdk
