// What the search found that is no violation of the checked properties, but that a reader of the verdict has to know: with another
// option it is a violation. Every form of a report says each of them (report/mention_text.hpp has the words).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "check/property.hpp"

namespace weaveproof::verdict {

struct Mention {
  enum class Kind : std::uint8_t {
    Race,     // a data race, where races are not checked
    TimeOut,  // what happens only if a wait ends by its time early
  };
  Kind kind = Kind::Race;
  check::Violation violation;  // what the check with that option reports
  struct EarlyEnd {
    std::int64_t nanos = 0;  // that the wait lasts
    std::string threadName = {};
    program::Place user = {};
  };
  std::optional<EarlyEnd> early;  // of a TimeOut
};

const char* nameOf(Mention::Kind kind);     // "race", as JSON has it
const char* optionFor(Mention::Kind kind);  // with which it is a violation: "--property race"

std::vector<Mention> mentionsOf(Mention::Kind kind, std::vector<check::Violation> violations);

}  // namespace weaveproof::verdict
