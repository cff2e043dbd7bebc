// Results as JSON, as `--json` writes them: what is said of all of them, then a list. A command says which fields there are and in which
// order; those that mean the same have the same name and come from here.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "batch/result.hpp"

namespace weaveproof::batch {

using Json = nlohmann::ordered_json;

// One of the fields of each result.
struct Field {
  const char* name;
  std::function<Json(const Result& result, std::size_t row)> value;
};

extern const Field kVerdict, kMessage, kNotes, kSeconds, kText, kPage, kTrace, kResult;

// The version of weaveproof, these fields in order, and the list by this name.
std::string jsonText(const std::vector<std::pair<const char*, Json>>& head, const char* listName,
                     const std::vector<Result>& rows, const std::vector<Field>& fields);

// How many results have which of these words for their verdict.
Json countsOf(const std::vector<Result>& rows, const std::vector<const char*>& words);

// The verdict of all, by the exit status.
const char* verdictOf(int status);

}  // namespace weaveproof::batch
