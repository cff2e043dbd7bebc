#include "words/identity_text.hpp"

#include <algorithm>
#include <vector>

namespace weaveproof::words {

namespace {

// Of a loop the method counts: the line in it may differ.
std::string sightText(const check::Sight& sight, const std::string& kind) {
  if (kind == "loop") return sight.at.className + "." + sight.at.method;
  const std::string at = sight.at.isKnown() ? program::textOf(sight.at) : sight.thread;
  if (kind != "deadlock") return at;
  return at + " " + (sight.user.isKnown() ? program::textOf(sight.user) : "");
}

}  // namespace

std::string textOf(const check::Identity& identity) {
  std::string text = identity.of + (identity.of.empty() ? "" : " ") + identity.kind;
  if (!identity.what.empty()) text += " " + identity.what;
  std::vector<std::string> sights;
  for (const check::Sight& sight : identity.sights) sights.push_back(sightText(sight, identity.kind));
  std::ranges::sort(sights);
  for (const std::string& sight : sights) text += " " + sight;
  return text + (identity.early ? " early time-out" : "");
}

}  // namespace weaveproof::words
