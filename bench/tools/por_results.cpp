#include "por_results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "por_runs.hpp"

namespace bench {
namespace {

bool isComplete(const StudyRow& row) { return row.ending == "no-violation"; }

std::string sentence(const StudyRow& row, const std::string& what, const StudyRow& other,
                     const std::string& otherwise) {
  return fmt::format("{}: {} (seed {}) {}, {} (seed {}) {}.", row.program, row.technique, row.seed, what,
                     other.technique, other.seed, otherwise);
}

}  // namespace

bool isDone(const StudyRow& row) { return row.found || isComplete(row) || row.ending == "finished"; }

double secondsOf(const StudyRow& row) { return std::max(row.seconds, 1e-6); }
double statesOf(const StudyRow& row) { return std::max(1.0, static_cast<double>(row.states)); }
double transitionsOf(const StudyRow& row) { return std::max(1.0, static_cast<double>(row.transitions)); }
double memoryOf(const StudyRow& row) { return std::max(1.0, static_cast<double>(row.bytes)); }

PorResults::PorResults(const StudyFile& file) {
  for (const auto& [key, row] : file.rows) {
    if (row.ending == "failed") continue;
    try {
      clientNamed(row.program);
    } catch (const std::runtime_error&) {
      continue;
    }
    const std::size_t colon = row.technique.find(": ");
    const std::string group = row.technique.substr(0, colon);
    rows_[group][colon == std::string::npos ? "" : row.technique.substr(colon + 2)][row.program].push_back(&row);
  }
  compare();
}

const std::map<std::string, PorResults::Rows>& PorResults::of(const std::string& group, const std::string& name) const {
  static const std::map<std::string, Rows> nothing;
  const auto inGroup = rows_.find(group);
  if (inGroup == rows_.end()) return nothing;
  const auto named = inGroup->second.find(name);
  return named == inGroup->second.end() ? nothing : named->second;
}

const StudyRow* PorResults::row(const std::string& group, const std::string& name, const std::string& client) const {
  const auto& all = of(group, name);
  const auto found = all.find(client);
  return found == all.end() ? nullptr : found->second.front();
}

std::vector<std::string> PorResults::clients(const std::string& group) const {
  std::set<std::string> clients;
  for (const std::string& name : names(group)) {
    for (const auto& [client, rows] : of(group, name)) clients.insert(client);
  }
  return {clients.begin(), clients.end()};
}

std::vector<std::string> PorResults::names(const std::string& group) const {
  std::vector<std::string> names;
  if (const auto found = rows_.find(group); found != rows_.end()) {
    for (const auto& [name, rows] : found->second) names.push_back(name);
  }
  return names;
}

std::vector<std::pair<const StudyRow*, const StudyRow*>> PorResults::pairs(const std::string& group,
                                                                           const std::string& first,
                                                                           const std::string& second) const {
  std::vector<std::pair<const StudyRow*, const StudyRow*>> pairs;
  for (const auto& [client, rows] : of(group, first)) {
    const StudyRow* other = row(group, second, client);
    if (other != nullptr && isDone(*rows.front()) && isDone(*other)) pairs.emplace_back(rows.front(), other);
  }
  return pairs;
}

const std::string& PorResults::outcomesOf(const std::string& client) const {
  static const std::string nothing;
  const auto found = outcomes_.find(client);
  return found == outcomes_.end() ? nothing : found->second;
}

void PorResults::compare() {
  std::map<std::string, const StudyRow*> complete,
      errors;  // by client: of searches that see all; of any that found one
  for (const auto& [group, names] : rows_) {
    const bool seesAll = group == kAllStates || group == kOrders;
    for (const auto& [name, clients] : names) {
      for (const auto& [client, rows] : clients) {
        for (const StudyRow* row : rows) {
          if (row->found && seesAll)
            differences_.push_back(
                fmt::format("{}: {} (seed {}) found an error where none may be.", client, row->technique, row->seed));
          if (row->found) errors.emplace(client, row);
          if (!isComplete(*row) || !seesAll) continue;
          const StudyRow* first = complete.emplace(client, row).first->second;
          if (first->outcomes != row->outcomes)
            differences_.push_back(sentence(*first, "has the outcomes " + first->outcomes, *row, row->outcomes));
        }
      }
    }
  }
  for (const auto& [client, row] : complete) outcomes_[client] = row->outcomes;
  for (const char* group : {kFirstError, kSample}) {
    for (const std::string& name : names(group)) {
      for (const auto& [client, rows] : of(group, name)) {
        const auto error = errors.find(client);
        for (const StudyRow* row : rows) {
          if (isComplete(*row) && error != errors.end())
            differences_.push_back(sentence(*error->second, "found an error", *row, "says that there is none"));
        }
      }
    }
  }
}

std::vector<double> ratios(const std::vector<std::pair<const StudyRow*, const StudyRow*>>& pairs,
                           const Measure& measure) {
  std::vector<double> values;
  for (const auto& [first, second] : pairs) values.push_back(measure(*second) / measure(*first));
  return values;
}

}  // namespace bench
