#include "verdict/mention.hpp"

#include <utility>

namespace weaveproof::verdict {

const char* nameOf(Mention::Kind kind) { return kind == Mention::Kind::Race ? "race" : "time-out"; }

const char* optionFor(Mention::Kind kind) { return kind == Mention::Kind::Race ? "--property race" : "--time free"; }

std::vector<Mention> mentionsOf(Mention::Kind kind, std::vector<check::Violation> violations) {
  std::vector<Mention> mentions;
  for (check::Violation& violation : violations) mentions.push_back({kind, std::move(violation), {}});
  return mentions;
}

}  // namespace weaveproof::verdict
