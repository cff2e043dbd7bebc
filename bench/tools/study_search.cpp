#include "study_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>

#include "base/process_memory.hpp"
#include "cli/check_options.hpp"
#include "cli/open_program.hpp"
#include "cli/usage_error.hpp"
#include "search/observer.hpp"
#include "search/restarts.hpp"
#include "verdict/again.hpp"
#include "words/identity_text.hpp"

namespace bench {
namespace {

namespace cli = weaveproof::cli;
namespace program = weaveproof::program;
namespace search = weaveproof::search;
namespace tracking = weaveproof::tracking;

search::RunLimit readLimit(const std::string& limit) {
  try {
    return search::parseRunLimit("limit of a run", limit);
  } catch (const search::BadSearchOptions& e) {
    throw std::runtime_error(e.what());
  }
}

std::string partOf(const search::RunLimit& limit, std::uint64_t numerator, std::uint64_t denominator) {
  if (limit.states) return fmt::format("{}", std::max<std::uint64_t>(1, *limit.states * numerator / denominator));
  return fmt::format("{}s", *limit.seconds * static_cast<double>(numerator) / static_cast<double>(denominator));
}

bool isWalk(const std::string& options) {
  for (const char* walk : {"random-walk", "pct", "pos"}) {
    if (options.find(std::string("--search ") + walk) != std::string::npos) return true;
  }
  return false;
}

// Walks store no states, so that a limit in states is one in transitions for them.
class TransitionLimit final : public search::SearchObserver {
 public:
  explicit TransitionLimit(std::uint64_t limit) : left_(limit) {}
  void transition(program::Program&, program::Action, const program::Outcome&) override {
    if (left_ == 0) throw program::SearchStopped{};
    --left_;
  }
  bool isReached() const { return left_ == 0; }

 private:
  std::uint64_t left_;
};

cli::CheckOptions optionsOf(const StudyRun& run, const std::string& options, const std::string& memoryLimit,
                            const std::filesystem::path& classes) {
  // The papers' techniques on the whole state space, unless the technique says otherwise.
  std::vector<std::string> words = {"weaveproof", "check", "--reduction",    "local",
                                    "-cp",        classes, "--memory-limit", memoryLimit};
  const auto append = [&words](const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
  };
  append(run.program->options);
  append(splitWords(options));
  append({"--seed", std::to_string(run.seed), run.program->mainClass});
  append(run.arguments);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  try {
    return *cli::parseCheckOptions(static_cast<int>(pointers.size()), pointers.data());
  } catch (const cli::UsageError& e) {
    throw std::runtime_error(fmt::format("{}: {}", run.technique, e.sentence));
  }
}

std::unique_ptr<program::ProgramSpace> open(const cli::CheckOptions& options,
                                            const tracking::VisibleInternals& internals,
                                            weaveproof::base::MemoryBudget& budget) {
  static const weaveproof::image::Jdk jdk = weaveproof::image::locateJdk(options.jdk);
  cli::LocatedProgram located = cli::locateProgram(options.program, jdk);
  weaveproof::report::TracedProgram traced;
  traced.arguments = options.arguments;
  traced.properties = options.properties;
  traced.spec = options.spec;
  traced.internals = internals;
  program::ProgramOptions opened = cli::programOptions(jdk, located, traced);
  opened.rehearse = opened.holdOff = true;
  return program::ProgramSpace::open(std::move(opened), budget);
}

// FNV-1a: two runs that recorded the same outcomes and errors have the same text.
std::string outcomesOf(const weaveproof::verdict::RepeatedResult& found) {
  std::vector<std::string> texts = found.outcomes;
  for (const weaveproof::verdict::ErrorOfSearch& error : found.errors)
    texts.push_back(weaveproof::words::textOf(error.error.violation.identity));
  std::ranges::sort(texts);
  std::uint64_t digest = 0xcbf29ce484222325U;
  for (const std::string& text : texts) {
    for (const char c : text + '\n') digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  }
  return fmt::format("{}:{:016x}", texts.size(), digest);
}

}  // namespace

std::string withLimit(const std::string& options, const std::string& limit) {
  const search::RunLimit whole = readLimit(limit);
  std::string text = options;
  for (std::size_t begin = 0; (begin = text.find('{', begin)) != std::string::npos;) {
    unsigned long long numerator = 0, denominator = 0;
    int length = 0;
    if (std::sscanf(text.c_str() + begin, "{%llu/%llu}%n", &numerator, &denominator, &length) != 2 || length == 0 ||
        denominator == 0) {
      throw std::runtime_error(
          fmt::format("'{}': what stands in braces is a part of the limit, as {{1/12}}.", options));
    }
    text.replace(begin, static_cast<std::size_t>(length), partOf(whole, numerator, denominator));
  }
  if (text.find("--dfs-rb-bound") != std::string::npos || (isWalk(text) && whole.states)) return text;
  return text + (text.empty() ? "" : " ") +
         (whole.states ? fmt::format("--state-limit {}", *whole.states)
                       : fmt::format("--time-limit {}", *whole.seconds));
}

StudyRow searchFor(const StudyRun& run, const std::string& limit, const std::string& memoryLimit,
                   const std::filesystem::path& classes) {
  const std::string complete = withLimit(run.options, limit);
  const cli::CheckOptions options = optionsOf(run, complete, memoryLimit, classes);
  weaveproof::base::MemoryBudget budget(*options.memoryLimit, weaveproof::base::residentBytes);
  std::optional<TransitionLimit> transitions;
  if (const search::RunLimit whole = readLimit(limit); whole.states && isWalk(complete))
    transitions.emplace(*whole.states);

  weaveproof::verdict::RepeatedSearch searches;
  searches.open = [&](const tracking::VisibleInternals& internals) { return open(options, internals, budget); };
  searches.finish = [](program::ProgramSpace&, std::vector<search::FoundError>&) {};
  searches.search = [&](program::ProgramSpace& space, search::SearchOptions asked) {
    if (transitions) asked.runs = std::numeric_limits<std::uint64_t>::max();
    return search::runSearch(space, budget, asked, options.spec, nullptr, transitions ? &*transitions : nullptr);
  };

  StudyRow row;
  row.program = run.program->name;
  row.technique = run.technique;
  row.seed = run.seed;
  const weaveproof::verdict::RepeatedResult found = searches.run(options.search);
  const search::SearchStatistics& statistics = found.result.statistics;
  row.found = !found.errors.empty();
  row.ending = transitions && transitions->isReached() && !row.found ? "state-limit" : nameOf(found.result.ending);
  if (found.result.complete && !row.found && !found.timeStoodStill) row.ending = "no-violation";
  row.states = statistics.states;
  row.choices = statistics.choicePoints;
  row.transitions = statistics.transitions;
  row.seconds = statistics.seconds;
  row.bytes = found.storeBytes + statistics.pathBytes;
  row.outcomes = outcomesOf(found);
  return row;
}

}  // namespace bench
