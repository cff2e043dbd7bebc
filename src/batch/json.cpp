#include "batch/json.hpp"

#include <algorithm>

#include "base/version.hpp"
#include "report/json.hpp"
#include "report/result_json.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::batch {

using verdict::Verdict;

const Field kVerdict{"verdict", [](const Result& one, std::size_t) { return Json(one.nameOfVerdict()); }};
const Field kMessage{"message", [](const Result& one, std::size_t) { return Json(one.said); }};
const Field kNotes{"notes", [](const Result& one, std::size_t) { return Json(one.notes); }};
const Field kSeconds{"seconds", [](const Result& one, std::size_t) { return Json(one.seconds); }};
const Field kText{"text", [](const Result& one, std::size_t) { return Json(one.text); }};
const Field kPage{"page", [](const Result& one, std::size_t) { return Json(one.page); }};
const Field kTrace{"trace", [](const Result& one, std::size_t) { return Json(one.trace); }};
const Field kResult{"result",
                    [](const Result& one, std::size_t) { return one.result ? report::jsonOf(*one.result) : Json(); }};

std::string jsonText(const std::vector<std::pair<const char*, Json>>& head, const char* listName,
                     const std::vector<Result>& rows, const std::vector<Field>& fields) {
  Json json = {{"weaveproof", base::kWeaveproofVersion}};
  for (const auto& [name, value] : head) json[name] = value;
  Json list = Json::array();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    Json one = Json::object();
    for (const Field& field : fields) one[field.name] = field.value(rows[row], row);
    list.push_back(std::move(one));
  }
  json[listName] = std::move(list);
  return report::textOf(json);
}

Json countsOf(const std::vector<Result>& rows, const std::vector<const char*>& words) {
  Json counts = Json::object();
  for (const char* word : words)
    counts[word] =
        std::ranges::count_if(rows, [&](const Result& row) { return row.nameOfVerdict() == std::string_view(word); });
  return counts;
}

const char* verdictOf(int status) {
  for (const Verdict verdict : {Verdict::NoViolation, Verdict::Violation, Verdict::Inconclusive, Verdict::Unsupported})
    if (exitStatusOf(verdict) == status) return nameOf(verdict);
  return nameOf(Verdict::Error);
}

}  // namespace weaveproof::batch
