// Whether calls that are single steps (--library contracts) show what the library's own steps show: bench/contracts.
//
// For each subject of bench/contracts.txt there are clients (src/clients): threads with calls. Each client is explored twice, and the
// sets of its outcomes and errors have to be equal. An outcome has the results of all calls, which calls wait for ever, what the
// object holds in the end, and which calls had returned when others were made.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "clients/client.hpp"
#include "clients/subject.hpp"

namespace bench {

// A row of contracts.txt.
struct ContractSubject {
  std::vector<std::string> contracts;  // simple names
  std::string className, construct, content;
  std::vector<std::string> calls;  // patterns
  std::string text;                // as the file has it

  bool runsTasks() const { return className.starts_with("subjects."); }
};
// Throws std::runtime_error for a row that is none, or that names what is no contract; with `wanted`, those alone that show one of these.
std::vector<ContractSubject> contractSubjects(const std::filesystem::path& file,
                                              const std::vector<std::string>& wanted);

// The class of src/jdk/library_calls.cpp with this simple name. Throws std::runtime_error if there is none.
std::string_view contractNamed(const std::string& simpleName);

// So many threads with so many calls each; of the clients at most `number`.
struct ContractBound {
  std::size_t threads, calls, number;
};

// What came of one client.
struct ContractRecord {
  enum class Answer { Equal, Different, TooLarge, Failed };
  std::string subject, client;  // the key
  std::size_t threads = 0, calls = 0;
  Answer answer = Answer::Failed;
  std::string reference;  // "exact" or "blocking": what the contract was compared with
  std::uint64_t referenceStates = 0, states = 0, outcomes = 0, errors = 0, stateLimit = 0;
  bool timed = false;  // outcomes show which calls had returned
  bool wereSteps = false;
  std::vector<std::string> missing, added;  // by the contract

  nlohmann::json json() const;
  static ContractRecord of(const nlohmann::json& json);
};
const char* nameOf(ContractRecord::Answer answer);

// One JSON object a line, added as they come; the first says which binary and which JDK they belong to.
class ContractResults {
 public:
  ContractResults(std::filesystem::path file, const std::string& owner, bool fresh);
  const ContractRecord* find(const std::string& subject, const std::string& client) const;
  void add(const ContractRecord& record);

 private:
  std::filesystem::path file_;
  std::map<std::pair<std::string, std::string>, ContractRecord> records_;
};

// What is known of one contract.
struct ContractSummary {
  std::string contract;
  std::uint64_t digest = 0;
  std::size_t clients = 0, exact = 0, blocking = 0, tooLarge = 0, different = 0, failed = 0, steps = 0, calls = 0;
  std::uint64_t referenceStates = 0, states = 0, outcomes = 0;
  std::vector<std::string> bounds;  // "2 × 1"

  // At least half of the clients were compared whole, and all of these are equal.
  bool isShown() const { return different == 0 && failed == 0 && exact + blocking > 0 && exact + blocking >= tooLarge; }
};

// The table of docs/library-contracts.md, and the rows of src/jdk/shown_contracts.cpp: what stands between their marks.
std::string contractTable(const std::vector<ContractSummary>& all);
std::string withContractTable(const std::string& page, const std::vector<ContractSummary>& all, const std::string& jdk);
std::string withShownContracts(const std::string& source, const std::vector<ContractSummary>& all);

}  // namespace bench
