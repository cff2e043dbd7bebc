// Every order of the transitions is equally likely: randDFS of prss.txt, Figure 3; category 4 in section 8 of dfs-rb.txt.
#include "search/order.hpp"

namespace weaveproof::search {
namespace {

class RandomOrder final : public Order {
 public:
  bool isRandom() const override { return true; }
  void arrange(std::span<program::Action> actions, program::ThreadNumber, Random& random) const override {
    random.shuffle(actions);
  }
};

}  // namespace

const Order& randomOrder() {
  static const RandomOrder order;
  return order;
}

}  // namespace weaveproof::search
