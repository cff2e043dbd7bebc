// Explores clients with the library's own steps and with contracts, and compares.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "clients/class_source.hpp"
#include "contracts.hpp"
#include "experiment.hpp"

namespace bench {

struct ContractSearch {
  std::filesystem::path binary;
  std::uint64_t stateLimit = 200'000;
  double secondsLimit = 120;  // of one search
};

// The clients of one subject, compiled.
class SubjectClients {
 public:
  // `subjects` has the classes of bench/subjects; `folder` is for the sources and classes of the clients.
  SubjectClients(const ContractSubject& subject, const std::vector<ContractBound>& bounds, std::uint64_t seed,
                 const std::filesystem::path& subjects, const std::filesystem::path& api,
                 const std::filesystem::path& folder);

  std::size_t size() const { return clients_.size(); }
  std::string text(std::size_t client) const;
  // May be called by several threads, with a scratch folder for each.
  ContractRecord compare(std::size_t client, const ContractSearch& search, const std::filesystem::path& scratch) const;

 private:
  struct Found;
  Found explore(std::size_t client, const std::string& library, bool timed, const ContractSearch& search,
                const std::filesystem::path& scratch) const;

  const ContractSubject& asked_;
  weaveproof::clients::Subject subject_;
  std::vector<weaveproof::clients::Client> clients_;
  std::string classPath_;
};

}  // namespace bench
