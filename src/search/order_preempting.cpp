// Guided search that maximises preemption (Groce and Visser; category 1 in section 8 of dfs-rb.txt): transitions of threads
// other than the one that led to the state come first. Where prss.txt closes, it suggests to break ties at random; that is
// the second of the two orders here.
#include <algorithm>

#include "search/order.hpp"

namespace weaveproof::search {
namespace {

// Returns how many of the others come first. The actions come sorted by thread.
std::size_t putLast(std::span<program::Action> actions, program::ThreadNumber thread) {
  const auto isEarlier = [&](const program::Action& action) { return action.thread < thread; };
  const auto isNotLater = [&](const program::Action& action) { return action.thread <= thread; };
  const auto first = std::find_if_not(actions.begin(), actions.end(), isEarlier);
  const auto behind = std::find_if_not(first, actions.end(), isNotLater);
  return static_cast<std::size_t>(std::rotate(first, behind, actions.end()) - actions.begin());
}

class PreemptingOrder final : public Order {
 public:
  bool isRandom() const override { return false; }
  void arrange(std::span<program::Action> actions, program::ThreadNumber last, Random&) const override {
    putLast(actions, last);
  }
};

class RandomPreemptingOrder final : public Order {
 public:
  bool isRandom() const override { return true; }
  void arrange(std::span<program::Action> actions, program::ThreadNumber last, Random& random) const override {
    const std::size_t others = putLast(actions, last);
    random.shuffle(actions.first(others));
    random.shuffle(actions.subspan(others));
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

}  // namespace weaveproof::search
