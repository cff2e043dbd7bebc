#include "cli/clients.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>

#include "base/interrupt.hpp"
#include "base/packed.hpp"
#include "base/process_memory.hpp"
#include "batch/index_page.hpp"
#include "batch/merged_result.hpp"
#include "batch/refreshed.hpp"
#include "batch/run.hpp"
#include "batch/xml.hpp"
#include "cli/check_job.hpp"
#include "cli/client_programs.hpp"
#include "cli/folders.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "clients/result.hpp"
#include "clients/results_json.hpp"
#include "clients/table.hpp"
#include "report/output_file.hpp"
#include "report/text_output.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

using clients::ClientDetails;
using verdict::Verdict;

class ClientsCheck {
 public:
  explicit ClientsCheck(const ClientsOptions& options)
      : options_(options),
        output_(report::isStandardOutput(options.json) || report::isStandardOutput(options.junitXml) ||
                    report::isStandardOutput(options.sarif),
                options.checked.coloring) {
    results_.property = options.weak ? clients::kSequentiallyConsistent : clients::kLinearizable;
    results_.reference = options.reference;
  }

  int run() {
    requireFiles({{"--json", options_.json},
                  {"--junit-xml", options_.junitXml},
                  {"--html", options_.html},
                  {"--sarif", options_.sarif}});
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
    if (options_.only) {
      results_.clients = {results_.clients[*options_.only - 1]};
      results_.checks.rows = {results_.checks.rows[*options_.only - 1]};
    }
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
    for (const clients::Client& client : clients.clients) results_.add(results_.clients.size() + 1, client);
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
    for (const ClientDetails& one : results_.clients) all.push_back(one.client);
    return all;
  }

  void write() const {
    for (const ClientDetails& one : results_.clients)
      writeFile(options_.write / clients::fileOf(programs_->subject(), one.number),
                programs_->source(one.client, one.number, results_.property, one.admitted));
  }

  // ---- checking them

  batch::Job jobFor(std::size_t row) const {
    const ClientDetails& client = results_.clients[row];
    std::vector<std::string> words = options_.checkWords;
    std::erase_if(words, [](const std::string& word) { return word.starts_with("--quiet="); });
    words.emplace_back("--color=never");
    if (!options_.isGiven("early-time-outs"))
      words.emplace_back("--early-time-outs=ignore");  // results are what counts
    words.push_back("--trace=" + traceOf(row));
    if (!options_.html.empty()) words.push_back("--html=" + fileFor(options_.html, nameOf(row)));
    if (!options_.isGiven("memory-limit") && options_.jobs > 1)
      words.push_back(fmt::format("--memory-limit={}", base::usualMemoryLimit() / options_.jobs));
    if (!options_.isGiven("state-limit") && !options_.isGiven("time-limit"))
      words.push_back(fmt::format("--state-limit={}", kUsualLimit));
    if (const std::string time = clients::timeInsteadOfFree(client.admitted);
        !time.empty() && options_.checked.spec.time.isFree())
      words.push_back("--time=" + time);
    const std::vector<std::string> program = programs_->words(client.number, results_.property, client.admitted);
    words.insert(words.end(), program.begin(), program.end());
    return checkJob(row, std::move(words), complaintsOf(row));
  }

  fs::path complaintsOf(std::size_t row) const {
    return scratch_.path() / fmt::format("said-{}", results_.clients[row].number);
  }
  std::string nameOf(std::size_t row) const {
    return clients::simpleNameOf(programs_->subject(), results_.clients[row].number);
  }
  std::string traceOf(std::size_t row) const { return fmt::format("weaveproof-trace-{}.json", nameOf(row)); }

  void check() {
    const clients::Table table(results_);
    batch::Batch batch;
    batch.rows = results_.clients.size();
    batch.workers = options_.jobs;
    batch.rowsAre = "clients";
    for (std::size_t row = 0; row < batch.rows; ++row) batch.jobs.push_back(jobFor(row));
    batch.take = [this](const batch::Job& job, const batch::ApartEnd& end) { judge(job, end); };
    batch.show = [&](std::size_t row) {
      if (!options_.quiet && results_.checks.rows[row].verdict != Verdict::Skipped) output_.write(table.line(row));
    };
    batch.isLast = [this](std::size_t row) {
      return !options_.all && results_.checks.rows[row].verdict == Verdict::Violation;
    };
    batch.drop = [this](std::size_t row) { drop(row); };
    batch.writeReports = [this] { batch::writeSoFar(files()); };
    batch::run(batch);
  }

  // As if its check had not begun.
  void drop(std::size_t row) {
    results_.checks.rows[row] = results_.unchecked(row);
    results_.clients[row].broken.reset();
    std::error_code error;
    fs::remove(traceOf(row), error);
    if (!options_.html.empty()) fs::remove(fileFor(options_.html, nameOf(row)), error);
  }

  void judge(const batch::Job& job, const batch::ApartEnd& end) {
    if (!end.begun) return;
    ClientDetails& client = results_.clients[job.row];
    batch::Result result = results_.unchecked(job.row);
    result.word.clear();
    if (end.answer) {
      auto answer = base::unpacked<CheckAnswer>(*end.answer);
      take(result, std::move(answer.checks.rows.front()));
      if (result.verdict == Verdict::Violation) {
        client.broken = clients::brokenIn(result.said);
        if (client.broken) result.said = client.broken->property;
        result.trace = traceOf(job.row);
      }
    }
    batch::setEnd(result, job, end);
    if (result.verdict == Verdict::Error && result.said.empty()) result.said = lastComplaint(job.errors);
    if (result.verdict == Verdict::Error && result.said.empty()) result.said = "its check ended without an answer";
    const std::string schedule = std::move(result.text);
    results_.checks.rows[job.row] = std::move(result);
    if (!schedule.empty())
      results_.checks.rows[job.row].text = clients::violationText(results_, job.row, schedule, output_.width());
  }

  // From the check of its program.
  void take(batch::Result& result, batch::Result&& found) const {
    result.verdict = found.verdict;
    result.status = found.status;
    result.said = found.result->unsupported ? found.result->unsupported->what : found.said;
    result.states = found.states;
    result.text = std::move(found.text);
    result.page = std::move(found.page);
    result.result = std::move(found.result);
    // What this command says to its checks is no matter of the user.
    std::erase_if(result.result->config, [this](const auto& option) {
      return (option.first == "color" || option.first == "memory-limit" || option.first == "html") &&
             !options_.isGiven(option.first);
    });
  }

  // ---- the answer

  void tell() const {
    if (!options_.quiet)
      for (const batch::Result& result : results_.checks.rows)
        if (!result.text.empty()) output_.write(result.text);
    output_.write((options_.quiet ? "" : "\n") + clients::conclusionOf(results_) + "\n");
    batch::writeAll(files());
  }

  std::vector<batch::ReportFile> files() const {
    return {
        {options_.json, [this] { return clients::jsonText(results_, options_.className, options_.bounds); }},
        {options_.junitXml, [this] { return batch::xmlText(clients::asTests(results_)); }},
        {options_.html,
         [this] { return batch::indexText(clients::asTests(results_), clients::conclusionOf(results_), "client"); }},
        {options_.sarif, [this] {
           report::SourceLines sources(programs_ ? programs_->sourceFolders() : std::vector<fs::path>());
           const batch::Results tests = clients::asTests(results_);
           return sarifOf(batch::merged(tests, clients::conclusionOf(results_), batch::withoutAnswer), sources,
                          options_.checked.files);
         }}};
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
