// The order of thread numbers, but for what interference.hpp puts first.
#include "search/order.hpp"

namespace weaveproof::search {
namespace {

class InterferingOrder final : public Order {
 public:
  bool isRandom() const override { return false; }
  bool putsInterferingFirst() const override { return true; }
  void arrange(std::span<program::Action>, program::ThreadNumber, Random&) const override {}
};

}  // namespace

const Order& interferingOrder() {
  static const InterferingOrder order;
  return order;
}

}  // namespace weaveproof::search
