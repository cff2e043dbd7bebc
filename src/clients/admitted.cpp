#include "clients/admitted.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace weaveproof::clients {

namespace {

constexpr std::string_view kWaits = "(waits)", kSeparator = " | ";

// What Orders says of one client.
class Outcomes {
 public:
  // "ABA?": the last call was made; "ABA: …": it has returned.
  void add(const std::string& text) {
    const std::size_t colon = text.find(": ");
    if (colon != std::string::npos) {
      returned_.insert({text.substr(0, colon), text.substr(colon + 2)});
      ended_.insert(text.substr(0, colon));
    } else if (text.ends_with('?')) {
      begun_.insert(text.substr(0, text.size() - 1));
    }
  }

  std::vector<Order> admitted() const {
    std::map<std::string, bool> goesOn;  // beginnings after which a call was made: whether one has returned
    for (const std::string& order : begun_) goesOn[order.substr(0, order.size() - 1)] |= ended_.contains(order);
    std::vector<Order> admitted;
    for (const Order& order : returned_)
      if (const auto behind = goesOn.find(order.threads); behind == goesOn.end() || !behind->second)
        admitted.push_back(order);
    return admitted;
  }

 private:
  std::set<Order> returned_;
  std::set<std::string> begun_, ended_;  // beginnings of orders
};

}  // namespace

std::vector<std::vector<Order>> admittedOf(const std::vector<std::string>& outcomes, std::size_t clients) {
  std::vector<Outcomes> byClient(clients);
  for (const std::string& outcome : outcomes) {
    std::size_t client = 0;
    const auto [end, error] = std::from_chars(outcome.data(), outcome.data() + outcome.size(), client);
    if (error != std::errc() || client >= clients || *end != ' ') continue;  // something that the class itself says
    byClient[client].add(outcome.substr(static_cast<std::size_t>(end - outcome.data()) + 1));
  }
  std::vector<std::vector<Order>> admitted;
  for (const Outcomes& of : byClient) admitted.push_back(of.admitted());
  return admitted;
}

bool mayWait(const std::vector<Order>& admitted) {
  return std::ranges::any_of(admitted, [](const Order& order) {
    const std::vector<std::string> results = splitResults(order.results);
    return std::ranges::find(results, kWaits) != results.end();
  });
}

std::vector<std::string> resultsOf(const std::vector<Order>& admitted) {
  std::vector<std::string> results;
  for (const Order& order : admitted)
    if (std::ranges::find(results, order.results) == results.end()) results.push_back(order.results);
  return results;
}

std::vector<std::string> splitResults(std::string_view results) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = std::min(results.find(kSeparator), results.size());
    parts.emplace_back(results.substr(0, end));
    if (end == results.size()) return parts;
    results.remove_prefix(end + kSeparator.size());
  }
}

}  // namespace weaveproof::clients
