#include "contracts.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "base/error.hpp"
#include "commands.hpp"
#include "contract_runs.hpp"
#include "image/contract_digest.hpp"
#include "image/jdk.hpp"
#include "jdk/library_calls.hpp"
#include "search_programs.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;
namespace image = weaveproof::image;

struct Options {
  std::vector<std::string> contracts;
  std::size_t number = 40, workers = 1;
  std::uint64_t seed = 1, stateLimit = 200'000;
  double secondsLimit = 60;
  bool write = false, read = false;
  std::string json;
  fs::path subjects, api;

  // Where there are tasks, the threads of the pool come on top.
  std::vector<ContractBound> bounds(const ContractSubject& subject) const {
    if (subject.runsTasks()) return {{1, 2, 5 * number}, {2, 1, 5 * number}, {1, 3, number}};
    return {{2, 1, 5 * number}, {2, 2, number}, {3, 1, number / 2}};
  }
};

void replaceFile(const fs::path& file, const std::string& text) {
  const fs::path fresh = file.string() + ".new";
  std::ofstream(fresh) << text;
  fs::rename(fresh, file);
}

class Comparison {
 public:
  Comparison(const Setting& setting, const Options& options)
      : setting_(setting),
        options_(options),
        jdk_(image::locateJdk("")),
        modules_(jdk_.modules()),
        subjects_(contractSubjects(setting.root / "bench/contracts.txt", options.contracts)),
        results_(setting.results, fmt::format("{}, JDK {}", idOf(setting.binary), jdk_.version), setting.fresh) {
    if (subjects_.empty()) throw std::runtime_error("No row of bench/contracts.txt shows one of these classes.");
  }

  int run() {
    const fs::path folder = setting_.results.parent_path() / "contracts";
    for (const ContractSubject& subject : subjects_)
      clients_.push_back(std::make_unique<SubjectClients>(subject, options_.bounds(subject), options_.seed,
                                                          options_.subjects, options_.api, folder));
    // In turns, so that a run that is interrupted has something of each class.
    std::size_t most = 0;
    for (const auto& clients : clients_) most = std::max(most, clients->size());
    for (std::size_t client = 0; client < most; ++client)
      for (std::size_t subject = 0; subject < clients_.size(); ++subject)
        if (!options_.read && client < clients_[subject]->size() && !isKnown(subject, client))
          left_.emplace_back(subject, client);
    std::vector<std::thread> workers;
    for (std::size_t worker = 0; worker < options_.workers; ++worker)
      workers.emplace_back([&, worker] { work(folder / fmt::format("worker-{}", worker)); });
    for (std::thread& worker : workers) worker.join();
    if (!problem_.empty()) throw std::runtime_error(problem_);
    return tell();
  }

 private:
  // What was too large before may be compared with a higher limit.
  bool isKnown(std::size_t subject, std::size_t client) const {
    const ContractRecord* record = results_.find(subjects_[subject].text, clients_[subject]->text(client));
    return record != nullptr &&
           (record->answer != ContractRecord::Answer::TooLarge || record->stateLimit >= options_.stateLimit);
  }

  void work(const fs::path& scratch) try {
    fs::create_directories(scratch);
    ContractSearch search{setting_.binary, options_.stateLimit, options_.secondsLimit};
    for (std::size_t at; (at = next_++) < left_.size();) {
      const auto [subject, client] = left_[at];
      ContractRecord record = clients_[subject]->compare(client, search, scratch);
      const std::lock_guard lock(mutex_);
      results_.add(record);
      show(subjects_[subject], record, at + 1);
    }
  } catch (const std::exception& e) {
    const std::lock_guard lock(mutex_);
    problem_ = e.what();
    next_ = left_.size();
  }

  void show(const ContractSubject& subject, const ContractRecord& record, std::size_t done) const {
    const bool isTerminal = isatty(2) != 0, isNews = record.answer == ContractRecord::Answer::Different ||
                                                     record.answer == ContractRecord::Answer::Failed;
    if (isTerminal)
      fmt::print(stderr, "\r\033[K[{}/{}] {} {:.80}", done, left_.size(), subject.contracts.front(), record.client);
    if (!isNews && isTerminal) return;
    fmt::print(stderr, "{}[{}/{}] {} {}: {}, {} {} states, contracts {}\n", isTerminal ? "\r\033[K" : "", done,
               left_.size(), subject.construct, record.client, nameOf(record.answer), record.reference,
               record.referenceStates, record.states);
    for (const std::string& one : record.missing) fmt::print(stderr, "  missing: {}\n", one);
    for (const std::string& one : record.added) fmt::print(stderr, "  added: {}\n", one);
  }

