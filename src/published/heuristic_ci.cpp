// h_CI: equation 5 of tici.txt, the interleaving of clusters.
#include "published/interleaving.hpp"

namespace weaveproof::published {
namespace {

class ClusterInterleaving final : public Heuristic {
 public:
  explicit ClusterInterleaving(const HeuristicSetup& setup) : wanted_(entriesFor(setup)), clusters_(setup) {}
  std::uint32_t wants() const override { return wanted_; }
  std::int64_t valueOf(const RecentPath& path, program::Program& program) override {
    return clusters_.valueOf(path, program);
  }

 private:
  const std::uint32_t wanted_;
  ClusterTurns clusters_;
};

}  // namespace

std::unique_ptr<Heuristic> makeClusterInterleaving(const HeuristicSetup& setup) {
  return std::make_unique<ClusterInterleaving>(setup);
}

}  // namespace weaveproof::published
