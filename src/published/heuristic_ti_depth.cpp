// h_TI minus the length of the path. With the printed weights, the minus of h_TICI makes a search go deep whatever the
// clusters are. This heuristic does so without clusters, to separate the two effects.
#include "published/interleaving.hpp"

namespace weaveproof::published {
namespace {

class ThreadInterleavingDeep final : public Heuristic {
 public:
  explicit ThreadInterleavingDeep(const HeuristicSetup& setup) : setup_(setup) {}
  std::uint32_t wants() const override { return entriesFor(setup_); }
  std::int64_t valueOf(const RecentPath& path, program::Program& program) override {
    return threadInterleaving(path, program, setup_) - static_cast<std::int64_t>(path.length);
  }

 private:
  const HeuristicSetup setup_;
};

}  // namespace

std::unique_ptr<Heuristic> makeThreadInterleavingDeep(const HeuristicSetup& setup) {
  return std::make_unique<ThreadInterleavingDeep>(setup);
}

}  // namespace weaveproof::published
