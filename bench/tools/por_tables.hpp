// The tables of bench/por, with what stateful-por.txt says beside them.
#pragma once

#include <string>

#include "por_results.hpp"

namespace bench {

std::string structuresTable(
    const PorResults& results);  // which stands for which of the paper, and how many clients it has
std::string algorithmsTable(
    const PorResults& results);  // all states: how many clients are done, and what it took beside S-POR
std::string byStructureTable(const PorResults& results);
std::string paperTable(const PorResults& results);      // section 5, its numbers beside ours
std::string memoryTable(const PorResults& results);     // the three groups of "Memory consumption comparison"
std::string publishedTable(const PorResults& results);  // what the algorithms lose as they are printed

}  // namespace bench
