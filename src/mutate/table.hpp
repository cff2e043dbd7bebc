// Sites and results for a person to read.
#pragma once

#include <string>
#include <vector>

#include "batch/table.hpp"
#include "mutate/result.hpp"

namespace weaveproof::mutate {

// A line each: id, operator, place, what.
std::string listOf(const Sites& all, const std::vector<const Site*>& sites);

// "RSK Bank.java:12 withdraw is no longer synchronized", of each site, separated by semicolons.
std::string nameOf(const Sites& all, const Mutant& mutant);

// What the survivors of these operators show: "RVK: in sequentially consistent executions ...". A sentence for each operator.
std::vector<std::string> weaknessesOf(const std::vector<const Mutant*>& survivors);

class Table {
 public:
  Table(const Sites& all, const std::vector<Mutant>& mutants);

  std::string line(const Results& results, std::size_t row) const;

  // What has to be known of the survivors, and the score.
  std::string end(const Results& results, std::size_t width) const;

 private:
  std::vector<std::string> cellsOf(const Site& site, const std::string& fate, const std::string& number) const;

  const Sites& all_;
  batch::Table table_;
};

}  // namespace weaveproof::mutate
