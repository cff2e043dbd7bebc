// What threads were seen to do with the synchronizers of the program's own, on any schedule: how they wait for them,
// and which values of the state are written without waking a thread. Either may be seen first; the pair of both
// matters.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace weaveproof::tracking {

struct OwnSynchronizer;

struct OwnUses {
  struct Want {
    bool shared = false;
    std::int64_t amount = 1;
    friend bool operator==(const Want&, const Want&) = default;
  };
  struct Write {
    std::optional<std::int64_t> before;  // if the write happens at this value alone
    std::int64_t after = 0;
    std::vector<std::int64_t> constants;  // of the synchronizer
    friend auto operator<=>(const Write&, const Write&) = default;
  };
  struct OfClass {
    std::optional<Want> want;
    std::set<Write> silentWrites;
  };
  std::map<const OwnSynchronizer*, OfClass> classes;  // hold SharedFacts::mutex
};

}  // namespace weaveproof::tracking
