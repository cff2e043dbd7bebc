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

namespace weaveproof {

// Where the program under test comes from: ProgramSpace::open, but for tests.
using OpenSpace = std::function<std::unique_ptr<ProgramSpace>(ProgramOptions, MemoryBudget&)>;

// Takes the class path of `located`.
ProgramOptions programOptions(const image::Jdk& jdk, LocatedProgram& located, const TracedProgram& traced);

// Where the sources of the program may be: where the user says, beside File.java, in the likely places.
std::vector<std::filesystem::path> sourceFolders(const ProgramRequest& absolute, const std::string& sourcePath);

}  // namespace weaveproof
