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
#include "verdict/again.hpp"

namespace weaveproof {

// The options begin behind the first word. They must name a file for the result.
inline CheckOptions toolOptions(int argc, char** argv) {
  std::optional<CheckOptions> options = parseCheckOptions(argc, argv);
  if (!options || options->json.empty()) throw UsageError{"--json FILE and a program are needed"};
  return std::move(*options);
}

inline std::unique_ptr<ProgramSpace> openForTool(const CheckOptions& options, MemoryBudget& budget,
                                                 const VisibleInternals& internals = {}) {
  const image::Jdk jdk = image::locateJdk(options.jdk);
  LocatedProgram located = locateProgram(options.program, jdk);
  TracedProgram traced;
  traced.arguments = options.arguments;
  traced.properties = options.properties;
  traced.everythingVisible = options.everythingVisible;
  traced.internals = internals;
  ProgramOptions program = programOptions(jdk, located, traced);
  program.rehearse = true;
  return ProgramSpace::open(std::move(program), budget);
}

// Searches, and once more when the program turns out to use what the library was taken to keep for itself, as `check` does.
inline void searchForTool(const CheckOptions& options, MemoryBudget& budget, const SearchOptions& search,
                          const std::function<SearchResult(ProgramSpace&, const SearchOptions&)>& how) {
  RepeatedSearch searches;
  searches.open = [&](const VisibleInternals& internals) { return openForTool(options, budget, internals); };
  searches.finish = [](ProgramSpace&, std::vector<FoundError>&) {};
  searches.search = how;
  SearchOptions everything = search;
  everything.sourceSets = false;
  searches.run(everything);
}

inline int runTool(const char* name, int (*tool)(int, char**), int argc, char** argv) {
  const auto fail = [name](const std::string& sentence) {
    fmt::print(stderr, "{}: {}\n", name, sentence);
    return 2;
  };
  try {
    return tool(argc, argv);
  } catch (const UsageError& e) {
    return fail(e.sentence);
  } catch (const UnsupportedFeature& e) {
    return fail("unsupported: " + e.what);
  } catch (const std::exception& e) {
    return fail(e.what());
  }
}

}  // namespace weaveproof
