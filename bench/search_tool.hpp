// What the measuring programs that search by themselves have in common: they read the options of `weaveproof check`, open the
// program as it does, and say what is wrong in a sentence.
#pragma once

#include <fmt/format.h>

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/check_options.hpp"
#include "cli/open_program.hpp"
#include "cli/usage_error.hpp"
#include "published/published.hpp"
#include "verdict/again.hpp"

namespace weaveproof {

// The options begin after the first word. They must name a file for the result.
inline cli::CheckOptions toolOptions(int argc, char** argv) {
  published::add();
  std::optional<cli::CheckOptions> options = cli::parseCheckOptions(argc, argv);
  if (!options || options->json.empty()) throw cli::UsageError{"--json FILE and a program are needed"};
  return std::move(*options);
}

// With all that there is as steps; or reduced, as the options say.
inline std::unique_ptr<program::ProgramSpace> openForTool(const cli::CheckOptions& options, base::MemoryBudget& budget,
                                                          const tracking::VisibleInternals& internals = {},
                                                          bool reduced = false) {
  const image::Jdk jdk = image::locateJdk(options.jdk);
  cli::LocatedProgram located = cli::locateProgram(options.program, jdk);
  report::TracedProgram traced;
  traced.arguments = options.arguments;
  traced.properties = options.properties;
  traced.internals = internals;
  traced.spec.time = {};
  traced.spec.steps = options.spec.steps == spec::Steps::All                    ? spec::Steps::All
                      : reduced && options.spec.steps == spec::Steps::Contended ? spec::Steps::Contended
                                                                                : spec::Steps::Shared;
  program::ProgramOptions program = cli::programOptions(jdk, located, traced);
  program.rehearse = true;
  program.holdOff = reduced;
  return program::ProgramSpace::open(std::move(program), budget);
}

// Searches, and restarts when the program turns out to share internals of the library, as `check` does.
inline void searchForTool(
    const cli::CheckOptions& options, base::MemoryBudget& budget, const search::SearchOptions& search,
    const std::function<search::SearchResult(program::ProgramSpace&, const search::SearchOptions&)>& how) {
  verdict::RepeatedSearch searches;
  searches.open = [&](const tracking::VisibleInternals& internals) { return openForTool(options, budget, internals); };
  searches.finish = [](program::ProgramSpace&, std::vector<search::FoundError>&) {};
  searches.search = how;
  search::SearchOptions everything = search;
  everything.orders = spec::Orders::All;
  searches.run(everything);
}

inline int runTool(const char* name, int (*tool)(int, char**), int argc, char** argv) {
  const auto fail = [name](const std::string& sentence) {
    fmt::print(stderr, "{}: {}\n", name, sentence);
    return 2;
  };
  try {
    return tool(argc, argv);
  } catch (const cli::UsageError& e) {
    return fail(e.sentence);
  } catch (const program::UnsupportedFeature& e) {
    return fail("unsupported: " + e.what);
  } catch (const std::exception& e) {
    return fail(e.what());
  }
}

}  // namespace weaveproof
