#include "base/nearest.hpp"

#include <algorithm>
#include <cctype>

namespace weaveproof::base {

namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

constexpr std::size_t kLongestWord = 200;  // the time grows with the product of the lengths
constexpr std::size_t kLettersForOneError = 4;

}  // namespace

std::size_t distanceOf(std::string_view one, std::string_view other, std::size_t limit) {
  const std::size_t lengths = one.size() > other.size() ? one.size() - other.size() : other.size() - one.size();
  if (lengths > limit) return limit + 1;
  std::vector<std::size_t> before, last(other.size() + 1), now(other.size() + 1);
  for (std::size_t j = 0; j <= other.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    now[0] = i;
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const bool isSame = lower(one[i - 1]) == lower(other[j - 1]);
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1)});
      const bool isExchanged =
          i > 1 && j > 1 && lower(one[i - 1]) == lower(other[j - 2]) && lower(one[i - 2]) == lower(other[j - 1]);
      if (isExchanged) now[j] = std::min(now[j], before[j - 2] + 1);
    }
    before = last;
    last = now;
  }
  return std::min(last[other.size()], limit + 1);
}

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.empty() || word.size() > kLongestWord) return std::nullopt;
  std::optional<std::string> found;
  std::size_t limit = std::max<std::size_t>(1, word.size() / kLettersForOneError);
  for (const std::string& one : known) {
    const std::size_t distance = distanceOf(word, one, limit);
    if (distance > limit || (distance >= word.size() && distance >= one.size())) continue;
    found = one;
    if (distance == 0) break;
    limit = distance - 1;
  }
  return found;
}

std::string didYouMean(std::string_view word, const std::vector<std::string>& known) {
  const std::optional<std::string> found = nearest(word, known);
  return found ? "; did you mean " + *found + "?" : "";
}

}  // namespace weaveproof::base
