#include "mutate/result.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace weaveproof::mutate {

const char* nameOf(Fate fate) {
  switch (fate) {
    case Fate::Killed:
      return "killed";
    case Fate::Survived:
      return "survived";
    case Fate::Undecided:
      return "undecided";
    case Fate::Unreached:
      return "unreached";
    case Fate::Stillborn:
      return "stillborn";
    case Fate::Duplicate:
      return "duplicate";
    case Fate::Made:
      break;
  }
  return "made";
}

std::vector<std::string> Results::newMentions(const MutantResult& mutant) const {
  std::vector<std::string> added;
  for (const std::string& mention : mutant.mentions)
    if (std::ranges::find(mentions, mention) == mentions.end()) added.push_back(mention);
  return added;
}

std::size_t Results::count(Fate fate) const {
  return static_cast<std::size_t>(std::ranges::count(mutants, fate, &MutantResult::fate));
}

std::size_t Results::counted() const { return mutants.size() - count(Fate::Stillborn) - count(Fate::Duplicate); }

double Results::score() const {
  return counted() == 0 ? 100.0 : 100.0 * static_cast<double>(count(Fate::Killed)) / static_cast<double>(counted());
}

std::string summaryOf(const Results& results) {
  std::string text = fmt::format("{} mutant{}", results.mutants.size(), results.mutants.size() == 1 ? "" : "s");
  const char* separator = ": ";
  for (const Fate fate :
       {Fate::Killed, Fate::Survived, Fate::Undecided, Fate::Unreached, Fate::Made, Fate::Stillborn, Fate::Duplicate}) {
    if (results.count(fate) == 0) continue;
    text += fmt::format("{}{} {}", separator, results.count(fate), nameOf(fate));
    separator = ", ";
  }
  text += ".";
  if (results.count(Fate::Made) == 0 && results.counted() > 0)
    text +=
        fmt::format(" Score: {:.1f} % ({} of {}).", results.score(), results.count(Fate::Killed), results.counted());
  return text;
}

}  // namespace weaveproof::mutate
