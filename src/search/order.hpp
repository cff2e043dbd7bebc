// The policy `order` of dfs-rb.txt, Figure 1: in which order the transitions that leave a state are explored. It is asked
// once for each choice point that is expanded, and without one the order is that of thread numbers.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "program/action.hpp"
#include "search/random.hpp"

namespace weaveproof::search {

class Order {
 public:
  virtual ~Order() = default;

  // Whether two searches with different seeds may differ.
  virtual bool isRandom() const = 0;

  // Whether threads that may interfere with the path come first, in the order that `arrange` gives (interference.hpp).
  virtual bool putsInterferingFirst() const { return false; }

  // `actions` come sorted by thread and alternative; `last` is the thread that led to the state, 0 if none.
  virtual void arrange(std::span<program::Action> actions, program::ThreadNumber last, Random& random) const = 0;
};

// By threads, as the order has these; the alternatives of each stay together.
void arrangeByThread(std::span<program::Action> actions, const Order& order, program::ThreadNumber last,
                     Random& random);

// "3,1,2": these threads first, one after the other, then all others by their numbers. Throws BadSearchOptions.
std::shared_ptr<const Order> readPermutation(const std::string& text);

const Order& randomOrder();
const Order& preemptingOrder();
const Order& randomPreemptingOrder();
const Order& interferingOrder();

}  // namespace weaveproof::search
