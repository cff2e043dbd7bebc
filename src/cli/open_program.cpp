#include "cli/open_program.hpp"

#include "change/future_accesses.hpp"
#include "image/source_file.hpp"
#include "proof/program_classes.hpp"
#include "report/source_lines.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

program::ProgramOptions programOptions(const image::Jdk& jdk, LocatedProgram& located,
                                       const report::TracedProgram& traced) {
  program::ProgramOptions options;
  options.jdk = jdk;
  options.classPath = std::move(located.classPath);
  options.mainClass = located.mainClass;
  options.arguments = traced.arguments;
  options.properties = {{"java.class.path", located.shownClassPath}};
  options.properties.insert(options.properties.end(), traced.properties.begin(), traced.properties.end());
  options.host = traced.host;
  options.threads = traced.threads;
  options.spec = traced.spec;
  if (spec::askForLaterAccesses(traced.spec.steps))
    options.future = std::make_shared<change::FutureAccesses>(
        proof::classesOf(options.classPath, jdk, {options.mainClass, traced.arguments, traced.properties}));
  options.internals = traced.internals;
  return options;
}

std::vector<fs::path> sourceFolders(const ProgramRequest& absolute, const std::string& sourcePath) {
  std::vector<fs::path> folders;
  if (!sourcePath.empty()) folders = report::likelySourceFolders(sourcePath);
  if (absolute.program.ends_with(".java")) folders.push_back(image::sourceFolderOf(absolute.program));
  if (const fs::path folder = fs::path(absolute.program).parent_path(); !folder.empty()) folders.push_back(folder);
  const std::vector<fs::path> likely = report::likelySourceFolders(absolute.classPath);
  folders.insert(folders.end(), likely.begin(), likely.end());
  return folders;
}

}  // namespace weaveproof::cli
