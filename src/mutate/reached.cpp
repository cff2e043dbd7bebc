#include "mutate/reached.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace weaveproof::mutate {

namespace {

bool hasBetween(const std::set<std::uint32_t>& numbers, std::uint32_t first, std::uint32_t last) {
  const auto found = numbers.lower_bound(first);
  return found != numbers.end() && *found <= last;
}

}  // namespace

Reached::Reached(const std::string& json) {
  const nlohmann::json coverage = nlohmann::json::parse(json);
  for (const nlohmann::json& one : coverage["classes"]) {
    const std::string name = one["class"];
    const std::size_t slash = name.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : name.substr(0, slash + 1);
    std::set<std::uint32_t>& lines = lines_[folder + one["source"].get<std::string>()];
    for (const nlohmann::json& method : one["methods"]) {
      for (const std::uint32_t line : method["lines"]) lines.insert(line);
      const std::string signature = method["name"].get<std::string>() + method["descriptor"].get<std::string>();
      for (const std::uint32_t at : method["instructions"]) instructions_[{name, signature}].insert(at);
    }
  }
}

bool Reached::any(const Sites& all, const Mutant& mutant) const {
  return std::ranges::any_of(mutant.sites, [&](const Site* site) { return isReached(all, *site); });
}

bool Reached::isReached(const Sites& all, const Site& site) const {
  if (site.reach.empty()) return true;
  for (const Reach& reach : site.reach) {
    std::filesystem::path place = all.files[reach.file].inTree;
    if (reach.method.empty()) {
      const auto lines = lines_.find(place.string());
      if (lines != lines_.end() && hasBetween(lines->second, reach.first, reach.last)) return true;
    } else {
      const auto code = instructions_.find({place.replace_extension().string(), reach.method});
      if (code != instructions_.end() && hasBetween(code->second, reach.first, reach.last)) return true;
    }
  }
  return false;
}

}  // namespace weaveproof::mutate
