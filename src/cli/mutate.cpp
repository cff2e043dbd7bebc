#include "cli/mutate.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

#include "base/interrupt.hpp"
#include "base/packed.hpp"
#include "base/process_memory.hpp"
#include "batch/index_page.hpp"
#include "batch/refreshed.hpp"
#include "batch/run.hpp"
#include "batch/xml.hpp"
#include "cli/check_job.hpp"
#include "cli/folders.hpp"
#include "cli/mutated_program.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "mutate/class_digest.hpp"
#include "mutate/class_sites.hpp"
#include "mutate/patch.hpp"
#include "mutate/reached.hpp"
#include "mutate/results_json.hpp"
#include "mutate/source_tool.hpp"
#include "mutate/table.hpp"
#include "report/coverage_json.hpp"
#include "report/mention_text.hpp"
#include "report/output_file.hpp"
#include "report/result_text.hpp"
#include "report/text_output.hpp"
#include "report/wrap.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

using mutate::Mutant;
using mutate::Site;
using verdict::Verdict;

class Mutation {
 public:
  explicit Mutation(const MutateOptions& options)
      : options_(options),
        output_(report::isStandardOutput(options.json) || report::isStandardOutput(options.junitXml),
                report::Coloring::Never) {}

  int run() {
    requireFiles({{"--json", options_.json}, {"--junit-xml", options_.junitXml}, {"--html", options_.html}});
    if (!options_.out.empty()) requireEmpty(options_.out);
    const base::Interrupt interrupt;
    int status = 0;
    try {
      status = make();
    } catch (const base::Interrupted&) {
      std::fprintf(stderr, "weaveproof: interrupted before the mutants were made\n");
      if (options_.list) return verdict::kInconclusive;
    }
    if (status != 0 || options_.list) return status;
    output_.write(options_.check && !options_.quiet && table_ ? table_->end(results_, output_.width())
                                                              : mutate::summaryOf(results_) + "\n");
    batch::writeAll(files());
    if (std::ranges::any_of(results_.all.rows, &batch::Result::isCrash)) return verdict::kInternalError;
    if (base::Interrupt::isSet()) return verdict::kInconclusive;
    if (!options_.failUnder || results_.score() >= *options_.failUnder) return 0;
    std::fprintf(stderr, "weaveproof: the score is below the %g %% of --fail-under\n", *options_.failUnder);
    return verdict::kViolation;
  }

 private:
  // Makes the mutants, and checks them if that is asked for. The exit status if there is none to continue with.
  int make() {
    program_.emplace(options_, scratch_.path(), folderOfAll() / "original");
    sites_ = program_->findSites();
    const std::vector<const Site*> wanted = wantedSites();
    if (options_.list) return list(wanted);
    mutants_ = options_.number ? mutate::draw(wanted, *options_.number, options_.perMutant, options_.seed)
                               : mutate::eachAlone(wanted);
    if (options_.check)
      if (const int status = checkOriginal()) return status;
    makeAll();
    table_.emplace(sites_, mutants_);
    if (options_.check)
      check(*table_);
    else
      for (std::size_t row = 0; row < mutants_.size(); ++row) output_.write(table_->line(results_, row));
    return 0;
  }

  std::vector<batch::ReportFile> files() const {
    return {{options_.json, [this] { return mutate::jsonOfResults(sites_, results_); }},
            {options_.junitXml, [this] { return batch::xmlText(mutate::asTests(results_)); }},
            {options_.html, [this] { return batch::indexText(results_.all, mutate::summaryOf(results_), "mutant"); }}};
  }

  std::vector<const Site*> wantedSites() const {
    const auto isOneOf = [](const auto& list, const auto& value) {
      return list.empty() || std::ranges::find(list, value) != list.end();
    };
    for (const std::uint32_t id : options_.siteIds)
      if (id > sites_.sites.size())
        throw UsageError{fmt::format("there is no site {}, only {}", id, sites_.sites.size())};
    std::vector<const Site*> wanted;
    for (const Site& site : sites_.sites)
      if (isOneOf(options_.operators, site.operatorName) && isOneOf(options_.siteIds, site.id) && isIn(site.className))
        wanted.push_back(&site);
    return wanted;
  }

