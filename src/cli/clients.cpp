#include "cli/clients.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>

#include "base/interrupt.hpp"
#include "base/process_memory.hpp"
#include "base/regular_file.hpp"
#include "cli/check_pool.hpp"
#include "cli/client_programs.hpp"
#include "cli/commands.hpp"
#include "cli/folders.hpp"
#include "cli/refreshed.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "clients/result.hpp"
#include "clients/results_json.hpp"
#include "clients/table.hpp"
#include "junit/xml.hpp"
#include "report/output_file.hpp"
#include "report/text_output.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

using clients::ClientResult;
using clients::Verdict;

class ClientsCheck {
 public:
  explicit ClientsCheck(const ClientsOptions& options)
      : options_(options),
        output_(report::isStandardOutput(options.json) || report::isStandardOutput(options.junitXml),
                options.checked.coloring) {
    results_.property = options.weak ? clients::kSequentiallyConsistent : clients::kLinearizable;
    results_.reference = options.reference;
  }

  int run() {
    requireFiles({{"--json", options_.json}, {"--junit-xml", options_.junitXml}});
    if (!options_.write.empty()) requireEmpty(options_.write);
    const base::Interrupt interrupt;
    try {
      prepare();
      check();
    } catch (const base::Interrupted&) {
      results_.unfinished = "It was interrupted before it was known which results the calls may have.";
    } catch (const OrdersUnfinished& unfinished) {
      results_.unfinished = unfinished.sentence;
    }
    if (!results_.unfinished.empty()) std::fprintf(stderr, "weaveproof: %s\n", results_.unfinished.c_str());
    tell();
    return results_.status();
  }

 private:
  // The clients, and what is admitted of each.
  void prepare() {
    programs_.emplace(options_);
    generate();
    programs_->compile(clientsOnly());
    if (!options_.quiet) output_.write(clients::beginning(results_, options_.bounds, output_.width()));
    const std::vector<std::vector<clients::Order>> admitted = programs_->admitted();
    for (std::size_t i = 0; i < admitted.size(); ++i) results_.clients[i].admitted = admitted[i];
    if (options_.only)
      std::erase_if(results_.clients, [&](const ClientResult& one) { return one.number != options_.only; });
    if (!options_.write.empty()) write();
  }

  void generate() {
    const clients::Subject& subject = programs_->subject();
    clients::Bounds bounds = options_.bounds;
    bounds.written = options_.prefix;
    bounds.written.insert(bounds.written.end(), {options_.content, subject.construct});
    const clients::Clients clients = clientsOf(subject.calls, bounds);
    if (options_.wantsAll && clients.all != clients.clients.size())
      throw UsageError{
          fmt::format("there are too many clients for --number all: more than {}", options_.bounds.number)};
    if (options_.only && *options_.only > clients.clients.size())
      throw UsageError{fmt::format("there is no client {}, only {}", *options_.only, clients.clients.size())};
    results_.subject = &subject;
    results_.all = clients.all;
    results_.notCalled = subject.notCalled;
    results_.oneAsked = options_.only.has_value();
    noteUndrawn(clients.clients);
    for (const clients::Client& client : clients.clients) {
      ClientResult result;
      result.number = results_.clients.size() + 1;
      result.client = client;
      results_.clients.push_back(std::move(result));
    }
  }

  // Methods of which no call is in a client.
  void noteUndrawn(const std::vector<clients::Client>& drawn) {
    const std::vector<clients::Call>& calls = results_.subject->calls;
    std::set<std::string> called;
    for (const clients::Client& client : drawn)
      for (const auto& thread : client.threads)
        for (const std::size_t call : thread) called.insert(calls[call].method);
    std::set<std::string> told;
    for (const clients::Call& call : calls)
      if (!called.contains(call.method) && told.insert(call.method).second)
        results_.notCalled.push_back(
            {call.method, "none of the clients that were drawn calls them (--number, --seed)", false});
  }

  std::vector<clients::Client> clientsOnly() const {
    std::vector<clients::Client> all;
    for (const ClientResult& result : results_.clients) all.push_back(result.client);
    return all;
  }

