#include "search/order.hpp"

#include <algorithm>
#include <vector>

namespace weaveproof {

void arrangeByThread(std::span<Action> actions, const Order& order, ThreadNumber last, Random& random) {
  order.arrange(actions, last, random);
  std::vector<ThreadNumber> threads;
  for (const Action& action : actions)
    if (std::ranges::find(threads, action.thread) == threads.end()) threads.push_back(action.thread);
  std::ranges::stable_sort(actions, {},
                           [&](const Action& action) { return std::ranges::find(threads, action.thread); });
}

}  // namespace weaveproof