  // A class with those that are nested in it, or a package with those below it.
  bool isIn(const std::string& name) const {
    if (options_.only.empty()) return true;
    return std::ranges::any_of(options_.only, [&](const std::string& only) {
      if (only.ends_with(".*")) return name.starts_with(only.substr(0, only.size() - 1));
      return name == only || name.starts_with(only + "$");
    });
  }

  int list(const std::vector<const Site*>& wanted) {
    output_.write(wanted.empty() ? "There are no such sites.\n" : mutate::listOf(sites_, wanted));
    if (!options_.json.empty()) report::writeText(options_.json, mutate::jsonOfSites(sites_, wanted));
    return 0;
  }

  // ---- the original

  // 0 if it passes; else the exit status: whether it was checked at all.
  int checkOriginal() {
    const fs::path coverage = scratch_.path() / "coverage.json";
    std::vector<std::string> words = wordsFor(0, program_->originalClasses());
    words.insert(words.begin(), "--coverage=" + coverage.string());
    batch::Batch batch;
    batch.rows = 1;
    batch.jobs = {checkJob(0, std::move(words), complaintsOf(0))};
    batch::Result original;
    int status = verdict::kViolation;
    batch.take = [&](const batch::Job& job, const batch::ApartEnd& end) {
      results_.mentions = judge(original, job, end);
      if (end.answer) {
        const auto answer = base::unpacked<CheckAnswer>(*end.answer);
        status = answer.status;
        reached_ = std::make_unique<mutate::Reached>(report::coverageJson(answer.covered));
      } else {
        status = end.problem.status;
      }
    };
    batch::run(batch);
    results_.states = original.states.value_or(0);
    results_.seconds = original.seconds;
    if (original.word != mutate::kSurvived) {
      std::fprintf(stderr, "weaveproof: the program itself has to pass before its mutants are checked: %s\n",
                   original.said.c_str());
      batch::writeAll(files());
      if (original.isCrash) return verdict::kInternalError;
      if (base::Interrupt::isSet()) return verdict::kInconclusive;
      return status == verdict::kUsageError ? verdict::kUsageError : verdict::kViolation;
    }
    if (!options_.quiet)
      output_.write(fmt::format("The original passes ({} states, {:.1f} s).\n", report::grouped(results_.states),
                                results_.seconds));
    for (const std::string& mention : results_.mentions)
      output_.write(fmt::format("  mentioned: {}\n", report::printable(mention)));
    return 0;
  }

  // ---- making them

  fs::path folderOfAll() const { return options_.out.empty() ? scratch_.path() / "mutants" : fs::path(options_.out); }

  fs::path folderOf(std::size_t number) const {
    return folderOfAll() / fmt::format("m{:0{}}", number, std::to_string(mutants_.size()).size());
  }

