// Figures 5 to 10 of stateful-por.txt and one of our own reductions.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "por_results.hpp"

namespace bench {

// Figures 5 and 6: seconds of each algorithm, its clients in ascending order.
std::string timesFigure(const PorResults& results, const std::string& title,
                        const std::vector<std::string>& algorithms);
// Figures 7 and 8: memory, of the clients that all of them have done.
std::string memoryFigure(const PorResults& results, const std::string& title,
                         const std::vector<std::string>& algorithms);
// The small plots in Figures 5 and 7: two algorithms, a point for each client; crosses at the edge are those that were not done.
std::string besideFigure(const PorResults& results, const std::string& x, const std::string& y, bool ofMemory);
// Figures 9 and 10, and 12 to 21: the average or the least of a client's runs in sequential and in random order, by class.
std::string ordersFigure(const PorResults& results, const std::string& group, const std::string& algorithm,
                         bool ofLeast);

// All of them, into files of a folder; returns their names.
std::vector<std::string> writePorFigures(const PorResults& results, const std::filesystem::path& folder);

}  // namespace bench
