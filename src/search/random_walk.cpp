// Walks in which every thread that can run is equally likely to be the next.
#include "search/searches.hpp"
#include "search/walk.hpp"

namespace weaveproof::search {
namespace {

class UniformChooser {
 public:
  explicit UniformChooser(Random& random) : random_(random) {}
  void beginWalk() {}
  void endWalk(std::uint64_t) {}
  program::ThreadNumber choose(std::span<const program::ThreadNumber> threads) {
    return threads[random_.below(threads.size())];
  }
  void beforeStep(program::Program&, program::ThreadNumber) {}

 private:
  Random& random_;
};

}  // namespace

RunResult randomWalks(Task& task, const RunSetup& setup) {
  UniformChooser chooser(task.random);
  return Walks(task, setup, chooser).run();
}

}  // namespace weaveproof::search
