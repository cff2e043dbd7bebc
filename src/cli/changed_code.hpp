// What has changed in the program that is to be checked.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "change/reach.hpp"
#include "cli/check_options.hpp"
#include "cli/locate.hpp"
#include "report/source_lines.hpp"

namespace weaveproof::cli {

struct ChangedProgram {
  change::Change change;
  std::shared_ptr<const change::Reach> reach;
};

// What the program can come to use in one of the versions, from each of them.
struct TwoVersions {
  TwoVersions(const image::ClassPath& oldPath, const image::ClassPath& newPath, const image::Jdk& jdk,
              const std::vector<std::string>& roots);

  std::shared_ptr<change::ClassSet> before, after;
  std::shared_ptr<const change::ClassSet> oldUsed, newUsed;  // what it can come to use in this very version
};

void markChanged(report::SourceLines& sources, const std::vector<change::Fragment>& fragments);

// By --changed-since and --changed. Throws base::Error.
ChangedProgram changedProgramOf(const CheckOptions& options, const LocatedProgram& program, const image::Jdk& jdk);

}  // namespace weaveproof::cli
