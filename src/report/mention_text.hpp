// What is mentioned beside a verdict (verdict/mention.hpp), in words. Text, page, SARIF and the reports of tests have them from here.
#pragma once

#include <string>
#include <vector>

#include "verdict/mention.hpp"

namespace weaveproof::report {

// "Data race on Race.x: …"; "If a wait of 10 s ends early: Deadlock: …"
std::string sentenceOf(const verdict::Mention& mention);

// The mentions of one kind, with the text before and after them.
struct MentionGroup {
  verdict::Mention::Kind kind;
  std::string introduction;  // what they mean: ends with a colon
  std::string inShort;       // the same for a place with little room
  std::string advice;        // how to look closer
  std::vector<const verdict::Mention*> mentions;
};
std::vector<MentionGroup> groupsOf(const std::vector<verdict::Mention>& mentions);

// One line each: "mentioned: Data race on Race.x: … (--property race)"
std::vector<std::string> mentionLines(const std::vector<verdict::Mention>& mentions);

// A sentence for each kind: "It has a data race, so more can happen on a real machine: Data race on Race.x: … (--property race)"
std::vector<std::string> mentionSentences(const std::vector<verdict::Mention>& mentions);

// "2 data races", "a data race and 3 early time-outs": for a place where there is no room for more.
std::string mentionCount(const std::vector<verdict::Mention>& mentions);

}  // namespace weaveproof::report
