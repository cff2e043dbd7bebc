// The number of threads that can run: where few can, a deadlock is near. MostBlocked of Java Pathfinder.
#include <algorithm>

#include "search/heuristic.hpp"

namespace weaveproof::search {
namespace {

class MostBlocked final : public Heuristic {
 public:
  std::int64_t valueOf(const RecentPath&, program::Program& program) override {
    return std::ranges::count_if(program.pending(),
                                 [](const program::Pending& pending) { return pending.alternatives != 0; });
  }
};

}  // namespace

std::unique_ptr<Heuristic> makeMostBlocked(const HeuristicSetup&) { return std::make_unique<MostBlocked>(); }

}  // namespace weaveproof::search
