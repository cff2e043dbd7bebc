// Two files of records side by side.
#pragma once

#include <filesystem>

namespace bench {

// Prints, for every run that both have, how many times the figures of the first those of the second are. Exit status
// 1 if a verdict differs.
int compare(const std::filesystem::path& before, const std::filesystem::path& after);

}  // namespace bench
