#include "cli/commands.hpp"

int main(int argc, char** argv) { return weaveproof::runCommand(argc, argv); }
