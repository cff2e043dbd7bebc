// The versions of the JDK whose names and rules are in this folder. See docs/add-a-jdk.md for how to add one.
#pragma once

namespace weaveproof::jdk {

inline constexpr int kSupportedFeature = 17;

}  // namespace weaveproof::jdk
