#include "report/division_json.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

Json jsonOf(const mine::Division& division) {
  Json threads = Json::array();
  for (std::size_t i = 0; i < division.mined.threads.size(); ++i) {
    const mine::MinedThread& thread = division.mined.threads[i];
    const mine::AccessCounts& counts = thread.counts;
    threads.push_back({{"name", thread.name},
                       {"run_class", thread.runClass},
                       {"cluster", division.clusters.of[i]},
                       {"counts",
                        {{"reads", counts.reads},
                         {"writes", counts.writes},
                         {"read_read", counts.readRead},
                         {"read_write", counts.readWrite},
                         {"write_read", counts.writeRead},
                         {"write_write", counts.writeWrite}}},
                       {"vector", thread.behaviour}});
  }
  return {{"how", division.how},
          {"traces", division.mined.traces},
          {"traces_ended", division.mined.ended},
          {"steps", division.mined.steps},
          {"threads", std::move(threads)},
          {"centres", division.clusters.centres},
          {"sum_of_squares", division.clusters.sumOfSquares}};
}

}  // namespace weaveproof::report
