// What was probably meant by a word that is not known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::base {

// How many letters have to be inserted, removed, replaced, or exchanged with the next one, to make the other word of one word (the
// distance of Damerau and Levenshtein, in its restricted form). Case does not matter. At most `limit` + 1.
std::size_t distanceOf(std::string_view one, std::string_view other, std::size_t limit);

// That of these words which differs least, if it differs by no more than one letter in four; the first one of several.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known);

// "; did you mean check?", or nothing.
std::string didYouMean(std::string_view word, const std::vector<std::string>& known);

}  // namespace weaveproof::base
