// Which results the calls of a client may have: those of its calls one after the other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::clients {

// "ABA: true | 1 | 2", as java/api/weaveproof/clients/Client.java has it.
struct Order {
  std::string threads;  // the thread of each turn: "ABA"
  std::string results;  // "true | 1 | 2"

  std::string text() const { return threads + ": " + results; }
  auto operator<=>(const Order&) const = default;
};

// The outcomes of Orders, put together for each of its clients. If an order ends before all calls are made, every
// remaining thread would wait for ever after it: the calls may come to block there.
std::vector<std::vector<Order>> admittedOf(const std::vector<std::string>& outcomes, std::size_t clients);

// Whether the calls may come to wait for ever.
bool mayWait(const std::vector<Order>& admitted);

// Each combination of results once, in the order of the first order that has it.
std::vector<std::string> resultsOf(const std::vector<Order>& admitted);

// The results that stand between bars.
std::vector<std::string> splitResults(std::string_view results);

}  // namespace weaveproof::clients
