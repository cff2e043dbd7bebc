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

void markChanged(report::SourceLines& sources, const std::vector<change::Fragment>& fragments);

// By --changed-since and --changed. Throws base::Error.
ChangedProgram changedProgramOf(const CheckOptions& options, const LocatedProgram& program, const image::Jdk& jdk);

}  // namespace weaveproof::cli
