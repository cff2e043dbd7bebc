#include "cli/commands.hpp"

int main(int argc, char** argv) { return weaveproof::cli::runCommand(argc, argv); }
