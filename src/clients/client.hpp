// Clients: a few threads, each with a few calls. Which there are, and which of them are checked.
//
// Every thread has the same number of calls. Clients with fewer show nothing more: what is wrong with the results of some
// calls stays wrong, whatever is called afterwards. Of clients that differ by the order of their threads there is one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clients/call.hpp"

namespace weaveproof::clients {

struct Client {
  std::vector<std::vector<std::size_t>> threads;  // the calls of each, by their numbers

  auto operator<=>(const Client&) const = default;
};

struct Bounds {
  std::vector<std::string>
      written;  // what else of the client is Java code: values that stand in it are not like others
  std::size_t threads = 2, operations = 2;
  bool valuesAreAlike = false;  // of clients that differ by a renaming of values, one
  std::size_t number = 100;     // of clients, at most
  std::uint64_t seed = 1;       // if not all are taken
};

struct Clients {
  std::vector<Client> clients;
  std::optional<std::uint64_t> all;  // how many there are; empty: too many to be counted
};

// All, in order, if there are no more than asked for; else a sample, in the order in which it was drawn.
Clients clientsOf(const std::vector<Call>& calls, const Bounds& bounds);

// In how many orders the calls of such a client can be made, each thread's own kept; empty if it is more than `most`.
std::optional<std::uint64_t> countOrders(std::size_t threads, std::size_t operations, std::uint64_t most);

// "A", "B", …
inline std::string threadName(std::size_t thread) { return std::string(1, static_cast<char>('A' + thread)); }
inline constexpr std::size_t kMostThreads = 8, kMostOperations = 8;

// "offer(1); poll() | size()"
std::string textOf(const Client& client, const std::vector<Call>& calls);

}  // namespace weaveproof::clients
