#include "cli/mutate.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/interrupt.hpp"
#include "base/process_memory.hpp"
#include "base/regular_file.hpp"
#include "cli/check_pool.hpp"
#include "cli/commands.hpp"
#include "cli/folders.hpp"
#include "cli/mutated_program.hpp"
#include "cli/refreshed.hpp"
#include "cli/report_files.hpp"
#include "cli/usage_error.hpp"
#include "mutate/class_digest.hpp"
#include "mutate/class_sites.hpp"
#include "mutate/patch.hpp"
#include "mutate/reached.hpp"
#include "mutate/results_json.hpp"
#include "mutate/source_tool.hpp"
#include "mutate/table.hpp"
#include "report/output_file.hpp"
#include "report/result_text.hpp"
#include "report/text_output.hpp"
#include "report/wrap.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

using mutate::Fate;
using mutate::Mutant;
using mutate::MutantResult;
using mutate::Site;

class Mutation {
 public:
  explicit Mutation(const MutateOptions& options)
      : options_(options), output_(report::isStandardOutput(options.json), report::Coloring::Never) {}

  int run() {
    requireFiles({{"--json", options_.json}});
    if (!options_.out.empty()) requireEmpty(options_.out);
    const base::Interrupt interrupt;
    int status = 0;
    try {
      status = make();
    } catch (const base::Interrupted&) {
      std::fprintf(stderr, "weaveproof: interrupted before the mutants were made\n");
      if (options_.list) return kInconclusive;
    }
    if (status != 0 || options_.list) return status;
    output_.write(options_.check && !options_.quiet && table_ ? table_->end(results_, output_.width())
                                                              : mutate::summaryOf(results_) + "\n");
    writeJson();
    if (isCrashed_) return kInternalError;
    if (base::Interrupt::isSet()) return kInconclusive;
    if (!options_.failUnder || results_.score() >= *options_.failUnder) return 0;
    std::fprintf(stderr, "weaveproof: the score is below the %g %% of --fail-under\n", *options_.failUnder);
    return kViolation;
  }

