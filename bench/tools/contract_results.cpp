#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "contracts.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char* kAnswers[] = {"equal", "different", "too large", "failed"};

// What stands between the marks becomes `text`.
std::string withText(const std::string& whole, const std::string& begin, const std::string& end,
                     const std::string& text) {
  const std::size_t from = whole.find(begin), to = whole.find(end);
  if (from == std::string::npos || to == std::string::npos)
    throw std::runtime_error(fmt::format("The marks \"{}\" and \"{}\" are missing.", begin, end));
  const std::size_t line = whole.find('\n', from) + 1;
  return whole.substr(0, line) + text + whole.substr(whole.rfind('\n', to) + 1);
}

}  // namespace

const char* nameOf(ContractRecord::Answer answer) { return kAnswers[static_cast<int>(answer)]; }

nlohmann::json ContractRecord::json() const {
  return {{"subject", subject},
          {"client", client},
          {"threads", threads},
          {"calls", calls},
          {"answer", nameOf(answer)},
          {"reference", reference},
          {"reference_states", referenceStates},
          {"states", states},
          {"outcomes", outcomes},
          {"errors", errors},
          {"timed", timed},
          {"state_limit", stateLimit},
          {"were_steps", wereSteps},
          {"missing", missing},
          {"added", added}};
}

ContractRecord ContractRecord::of(const nlohmann::json& json) {
  ContractRecord record;
  const std::string answer = json.at("answer");
  record.answer = static_cast<Answer>(std::ranges::find(kAnswers, answer) - std::begin(kAnswers));
  json.at("subject").get_to(record.subject);
  json.at("client").get_to(record.client);
  json.at("threads").get_to(record.threads);
  json.at("calls").get_to(record.calls);
  json.at("reference").get_to(record.reference);
  json.at("reference_states").get_to(record.referenceStates);
  json.at("states").get_to(record.states);
  json.at("outcomes").get_to(record.outcomes);
  json.at("errors").get_to(record.errors);
  json.at("timed").get_to(record.timed);
  json.at("state_limit").get_to(record.stateLimit);
  json.at("were_steps").get_to(record.wereSteps);
  json.at("missing").get_to(record.missing);
  json.at("added").get_to(record.added);
  return record;
}

ContractResults::ContractResults(std::filesystem::path file, const std::string& owner, bool fresh)
    : file_(std::move(file)) {
  std::filesystem::create_directories(file_.parent_path());
  if (fresh) std::filesystem::remove(file_);
  std::ifstream in(file_);
  std::string line;
  if (!std::getline(in, line)) {
    std::ofstream(file_) << nlohmann::json{{"owner", owner}}.dump() << '\n';
    return;
  }
  const nlohmann::json head = nlohmann::json::parse(line, nullptr, false);
  if (head.is_discarded() || !head.is_object() || head.value("owner", "") != owner)
    throw std::runtime_error(file_.string() +
                             " has results of another binary or JDK. Give --fresh or another --results.");
  while (std::getline(in, line)) {  // a line that was cut off counts as missing
    const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
    if (json.is_discarded()) continue;
    const ContractRecord record = ContractRecord::of(json);
    records_[{record.subject, record.client}] = record;
  }
}

const ContractRecord* ContractResults::find(const std::string& subject, const std::string& client) const {
  const auto found = records_.find({subject, client});
  return found == records_.end() ? nullptr : &found->second;
}

void ContractResults::add(const ContractRecord& record) {
  std::ofstream(file_, std::ios::app) << record.json().dump() << std::endl;
  records_[{record.subject, record.client}] = record;
}

std::string contractTable(const std::vector<ContractSummary>& all) {
  Table table({"<class", "<threads × calls", "clients", "calls", "with exact", "with blocking", "too large", "outcomes",
               "states, library's own steps", "states, contracts", "<result"});
  for (const ContractSummary& one : all)
    table.add({fmt::format("`{}`", one.contract), fmt::format("{}", fmt::join(one.bounds, ", ")),
               withThousands(one.clients), withThousands(one.calls), withThousands(one.exact),
               withThousands(one.blocking), withThousands(one.tooLarge), withThousands(one.outcomes),
               withThousands(one.referenceStates), withThousands(one.states),
               one.isShown()                    ? "equal"
               : one.different + one.failed > 0 ? fmt::format("{} different, {} failed", one.different, one.failed)
                                                : "not shown: too large"});
  return table.text();
}

std::string withContractTable(const std::string& page, const std::vector<ContractSummary>& all,
                              const std::string& jdk) {
  return withText(page, "<!-- contracts: begin -->", "<!-- contracts: end -->",
                  fmt::format("\nJDK {}:\n\n{}\n", jdk, contractTable(all)));
}

std::string withShownContracts(const std::string& source, const std::vector<ContractSummary>& all) {
  const std::string begin = "// shown: begin", end = "// shown: end";
  const std::size_t first = source.find('\n', source.find(begin)) + 1;
  std::string rows = source.substr(first, source.rfind('\n', source.find(end)) + 1 - first);
  for (const ContractSummary& one : all) {
    const std::string row = fmt::format("      {{\"{}\", 0x{:016x}}},\n", contractNamed(one.contract), one.digest);
    const std::size_t known = rows.find(row);
    if (one.isShown() && known == std::string::npos) rows += row;
    if (!one.isShown() && known != std::string::npos) rows.erase(known, row.size());
  }
  return withText(source, begin, end, rows);
}

}  // namespace bench
