#include "search/order.hpp"

#include <algorithm>
#include <vector>

namespace weaveproof::search {

void arrangeByThread(std::span<program::Action> actions, const Order& order, program::ThreadNumber last,
                     Random& random) {
  order.arrange(actions, last, random);
  std::vector<program::ThreadNumber> threads;
  for (const program::Action& action : actions)
    if (std::ranges::find(threads, action.thread) == threads.end()) threads.push_back(action.thread);
  std::ranges::stable_sort(actions, {},
                           [&](const program::Action& action) { return std::ranges::find(threads, action.thread); });
}

}  // namespace weaveproof::search