  ContractSummary summaryOf(const std::string& contract, nlohmann::json& records) const {
    ContractSummary summary;
    summary.contract = contract;
    for (std::size_t subject = 0; subject < clients_.size(); ++subject) {
      if (std::ranges::find(subjects_[subject].contracts, contract) == subjects_[subject].contracts.end()) continue;
      for (std::size_t client = 0; client < clients_[subject]->size(); ++client) {
        const ContractRecord* record = results_.find(subjects_[subject].text, clients_[subject]->text(client));
        if (record == nullptr) continue;
        using Answer = ContractRecord::Answer;
        ++summary.clients;
        summary.calls += record->threads * record->calls;
        summary.different += record->answer == Answer::Different;
        summary.failed += record->answer == Answer::Failed;
        summary.tooLarge += record->answer == Answer::TooLarge;
        if (record->answer == Answer::Equal) {
          ++(record->reference == "exact" ? summary.exact : summary.blocking);
          summary.steps += record->wereSteps;
          summary.outcomes += record->outcomes;
          summary.referenceStates += record->referenceStates;
          summary.states += record->states;
        }
        const std::string bound = fmt::format("{} × {}", record->threads, record->calls);
        if (std::ranges::find(summary.bounds, bound) == summary.bounds.end()) summary.bounds.push_back(bound);
        records.push_back(record->json());
      }
    }
    // A class without clients may be one that this JDK does not have.
    if (summary.clients > 0) summary.digest = image::digestOfContract(modules_, contractNamed(contract));
    return summary;
  }

  int tell() const {
    if (isatty(2) != 0) fmt::print(stderr, "\r\033[K");
    std::vector<ContractSummary> all;
    nlohmann::json json = {{"jdk", jdk_.version}, {"seed", options_.seed}, {"contracts", nlohmann::json::array()}};
    for (const std::string_view holder : weaveproof::jdk::contracts()) {
      const std::string name(holder.substr(holder.rfind('/') + 1));
      nlohmann::json records = nlohmann::json::array();
      ContractSummary summary = summaryOf(name, records);
      if (summary.clients == 0) continue;
      json["contracts"].push_back({{"class", holder},
                                   {"digest", fmt::format("{:016x}", summary.digest)},
                                   {"shown", summary.isShown()},
                                   {"clients", std::move(records)}});
      all.push_back(std::move(summary));
    }
    fmt::print("JDK {}; every client is explored with the library's own steps and with contracts:\n\n{}", jdk_.version,
               contractTable(all));
    if (!options_.json.empty()) replaceFile(options_.json, json.dump(1) + "\n");
    if (options_.write) {
      const fs::path page = setting_.root / "docs/library-contracts.md",
                     source = setting_.root / "src/jdk/shown_contracts.cpp";
      replaceFile(page, withContractTable(textOf(page), all, jdk_.version));
      replaceFile(source, withShownContracts(textOf(source), all));
    }
    const bool isShown =
        std::ranges::all_of(all, [](const ContractSummary& one) { return one.different + one.failed == 0; });
    return isShown ? 0 : 1;
  }

  const Setting& setting_;
  const Options& options_;
  const image::Jdk jdk_;
  const image::Jimage modules_;
  const std::vector<ContractSubject> subjects_;
  ContractResults results_;
  std::vector<std::unique_ptr<SubjectClients>> clients_;
  std::vector<std::pair<std::size_t, std::size_t>> left_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::string problem_;
};

}  // namespace

Command addContracts(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  app.add_option("contracts", options->contracts, "classes, without their packages; default: all");
  app.add_option("--number", options->number,
                 "clients of 2 threads with 2 calls; five times as many with a call, half as many of 3 threads with a "
                 "call. Of classes that run tasks: of a thread with 3 calls, and five times as many with 2, and of 2 "
                 "threads with a call")
      ->check(CLI::Range(2, 100000))
      ->capture_default_str();
  app.add_option("--seed", options->seed, "which clients are drawn")->capture_default_str();
  app.add_option("--state-limit", options->stateLimit, "of each search")->capture_default_str();
  app.add_option("--time-limit", options->secondsLimit, "seconds of each search")->capture_default_str();
  app.add_option("--workers", options->workers, "comparisons at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_option("--results", setting.results, "file that keeps the comparisons; what it has is not done again");
  app.add_flag("--fresh", setting.fresh, "forget what the file has");
  app.add_flag("--read", options->read, "explore nothing: tell what the file has");
  app.add_flag("--write", options->write,
               "write the table of docs/library-contracts.md, and what was shown into src/jdk/shown_contracts.cpp");
  app.add_option("--json", options->json, "write all comparisons to this file");
  app.add_option("--subjects", options->subjects)->required()->group("");
  app.add_option("--api", options->api)->required()->group("");
  return [&setting, options] {
    if (!options->json.empty()) options->json = fs::absolute(options->json);
    options->subjects = fs::absolute(options->subjects);
    options->api = fs::absolute(options->api);
    setting.binary = fs::absolute(setting.binary);
    return Comparison(setting, *options).run();
  };
}

}  // namespace bench
