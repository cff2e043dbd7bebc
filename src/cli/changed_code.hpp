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

// All classes on this path but those of the API for harnesses.
std::shared_ptr<change::ClassSet> classesOn(const image::ClassPath& classPath);

// Of these, what the program can come to use.
std::shared_ptr<change::ClassSet> classesUsedBy(const image::ClassPath& classPath, const std::string& mainClass,
                                                const std::vector<std::string>& arguments);

// How the program differs from an older version of it, as far as it can come to use what differs. Leaves in both sets what the
// program can come to use in one of the versions.
change::Change changeBetween(change::ClassSet& before, change::ClassSet& after, const std::string& mainClass,
                             const std::vector<std::string>& arguments);

void markChanged(report::SourceLines& sources, const std::vector<change::Fragment>& fragments);

// By --changed-since and --changed. Throws base::Error.
ChangedProgram changedProgramOf(const CheckOptions& options, const LocatedProgram& program, const image::Jdk& jdk);

}  // namespace weaveproof::cli
