// What `check` and `replay` do alike before they look at a program.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/locate.hpp"
#include "program/space.hpp"
#include "report/trace_file.hpp"

namespace weaveproof::cli {

// Where the program under test comes from: ProgramSpace::open, but for tests.
using OpenSpace = std::function<std::unique_ptr<program::ProgramSpace>(program::ProgramOptions, base::MemoryBudget&)>;

// Takes the class path of `located`.
program::ProgramOptions programOptions(const image::Jdk& jdk, LocatedProgram& located,
                                       const report::TracedProgram& traced);

// Where the sources of the program may be: where the user says, beside File.java, in the likely places.
std::vector<std::filesystem::path> sourceFolders(const ProgramRequest& absolute, const std::string& sourcePath);

}  // namespace weaveproof::cli
