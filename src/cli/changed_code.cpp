#include "cli/changed_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.hpp"
#include "cli/version.hpp"
#include "proof/program_classes.hpp"
#include "search/notation.hpp"

namespace weaveproof::cli {

namespace {

struct NamedLines {
  std::string className, method;
  int first = 0, last = 0;  // 0: all
};

// [Class.]method[:L1[-L2]]; the class with dots, else it is the main class.
NamedLines parseLines(const std::string& text, const std::string& mainClass) {
  const auto fail = [&]() -> NamedLines {
    throw base::Error(fmt::format("--changed is Class.method or Class.method:L1-L2, not {}", text));
  };
  NamedLines lines;
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string name = text.substr(0, colon);
  const std::size_t dot = name.rfind('.');
  if (name.empty() || dot == 0 || dot + 1 == name.size()) return fail();
  lines.className = dot == std::string::npos ? mainClass : name.substr(0, dot);
  lines.method = dot == std::string::npos ? name : name.substr(dot + 1);
  std::ranges::replace(lines.className, '.', '/');
  if (colon == text.size()) return lines;
  const std::string range = text.substr(colon + 1);
  const std::size_t dash = std::min(range.find('-'), range.size());
  const std::optional<int> first = search::parseNumber<int>(range.substr(0, dash));
  const std::optional<int> last = dash == range.size() ? first : search::parseNumber<int>(range.substr(dash + 1));
  if (!first || !last || *first < 1 || *last < *first) return fail();
  lines.first = *first;
  lines.last = *last;
  return lines;
}

}  // namespace

void markChanged(report::SourceLines& sources, const std::vector<change::Fragment>& fragments) {
  for (const change::Fragment& fragment : fragments)
    if (fragment.first != 0) sources.markChanged(fragment.className, fragment.file, fragment.first, fragment.last);
}

ChangedProgram changedProgramOf(const CheckOptions& options, const LocatedProgram& program, const image::Jdk& jdk) {
  ChangedProgram found;
  const proof::NamedProgram named{program.mainClass, options.arguments, options.properties};
  std::shared_ptr<const change::ClassSet> classes;
  if (!options.changedSince.empty()) {
    image::ClassPath old;
    old.add(locateVersion(options.changedSince, jdk, options.buildCommand).classPath);
    const proof::TwoVersions versions(old, program.classPath, jdk, named);
    std::string name = program.mainClass;
    std::ranges::replace(name, '.', '/');
    if (versions.before->find(name) == nullptr)
      throw base::Error(fmt::format("there is no class {} in {}", program.mainClass, options.changedSince));
    found.change = change::compareVersions(*versions.before, *versions.after);
    classes = versions.after;
  } else {
    classes = proof::classesOf(program.classPath, jdk, named);
  }
  for (const std::string& text : options.changed) {
    const NamedLines lines = parseLines(text, program.mainClass);
    if (!change::addLines(found.change, *classes, lines.className, lines.method, lines.first, lines.last))
      throw base::Error(fmt::format("--changed {}: the program has no such method, or no code on these lines", text));
  }
  found.reach = std::make_shared<change::Reach>(classes, found.change);
  return found;
}

}  // namespace weaveproof::cli
