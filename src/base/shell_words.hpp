// Words of a command line, quoted for a shell.
#pragma once

#include <string>
#include <vector>

namespace weaveproof::base {

std::string shellWord(const std::string& word);
std::string shellWords(const std::vector<std::string>& words);

}  // namespace weaveproof::base