  void write() const {
    for (const ClientResult& result : results_.clients)
      writeFile(options_.write / clients::fileOf(programs_->subject(), result.number),
                programs_->source(result.client, result.number, results_.property, result.admitted));
  }

  // ---- checking them

  CheckJob jobFor(const ClientResult& result) const {
    CheckJob job;
    job.said = scratch_.path() / fmt::format("said-{}", result.number);
    job.told = scratch_.path() / fmt::format("told-{}", result.number);
    job.words = options_.checkWords;
    std::erase_if(job.words, [](const std::string& word) { return word.starts_with("--quiet="); });
    job.words.push_back("--color=never");
    if (!options_.isGiven("early-time-outs"))
      job.words.push_back("--early-time-outs=ignore");  // results are what counts
    job.words.push_back("--json=" + answerOf(result).string());
    job.words.push_back("--trace=" + traceOf(result));
    if (!options_.isGiven("memory-limit") && options_.parallel > 1)
      job.words.push_back(fmt::format("--memory-limit={}", base::usualMemoryLimit() / options_.parallel));
    if (!options_.isGiven("state-limit") && !options_.isGiven("time-limit"))
      job.words.push_back(fmt::format("--state-limit={}", kUsualLimit));
    if (clients::mayWait(result.admitted) && options_.checked.spec.time.isFree())
      job.words.push_back(fmt::format("--time={}", clients::kTimeForWaits));
    const std::vector<std::string> program = programs_->words(result.number, results_.property, result.admitted);
    job.words.insert(job.words.end(), program.begin(), program.end());
    return job;
  }

  fs::path answerOf(const ClientResult& result) const {
    return scratch_.path() / fmt::format("answer-{}.json", result.number);
  }
  std::string traceOf(const ClientResult& result) const {
    return fmt::format("weaveproof-trace-{}.json", clients::simpleNameOf(programs_->subject(), result.number));
  }

  void check() {
    std::vector<CheckJob> jobs;
    for (const ClientResult& result : results_.clients) jobs.push_back(jobFor(result));
    const clients::Table table(results_);
    std::vector<bool> ended(jobs.size());
    std::size_t shown = 0, done = 0;
    // Up to the first violation, which is the same with any number of workers: what workers have found behind it is dropped.
    std::size_t wanted = jobs.size();
    const auto show = [&] {  // in order, for the same reason
      clearCount();
      for (; shown < wanted && ended[shown]; ++shown)
        if (!options_.quiet && results_.clients[shown].verdict != Verdict::Unchecked)
          output_.write(table.line(results_.clients[shown]));
      if (done < wanted) tellCount(done, wanted, "clients");
    };
    Refreshed files([this] { writeFilesSoFar(); });
    ChecksWatch watch;
    watch.wanted = [&] { return base::Interrupt::isSet() ? std::size_t{0} : wanted; };
    watch.meanwhile = [&] { files.look(); };
    watch.ended = [&](std::size_t job) {
      if (job >= wanted) return drop(results_.clients[job]);
      ClientResult& result = results_.clients[job];
      judge(result, jobs[job]);
      ended[job] = true;
      ++done;
      if (result.verdict == Verdict::Violation && !options_.all) {
        wanted = job + 1;
        for (std::size_t behind = wanted; behind < jobs.size(); ++behind) drop(results_.clients[behind]);
      }
      show();
      files.change();
    };
    runChecks(jobs, options_.parallel, watch);
    clearCount();
  }

  // As if nobody had begun it.
  void drop(ClientResult& result) const {
    ClientResult fresh;
    fresh.number = result.number;
    fresh.client = result.client;
    fresh.admitted = std::move(result.admitted);
    std::error_code error;
    fs::remove(traceOf(result), error);
    result = std::move(fresh);
  }