 private:
  // Makes the mutants, and checks them if that is asked for. The exit status if there is none to go on with.
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
      for (const MutantResult& result : results_.mutants) output_.write(table_->line(result));
    return 0;
  }

  void writeJson() const {
    if (!options_.json.empty()) report::writeText(options_.json, mutate::jsonOfResults(sites_, results_));
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
    std::vector<CheckJob> job{jobFor(0, program_->originalClasses())};
    job[0].words.insert(job[0].words.begin(), "--coverage=" + coverage.string());
    ChecksWatch watch;
    watch.wanted = [] { return base::Interrupt::isSet() ? std::size_t{0} : std::size_t{1}; };
    watch.ended = [](std::size_t) {};
    runChecks(job, 1, watch);
    const MutantResult original = judged(job[0], 0);
    results_.states = original.states;
    results_.mentions = original.mentions;
    results_.seconds = original.seconds;
    if (original.fate != Fate::Survived) {
      std::fprintf(stderr, "weaveproof: the program itself has to pass before its mutants are checked: %s\n",
                   original.said.c_str());
      writeJson();
      if (job[0].crashed) return kInternalError;
      if (base::Interrupt::isSet()) return kInconclusive;
      return job[0].status == kUsageError ? kUsageError : kViolation;
    }
    reached_ = std::make_unique<mutate::Reached>(base::readText(coverage));
    if (!options_.quiet)
      output_.write(fmt::format("The original passes ({} states, {:.1f} s).\n", report::grouped(original.states),
                                original.seconds));
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
      MutantResult result;
      result.number = i + 1;
      result.mutant = &mutants_[i];
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
      if (!options_.out.empty()) result.patch = (folder / "mutant.patch").string();
      results_.mutants.push_back(std::move(result));
      compilations.push_back(std::move(compilation));
    }
    if (program_->isSources()) program_->compile(compilations);
    for (std::size_t i = 0; i < mutants_.size(); ++i) {
      MutantResult& result = results_.mutants[i];
      if (!compilations[i].errors.empty()) {
        result.fate = Fate::Stillborn;
        result.said = compilations[i].errors.substr(0, compilations[i].errors.find('\n'));
        continue;
      }
      const fs::path& classes = compilations[i].classes;
      const std::string digest = mutate::digestOf(classes, classes);
      const auto [same, isNew] = known.emplace(digest, i + 1);
      if (!isNew) {
        result.fate = Fate::Duplicate;
        result.said = fmt::format("the same classes as {}'s", same->second);
      } else if (digest == mutate::digestOf(program_->originalClasses(), classes)) {
        result.fate = Fate::Duplicate;
        result.said = "the same classes as the original's";
      } else if (reached_ && !reached_->any(sites_, mutants_[i])) {
        result.fate = Fate::Unreached;
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

  CheckJob jobFor(std::size_t number, const fs::path& classes) const {
    CheckJob job;
    const fs::path folder = number == 0 ? scratch_.path() : folderOf(number);
    job.said = scratch_.path() / fmt::format("said-{}", number);
    job.words = options_.checkWords;
    job.words.emplace_back("--quiet=true");
    if (!isGiven("early-time-outs")) job.words.emplace_back("--early-time-outs=ignore");  // the verdict is what counts
    job.words.push_back("--json=" + answerOf(number).string());
    job.words.push_back("--trace=" + (folder / "trace.json").string());
    if (!isGiven("memory-limit") && options_.parallel > 1)
      job.words.push_back(fmt::format("--memory-limit={}", base::usualMemoryLimit() / options_.parallel));
    if (number > 0 && !isGiven("state-limit") && !isGiven("time-limit"))
      job.words.push_back(fmt::format("--state-limit={}", std::max(kLeastLimit, kTimesOriginal * results_.states)));
    const std::vector<std::string> program = program_->words(classes, folder);
    job.words.insert(job.words.end(), program.begin(), program.end());
    return job;
  }

  bool isGiven(const std::string& name) const {
    return std::ranges::any_of(options_.checked.asGiven, [&](const auto& given) { return given.first == name; });
  }

  fs::path answerOf(std::size_t number) const { return scratch_.path() / fmt::format("answer-{}.json", number); }

  void check(const mutate::Table& table) {
    std::vector<CheckJob> jobs;
    std::vector<std::size_t> mutantOf;
    for (std::size_t i = 0; i < mutants_.size(); ++i) {
      if (results_.mutants[i].fate != Fate::Made) continue;
      jobs.push_back(jobFor(i + 1, folderOf(i + 1) / "classes"));
      mutantOf.push_back(i);
    }
    std::size_t shown = 0, done = 0;
    const auto show = [&] {  // in order, so that the table is the same with any number of workers
      clearCount();
      for (; shown < results_.mutants.size() && results_.mutants[shown].fate != Fate::Made; ++shown)
        if (!options_.quiet) tell(table, results_.mutants[shown]);
      if (done < jobs.size()) tellCount(done, jobs.size(), "mutants");
    };
    show();
    Refreshed files([this] {
      if (canBeRefreshed(options_.json)) writeJson();
    });
    ChecksWatch watch;
    watch.wanted = [&] { return base::Interrupt::isSet() ? std::size_t{0} : jobs.size(); };
    watch.meanwhile = [&] { files.look(); };
    watch.ended = [&](std::size_t job) {
      MutantResult& result = results_.mutants[mutantOf[job]];
      const MutantResult judgement = judged(jobs[job], result.number);
      result.fate = judgement.fate;
      result.said = judgement.said;
      result.wasChecked = judgement.wasChecked;
      result.states = judgement.states;
      result.mentions = judgement.mentions;
      result.seconds = judgement.seconds;
      isCrashed_ = isCrashed_ || jobs[job].crashed;
      std::error_code error;
      const fs::path trace = folderOf(result.number) / "trace.json";
      if (!options_.out.empty() && fs::exists(trace, error)) result.trace = trace.string();
      ++done;
      show();
      files.change();
    };
    runChecks(jobs, options_.parallel, watch);
  }

  // A mutant that survives and has a data race more than the original is hardly as good as that.
  void tell(const mutate::Table& table, const MutantResult& result) const {
    output_.write(table.line(result));
    if (result.fate != Fate::Survived) return;
    for (const std::string& mention : results_.newMentions(result))
      output_.write(fmt::format("             mentioned: {}\n", report::printable(mention)));
  }

  // From the exit status and the JSON of a check.
  MutantResult judged(const CheckJob& job, std::size_t number) const {
    MutantResult result;
    result.fate = Fate::Undecided;
    result.seconds = job.seconds;
    if (!job.begun) {
      result.said = "it was not begun";
      return result;
    }
    std::error_code error;
    if (!fs::exists(answerOf(number), error)) {
      result.said = lastWordsOf(job);
      if (result.said.empty()) result.said = "its check ended without an answer";
      return result;
    }
    const nlohmann::json answer = nlohmann::json::parse(base::readText(answerOf(number)));
    result.wasChecked = true;
    for (const nlohmann::json& one : checksIn(answer)) {
      const nlohmann::json& statistics = one["stats"];
      const std::uint64_t states = statistics["states"];
      result.states += states != 0 ? states : statistics["schedules"].get<std::uint64_t>();
      for (const nlohmann::json& mention : one["mentions"])
        result.mentions.push_back(
            fmt::format("{} ({})", mention["message"].get<std::string>(), mention["option"].get<std::string>()));
    }
    if (job.status == 0) result.fate = Fate::Survived;
    if (job.status == kViolation) result.fate = Fate::Killed;
    result.said = reasonIn(answer, job.status);
    if (result.said.empty() && job.status != 0) result.said = lastWordsOf(job);
    return result;
  }

  // The result itself, or those of its tests.
  static std::vector<nlohmann::json> checksIn(const nlohmann::json& answer) {
    if (!answer.contains("tests")) return {answer};
    std::vector<nlohmann::json> checks;
    for (const nlohmann::json& test : answer["tests"])
      if (!test["result"].is_null()) checks.push_back(test["result"]);
    return checks;
  }

  static std::string reasonIn(const nlohmann::json& answer, int status) {
    if (status == 0) return "";
    if (answer.contains("tests")) {
      for (const nlohmann::json& test : answer["tests"]) {
        const std::string verdict = test["verdict"];
        if (verdict == "no-violation" || verdict == "skipped" || (status == kViolation && verdict != "violation"))
          continue;
        const std::string name =
            fmt::format("{}.{}", test["class"].get<std::string>(), test["name"].get<std::string>());
        const std::string reason = test["result"].is_null() ? "" : reasonIn(test["result"], status);
        return name + ": " + (reason.empty() ? test["message"].get<std::string>() : reason);
      }
      return "";
    }
    if (status == kViolation) {
      const nlohmann::json& error = answer["error"].is_null() ? answer["errors"][0] : answer["error"];
      const std::string kind = error["kind"];
      return kind == "exception" ? error["class"].get<std::string>() : kind;
    }
    return answer["covered"].get<std::string>();
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
  bool isCrashed_ = false;
  mutate::Results results_;
};

}  // namespace

int mutateProgram(const MutateOptions& options) { return Mutation(options).run(); }

}  // namespace weaveproof::cli
