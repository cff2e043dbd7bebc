// What a program can find out about the host: directory, user, language, time zone, system. A schedule is recorded with these
// facts, and replays with them elsewhere. (The environment's variables are not among them: some are secret.)
#pragma once

#include <map>
#include <optional>
#include <string>

namespace weaveproof::natives {

using HostFacts = std::map<std::string, std::string>;

// By the names of the constants in jdk.internal.util.SystemProps.Raw: "user_dir" for _user_dir_NDX.
HostFacts hostProperties();
std::optional<std::string> hostTimeZone();

inline constexpr const char* kTimeZoneFact = "time_zone";
HostFacts hostFacts();  // all of it

}  // namespace weaveproof::natives
