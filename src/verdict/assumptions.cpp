#include "verdict/assumptions.hpp"

#include <algorithm>

namespace weaveproof::verdict {

std::vector<std::string> assumptionsOf(const std::vector<const CheckResult*>& results) {
  std::vector<std::string> sentences;
  for (const CheckResult* result : results)
    for (const std::string& sentence : result->assumptions)
      if (std::ranges::find(sentences, sentence) == sentences.end()) sentences.push_back(sentence);
  if (std::ranges::find(sentences, kRacesMet) != sentences.end()) std::erase(sentences, kNoRaceMet);
  return sentences;
}

}  // namespace weaveproof::verdict
