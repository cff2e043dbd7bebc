// h_TI: equation 1 of tici.txt, after Groce and Visser's heuristic that maximises the interleaving of threads.
#include "published/interleaving.hpp"

namespace weaveproof::published {
namespace {

class ThreadInterleaving final : public Heuristic {
 public:
  explicit ThreadInterleaving(const HeuristicSetup& setup) : setup_(setup) {}
  std::uint32_t wants() const override { return entriesFor(setup_); }
  std::int64_t valueOf(const RecentPath& path, program::Program& program) override {
    return threadInterleaving(path, program, setup_);
  }

 private:
  const HeuristicSetup setup_;
};

}  // namespace

std::unique_ptr<Heuristic> makeThreadInterleaving(const HeuristicSetup& setup) {
  return std::make_unique<ThreadInterleaving>(setup);
}

}  // namespace weaveproof::published
