// The rows of bench/por by algorithm and client, and whether they agree with each other.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "por_clients.hpp"
#include "study_results.hpp"

namespace bench {

// It has seen all, or found the error.
bool isDone(const StudyRow& row);

using Measure = std::function<double(const StudyRow&)>;
double secondsOf(const StudyRow& row);  // never 0: there are ratios of them
double statesOf(const StudyRow& row);
double transitionsOf(const StudyRow& row);
double memoryOf(const StudyRow& row);

class PorResults {
 public:
  using Rows = std::vector<const StudyRow*>;  // of one client: an order or a seed each

  // `file` has to live as long. Runs that failed are skipped, and so is what is no client.
  explicit PorResults(const StudyFile& file);

  // By the names of clients; empty if it was not run. "all states", "DL-S-POR".
  const std::map<std::string, Rows>& of(const std::string& group, const std::string& name) const;
  const StudyRow* row(const std::string& group, const std::string& name, const std::string& client) const;
  // All that have a row in this group.
  std::vector<std::string> clients(const std::string& group) const;
  // Names of what was run in this group.
  std::vector<std::string> names(const std::string& group) const;

  // The clients that both have done, with the rows of the first and the second; of one run each.
  std::vector<std::pair<const StudyRow*, const StudyRow*>> pairs(const std::string& group, const std::string& first,
                                                                 const std::string& second) const;

  // What a complete search of the client has recorded; empty if there was none.
  const std::string& outcomesOf(const std::string& client) const;

  // A sentence for each client about which complete searches do not agree, or that has an error and must have none.
  const std::vector<std::string>& differences() const { return differences_; }

 private:
  void compare();

  std::map<std::string, std::map<std::string, std::map<std::string, Rows>>> rows_;  // group, name, client
  std::map<std::string, std::string> outcomes_;                                     // by client
  std::vector<std::string> differences_;
};

// Of the ratios second / first of such pairs.
std::vector<double> ratios(const std::vector<std::pair<const StudyRow*, const StudyRow*>>& pairs,
                           const Measure& measure);

}  // namespace bench
