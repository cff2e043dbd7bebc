// Guided search that maximises preemption (Groce and Visser; category 1 in section 8 of dfs-rb.txt): transitions of threads
// other than the one that led to the state come first. Where prss.txt closes, it suggests to break ties at random; that is
// the second of the two orders here.
#include <algorithm>

#include "search/order.hpp"

namespace weaveproof {
namespace {

void putLast(std::span<Action> actions, ThreadNumber thread) {
  std::stable_partition(actions.begin(), actions.end(), [&](const Action& action) { return action.thread != thread; });
}

class PreemptingOrder final : public Order {
 public:
  bool isRandom() const override { return false; }
  void arrange(std::span<Action> actions, ThreadNumber last, Random&) const override { putLast(actions, last); }
};

class RandomPreemptingOrder final : public Order {
 public:
  bool isRandom() const override { return true; }
  void arrange(std::span<Action> actions, ThreadNumber last, Random& random) const override {
    random.shuffle(actions);
    putLast(actions, last);
  }
};

}  // namespace

const Order& preemptingOrder() {
  static const PreemptingOrder order;
  return order;
}

const Order& randomPreemptingOrder() {
  static const RandomPreemptingOrder order;
  return order;
}

}  // namespace weaveproof
