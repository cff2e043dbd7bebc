// The order in which threads are tried ("Transition enumeration" in section 5 of stateful-por.txt), and the search for first errors: of clients
// with careless calls.
#pragma once

#include <string>

#include "por_results.hpp"

namespace bench {

// Sequential and random enumeration of clients with careless calls, by class: averages and minima over the runs of a client.
struct OrderComparison {
  std::size_t clients = 0;                              // of which all runs are done
  double sequentialMean = 0, randomMean = 0;            // seconds, of the clients' averages
  double sequentialDeviation = 0, randomDeviation = 0;  // average of the clients' own
  double averages = 0, minima = 0;                      // geometric means of random / sequential, of seconds
  double averagesOfStates = 0, minimaOfStates = 0;
  double minimaOfAsMany = 0;  // of states; of so many sequential ones, drawn from all, as there are random ones
  std::size_t randomBetter = 0, randomBetterAtBest = 0;  // clients, by seconds
};
OrderComparison compareOrders(const PorResults& results, const std::string& group, const std::string& algorithm,
                              Careless careless);
std::string ordersTable(const PorResults& results);

std::string firstErrorTable(const PorResults& results);

// Of a client's runs: the average, the least, and the mean least of `count` of them.
double averageOf(const PorResults::Rows& rows, const Measure& measure);
double leastOf(const PorResults::Rows& rows, const Measure& measure);
double expectedLeast(const PorResults::Rows& rows, const Measure& measure, std::size_t count);

}  // namespace bench
