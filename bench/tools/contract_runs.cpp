#include "contract_runs.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <stdexcept>

#include "clients/source.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "process.hpp"
#include "search_programs.hpp"

namespace bench {

namespace fs = std::filesystem;
namespace clients = weaveproof::clients;
namespace image = weaveproof::image;

struct SubjectClients::Found {
  bool isComplete = false, wereSteps = false, hasFailed = false;
  std::uint64_t states = 0;
  std::set<std::string> outcomes, errors;
};

SubjectClients::SubjectClients(const ContractSubject& subject, const std::vector<ContractBound>& bounds,
                               std::uint64_t seed, const fs::path& subjects, const fs::path& api,
                               const fs::path& folder)
    : asked_(subject) {
  const image::Jdk jdk = image::locateJdk("");
  image::ClassPath path;
  path.add(subjects.string());
  clients::ClassSource classes(jdk, path);
  clients::Wishes wishes;
  wishes.construct = subject.construct;
  wishes.calls = subject.calls;
  subject_ = clients::subjectOf(subject.className, wishes, classes);
  for (const ContractBound& bound : bounds) {
    clients::Bounds wanted;
    wanted.threads = bound.threads;
    wanted.operations = bound.calls;
    wanted.number = bound.number;
    wanted.seed = seed;
    const clients::Clients drawn = clientsOf(subject_.calls, wanted);
    clients_.insert(clients_.end(), drawn.clients.begin(), drawn.clients.end());
  }
  const std::string source = clients::sourceOfAll({subject_, {}, subject.content}, clients_);
  const fs::path home = folder / fmt::format("{:016x}", XXH3_64bits(source.data(), source.size()));
  const fs::path compiled = home / "classes";
  classPath_ = compiled.string() + ":" + subjects.string();
  if (fs::exists(home / "done")) return;
  fs::remove_all(home);
  fs::create_directories(compiled);
  std::ofstream(home / "Clients.java") << source;
  mustWork({jdk.javac(), "-encoding", "UTF-8", "-nowarn", "-cp", subjects.string() + ":" + api.string(), "-d", compiled,
            home / "Clients.java"},
           home, home / "javac.out");
  std::ofstream(home / "done") << subject.text << '\n';
}

std::string SubjectClients::text(std::size_t client) const { return textOf(clients_[client], subject_.calls); }

SubjectClients::Found SubjectClients::explore(std::size_t client, const std::string& library, bool timed,
                                              const ContractSearch& search, const fs::path& scratch) const {
  const fs::path json = scratch / "check.json", output = scratch / "check.out";
  fs::remove(json);
  // A wait of the client's own ends when no thread can run, and so shows which calls wait for ever; all others may end
  // at any time.
  const std::vector<std::string> command = {search.binary,
                                            "check",
                                            "--quiet",
                                            "--search",
                                            "dfs",
                                            "--library",
                                            library,
                                            "--all-errors",
                                            "--time",
                                            "patient:24h",
                                            "--early-time-outs",
                                            "ignore",
                                            "--state-limit",
                                            std::to_string(search.stateLimit),
                                            "--time-limit",
                                            fmt::format("{}", search.secondsLimit),
                                            "--json",
                                            json,
                                            "--trace",
                                            scratch / "trace.json",
                                            "-cp",
                                            classPath_,
                                            clients::classNameOf(subject_, client + 1),
                                            timed ? "outcomes in time" : "outcomes"};
  runProcess(command, output, 2 * search.secondsLimit + 60, scratch);
  Found found;
  nlohmann::json result;
  if (std::ifstream in(json); in) result = nlohmann::json::parse(in, nullptr, false);
  if (!result.is_object() || result.at("verdict") == "unsupported") {
    found.hasFailed = true;
    found.errors.insert(textOf(output).substr(0, 300));
    return found;
  }
  found.isComplete = result.at("ending") == "finished";
  found.states = result.at("stats").at("states");
  for (const std::string outcome : result.at("outcomes")) found.outcomes.insert(outcome);
  static const std::regex kNumber("@[0-9]+");
  for (const nlohmann::json& error : result.at("errors"))
    found.errors.insert(fmt::format("{}: {}", error.at("kind").get<std::string>(),
                                    std::regex_replace(error.at("message").get<std::string>(), kNumber, "")));
  for (const std::string sentence : result.at("assumptions"))
    found.wereSteps |= sentence.find("is a single step") != std::string::npos;
  return found;
}

ContractRecord SubjectClients::compare(std::size_t client, const ContractSearch& search,
                                       const fs::path& scratch) const {
  ContractRecord record;
  record.subject = asked_.text;
  record.client = text(client);
  record.threads = clients_[client].threads.size();
  record.calls = clients_[client].threads.front().size();
  record.stateLimit = search.stateLimit;
  // Recording which calls had returned costs states: it is skipped where there are tasks, and where it is too much.
  struct Way {
    const char* library;
    bool timed;
  };
  std::vector<Way> ways = {{"exact", true}, {"exact", false}, {"blocking", false}};
  if (asked_.runsTasks()) ways.erase(ways.begin());
  const auto difference = [](const std::set<std::string>& from, const std::set<std::string>& without) {
    std::vector<std::string> left;
    std::ranges::set_difference(from, without, std::back_inserter(left));
    return left;
  };
  for (const Way way : ways) {
    const Found contract = explore(client, "contracts", way.timed, search, scratch);
    const Found reference = explore(client, way.library, way.timed, search, scratch);
    record.reference = way.library;
    record.timed = way.timed;
    record.states = contract.states;
    record.referenceStates = reference.states;
    record.wereSteps = contract.wereSteps;
    record.outcomes = contract.outcomes.size();
    record.errors = contract.errors.size();
    if (contract.hasFailed || reference.hasFailed) {
      record.answer = ContractRecord::Answer::Failed;
      record.missing.assign(contract.errors.begin(), contract.errors.end());
      record.added.assign(reference.errors.begin(), reference.errors.end());
      return record;
    }
    // What a search has found is there, be it complete or not.
    record.missing = record.added = {};
    if (contract.isComplete)
      for (const auto& [theirs, ours] :
           {std::pair(reference.outcomes, contract.outcomes), std::pair(reference.errors, contract.errors)})
        for (std::string& one : difference(theirs, ours)) record.missing.push_back(std::move(one));
    if (reference.isComplete)
      for (const auto& [ours, theirs] :
           {std::pair(contract.outcomes, reference.outcomes), std::pair(contract.errors, reference.errors)})
        for (std::string& one : difference(ours, theirs)) record.added.push_back(std::move(one));
    record.answer = !record.missing.empty() || !record.added.empty() ? ContractRecord::Answer::Different
                    : contract.isComplete && reference.isComplete    ? ContractRecord::Answer::Equal
                                                                     : ContractRecord::Answer::TooLarge;
    if (record.answer != ContractRecord::Answer::TooLarge) break;
  }
  return record;
}

}  // namespace bench
