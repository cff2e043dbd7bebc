#include "report/mention_text.hpp"

#include <fmt/format.h>

#include "base/duration.hpp"
#include "report/wrap.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::report {

using verdict::Mention;

namespace {

struct Words {
  Mention::Kind kind;
  const char *one, *several;      // "a data race", "data races"
  const char *meaning, *inShort;  // "{}" is one of these
  const char* advice;
};
constexpr Words kWords[] = {
    {Mention::Kind::Race, "a data race", "data races",
     "The program has {}, so more can happen on a real machine than in these schedules, in which all threads see all "
     "writes in one order:",
     "It has {}, so more can happen on a real machine",
     "--property race takes a race for a violation, and shows a schedule that leads there."},
    {Mention::Kind::TimeOut, "an early time-out", "early time-outs",
     "The program relies on waits that last long enough. With {} more can happen than in these schedules:",
     "It relies on waits that last long enough; with {} more can happen",
     "--time free takes this for a violation, and shows a schedule that leads there."},
};

}  // namespace

std::string sentenceOf(const Mention& mention) {
  const std::string message = words::messageOf(mention.violation);
  if (!mention.early) return message;
  const program::Place& at = mention.early->user;
  const std::string place = at.file.empty() || at.line <= 0 ? "" : fmt::format(", {}:{}", at.file, at.line);
  return fmt::format("If a wait of {} ends early (\"{}\"{}): {}", base::durationText(mention.early->nanos),
                     mention.early->threadName, place, message);
}

std::vector<MentionGroup> groupsOf(const std::vector<Mention>& mentions) {
  std::vector<MentionGroup> groups;
  for (const Words& words : kWords) {
    MentionGroup group{words.kind, "", "", words.advice, {}};
    for (const Mention& mention : mentions)
      if (mention.kind == words.kind) group.mentions.push_back(&mention);
    if (group.mentions.empty()) continue;
    const char* const what = group.mentions.size() == 1 ? words.one : words.several;
    group.introduction = fmt::format(fmt::runtime(words.meaning), what);
    group.inShort = fmt::format(fmt::runtime(words.inShort), what);
    groups.push_back(std::move(group));
  }
  return groups;
}

std::vector<std::string> mentionLines(const std::vector<Mention>& mentions) {
  std::vector<std::string> lines;
  for (const Mention& mention : mentions)
    lines.push_back(fmt::format("mentioned: {} ({})", sentenceOf(mention), verdict::optionFor(mention.kind)));
  return lines;
}

std::vector<std::string> mentionSentences(const std::vector<Mention>& mentions) {
  std::vector<std::string> sentences;
  for (const MentionGroup& group : groupsOf(mentions)) {
    std::vector<std::string> all;
    for (const Mention* mention : group.mentions) all.push_back(sentenceOf(*mention));
    sentences.push_back(
        fmt::format("{}: {} ({})", group.inShort, fmt::join(all, "; "), verdict::optionFor(group.kind)));
  }
  return sentences;
}

std::string mentionCount(const std::vector<Mention>& mentions) {
  std::vector<std::string> parts;
  for (const MentionGroup& group : groupsOf(mentions))
    for (const Words& words : kWords)
      if (words.kind == group.kind)
        parts.push_back(group.mentions.size() == 1
                            ? words.one
                            : fmt::format("{} {}", grouped(group.mentions.size()), words.several));
  return fmt::format("{}", fmt::join(parts, " and "));
}

}  // namespace weaveproof::report
