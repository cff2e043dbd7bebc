// The command line: which command it is. Gives the exit status.
#pragma once

namespace weaveproof::cli {

int runCommand(int argc, char** argv);

}  // namespace weaveproof::cli
