// `weaveproof mutate`: makes mutants of a program, and reports which of them a harness can see.
#pragma once

#include "cli/mutate_options.hpp"

namespace weaveproof::cli {

// The exit status. Throws UsageError, base::Error.
int mutateProgram(const MutateOptions& options);

}  // namespace weaveproof::cli