  void makeAll() {
    std::map<std::string, std::size_t> known;  // mutants by the digests of their classes
    std::vector<mutate::Compilation> compilations;
    for (std::size_t i = 0; i < mutants_.size(); ++i) {
      const fs::path folder = folderOf(i + 1);
      batch::Result result;
      result.suite = mutants_[i].sites.front()->className;
      result.name = fmt::format("{} {}", i + 1, mutate::nameOf(sites_, mutants_[i]));
      result.title = result.name;
      mutate::setFate(result, mutate::kMade);
      mutate::MutantDetails details{&mutants_[i], {}, {}};
      std::string patch;
      for (const Site* site : mutants_[i].sites)
        patch += fmt::format("# {} {} {}\n", site->operatorName, mutate::placeOf(sites_, *site), site->what);
      mutate::Compilation compilation{folder / "classes", {}, {}};
      fs::create_directories(compilation.classes);
      for (const auto& [file, text] : mutate::changedFiles(sites_, mutants_[i])) {
        const mutate::File& original = sites_.files[file];
        patch += program_->isSources()
                     ? mutate::patchOf(original.path.string(), original.bytes, text)
                     : mutate::bytePatchOf(original.path.string(), original.bytes, editsOf(mutants_[i], file));
        const fs::path place = (program_->isSources() ? folder : compilation.classes) / original.inTree;
        writeFile(place, text);
        compilation.changes.push_back({file, place});
      }
      writeFile(folder / "mutant.patch", patch);
      if (!options_.out.empty()) details.patch = (folder / "mutant.patch").string();
      results_.all.rows.push_back(std::move(result));
      results_.mutants.push_back(std::move(details));
      compilations.push_back(std::move(compilation));
    }
    if (program_->isSources()) program_->compile(compilations);
    for (std::size_t i = 0; i < mutants_.size(); ++i) {
      batch::Result& result = results_.all.rows[i];
      if (!compilations[i].errors.empty()) {
        mutate::setFate(result, mutate::kStillborn);
        result.said = compilations[i].errors.substr(0, compilations[i].errors.find('\n'));
        continue;
      }
      const fs::path& classes = compilations[i].classes;
      const std::string digest = mutate::digestOf(classes, classes);
      const auto [same, isNew] = known.emplace(digest, i + 1);
      if (!isNew) {
        mutate::setFate(result, mutate::kDuplicate);
        result.said = fmt::format("the same classes as {}'s", same->second);
      } else if (digest == mutate::digestOf(program_->originalClasses(), classes)) {
        mutate::setFate(result, mutate::kDuplicate);
        result.said = "the same classes as the original's";
      } else if (reached_ && !reached_->any(sites_, mutants_[i])) {
        mutate::setFate(result, mutate::kUnreached);
      }
    }
  }

  static std::vector<const mutate::Edit*> editsOf(const Mutant& mutant, std::size_t file) {
    std::vector<const mutate::Edit*> edits;
    for (const Site* site : mutant.sites)
      for (const mutate::Edit& edit : site->edits)
        if (edit.file == file) edits.push_back(&edit);
    return edits;
  }

  // ---- checking them

  // After `weaveproof check`. Number 0 is the original.
  std::vector<std::string> wordsFor(std::size_t number, const fs::path& classes) const {
    const fs::path folder = number == 0 ? scratch_.path() : folderOf(number);
    std::vector<std::string> words = options_.checkWords;
    words.emplace_back("--quiet=true");
    if (!isGiven("early-time-outs")) words.emplace_back("--early-time-outs=ignore");  // the verdict is what counts
    words.push_back("--trace=" + (folder / "trace.json").string());
    if (number > 0 && !options_.html.empty() && !options_.checked.junit)
      words.push_back("--html=" + fileFor(options_.html, std::to_string(number)));
    if (!isGiven("memory-limit") && options_.jobs > 1)
      words.push_back(fmt::format("--memory-limit={}", base::usualMemoryLimit() / options_.jobs));
    if (number > 0 && !isGiven("state-limit") && !isGiven("time-limit"))
      words.push_back(fmt::format("--state-limit={}", std::max(kLeastLimit, kTimesOriginal * results_.states)));
    const std::vector<std::string> program = program_->words(classes, folder);
    words.insert(words.end(), program.begin(), program.end());
    return words;
  }

  bool isGiven(const std::string& name) const {
    return std::ranges::any_of(options_.checked.asGiven, [&](const auto& given) { return given.first == name; });
  }

  fs::path complaintsOf(std::size_t number) const { return scratch_.path() / fmt::format("said-{}", number); }

  void check(const mutate::Table& table) {
    batch::Batch batch;
    batch.rows = mutants_.size();
    batch.workers = options_.jobs;
    batch.rowsAre = "mutants";
    for (std::size_t row = 0; row < mutants_.size(); ++row)
      if (results_.all.rows[row].word == mutate::kMade)
        batch.jobs.push_back(checkJob(row, wordsFor(row + 1, folderOf(row + 1) / "classes"), complaintsOf(row + 1)));
    batch.take = [this](const batch::Job& job, const batch::ApartEnd& end) {
      batch::Result& result = results_.all.rows[job.row];
      results_.mutants[job.row].mentions = judge(result, job, end);
      std::error_code error;
      const fs::path trace = folderOf(job.row + 1) / "trace.json";
      result.trace = !options_.out.empty() && fs::exists(trace, error) ? trace.string() : "";
      if (result.word == mutate::kSurvived) {
        for (const std::string& mention : results_.newMentions(job.row))
          result.notes.push_back("mentioned: " + mention);
        for (std::string& weakness : mutate::weaknessesOf({results_.mutants[job.row].mutant}))
          result.remarks.push_back(std::move(weakness));
      }
    };
    batch.show = [&](std::size_t row) {
      if (!options_.quiet) tell(table, row);
    };
    batch.writeReports = [this] { batch::writeSoFar(files()); };
    batch::run(batch);
  }

