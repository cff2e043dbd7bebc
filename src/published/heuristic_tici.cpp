// h_TICI: equation 6 of tici.txt, the interleaving of threads plus or minus that of clusters. Plus is for errors
// between threads that do different things, minus for errors between threads that do the same.
#include "published/interleaving.hpp"

namespace weaveproof::published {
namespace {

class BothInterleavings final : public Heuristic {
 public:
  BothInterleavings(const HeuristicSetup& setup, std::int64_t sign) : setup_(setup), sign_(sign), clusters_(setup) {}
  std::uint32_t wants() const override { return entriesFor(setup_); }
  std::int64_t valueOf(const RecentPath& path, program::Program& program) override {
    return threadInterleaving(path, program, setup_) + sign_ * clusters_.valueOf(path, program);
  }

 private:
  const HeuristicSetup setup_;
  const std::int64_t sign_;
  ClusterTurns clusters_;
};

}  // namespace

std::unique_ptr<Heuristic> makeBothInterleavings(const HeuristicSetup& setup) {
  return std::make_unique<BothInterleavings>(setup, 1);
}

std::unique_ptr<Heuristic> makeDifferenceOfInterleavings(const HeuristicSetup& setup) {
  return std::make_unique<BothInterleavings>(setup, -1);
}

}  // namespace weaveproof::published