  void judge(ClientResult& result, const CheckJob& job) const {
    result.seconds = job.seconds;
    if (!job.begun) return;
    std::error_code error;
    if (!fs::exists(answerOf(result), error)) {
      const int status = job.status < 0 ? job.problem.status : job.status;
      result.verdict = status == kUnsupported    ? Verdict::Unsupported
                       : status == kInconclusive ? Verdict::Undecided
                                                 : Verdict::Error;
      result.said = lastWordsOf(job);
      if (result.said.empty()) result.said = "its check ended without an answer";
      return;
    }
    result.answer = nlohmann::json::parse(base::readText(answerOf(result)));
    for (const char* ours :
         {"json", "color", "memory-limit"})  // what this command says to its checks is no matter of the user
      if (!options_.isGiven(ours)) result.answer["config"].erase(ours);
    result.states = result.answer["stats"]["states"];
    result.verdict = clients::verdictNamed(result.answer["verdict"]);
    if (result.verdict == Verdict::Violation) {
      const std::string message = result.answer["error"]["message"];
      result.broken = clients::brokenIn(message);
      result.said = result.broken ? result.broken->property : message;
      result.schedule = base::readText(job.told);
      result.trace = traceOf(result);
    } else if (result.verdict == Verdict::Unsupported) {
      result.said = result.answer["unsupported"]["what"];
    } else if (result.verdict != Verdict::Passes) {
      result.said = result.answer["covered"];
    }
  }

  // ---- the answer

  void tell() const {
    if (!options_.quiet)
      for (const ClientResult& result : results_.clients)
        if (result.verdict == Verdict::Violation)
          output_.write(clients::violationText(results_, result, output_.width()));
    output_.write((options_.quiet ? "" : "\n") + clients::conclusionOf(results_) + "\n");
    if (!options_.json.empty()) report::writeText(options_.json, jsonText());
    if (!options_.junitXml.empty()) report::writeText(options_.junitXml, junit::xmlText(asTests()));
  }

  std::string jsonText() const { return clients::jsonText(results_, options_.className, options_.bounds); }

  void writeFilesSoFar() const {
    if (canBeRefreshed(options_.json)) report::writeText(options_.json, jsonText());
    if (canBeRefreshed(options_.junitXml)) report::writeText(options_.junitXml, junit::xmlText(asTests()));
  }

  junit::TestResults asTests() const {
    junit::TestResults tests;
    if (!results_.unfinished.empty()) tests.problems.push_back(results_.unfinished);
    for (const ClientResult& result : results_.clients) {
      junit::TestResult test;
      test.test.className = results_.subject->className;
      test.test.method = fmt::format("client {}: {}", result.number, textOf(result.client, results_.subject->calls));
      test.said = result.said;
      test.seconds = result.seconds;
      test.verdict = result.verdict == Verdict::Passes        ? junit::TestVerdict::NoViolation
                     : result.verdict == Verdict::Violation   ? junit::TestVerdict::Violation
                     : result.verdict == Verdict::Unsupported ? junit::TestVerdict::Unsupported
                     : result.verdict == Verdict::Unchecked   ? junit::TestVerdict::Skipped
                     : result.verdict == Verdict::Undecided   ? junit::TestVerdict::Inconclusive
                                                              : junit::TestVerdict::Error;
      if (result.verdict == Verdict::Violation) test.text = clients::violationText(results_, result, output_.width());
      tests.tests.push_back(std::move(test));
    }
    if (const std::string missing = clients::notCalledBecause(results_, false);
        !missing.empty() && !results_.oneAsked) {
      junit::TestResult test;
      test.test.className = results_.subject->className;
      test.test.method = "methods that no client calls";
      test.said = missing;
      test.verdict = junit::TestVerdict::Inconclusive;
      tests.tests.push_back(std::move(test));
    }
    return tests;
  }

  // States of one client; most have a few hundred.
  static constexpr std::uint64_t kUsualLimit = 500'000;

  const ClientsOptions& options_;
  const report::TextOutput output_;
  Scratch scratch_;
  std::optional<ClientPrograms> programs_;
  clients::Results results_;
};

}  // namespace

int checkClients(const ClientsOptions& options) { return ClientsCheck(options).run(); }

}  // namespace weaveproof::cli
