// All results as those of one search, for reports that know nothing of several (SARIF).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "batch/result.hpp"

namespace weaveproof::batch {

// What is said of a result among the notes, besides its notes. The title is put before each sentence.
using Summary = std::function<std::vector<std::string>(const Result& result)>;

// "inconclusive: The limit of 20 states ended the search." of those that are neither a violation nor a proof.
std::vector<std::string> withoutAnswer(const Result& result);

verdict::CheckResult merged(const Results& results, const std::string& covered, const Summary& summary);

}  // namespace weaveproof::batch