  // A mutant that survives and has a data race more than the original is hardly as good as that.
  void tell(const mutate::Table& table, std::size_t row) const {
    output_.write(table.line(results_, row));
    for (const std::string& note : results_.all.rows[row].notes)
      output_.write(fmt::format("             {}\n", report::printable(note)));
  }

  // What a check has come to. Gives what it mentions.
  static std::vector<std::string> mentionsIn(const batch::Result& one) {
    std::vector<std::string> mentions;
    if (!one.result) return mentions;
    for (const verdict::Mention& mention : one.result->mentions)
      mentions.push_back(fmt::format("{} ({})", report::sentenceOf(mention), verdict::optionFor(mention.kind)));
    return mentions;
  }

  std::vector<std::string> judge(batch::Result& result, const batch::Job& job, const batch::ApartEnd& end) const {
    if (!end.begun) {
      result.said = "it was not begun";
      mutate::setFate(result, mutate::kUndecided);
      return {};
    }
    std::vector<std::string> mentions;
    if (end.answer) {
      const auto answer = base::unpacked<CheckAnswer>(*end.answer);
      result.states = 0;
      for (const batch::Result& one : answer.checks.rows) {
        const std::uint64_t states = one.states.value_or(0);
        *result.states += states != 0 ? states : one.schedules;
        for (std::string& mention : mentionsIn(one)) mentions.push_back(std::move(mention));
      }
      result.said = reasonIn(answer);
      if (result.said.empty() && answer.status != 0) result.said = lastComplaint(job.errors);
      if (!options_.checked.junit) {
        const batch::Result& one = answer.checks.rows.front();
        result.result = one.result;
        result.page = one.page;
      }
      mutate::setFate(result, answer.status == 0                     ? mutate::kSurvived
                              : answer.status == verdict::kViolation ? mutate::kKilled
                                                                     : mutate::kUndecided);
    }
    batch::setEnd(result, job, end);
    if (!end.answer) mutate::setFate(result, mutate::kUndecided);
    return mentions;
  }

  // Which violation it was, or why there is no answer; of tests, the first of which that is said.
  static std::string reasonIn(const CheckAnswer& answer) {
    if (answer.status == 0) return "";
    for (const batch::Result& one : answer.checks.rows) {
      if (one.verdict == Verdict::NoViolation || one.verdict == Verdict::Skipped ||
          (answer.status == verdict::kViolation && one.verdict != Verdict::Violation))
        continue;
      const std::string reason = one.result ? reasonIn(*one.result, answer.status) : "";
      return (one.title.empty() ? "" : one.title + ": ") + (reason.empty() ? one.said : reason);
    }
    return "";
  }

  static std::string reasonIn(const verdict::CheckResult& found, int status) {
    if (status != verdict::kViolation) return found.covered;
    const check::Violation& violation = found.errors.front().violation;
    return violation.kind == "exception" ? violation.className : violation.kind;
  }

  // A mutant may have far more states than the original, or infinitely many.
  static constexpr std::uint64_t kLeastLimit = 200'000, kTimesOriginal = 50;

  const MutateOptions& options_;
  const report::TextOutput output_;
  Scratch scratch_;
  std::optional<MutatedProgram> program_;
  mutate::Sites sites_;
  std::vector<Mutant> mutants_;
  std::unique_ptr<mutate::Reached> reached_;  // if the original was checked
  std::optional<mutate::Table> table_;
  mutate::Results results_;
};

}  // namespace

int mutateProgram(const MutateOptions& options) { return Mutation(options).run(); }

}  // namespace weaveproof::cli
