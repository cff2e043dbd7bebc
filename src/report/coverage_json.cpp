#include "report/coverage_json.hpp"

#include <nlohmann/json.hpp>

namespace weaveproof::report {

std::string coverageJson(const std::vector<vm::CoveredMethod>& covered) {
  using Json = nlohmann::ordered_json;
  Json json = {{"classes", Json::array()}};
  for (const vm::CoveredMethod& method : covered) {
    Json& classes = json["classes"];
    if (classes.empty() || classes.back()["class"] != method.className)
      classes.push_back({{"class", method.className}, {"source", method.source}, {"methods", Json::array()}});
    classes.back()["methods"].push_back({{"name", method.name},
                                         {"descriptor", method.descriptor},
                                         {"lines", method.lines},
                                         {"missed_lines", method.missedLines},
                                         {"instructions", method.instructions}});
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace weaveproof::report
